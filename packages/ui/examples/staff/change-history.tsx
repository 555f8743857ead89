import { ChangeHistory } from '@doorstep/ui/staff/change-history';

export default function Example() {
  return (
    <ChangeHistory
      changes={[
        { status: 'pending', by: 'Asha Kumari (patient)', at: '2026-11-24T10:02:00+05:30' },
        { status: 'processing', by: 'Ravi Oraon (admin)', at: '2026-11-24T11:15:00+05:30' },
      ]}
      ahead={['shipped', 'delivered']}
    />
  );
}
