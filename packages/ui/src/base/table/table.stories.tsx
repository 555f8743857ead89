import preview from '#storybook/preview';
import { Badge } from '../badge/badge.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from './table.tsx';

const words = { payment: 'Payment', who: 'Patient', amount: 'Amount', state: 'State' };
const head = (
  <TableHead key="head">
    <TableColumn sort={{ now: undefined, href: '?sort=payment' }}>{words.payment}</TableColumn>
    <TableColumn>{words.who}</TableColumn>
    <TableColumn numeric sort={{ now: 'descending', href: '?sort=amount' }}>
      {words.amount}
    </TableColumn>
    <TableColumn>{words.state}</TableColumn>
  </TableHead>
);
const row = (payment: string, who: string | null, amount: string, state = 'Paid') => (
  <TableRow key={payment}>
    <TableCell>{payment}</TableCell>
    <TableCell column={words.who}>{who}</TableCell>
    <TableCell column={words.amount} numeric>
      {amount}
    </TableCell>
    <TableCell column={words.state}>
      <Badge tone="success" icon="icon-circle-check">
        {state}
      </Badge>
    </TableCell>
  </TableRow>
);
const meta = preview.meta({
  title: 'Base/Table',
  component: Table,
  args: {
    caption: 'Payments without an order',
    children: [
      head,
      <TableBody key="body">
        {row('pay_NxQ8dR2m', 'Asha Kumari, 98765 43210', '₹412.00')}
        {row('pay_Ht72Lk0w', 'Birsa Munda, 98765 43211', '₹1,25,000.00')}
        {row('pay_Zz10', null, '₹36.00')}
      </TableBody>,
    ],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
/** Rows that can be chosen: a Checkbox names each row, and `data-state` says that it is chosen. */
export const Selected = meta.story({
  args: {
    caption: 'Orders',
    children: (
      <>
        <TableHead>
          <TableColumn>Order</TableColumn>
          <TableColumn numeric>Total</TableColumn>
        </TableHead>
        <TableBody>
          {['ORD-1041', 'ORD-1042'].map((order, at) => (
            <TableRow key={order} data-state={at === 0 ? 'selected' : undefined}>
              <TableCell>
                <Checkbox label={order} defaultChecked={at === 0} />
              </TableCell>
              <TableCell column="Total" numeric>
                ₹152.70
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </>
    ),
  },
});
export const LongText = meta.story({
  args: {
    children: [
      head,
      <TableBody key="body">
        {row(
          'pay_'.repeat(30),
          'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
          '₹1,25,000.00',
          'The provider has taken the money and nobody knows yet what for',
        )}
      </TableBody>,
    ],
  },
});
export const Hindi = meta.story({
  args: {
    caption: 'बिना ऑर्डर के भुगतान',
    children: (
      <>
        <TableHead>
          <TableColumn>भुगतान</TableColumn>
          <TableColumn>मरीज़</TableColumn>
          <TableColumn numeric>रकम</TableColumn>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>pay_NxQ8dR2m</TableCell>
            <TableCell column="मरीज़">आशा कुमारी</TableCell>
            <TableCell column="रकम" numeric>
              ₹412.00
            </TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
  globals: { locale: 'hi' },
});
