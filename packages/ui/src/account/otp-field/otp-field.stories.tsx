import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { OtpField } from './otp-field.tsx';

const meta = preview.meta({
  title: 'Account/Otp field',
  component: OtpField,
  args: { onChange: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: '123456' } });
export const Error = meta.story({
  args: { defaultValue: '1234', error: 'OTP must be 6 digits' },
  tags: ['all-cells'],
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Disabled = meta.story({ args: { defaultValue: '482917', disabled: true } });
export const LongText = meta.story({
  args: {
    label: 'The code that we have sent to the number of Venkatanarasimharajuvaripeta Subramaniam',
    hint: '6 digits; it can take two minutes where the network is weak, and it is good for ten minutes',
    error: 'This code has run out: ask for a new one, and type the digits of the last message that came',
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({ args: { error: 'कृपया 6 अंकों का सही OTP डालें' }, globals: { locale: 'hi' } });
