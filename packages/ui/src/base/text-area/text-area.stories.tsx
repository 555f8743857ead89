import preview from '#storybook/preview';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  title: 'Base/Text area',
  component: TextArea,
  args: { name: 'address', label: 'Full address', autoComplete: 'street-address' },
});
export const Default = meta.story();
export const Filled = meta.story({
  args: {
    defaultValue: 'House 14, Kanke Road\nOpposite Rock Garden\nRanchi, Jharkhand 834008',
    hint: 'House, street and a landmark',
  },
  tags: ['all-cells'],
});
export const Error = meta.story({ args: { error: 'Please enter your address' } });
export const Disabled = meta.story({
  args: { defaultValue: 'House 14, Kanke Road, Ranchi', disabled: true },
});
export const LongText = meta.story({
  args: {
    rows: 2,
    optional: true,
    label: 'Instructions for the person who comes to the door',
    hint: 'What they should know before they ring',
    defaultValue:
      'The bell does not work, please call when you are at the gate.\nThe second staircase on the left after the temple leads up to us; the lift stops on the third floor only.\nMy mother hears badly on the right side: please speak slowly, and leave the parcel with Mrs. Venkatanarasimharajuvaripeta next door if nobody opens.',
  },
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({
  args: {
    label: 'पूरा पता',
    hint: 'मकान, गली और पास की पहचान',
    defaultValue: 'मकान 14, कांके रोड\nरॉक गार्डन के सामने, राँची',
    optional: true,
  },
  globals: { locale: 'hi' },
});
