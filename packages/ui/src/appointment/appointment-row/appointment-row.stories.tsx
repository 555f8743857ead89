import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AppointmentRow, type AppointmentRowProps } from './appointment-row.tsx';

const free = [
  { day: '2026-11-24', times: ['2026-11-24T16:30:00+05:30', '2026-11-24T17:00:00+05:30'] },
  { day: '2026-11-25', times: ['2026-11-25T10:00:00+05:30'] },
];
const meta = preview.meta({
  title: 'Appointment/Appointment row',
  component: AppointmentRow,
  args: {
    status: 'booked' as AppointmentRowProps['status'],
    startsAt: '2026-11-24T10:30:00+05:30',
    endsAt: '2026-11-24T11:00:00+05:30',
    now: '2026-11-24T09:40:00+05:30',
    patient: { name: 'Asha Kumari', age: 34, gender: 'Female', phone: '9876543210' },
    free,
    onDone: fn(),
    onMove: fn(),
    onCancel: fn(),
  },
});
export const Default = meta.story();
export const VariantNow = meta.story({ args: { now: '2026-11-24T10:35:00+05:30' } });
export const ExpiredOver = meta.story({ args: { now: '2026-11-24T12:00:00+05:30' } });
export const Done = meta.story({ args: { status: 'done', now: '2026-11-24T12:00:00+05:30' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const ErrorClashes = meta.story({ args: { clashes: true }, tags: ['all-cells'] });
export const EmptyFreeTimes = meta.story({ args: { clashes: true, free: [] } });
/** Only a name is known, and a number where one was given. */
export const KindByVideo = meta.story({
  args: {
    roomHref: '/consultation/VC-222222222222',
    patient: { name: 'Asha Kumari', age: null, gender: '', phone: '9876543210' },
  },
  tags: ['all-cells'],
});
export const KindByVideoFromAbroad = meta.story({
  args: {
    roomHref: '/consultation/VC-222222222222',
    patient: { name: 'Asha Kumari', age: null, gender: '', phone: '447700900123' },
    now: '2026-11-24T10:35:00+05:30',
  },
});
export const Busy = meta.story({ args: { clashes: true, busy: true } });
export const Error = meta.story({
  args: { clashes: true, error: 'That time was just taken. Please choose another time.' },
});
export const LongText = meta.story({
  args: {
    clashes: true,
    patient: {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
      age: 120,
      gender: 'Other',
      phone: '9876543210',
    },
  },
});
export const Hindi = meta.story({
  args: { clashes: true, patient: { name: 'आशा कुमारी', age: 34, gender: 'Female', phone: '9876543210' } },
  globals: { locale: 'hi' },
});
