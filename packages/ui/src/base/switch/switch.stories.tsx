import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Switch, type SwitchProps } from './switch.tsx';

const meta = preview.meta({
  title: 'Base/Switch',
  component: Switch,
  args: { label: 'I am busy now', checked: false, onCheckedChange: fn() },
  render: function Kept(args: SwitchProps) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Switch
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          setChecked(next);
          args.onCheckedChange(next);
        }}
      />
    );
  },
});
export const Default = meta.story();
export const Selected = meta.story({
  args: { checked: true, hint: 'Patients see that you answer later.' },
  tags: ['all-cells'],
});
export const Error = meta.story({
  args: { error: 'It could not be changed. Check your internet connection and try again.' },
});
export const Disabled = meta.story({ args: { disabled: true, checked: true } });
export const Busy = meta.story({ args: { checked: true, 'aria-busy': true } });
/** Move the mouse over it. */
export const Hover = meta.story();
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const LongText = meta.story({
  args: {
    label:
      'Show patients that I am busy, and let the pharmacy book them with another doctor of the same specialty until I am back',
    hint: 'Appointments that are booked already stay as they are.',
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: { label: 'मैं अभी व्यस्त हूँ', hint: 'मरीज़ों को दिखता है कि जवाब देर से मिलेगा।', checked: true },
  globals: { locale: 'hi' },
});
