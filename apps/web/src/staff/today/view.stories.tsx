import type { StaffToday, TodayPart } from '@doorstep/contract/staff.schema';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { longName } from '../fixtures.tsx';
import { tiles } from '../tabs.ts';
import { TodayView } from './view.tsx';

const at = '2026-11-22T11:12:00+05:30';
const part = (key: string, some: Partial<TodayPart>): TodayPart => ({
  key,
  count: 0,
  worst_at: null,
  amount: null,
  name: null,
  rows: [],
  ...some,
});
const row = (
  patient: string,
  since: string,
  due_at: string,
  some: Partial<TodayPart['rows'][number]> = {},
) => ({
  id: `OD-${patient.slice(0, 3).toUpperCase()}BMTRJNSP`,
  patient,
  order_id: 'OD-8KBQMBTRJNSP',
  since,
  due_at,
  status: null,
  items: 3,
  ...some,
});
const waiting = (patient: string, time: string, some = {}) =>
  row(patient, `2026-11-22T${time}:00+05:30`, at, some);
const admin = [
  part('late', {
    count: 3,
    worst_at: '2026-11-21T20:00:00+05:30',
    rows: [
      row('Asha Kumari', at, '2026-11-21T20:00:00+05:30', { status: 'processing' }),
      row('Farida Khatun', at, '2026-11-22T10:00:00+05:30', { status: 'pending' }),
      row('Joseph Tigga', at, '2026-11-22T11:00:00+05:30', { status: 'shipped' }),
    ],
  }),
  part('orphans', { count: 1, amount: 412, worst_at: '2026-11-22T10:46:00+05:30' }),
  part('out_of_stock', { count: 6, name: 'Gluvida 500' }),
  part('failed_messages', { count: 2, worst_at: '2026-11-22T10:52:00+05:30' }),
];
const pharmacist = [
  part('prescriptions', {
    count: 7,
    worst_at: '2026-11-22T08:37:00+05:30',
    rows: [
      waiting('Rekha Lakra', '08:37'),
      waiting('Imran Ansari', '09:20'),
      waiting('Asha Kumari', '09:48', { items: 1 }),
      waiting('Birsa Munda', '10:40', { order_id: null, items: 0 }),
    ],
  }),
];
const answer = (data: TodayPart[]) => ready<StaffToday>({ success: true, at, data });
const calm = (parts: TodayPart[]) => parts.map(({ key }) => part(key, {}));

const meta = preview.meta({
  title: 'Pages/Staff today',
  component: TodayView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex w-full max-w-page flex-col gap-6 px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { today: answer(admin), at, tiles },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const KindPharmacist = meta.story({ args: { today: answer(pharmacist) } });
export const KindDoctor = meta.story({ args: { today: answer([]) } });
export const Empty = meta.story({ args: { today: answer([...calm(pharmacist), ...calm(admin)]) } });
export const Loading = meta.story({ args: { today: loading, at: '' } });
export const Error = meta.story({ args: { today: failed, at: '' } });
export const Offline = meta.story({ args: { today: offline, at: '' } });
export const LongText = meta.story({
  args: {
    today: answer([
      part('prescriptions', {
        count: 12500,
        worst_at: '2026-11-02T08:37:00+05:30',
        rows: [row(longName, '2026-11-02T08:37:00+05:30', at, { items: 99 })],
      }),
      part('orphans', { count: 125, amount: 12500000, worst_at: '2026-11-02T08:37:00+05:30' }),
      part('out_of_stock', { count: 2547, name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets' }),
    ]),
  },
});
export const Hindi = meta.story({
  args: {
    today: answer([
      part('prescriptions', {
        count: 2,
        worst_at: '2026-11-22T08:37:00+05:30',
        rows: [waiting('रेखा लकड़ा', '08:37'), waiting('आशा कुमारी', '09:48', { items: 1 })],
      }),
      ...admin,
    ]),
  },
  globals: { locale: 'hi' },
});
