import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ForgotPasswordForm, type ForgotPasswordField } from './forgot-password-form.tsx';

const meta = preview.meta({
  title: 'Account/Forgot password form',
  component: ForgotPasswordForm,
  args: {
    step: 'mobile' as const,
    register: (name: ForgotPasswordField) => ({ name }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    onResend: fn(),
    loginHref: '#login',
  },
});
const reset = { step: 'reset', mobile: '9876543210' } as const;
export const Default = meta.story();
export const ErrorNotSent = meta.story({ args: { error: 'Could not send OTP. Please try again.' } });
export const DoneReset = meta.story({
  args: { ...reset, message: 'OTP sent to your mobile!' },
  tags: ['all-cells'],
});
export const Error = meta.story({
  args: {
    ...reset,
    attempt: 1,
    errors: {
      otp: { message: 'OTP must be 6 digits' },
      new_password: { message: 'New password is required' },
    },
  },
});
export const Refused = meta.story({
  args: { ...reset, error: 'Reset failed. Please check details and OTP.' },
});
export const Busy = meta.story({ args: { ...reset, busy: true }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    ...reset,
    message:
      'OTP sent to your mobile! It may take a few minutes where the network is weak, and counts for ten.',
    error:
      'Too many wrong codes were entered for this mobile number. Please wait 30 minutes, or write to care@doorstep.example.',
  },
});
export const Hindi = meta.story({
  args: { ...reset, message: 'OTP आपके मोबाइल पर भेज दिया गया!' },
  globals: { locale: 'hi' },
});
