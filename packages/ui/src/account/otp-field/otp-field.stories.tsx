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
export const Hindi = meta.story({ args: { error: 'कृपया 6 अंकों का सही OTP डालें' }, globals: { locale: 'hi' } });
