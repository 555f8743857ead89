import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { meera } from '../fixtures.ts';
import { Chosen, type Kept } from './chosen.tsx';
import { SlotsView } from './view.tsx';

const hours = ['10:00', '10:30', '11:00', '11:30', '17:00', '17:30', '18:00', '18:30'];
const dayAt = (i: number) =>
  new Date(Date.parse('2026-11-22T00:00Z') + i * 86_400_000).toISOString().slice(0, 10);
const days: BookableDays['data']['days'] = Array.from({ length: 31 }, (_, i) => {
  const day = dayAt(i);
  if (i % 7 === 0) return { day, state: 'closed' as const, slots: [] };
  const full = i === 1 || i === 5;
  return {
    day,
    state: full ? ('full' as const) : ('free' as const),
    slots: hours.map((hour, at) => ({ time: `${day}T${hour}`, taken: full || (at + i) % 3 === 2 })),
  };
});
const answer = { success: true as const, data: { now: '2026-11-22T11:12:00.000+05:30', minutes: 30, days } };
const time = '2026-11-24T10:30';
const held: Kept = {
  state: 'held',
  until: '2026-11-22T11:22:00.000+05:30',
  now: '2026-11-22T11:12:19.000+05:30',
  canExtend: true,
  busy: false,
  onExtend: fn(),
  onAgain: fn(),
  onGiveBack: fn(),
};
const bar = (chosen: string, kept: Kept) => (
  <Chosen time={chosen} feePaise={50_000} kept={kept} nextHref="#next" />
);
const meta = preview.meta({
  title: 'Pages/Doctor slots',
  component: SlotsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    doctor: ready({ data: meera }),
    days: ready(answer),
    time: '',
    held: undefined,
    lost: undefined,
    onChoose: fn(),
    onBack: fn(),
    children: bar('', { state: 'visitor' }),
  },
});
export const Default = meta.story();
export const Held = meta.story({
  args: { time, held: time, children: bar(time, held) },
  tags: ['all-cells'],
});
export const Visitor = meta.story({ args: { time, children: bar(time, { state: 'visitor' }) } });
export const BusyKeeping = meta.story({ args: { time, children: bar(time, { state: 'asking' }) } });
export const Expired = meta.story({
  args: { time, children: bar(time, { ...held, now: '2026-11-22T11:22:00.000+05:30', canExtend: false }) },
});
export const ErrorNotKept = meta.story({
  args: {
    time,
    children: bar(time, {
      state: 'failed',
      sentence: 'You are keeping 3 times already. Book one of them, or give one back.',
      onAgain: fn(),
    }),
  },
});
export const SlotTaken = meta.story({ args: { lost: '2026-11-24T11:00' } });
export const Empty = meta.story({
  args: {
    days: ready({
      ...answer,
      data: { ...answer.data, days: days.map(({ day }) => ({ day, state: 'closed' as const, slots: [] })) },
    }),
  },
});
export const Loading = meta.story({ args: { doctor: loading, days: loading, children: undefined } });
export const NotFoundNoDoctor = meta.story({ args: { doctor: undefined } });
export const NotFoundUnknownDoctor = meta.story({ args: { doctor: notFound } });
export const Error = meta.story({ args: { days: failed } });
export const Offline = meta.story({ args: { days: offline } });
export const Hindi = meta.story({
  args: { time, held: time, children: bar(time, held) },
  globals: { locale: 'hi' },
});
