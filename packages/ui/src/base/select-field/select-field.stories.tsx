import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { SelectField } from './select-field.tsx';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
];
const meta = preview.meta({
  title: 'Base/Select field',
  component: SelectField,
  args: { name: 'gender', label: 'Gender', options: genders, onChange: fn() },
});
export const Default = meta.story({ args: { placeholder: 'Choose one' } });
export const Selected = meta.story({
  args: { defaultValue: 'male', hint: 'As on the identity card' },
  tags: ['all-cells'],
});
export const Error = meta.story({ args: { placeholder: 'Choose one', error: 'Gender is required' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const SlotTaken = meta.story({
  args: {
    label: 'Time',
    name: 'time',
    placeholder: 'Choose a time',
    options: [
      { value: '10:00', label: '10:00 AM' },
      { value: '10:30', label: '10:30 AM (taken)', disabled: true },
      { value: '11:00', label: '11:00 AM' },
    ],
  },
});
export const LongText = meta.story({
  args: {
    label: 'Service',
    optional: true,
    defaultValue: 'care',
    options: [
      {
        value: 'care',
        label:
          'Wound dressing and catheter care at home by a registered nurse, every second day for two weeks',
      },
    ],
  },
  decorators: [within('max-w-72')],
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({
  args: {
    label: 'लिंग',
    placeholder: 'एक चुनें',
    options: [
      { value: 'female', label: 'महिला' },
      { value: 'male', label: 'पुरुष' },
      { value: 'other', label: 'अन्य' },
    ],
  },
  globals: { locale: 'hi' },
});
