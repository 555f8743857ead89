import { toPaise } from '@doorstep/contract/money';
import type { Booking, Bookings } from '@doorstep/contract/schedule.schema';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Pagination } from '@doorstep/ui/base/pagination';
import { useLang } from '@doorstep/ui/messages/provider';
import { VisitCard, VisitCardSkeleton } from '@doorstep/ui/paramedical/visit-card';
import { hrefOf, pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { orderHref } from '../../order/public.ts';
import { againHref, isOver, roleIn, titleIn } from '../data.ts';
import { bookingMessages as english } from '../messages.en.ts';
import { Paper, type PaperActs } from '../paper.tsx';

const PATH = '/paramedical/bookings';
export interface VisitsViewProps {
  visits: Resource<Bookings>;
  /** The page of the list that the URL opens. */
  page: number;
  /** Their receipts and slips. */
  paper: PaperActs;
}
/** How it is paid, with the sum that goes with it. */
function moneyOf({ status, payment_status, total, refunds }: Booking) {
  const back = refunds.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  if (back > 0) return { payment: 'back', totalPaise: back } as const;
  const payment = payment_status === 'due' ? (status === 'cancelled' ? 'none' : 'due') : 'paid';
  return { payment, totalPaise: toPaise(total) } as const;
}

export function VisitsView({ visits, page, paper }: VisitsViewProps) {
  const messages = usePageMessages('booking', english);
  const lang = useLang();
  const all = visits.state === 'ready' ? visits.data : undefined;
  return (
    <div className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6">
      <PageHeader title={messages.visits} description={messages.visitsText} />
      {visits.state === 'loading' && (
        <div aria-busy className="flex flex-col gap-4">
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          {[1, 2, 3].map((key) => (
            <VisitCardSkeleton key={key} />
          ))}
        </div>
      )}
      {visits.state === 'error' && (
        <ErrorState
          title={messages.visitsFailed}
          description={messages.safe}
          offline={visits.problem === 'offline'}
          onRetry={visits.retry}
        />
      )}
      {all?.pagination.total === 0 && (
        <EmptyState title={messages.noVisits} description={messages.noVisitsText}>
          <LinkButton href="/paramedical">{messages.toServices}</LinkButton>
        </EmptyState>
      )}
      {all && all.data.length === 0 && all.pagination.total > 0 && (
        <EmptyState title={messages.noSuchPage(page)}>
          <LinkButton href={PATH} tone="plain">
            {messages.toFirstPage}
          </LinkButton>
        </EmptyState>
      )}
      {all && all.data.length > 0 && (
        <>
          <div className="flex flex-col gap-4">
            {all.data.map((one) => (
              <VisitCard
                key={one.id}
                title={titleIn(lang, one)}
                href={orderHref(one.id)}
                startsAt={one.starts_at}
                endsAt={one.ends_at}
                place={one.place}
                nurse={
                  one.person && {
                    ...one.person,
                    role: roleIn(lang, one.person),
                    registration: one.person.registration_no,
                  }
                }
                status={one.status}
                {...moneyOf(one)}
                againHref={isOver(one) ? againHref(one) : undefined}
              >
                <Paper booking={one} acts={paper} of={titleIn(lang, one)} />
              </VisitCard>
            ))}
          </div>
          <Pagination
            page={page}
            pages={pagesOf(all.pagination)}
            hrefFor={(one) => hrefOf(PATH, { page: one })}
          />
        </>
      )}
    </div>
  );
}
