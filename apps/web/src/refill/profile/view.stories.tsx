import type { Refill, Refills } from '@doorstep/contract/refill.schema';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, medicines, ready } from '../../medicine/fixtures.tsx';
import { orderAgainRow } from '../rows.ts';
import { RefillsTabView } from './view.tsx';

const of = (at: number, some: Partial<Refill> = {}): Refill => ({
  medicine: medicines[at]!,
  packs: 1,
  units: 15,
  bought_on: '2026-11-13',
  per_day: 1,
  by: 'dose',
  said_by: 'you',
  runs_out_on: '2026-11-28',
  due: true,
  remind: false,
  remind_on: null,
  ...some,
});
const all = [
  of(0),
  of(2, { packs: 2, runs_out_on: '2026-12-13', due: false, remind: true, remind_on: '2026-12-08' }),
  of(1, { units: 100, per_day: null, by: null, said_by: null, runs_out_on: null, due: false }),
];
const answer: Refills = { success: true, data: all, today: '2026-11-24', channels: ['sms'] };

const meta = preview.meta({
  title: 'Pages/Refills',
  component: RefillsTabView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex w-full max-w-page flex-col px-gutter py-6">
        <h1 className="sr-only">Profile</h1>
        <Story />
      </main>
    ),
  ],
  args: {
    refills: ready(answer),
    again: {
      rows: all.map((one) => orderAgainRow(one, 'en-IN')),
      selected: new Set(all.map(({ medicine }) => medicine.id)),
      added: false,
      error: undefined,
      onSelectedChange: fn(),
      onAdd: fn(),
    },
    onDoseChange: fn(),
    onRemindChange: fn(),
    onForget: fn(),
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { refills: loading } });
export const Empty = meta.story({ args: { refills: ready({ ...answer, data: [] }) } });
export const Error = meta.story({ args: { refills: failed } });
export const Offline = meta.story({
  args: { refills: { state: 'error', problem: 'offline', retry: fn() } },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
