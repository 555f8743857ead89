import { Badge } from '@doorstep/ui/base/badge';
import { DataTable } from '@doorstep/ui/staff/data-table';

export default function Example() {
  return (
    <DataTable
      caption="Payments without an order"
      columns={[{ key: 'payment', title: 'Payment' }, { key: 'who', title: 'Patient' }]}
      rows={[
        {
          key: 'pay_1',
          cells: {
            payment: 'pay_NxQ8dR2m',
            who: 'Asha Kumari, 98765 43210',
            amount: '₹412.00',
            state: <Badge tone="success" icon="icon-circle-check">Paid</Badge>,
          },
        },
        {
          key: 'pay_2',
          cells: {
            payment: 'pay_Ht72Lk0w',
            who: 'Birsa Munda, 98765 43211',
            amount: '₹1,25,000.00',
            state: <Badge tone="info" icon="icon-undo-2">Going back</Badge>,
          },
        },
      ]}
    />
  );
}
