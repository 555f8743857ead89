import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';
import { usePageMessages } from '../../messages/messages.ts';
import { emergencyPageMessages } from './messages.en.ts';

/** Whom to call, and what to do until help is there. It asks for nothing: without a line it is the same. */
export function EmergencyView() {
  const messages = usePageMessages('emergencyPage', emergencyPageMessages);
  return (
    <div className="flex max-w-text flex-1 flex-col gap-6">
      <PageHeader title={messages.title} description={messages.subtitle} />
      <EmergencyCard numbers={imprint.emergency} />
      <section aria-labelledby="until" className="flex flex-col gap-3">
        <h2 id="until" className="text-title">
          {messages.until}
        </h2>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {[messages.stay, messages.say, messages.door, messages.papers].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className="text-content-muted">{messages.notUrgent}</p>
      <LinkButton href={`tel:${brand.phone}`} tone="plain" className="self-start">
        {brand.phoneShown}
      </LinkButton>
    </div>
  );
}
