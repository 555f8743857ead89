import preview from '#storybook/preview';
import { WaitingQueue, WaitingQueueSkeleton, type WaitingRow } from './waiting-queue.tsx';

const row = (id: string, patientName: string, since: string, some: Partial<WaitingRow> = {}): WaitingRow => ({
  id,
  href: `#${id}`,
  patientName,
  orderId: 'OD-8KBQMBTRJNSP',
  items: 3,
  since,
  ...some,
});
const rows = [
  row('p0', 'Rekha Lakra', '2026-11-22T08:37:00+05:30', { orderId: 'OD-5HJ9T3RLMZAC' }),
  row('p1', 'Imran Ansari', '2026-11-22T09:20:00+05:30'),
  row('p2', 'Asha Kumari', '2026-11-22T09:48:00+05:30', { orderId: 'OD-M2BMRVWC8SHT', items: 1 }),
  row('p3', 'Birsa Munda', '2026-11-22T10:40:00+05:30', { orderId: null, items: 0 }),
];
const meta = preview.meta({
  title: 'Staff/Waiting queue',
  component: WaitingQueue,
  args: {
    rows,
    now: '2026-11-22T11:12:00+05:30',
    promiseMinutes: 120,
    all: { href: '#all', total: 7 },
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Empty = meta.story({ args: { rows: [], all: { href: '#all', total: 0 } } });
export const Loading = meta.story({ render: () => <WaitingQueueSkeleton />, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    rows: [
      row(
        'p1',
        'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
        '2026-11-19T08:00:00+05:30',
        { items: 99 },
      ),
    ],
  },
});
export const Hindi = meta.story({
  args: {
    rows: [
      row('p0', 'रेखा लकड़ा', '2026-11-22T08:37:00+05:30'),
      row('p1', 'इमरान अंसारी', '2026-11-22T09:20:00+05:30', { items: 1 }),
      row('p3', 'बिरसा मुंडा', '2026-11-22T10:40:00+05:30', { orderId: null, items: 0 }),
    ],
  },
  globals: { locale: 'hi' },
});
