import { imprint } from '@doorstep/contract/imprint';
import { Avatar } from '@doorstep/ui/base/avatar';
import { Card } from '@doorstep/ui/base/card';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { useLang } from '@doorstep/ui/messages/provider';
import { usePageMessages } from '../../messages/messages.ts';
import { aboutMessages } from './messages.en.ts';

const offers = [
  ['icon-pill', 'medicines'],
  ['icon-syringe', 'nurses'],
  ['icon-flask-conical', 'tests'],
  ['icon-stethoscope', 'doctors'],
  ['icon-ambulance', 'ambulance'],
] as const;

/** What the shop does, who founded it, and by which licence it sells. */
export function AboutView() {
  const messages = usePageMessages('about', aboutMessages);
  const isHindi = useLang() === 'hi-IN';
  const facts = [
    [messages.seller, messages.sellerName],
    [messages.address, messages.addressLines],
    [messages.licence, imprint.drugLicence],
    [messages.gstin, imprint.gstin],
    [messages.pharmacist, messages.pharmacistName],
  ] as const;
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.title} />
      <section aria-labelledby="does" className="flex max-w-text flex-col gap-3">
        <h2 id="does" className="text-title">
          {messages.does}
        </h2>
        <p>{messages.doesText}</p>
        <ul className="flex flex-col gap-3">
          {offers.map(([icon, offer]) => (
            <li key={offer} className="flex gap-3">
              <Icon name={icon} className="mt-[0.125em] text-accent-text" />
              <span className="min-w-0">{messages[offer]}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="founders" className="flex flex-col gap-3">
        <h2 id="founders" className="text-title">
          {messages.founders}
        </h2>
        <p className="max-w-text">{messages.claim}</p>
        <ul className="grid gap-4 xs:grid-cols-2">
          {imprint.founders.map((founder) => {
            const who = isHindi ? founder.name_hi : founder.name;
            return (
              <li key={founder.registration}>
                <Card className="flex items-center gap-4">
                  <Avatar name={who.replace(/^\S+ /, '')} />
                  <div className="min-w-0">
                    <h3 className="text-lead">{who}</h3>
                    <p className="text-content-muted">{isHindi ? founder.role_hi : founder.role}</p>
                    <p className="text-meta text-content-muted tabular-nums">{founder.registration}</p>
                  </div>
                </Card>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="legal" className="flex flex-col gap-3">
        <h2 id="legal" className="text-title">
          {messages.legal}
        </h2>
        <dl className="grid gap-4 xs:grid-cols-2">
          {facts.map(([what, fact]) => (
            <div key={what} className="min-w-0">
              <dt className="text-meta text-content-muted">{what}</dt>
              <dd className="wrap-anywhere">{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LinkButton href="/support" className="self-start">
        {messages.ask}
      </LinkButton>
    </div>
  );
}
