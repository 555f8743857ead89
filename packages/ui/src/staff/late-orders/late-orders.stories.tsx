import preview from '#storybook/preview';
import { LateOrders, type LateOrder } from './late-orders.tsx';

const late: LateOrder = {
  id: 'OD-3SQVG58BR664',
  href: '#OD-3SQVG58BR664',
  patientName: 'Asha Kumari',
  status: 'processing',
  dueAt: '2026-11-21T20:00:00+05:30',
};
const rows: LateOrder[] = [
  late,
  {
    ...late,
    id: 'OD-T27H3NDGRT7S',
    patientName: 'Farida Khatun',
    status: 'pending',
    dueAt: '2026-11-22T10:00:00+05:30',
  },
  {
    ...late,
    id: 'OD-W8ZC2PVJ6KDE',
    patientName: 'Joseph Tigga',
    status: 'shipped',
    dueAt: '2026-11-22T11:00:00+05:30',
  },
];
const meta = preview.meta({
  title: 'Staff/Late orders',
  component: LateOrders,
  args: {
    rows,
    now: '2026-11-22T11:12:00+05:30',
    all: { href: '#all', total: 3 },
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Empty = meta.story({ args: { rows: [], all: { href: '#all', total: 0 } } });
export const LongText = meta.story({
  args: {
    rows: [
      {
        ...late,
        patientName: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
        dueAt: '2026-11-02T10:00:00+05:30',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: { rows: [{ ...late, patientName: 'आशा कुमारी' }] },
  globals: { locale: 'hi' },
});
