import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { CalendarEditor } from './calendar-editor.tsx';

const morning = { from: 600, to: 780 },
  evening = { from: 960, to: 1140 };
const weekly = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, ...morning },
  { weekday, ...evening },
]);
const hours = {
  weekly: [...weekly, { weekday: 6, ...morning }],
  onSave: fn(),
  busy: false,
  error: undefined as string | undefined,
};
const away = {
  leave: [{ id: 1, from: '2026-12-24', to: '2026-12-27', note: 'At my sister’s in Hazaribagh' }],
  today: '2026-11-24',
  noteMaxLength: 200,
  onAdd: fn(async () => true),
  onRemove: fn(),
  addBusy: false,
  removeBusyId: undefined,
  error: undefined as string | undefined,
  hits: undefined,
};
const meta = preview.meta({
  title: 'Appointment/Calendar editor',
  component: CalendarEditor,
  decorators: [within('max-w-text')],
  args: { isBusy: false, onBusyChange: fn(), hours, away },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const BusyDoctor = meta.story({ args: { isBusy: true } });
export const Empty = meta.story({ args: { hours: { ...hours, weekly: [] }, away: { ...away, leave: [] } } });
export const ErrorOverlap = meta.story({
  args: {
    hours: {
      ...hours,
      weekly: [
        { weekday: 1, from: 540, to: 780 },
        { weekday: 1, from: 720, to: 960 },
      ],
    },
  },
});
export const Busy = meta.story({
  args: { hours: { ...hours, busy: true }, away: { ...away, addBusy: true } },
});
export const Error = meta.story({
  args: {
    busyError: 'It was not changed. Please try again.',
    hours: { ...hours, error: 'Two of these hours overlap. Please join them.' },
    away: { ...away, error: 'This leave is over. Please choose days from today on.' },
  },
});
export const LongText = meta.story({
  args: {
    away: {
      ...away,
      leave: [{ ...away.leave[0]!, note: 'Conference of the state’s chest physicians '.repeat(4) }],
    },
  },
});
export const Hindi = meta.story({
  args: {
    away: { ...away, leave: [{ id: 1, from: '2026-12-24', to: '2026-12-24', note: 'बहन के घर, हज़ारीबाग' }] },
  },
  globals: { locale: 'hi' },
});

/** All of it at work: what is saved stays, and two bookings fall into 25 Nov until they are moved. */
export const BusyAtWork = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [saved, setSaved] = useState(args.hours.weekly);
    const [leave, setLeave] = useState<typeof away.leave>([]);
    const [left, setLeft] = useState(2);
    const [hit, setHit] = useState<{ from: string; to: string }>();
    return (
      <CalendarEditor
        {...args}
        hours={{
          ...args.hours,
          weekly: saved,
          onSave: (next) => {
            args.hours.onSave(next);
            setSaved(next);
          },
        }}
        away={{
          ...args.away,
          leave,
          onAdd: async (wish, despite) => {
            void args.away.onAdd(wish, despite);
            if (wish.from === '2026-11-25' && left > 0 && !despite) {
              setHit(wish);
              return false;
            }
            setLeave([...leave, { id: leave.length, ...wish }]);
            return true;
          },
          onRemove: (id) => setLeave(leave.filter((one) => one.id !== id)),
          hits: hit && {
            ...hit,
            left,
            title: `${left} bookings fall into this leave.`,
            rows: left > 0 && (
              <button type="button" onClick={() => setLeft(left - 1)}>
                Move one
              </button>
            ),
          },
        }}
      />
    );
  },
});
