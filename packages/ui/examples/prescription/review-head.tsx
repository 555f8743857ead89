import { ReviewHead } from '@doorstep/ui/prescription/review-head';

export default function Example() {
  return (
    <ReviewHead
      patientName="Asha Kumari"
      mobile="9876543210"
      orderIds={['OD-7Q2MK4BCDFGH']}
    />
  );
}
