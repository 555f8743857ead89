import { ReviewFoot } from '@doorstep/ui/prescription/review-foot';

export default function Example() {
  return <ReviewFoot undecided={2} onShowKeys={() => {}} />;
}
