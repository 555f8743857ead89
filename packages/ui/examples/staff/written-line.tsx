import { DispensedBefore } from '@doorstep/ui/staff/dispensed-before';
import { WrittenLine } from '@doorstep/ui/staff/written-line';

export default function Example() {
  return (
    <WrittenLine name="Glumet 500" onAdd={() => {}}>
      <DispensedBefore
        decisions={[
          {
            orderId: 'OD-1AAB2C',
            quantity: 2,
            status: 'approved',
            orderStatus: 'delivered',
            decidedAt: '2026-10-03T11:20:00+05:30',
          },
        ]}
        count={1}
        approved={2}
        dispensed={2}
        written={{ quantity: 2, days: null, repeats: 2 }}
        left={4}
      />
    </WrittenLine>
  );
}
