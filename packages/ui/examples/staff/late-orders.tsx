import { LateOrders } from '@doorstep/ui/staff/late-orders';

export default function Example() {
  return (
    <LateOrders
      rows={[
        {
          id: 'OD-3SQVG58BR664',
          href: '#OD-3SQVG58BR664',
          patientName: 'Asha Kumari',
          status: 'processing',
          dueAt: '2026-11-21T20:00:00+05:30',
        },
        {
          id: 'OD-T27H3NDGRT7S',
          href: '#OD-3SQVG58BR664',
          patientName: 'Farida Khatun',
          status: 'pending',
          dueAt: '2026-11-22T10:00:00+05:30',
        },
      ]}
      now="2026-11-22T11:12:00+05:30"
      all={{ href: '#all', total: 3 }}
    />
  );
}
