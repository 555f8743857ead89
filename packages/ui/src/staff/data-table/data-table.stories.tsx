import preview from '#storybook/preview';
import { Badge } from '../../base/badge/badge.tsx';
import { DataTable, DataTableSkeleton } from './data-table.tsx';

const columns = [
  { key: 'payment', title: 'Payment' },
  { key: 'who', title: 'Patient' },
  { key: 'amount', title: 'Amount', numeric: true },
  { key: 'state', title: 'State' },
];
const rows = [
  {
    key: 'pay_1',
    cells: {
      payment: 'pay_NxQ8dR2m',
      who: 'Asha Kumari, 98765 43210',
      amount: '₹412.00',
      state: (
        <Badge tone="success" icon="icon-circle-check">
          Paid
        </Badge>
      ),
    },
  },
  {
    key: 'pay_2',
    cells: {
      payment: 'pay_Ht72Lk0w',
      who: 'Birsa Munda, 98765 43211',
      amount: '₹1,25,000.00',
      state: (
        <Badge tone="info" icon="icon-undo-2">
          Going back
        </Badge>
      ),
    },
  },
  {
    key: 'pay_3',
    cells: {
      payment: 'pay_Zz10',
      who: null,
      amount: '₹36.00',
      state: (
        <Badge tone="success" icon="icon-circle-check">
          Paid
        </Badge>
      ),
    },
  },
];

const meta = preview.meta({
  title: 'Staff/Data table',
  component: DataTable,
  args: { caption: 'Payments without an order', columns, rows },
});
export const Default = meta.story();
export const SelectedSorted = meta.story({
  args: {
    columns: [
      { key: 'payment', title: 'Payment', sort: { now: undefined, href: '?sort=payment' } },
      { key: 'who', title: 'Patient' },
      {
        key: 'amount',
        title: 'Amount',
        numeric: true,
        sort: { now: 'descending' as const, href: '?sort=amount' },
      },
      { key: 'state', title: 'State' },
    ],
  },
});
export const Loading = meta.story({ render: () => <DataTableSkeleton /> });
export const LongText = meta.story({
  args: {
    rows: [
      {
        key: '1',
        cells: {
          payment: 'pay_'.repeat(30),
          who: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
          amount: '₹1,25,000.00',
          state: 'The provider has taken the money and nobody knows yet what for; we ask again every minute',
        },
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    caption: 'बिना ऑर्डर के भुगतान',
    columns: [
      { key: 'payment', title: 'भुगतान' },
      { key: 'who', title: 'मरीज़' },
      { key: 'amount', title: 'रकम', numeric: true },
    ],
    rows: [{ key: '1', cells: { payment: 'pay_NxQ8dR2m', who: 'आशा कुमारी', amount: '₹412.00' } }],
  },
  globals: { locale: 'hi' },
});
