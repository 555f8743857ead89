import { ReviewOrder } from '@doorstep/ui/prescription/review-order';
import { ReviewOrderDecided } from '@doorstep/ui/prescription/review-order';

export default function Example() {
  return (
    <ReviewOrder orderId="OD-7Q2MK4BCDFGH" createdAt="2026-11-24T09:58:00+05:30">
      <ReviewOrderDecided name="Glucinsul 30/70" quantity={1} decision="approved" />
    </ReviewOrder>
  );
}
