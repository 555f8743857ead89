import type { Bookings } from '@doorstep/contract/schedule.schema';
import { Button } from '@doorstep/ui/base/button';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { useLang } from '@doorstep/ui/messages/provider';
import { BookingCard, BookingCardSkeleton } from '@doorstep/ui/order/booking-card';
import { useId, type ReactNode } from 'react';
import { pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { orderHref } from '../../order/public.ts';
import { againHref, isOver, kindOf, placeIn, roleIn, titleIn } from '../data.ts';
import { Join } from '../join.tsx';
import { bookingMessages as english } from '../messages.en.ts';
import { Paper, type PaperActs } from '../paper.tsx';

export function SectionView({ children }: { children: ReactNode }) {
  const messages = usePageMessages('booking', english);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-title">
        {messages.both}
      </h2>
      {children}
    </section>
  );
}

export interface BookingsPageProps {
  bookings: Resource<Bookings>;
  page: number;
  /** Their receipts and slips. */
  paper: PaperActs;
  /** Asks for the next page; of the last one that is shown. */
  onMore: (() => void) | undefined;
}
export function BookingsPage({ bookings, page, paper, onMore }: BookingsPageProps) {
  const messages = usePageMessages('booking', english);
  const lang = useLang();
  if (bookings.state === 'loading')
    return (
      <div aria-busy>
        <BookingCardSkeleton />
      </div>
    );
  if (bookings.state === 'error')
    return (
      <ErrorState
        headingLevel={3}
        title={messages.bothFailed}
        description={messages.safe}
        offline={bookings.problem === 'offline'}
        onRetry={bookings.retry}
      />
    );
  const { data, pagination } = bookings.data;
  if (pagination.total === 0)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-content-muted">{messages.none}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/paramedical" tone="plain">
            {messages.toServices}
          </LinkButton>
          <LinkButton href="/doctors" tone="plain">
            {messages.toDoctors}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <>
      {data.map((one) => {
        const over = isOver(one);
        return (
          <BookingCard
            key={one.id}
            kind={kindOf(one)}
            title={titleIn(lang, one)}
            href={orderHref(one.id)}
            startsAt={one.starts_at}
            endsAt={one.ends_at}
            place={placeIn(lang, one)}
            who={
              // The doctor's name is the title.
              kindOf(one) === 'appointment' || kindOf(one) === 'video'
                ? one.person && roleIn(lang, one.person)
                : one.person && `${one.person.name}, ${roleIn(lang, one.person)}`
            }
            status={one.status}
            past={over}
            againHref={over ? againHref(one) : undefined}
          >
            {kindOf(one) === 'video' && <Join booking={one} of={titleIn(lang, one)} />}
            <Paper booking={one} acts={paper} of={titleIn(lang, one)} />
          </BookingCard>
        );
      })}
      {onMore && page < pagesOf(pagination) && (
        <Button tone="plain" className="self-start" onClick={onMore}>
          {messages.more}
        </Button>
      )}
    </>
  );
}
