import { fn } from 'storybook/test';
import preview from '#storybook/preview';
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
export const Hindi = meta.story({
  args: { label: 'मोबाइल नंबर', defaultValue: '9876543210', optional: true },
  globals: { locale: 'hi' },
});
