import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { MobileField } from './mobile-field.tsx';

const meta = preview.meta({
  title: 'Base/Mobile field',
  component: MobileField,
  args: { name: 'mobile', label: 'Mobile number', onChange: fn(), onBlur: fn() },
});
export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: '9876543210' }, tags: ['all-cells'] });
export const Error = meta.story({
  args: { defaultValue: '98765432', error: 'Please enter a valid 10-digit mobile number' },
});
export const VariantOptional = meta.story({
  args: { label: 'Their mobile number', hint: '10 digits; we call it only on delivery', optional: true },
});
export const Disabled = meta.story({ args: { defaultValue: '9876543210', disabled: true } });
/** What `register` of a form library does: it keeps the element and writes its own default. */
export const DoneRegistered = meta.story({
  args: {
    ref: (element: HTMLInputElement | null) => {
      if (element && !element.value) element.value = '+919876543211';
    },
  },
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const LongText = meta.story({
  args: {
    label: 'Mobile number of the neighbour or relative who takes the parcel if nobody is at home',
    hint: '10 digits; we call it only when the person at the door cannot reach you on your own number',
    error: 'Please enter a valid 10-digit mobile number that begins with 6, 7, 8 or 9',
    defaultValue: '98765 4321098765',
    optional: true,
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: { label: 'मोबाइल नंबर', defaultValue: '9876543210', optional: true },
  globals: { locale: 'hi' },
});
