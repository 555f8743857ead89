import { brand } from '@doorstep/contract/brand';
import { Icon } from '@doorstep/ui/base/icon';
import { Link } from '@doorstep/ui/base/link';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageMessages } from '../../messages/messages.ts';
import type { KeptPages } from './kept-pages.ts';
import { offlineMessages } from './messages.en.ts';

export interface OfflineViewProps {
  /** What was kept; undefined until the browser has told. */
  kept: KeptPages | undefined;
}
const link =
  'inline-flex min-h-target items-center rounded-small wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent-text';

function Pages({ title, pages }: { title: string; pages: KeptPages['own'] }) {
  if (pages.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-body">{title}</h3>
      <ul className="flex flex-col items-start">
        {pages.map((page) => (
          <li key={page.href}>
            <Link href={page.href} className={link}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function OfflineView({ kept }: OfflineViewProps) {
  const messages = usePageMessages('offline', offlineMessages);
  return (
    <div className="flex max-w-text flex-1 flex-col gap-6">
      <PageHeader title={messages.title} description={messages.text} />
      <ul className="flex flex-wrap gap-3">
        <li>
          <LinkButton href="/emergency" tone="danger">
            <Icon name="icon-triangle-alert" />
            <span>{messages.emergency}</span>
          </LinkButton>
        </li>
        <li>
          <LinkButton href={`tel:${brand.phone}`} tone="plain">
            <Icon name="icon-phone" />
            <span className="sr-only">{messages.call}</span>
            <span translate="no" className="whitespace-nowrap tabular-nums">
              {brand.phoneShown}
            </span>
          </LinkButton>
        </li>
      </ul>
      <section aria-labelledby="here" className="flex flex-col gap-4">
        <h2 id="here" className="text-title">
          {messages.here}
        </h2>
        <ul className="flex flex-col items-start">
          {(
            [
              ['/order-step-1', messages.cart],
              ['/prescriptions/upload', messages.upload],
              ['/support', messages.ask],
            ] as const
          ).map(([href, words]) => (
            <li key={href}>
              <Link href={href} className={link}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
        <Pages title={messages.own} pages={kept?.own ?? []} />
        <Pages title={messages.looked} pages={kept?.looked ?? []} />
      </section>
    </div>
  );
}
