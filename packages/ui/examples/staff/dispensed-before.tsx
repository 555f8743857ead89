import { DispensedBefore } from '@doorstep/ui/staff/dispensed-before';

export default function Example() {
  return (
    <DispensedBefore
      decisions={[
        {
          orderId: 'OD-4KX9PQ',
          quantity: 1,
          status: 'approved',
          orderStatus: 'pending',
          decidedAt: '2026-10-20T16:05:00+05:30',
        },
        {
          orderId: 'OD-8MM3TR',
          quantity: 9,
          status: 'rejected',
          orderStatus: 'cancelled',
          decidedAt: '2026-10-12T09:40:00+05:30',
        },
      ]}
      count={3}
      approved={3}
      dispensed={2}
      written={{ quantity: 3, days: null, repeats: 2 }}
      left={6}
    />
  );
}
