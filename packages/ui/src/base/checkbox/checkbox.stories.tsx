import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({
  title: 'Base/Checkbox',
  component: Checkbox,
  args: { name: 'is_default', label: 'Set as default address', onChange: fn() },
});
export const Default = meta.story();
export const Selected = meta.story({
  args: { defaultChecked: true, hint: 'Used for your next order; you can change it there' },
  tags: ['all-cells'],
});
export const Error = meta.story({
  args: { label: 'I have read how my prescription is kept', error: 'Please tick the box to go on' },
});
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
export const LongText = meta.story({
  args: {
    label:
      'I am ordering for someone else and I have told them that a person from the pharmacy will call them before the delivery at 98765 43210 to check the prescription',
  },
  decorators: [within('max-w-72')],
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({
  args: { label: 'इसे मुख्य पता बनाएँ', hint: 'अगले ऑर्डर में यही पता लिया जाएगा', defaultChecked: true },
  globals: { locale: 'hi' },
});
