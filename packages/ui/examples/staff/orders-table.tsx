import { OrdersTable } from '@doorstep/ui/staff/orders-table';

export default function Example() {
  return (
    <OrdersTable
      orders={[
        {
          id: 'OD-7Q2MK4',
          patientName: 'Asha Kumari',
          mobile: '9876543210',
          lines: [{ name: 'Glucinsul 30/70', quantity: 1 }, { name: 'Paramol 650', quantity: 2 }],
          totalPaise: 41200,
          prescription: 'checking',
          status: 'pending',
          late: true,
          dueAt: '2026-11-24T09:12:00+05:30',
          createdAt: '2026-11-23T09:12:00+05:30',
          lastChange: null,
        },
        {
          id: 'OD-9XW3PA',
          patientName: 'Birsa Munda',
          mobile: '9876543211',
          lines: [{ name: 'Omezen 20', quantity: 2 }],
          totalPaise: 11250,
          prescription: null,
          status: 'processing',
          late: false,
          dueAt: '2026-11-25T10:20:00+05:30',
          createdAt: '2026-11-24T10:02:00+05:30',
          lastChange: { by: 'Ravi Oraon (admin)', at: '2026-11-24T10:20:00+05:30' },
        },
      ]}
      sort="-date"
      hrefForSort={(sort) => `?sort=${sort}`}
      selected={new Set(['OD-9XW3PA'])}
      onSelectedChange={() => {}}
      onStatusChange={() => {}}
      onUndo={() => {}}
      hrefFor={(id) => `/admin/orders/${id}`}
    />
  );
}
