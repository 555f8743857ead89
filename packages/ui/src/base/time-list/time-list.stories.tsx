import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { TimeList } from './time-list.tsx';

const at = (...times: string[]) => times.map((time) => ({ time: `2026-11-24T${time}`, taken: false }));
const meta = preview.meta({
  title: 'Base/Time list',
  component: TimeList,
  args: {
    'aria-label': 'Time',
    name: 'time',
    times: [
      ...at('10:00', '10:30', '11:00', '17:00'),
      { time: '2026-11-24T17:30', taken: true },
      ...at('18:00'),
    ],
    onValueChange: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Selected = meta.story({ args: { value: '2026-11-24T10:30' }, tags: ['all-cells'] });
export const SlotTaken = meta.story({
  args: { times: [{ time: '2026-11-24T10:00', taken: true }, ...at('12:00', '12:30')] },
});
export const Disabled = meta.story({ args: { disabled: true, value: '2026-11-24T10:30' } });
/** Every twenty minutes, from seven to nine in the evening. */
export const LongText = meta.story({
  args: {
    value: '2026-11-24T12:40',
    times: Array.from({ length: 42 }, (_, i) => ({
      time: `2026-11-24T${String(7 + Math.floor(i / 3)).padStart(2, '0')}:${String((i % 3) * 20).padStart(2, '0')}`,
      taken: i % 4 === 1,
    })),
  },
});
export const VariantNarrow = meta.story({
  args: { value: '2026-11-24T10:30' },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: { 'aria-label': 'समय', value: '2026-11-24T10:30' },
  globals: { locale: 'hi' },
});
