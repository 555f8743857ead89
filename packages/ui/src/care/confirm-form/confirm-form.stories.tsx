import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ConfirmForm } from './confirm-form.tsx';

const meta = preview.meta({
  title: 'Care/Confirm form',
  component: ConfirmForm,
  args: {
    name: 'Asha Kumari',
    mobile: '9876543210',
    register: (name: 'otp') => ({ name }),
    errors: {},
    attempt: 0,
    onBack: fn(),
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
  },
});
export const Default = meta.story();
export const Error = meta.story({
  args: { attempt: 1, errors: { otp: { message: 'Invalid OTP. Please try again.' } } },
  tags: ['all-cells'],
});
export const LongText = meta.story({
  args: {
    name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
    error:
      'Too many wrong codes were entered for this mobile number. Please wait 30 minutes, then send a new one and have it read out again.',
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
