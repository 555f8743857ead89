import { BookingCard } from '@doorstep/ui/order/booking-card';

export default function Example() {
  return (
    <BookingCard
      kind="visit"
      title="Dressing of a wound"
      href="#booking"
      startsAt="2026-11-24T10:30:00+05:30"
      endsAt="2026-11-24T11:15:00+05:30"
      status="booked"
    />
  );
}
