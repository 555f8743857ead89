import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PasswordForm, type PasswordFormField } from './password-form.tsx';

const meta = preview.meta({
  title: 'Account/Password form',
  component: PasswordForm,
  args: {
    mobile: '9876543210',
    register: (name: PasswordFormField) => ({ name }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
  },
});
export const Default = meta.story();
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: {
      current_password: { message: 'This is not your password.' },
      new_password: { message: 'New password is required' },
    },
  },
  tags: ['all-cells'],
});
export const DoneChanged = meta.story({ args: { message: 'Your password is changed.' } });
export const Busy = meta.story({ args: { busy: true }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    message: 'Your password is changed, and every other phone and computer that was logged in is logged out.',
    attempt: 1,
    errors: {
      new_password: {
        message:
          'This password stands in a list of passwords that were stolen elsewhere. Choose another one, of three or four words that nobody else would put together.',
      },
    },
  },
});
export const Hindi = meta.story({
  args: { error: 'पासवर्ड नहीं बदला जा सका। कृपया फिर कोशिश करें।' },
  globals: { locale: 'hi' },
});
