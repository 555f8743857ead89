import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { appointmentOf } from '../fixtures.tsx';
import { MoveDialogView } from './view.tsx';

const times = ['09:00', '09:30', '10:00', '10:30', '17:00', '17:30'];
const days = [24, 25, 26, 27, 28, 29, 30].map((date) => {
  const day = `2026-11-${date}`;
  return date === 29
    ? { day, state: 'closed' as const, slots: [] }
    : {
        day,
        state: 'free' as const,
        slots: times.map((time, at) => ({ time: `${day}T${time}`, taken: (date + at) % 3 === 0 })),
      };
});
const meta = preview.meta({
  title: 'Pages/Booking, another time',
  component: MoveDialogView,
  args: {
    booking: appointmentOf(),
    days: ready({
      success: true as const,
      data: { now: '2026-11-24T10:05:00.000+05:30', minutes: 30, days },
    }),
    chosen: '',
    problem: undefined as string | undefined,
    busy: false,
    onChoose: fn(),
    onMove: fn(),
    onClose: fn(),
  },
});
export const Default = meta.story();
export const Selected = meta.story({ args: { chosen: '2026-11-26T10:00' } });
export const SlotTaken = meta.story({
  args: { problem: 'That time was just taken. Please choose another time.' },
});
export const Loading = meta.story({ args: { days: loading } });
export const Error = meta.story({ args: { days: failed } });
export const Hindi = meta.story({ args: { chosen: '2026-11-26T10:00' }, globals: { locale: 'hi' } });
