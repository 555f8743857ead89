import { OrderTimeline } from '@doorstep/ui/order/order-timeline';

export default function Example() {
  return (
    <OrderTimeline
      entries={[
        { status: 'pending', at: '2026-11-24T10:30:00+05:30', by: 'you' },
        { status: 'processing', at: '2026-11-24T11:12:00+05:30', by: 'pharmacist' },
      ]}
    />
  );
}
