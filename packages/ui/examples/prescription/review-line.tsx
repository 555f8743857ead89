import { ReviewLine } from '@doorstep/ui/prescription/review-line';

export default function Example() {
  return <ReviewLine name="Pantavida 40" reason="" onDecide={() => {}} onReasonChange={() => {}} />;
}
