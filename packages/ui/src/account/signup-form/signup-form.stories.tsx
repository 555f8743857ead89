import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SignupForm, type SignupField } from './signup-form.tsx';

const meta = preview.meta({
  title: 'Account/Signup form',
  component: SignupForm,
  args: {
    register: (name: SignupField) => ({ name }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    loginHref: '#login',
    termsHref: '#terms',
    privacyHref: '#privacy',
  },
});
export const Default = meta.story();
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: {
      mobile: { message: 'Mobile number is required' },
      name: { message: 'Name must be at least 2 characters' },
      email: { message: 'Please enter a valid email address' },
      password: { message: 'Password must be at least 6 characters' },
      confirm_password: { message: 'Passwords do not match' },
    },
  },
  tags: ['all-cells'],
});
export const Refused = meta.story({
  args: { error: 'Registration failed. Please check your details and try again.' },
});
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: {
    error:
      'Too many tries. Nothing has been saved, and what you wrote is still here. Please wait for 15 minutes, then press the button again.',
  },
});
export const Hindi = meta.story({
  args: { attempt: 1, errors: { confirm_password: { message: 'दोनों पासवर्ड एक जैसे नहीं हैं' } } },
  globals: { locale: 'hi' },
});
