import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { SUPPORT_HOURS } from '@doorstep/contract/support';
import type { Ticket } from '@doorstep/contract/support.schema';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { ContactCard } from '@doorstep/ui/support/contact-card';
import { FaqList } from '@doorstep/ui/support/faq-list';
import { SupportForm, type SupportFormProps } from '@doorstep/ui/support/support-form';
import { TicketCard } from '@doorstep/ui/support/ticket-card';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { faqMessages } from '../faq-messages.en.ts';
import { faq } from '../faq.ts';
import { supportMessages } from '../messages.en.ts';

export interface HelpViewProps {
  form: Omit<SupportFormProps, 'ref'>;
  /** What one asked before; undefined for who is not logged in. */
  tickets: Resource<{ data: Ticket[] }> | undefined;
}
const whatsapp = imprint.social.find(({ name }) => name === 'WhatsApp')!.href;

function Tickets({ tickets }: { tickets: Resource<{ data: Ticket[] }> }) {
  const messages = usePageMessages('support', supportMessages);
  if (tickets.state === 'loading')
    return (
      <div aria-busy className="flex flex-col gap-3">
        <span role="status" className="sr-only">
          {messages.loading}
        </span>
        <Skeleton shape="card" className="h-40" />
      </div>
    );
  if (tickets.state === 'error')
    return (
      <ErrorState title={messages.failed} offline={tickets.problem === 'offline'} onRetry={tickets.retry} />
    );
  if (tickets.data.data.length === 0) return <p className="text-content-muted">{messages.none}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {tickets.data.data.map((ticket) => (
        <li key={ticket.id}>
          <TicketCard
            number={ticket.id}
            kind={ticket.kind}
            status={ticket.status}
            about={ticket.about}
            message={ticket.message}
            sentAt={ticket.created_at}
            dueAt={ticket.due_at}
            answers={ticket.answers}
          />
        </li>
      ))}
    </ul>
  );
}

export function HelpView({ form, tickets }: HelpViewProps) {
  const messages = usePageMessages('support', supportMessages);
  const questions = usePageMessages('faq', faqMessages);
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.title} description={messages.subtitle} />
      <div className="grid gap-6 lg:grid-cols-2">
        <ContactCard
          phone={brand.phone}
          phoneShown={brand.phoneShown}
          whatsapp={whatsapp}
          email={imprint.email}
          hours={SUPPORT_HOURS}
          emergency={imprint.emergency}
          className="self-start"
        />
        <SupportForm id="ask" {...form} />
      </div>
      {tickets && (
        <section aria-labelledby="asked" className="flex max-w-text flex-col gap-3">
          <h2 id="asked" className="text-title">
            {messages.asked}
          </h2>
          <Tickets tickets={tickets} />
        </section>
      )}
      {faq.map(({ group, questions: names }) => (
        <FaqList
          key={group}
          title={questions[group]}
          questions={names.map((name) => Object.assign({ id: `faq-${name}` }, questions[name]))}
        />
      ))}
    </div>
  );
}
