import type { Pagination as Paging } from '@doorstep/contract/common.schema';
import { ticketStatuses, type TicketStatus } from '@doorstep/contract/support';
import type { StaffTicket } from '@doorstep/contract/support.schema';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { Link } from '@doorstep/ui/base/link';
import { Pagination } from '@doorstep/ui/base/pagination';
import { SelectField } from '@doorstep/ui/base/select-field';
import { TextArea } from '@doorstep/ui/base/text-area';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { TicketCard } from '@doorstep/ui/support/ticket-card';
import { knownPages } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../../staff/public.ts';
import { staffTicketsMessages } from './messages.en.ts';
import { ticketsHref, type TicketsState } from './state.ts';

export type TicketDeed = 'answer' | 'close' | 'reopen';
interface Doing {
  /** What is typed, by ticket. */
  typed: Readonly<Record<string, string>>;
  /** The one that something is done with now. */
  busy: string | undefined;
  /** What could not be done, and with which. */
  problem: { id: string; text: string } | undefined;
  onType: (id: string, text: string) => void;
  onDeed: (id: string, deed: TicketDeed) => void;
}
export interface StaffTicketsViewProps extends Doing {
  state: TicketsState;
  tickets: Resource<{ now: string; data: StaffTicket[]; pagination: Paging }>;
  onStatus: (status: TicketStatus | undefined) => void;
}

export function StaffTicketsView({ state, tickets, onStatus, ...doing }: StaffTicketsViewProps) {
  const messages = usePageMessages('staffTickets', staffTicketsMessages);
  return (
    <>
      {state.id === undefined ? (
        <SelectField
          label={messages.status}
          options={[
            { value: '', label: messages.all },
            ...ticketStatuses.map((value) => ({ value, label: messages.states[value] })),
          ]}
          value={state.status ?? ''}
          onChange={({ currentTarget: { value } }) => onStatus(ticketStatuses.find((one) => one === value))}
          className="max-w-dialog"
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{messages.one(state.id)}</span>
          <Link
            href={ticketsHref({})}
            className="inline-flex min-h-target items-center rounded-small text-accent-text underline underline-offset-4"
          >
            {messages.showAll}
          </Link>
        </p>
      )}
      {tickets.state === 'loading' && <DataTableSkeleton />}
      {tickets.state === 'error' && <LoadFailed title={messages.failed} failed={tickets} />}
      {tickets.state === 'ready' && (
        <>
          <div role="status">
            <h2 className="text-lead">
              {messages.found(tickets.data.pagination.total, tickets.data.pagination.total_exact)}
            </h2>
          </div>
          {tickets.data.data.length === 0 ? (
            <EmptyState title={messages.none} description={messages.noneText} />
          ) : (
            <ul className="flex flex-col gap-4">
              {tickets.data.data.map((ticket) => (
                <li key={ticket.id}>
                  <OneTicket ticket={ticket} now={tickets.data.now} {...doing} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={state.page}
            {...knownPages(tickets.data.pagination)}
            hrefFor={(page) => ticketsHref({ ...state, page })}
          />
        </>
      )}
    </>
  );
}

function OneTicket({
  ticket,
  now,
  typed,
  busy,
  problem,
  onType,
  onDeed,
}: { ticket: StaffTicket; now: string } & Doing) {
  const messages = usePageMessages('staffTickets', staffTicketsMessages);
  const { id, kind, status, about, message, name, mobile, created_at, due_at, answers } = ticket;
  return (
    <TicketCard
      number={id}
      kind={kind}
      status={status}
      about={about}
      message={message}
      sentAt={created_at}
      dueAt={due_at}
      answers={answers}
      asker={{ name, mobile }}
      late={status === 'open' && Date.parse(due_at) < Date.parse(now)}
    >
      {status !== 'closed' && (
        <form
          noValidate
          aria-label={messages.answerOf(id)}
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            onDeed(id, 'answer');
          }}
        >
          <TextArea
            label={messages.answer}
            hint={messages.answerHint}
            name={`answer-${id}`}
            rows={2}
            value={typed[id] ?? ''}
            error={problem?.id === id ? problem.text : undefined}
            onChange={({ currentTarget }) => onType(id, currentTarget.value)}
          />
          <span className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy === id}>
              {messages.send}
            </Button>
            <Button
              tone="plain"
              busy={busy === id}
              aria-label={messages.closeOf(id)}
              onClick={() => onDeed(id, 'close')}
            >
              {messages.close}
            </Button>
          </span>
        </form>
      )}
      {status !== 'open' && (
        <Button
          tone="plain"
          className="self-start"
          busy={busy === id}
          aria-label={messages.reopenOf(id)}
          onClick={() => onDeed(id, 'reopen')}
        >
          {messages.reopen}
        </Button>
      )}
    </TicketCard>
  );
}
