import { WaitingQueue } from '@doorstep/ui/staff/waiting-queue';

export default function Example() {
  return (
    <WaitingQueue
      rows={[
        {
          id: 'p0',
          href: '#p0',
          patientName: 'Rekha Lakra',
          orderId: 'OD-5HJ9T3RLMZAC',
          items: 3,
          since: '2026-11-22T08:37:00+05:30',
        },
        {
          id: 'p1',
          href: '#p1',
          patientName: 'Imran Ansari',
          orderId: 'OD-8KBQMBTRJNSP',
          items: 3,
          since: '2026-11-22T09:20:00+05:30',
        },
      ]}
      now="2026-11-22T11:12:00+05:30"
      promiseMinutes={120}
      all={{ href: '#all', total: 7 }}
    />
  );
}
