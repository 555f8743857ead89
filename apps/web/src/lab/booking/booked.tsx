import { toPaise } from '@doorstep/contract/money';
import { labPolicy } from '@doorstep/contract/store';
import { Button } from '@doorstep/ui/base/button';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { LabBookingConfirmed } from '@doorstep/ui/lab/lab-booking-confirmed';
import { PrepPlan } from '@doorstep/ui/lab/prep-plan';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect } from 'react';
import { focusHeading } from '../../app/focus-and-scroll.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { labBookMessages } from './messages.en.ts';
import { LabBookSkeleton } from './view.tsx';

/** It is booked: as the server has it. */
export function Booked({ id }: { id: string }) {
  const messages = usePageMessages('labBook', labBookMessages);
  const hindi = useLang() === 'hi-IN';
  const booking = useCall('getLabBooking', { params: { id } });
  const isReady = booking.state === 'ready';
  useEffect(() => {
    if (isReady) focusHeading();
  }, [isReady]);
  const links = (
    <>
      <LinkButton href={`/bookings/${encodeURIComponent(id)}`}>{messages.toBooking}</LinkButton>
      <Button tone="plain" onClick={() => print()}>
        {messages.print}
      </Button>
      <LinkButton href="/medical-tests" tone="plain">
        {messages.another}
      </LinkButton>
    </>
  );
  if (booking.state === 'loading') return <LabBookSkeleton />;
  if (booking.state === 'error')
    return (
      <ErrorState
        headingLevel={1}
        title={messages.bookedTitle}
        description={messages.bookedFailed}
        offline={booking.problem === 'offline'}
        onRetry={booking.retry}
      />
    );
  const { items, delivery_charge, total, payment_status, plan, booking: of } = booking.data.data;
  return (
    <LabBookingConfirmed
      id={of.id}
      startsAt={of.starts_at}
      endsAt={of.ends_at}
      place={of.place ?? ''}
      items={items.map(({ title, title_hi, price }) => ({
        title: hindi ? title_hi : title,
        pricePaise: toPaise(price),
      }))}
      feePaise={toPaise(delivery_charge)}
      totalPaise={toPaise(total)}
      due={payment_status === 'due'}
      callWithinMinutes={labPolicy.callWithinMinutes}
      reportHours={labPolicy.reportHours}
      plan={
        <PrepPlan
          tests={plan.tests}
          collectAt={of.starts_at}
          fastingHours={plan.fasting_hours}
          lastMealAt={plan.last_meal_at}
          waterOnly={plan.water_only}
          medicines={plan.medicines.map(({ text, text_hi }) => (hindi ? text_hi : text))}
        />
      }
    >
      {links}
    </LabBookingConfirmed>
  );
}
