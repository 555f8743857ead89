import { fn, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { DatePicker } from './date-picker.tsx';

const meta = preview.meta({
  title: 'Base/Date picker',
  component: DatePicker,
  args: {
    label: 'Date',
    name: 'date',
    now: '2026-11-22T11:12:00+05:30',
    max: '2026-12-22',
    onChange: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Filled = meta.story({
  args: { defaultValue: '2026-11-24' },
  tags: ['all-cells'],
});
export const Error = meta.story({ args: { error: 'Please choose a date from today on' } });
export const Disabled = meta.story({ args: { defaultValue: '2026-11-24', disabled: true } });
export const Open = meta.story({
  args: { defaultValue: '2026-11-24' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
    // It is fetched first.
    await screen.findByRole('grid', {}, { timeout: 15_000 });
  },
});
/** In the book, move the mouse over it. */
export const Hover = meta.story();
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const LongText = meta.story({
  args: {
    label: 'The day on which the medicines that your doctor has prescribed for the first time are to begin',
    defaultValue: '2026-11-25',
    optional: true,
    error: 'Please choose a day between Sun 22 Nov 2026 and Tue 22 Dec 2026',
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: { label: 'तारीख़', defaultValue: '2026-11-24' },
  globals: { locale: 'hi' },
});
