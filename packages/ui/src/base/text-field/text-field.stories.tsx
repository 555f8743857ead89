import preview from '#storybook/preview';
import { TextField } from './text-field.tsx';

const meta = preview.meta({
  title: 'Base/Text field',
  component: TextField,
  args: { name: 'name', label: 'Full name', autoComplete: 'name' },
});
export const Default = meta.story();
export const Filled = meta.story({
  args: { defaultValue: 'Asha Kumari', hint: 'As on the prescription' },
  tags: ['all-cells'],
});
export const Error = meta.story({ args: { defaultValue: 'A', error: 'Name must be at least 2 characters' } });
export const Disabled = meta.story({ args: { defaultValue: 'Asha Kumari', disabled: true } });
export const LongText = meta.story({
  args: {
    defaultValue: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar',
    hint: 'Write the name of the person who takes the delivery, exactly as it stands on their identity card',
  },
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({
  args: { label: 'पूरा नाम', defaultValue: 'आशा कुमारी', optional: true },
  globals: { locale: 'hi' },
});
