import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { inPage, longName } from '../../staff/fixtures.tsx';
import { appointments, asha, byVideo, calendarOf, days } from './fixtures.ts';
import { StaffCalendarView, type StaffCalendarViewProps } from './view.tsx';

const of = (some: Parameters<typeof calendarOf>[0]) => {
  const calendar = calendarOf(some);
  return { calendar: ready(calendar), known: calendar.data };
};
const clash = { ...asha, starts_at: '2026-12-24T10:30:00+05:30', ends_at: '2026-12-24T11:00:00+05:30' };

const meta = preview.meta({
  title: 'Pages/Staff calendar',
  component: StaffCalendarView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    ...of({ appointments: appointments(4) }),
    days,
    hits: undefined as StaffCalendarViewProps['hits'],
    working: undefined as string | undefined,
    problems: {} as StaffCalendarViewProps['problems'],
    onBusyChange: fn(),
    onSaveHours: fn(),
    onAddLeave: fn(async () => true),
    onRemoveLeave: fn(),
    onMove: fn(),
    onCancel: fn(),
    onDone: fn(),
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { calendar: loading, known: undefined } });
/** Another day is on its way: what is edited stays. */
export const WithAnotherDay = meta.story({ args: { calendar: loading } });
export const Empty = meta.story({ args: of({ day: '2026-11-29', appointments: [] }) });
export const Error = meta.story({ args: { calendar: failed, known: undefined } });
export const Offline = meta.story({ args: { calendar: offline, known: undefined } });
export const WithoutCalendar = meta.story({
  args: { calendar: { state: 'error', problem: 'not-found', retry: fn() }, known: undefined },
});
export const ErrorClashes = meta.story({
  args: {
    ...of({
      clashes: [clash],
      leave: [{ id: 1, from: '2026-12-24', to: '2026-12-27', note: 'At my sister’s' }],
    }),
    problems: { [clash.id]: 'That time was just taken. Please choose another time.' },
  },
});
export const LongTextDay = meta.story({ args: of({ appointments: appointments(16) }) });
export const KindByVideo = meta.story({ args: of({ appointments: [asha, byVideo] }) });
export const LongText = meta.story({
  args: of({ appointments: [{ ...asha, patient: { ...asha.patient, name: longName } }] }),
});
export const Hindi = meta.story({
  args: of({
    appointments: [{ ...asha, patient: { ...asha.patient, name: 'आशा कुमारी' } }],
    clashes: [{ ...clash, patient: { ...asha.patient, name: 'आशा कुमारी' } }],
  }),
  globals: { locale: 'hi' },
});
