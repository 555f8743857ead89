import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { OrdersTable, type OrdersTableOrder, type OrdersTableSort } from './orders-table.tsx';

const asha: OrdersTableOrder = {
  id: 'OD-7Q2MK4',
  patientName: 'Asha Kumari',
  mobile: '9876543210',
  lines: [
    { name: 'Glucinsul 30/70', quantity: 1 },
    { name: 'Paramol 650', quantity: 2 },
    { name: 'Omezen 20', quantity: 1 },
    { name: 'Kofrelief Syrup', quantity: 1 },
  ],
  totalPaise: 41200,
  prescription: 'checking',
  status: 'pending',
  late: true,
  dueAt: '2026-11-24T09:12:00+05:30',
  createdAt: '2026-11-23T09:12:00+05:30',
  lastChange: null,
};
const birsa: OrdersTableOrder = {
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
};
const done: OrdersTableOrder = {
  ...birsa,
  id: 'OD-2LT8VE',
  status: 'delivered',
  dueAt: null,
  previous: 'shipped',
  prescription: 'approved',
};
const cancelled: OrdersTableOrder = {
  ...birsa,
  id: 'OD-5DD0QN',
  status: 'cancelled',
  dueAt: null,
  prescription: 'needed',
  lastChange: { by: 'Birsa Munda', at: '2026-11-24T10:31:00+05:30' },
};

const meta = preview.meta({
  title: 'Staff/Orders table',
  component: OrdersTable,
  args: {
    orders: [asha, birsa, done, cancelled],
    sort: '-date' as OrdersTableSort,
    hrefForSort: (sort: OrdersTableSort) => `?sort=${sort}`,
    selected: new Set([birsa.id]) as ReadonlySet<string>,
    onSelectedChange: fn(),
    onStatusChange: fn(),
    onUndo: fn(),
    hrefFor: (id: string) => `/admin/orders/${id}`,
  },
});
export const Default = meta.story();
export const Error = meta.story({
  args: {
    orders: [
      { ...asha, error: 'A pharmacist must approve the prescription first.' },
      { ...birsa, busy: true },
    ],
  },
});
export const LongText = meta.story({
  args: {
    orders: [
      {
        ...asha,
        patientName: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
        totalPaise: 12500000,
        prescription: 'question',
        lines: [
          {
            name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
            quantity: 99,
          },
          ...asha.lines,
          ...asha.lines,
        ],
        lastChange: {
          by: 'Venkatanarasimharajuvaripeta Subrahmanyeswara (pharmacist)',
          at: '2026-11-24T23:59:00+05:30',
        },
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    orders: [
      { ...asha, patientName: 'आशा कुमारी', lines: [{ name: 'ग्लूकिंसुल 30/70', quantity: 1 }] },
      { ...done, patientName: 'बिरसा मुंडा' },
    ],
  },
  globals: { locale: 'hi' },
});
