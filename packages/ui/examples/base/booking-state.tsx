import { BookingState } from '@doorstep/ui/base/booking-state';

export default function Example() {
  return <BookingState status="booked" />;
}
