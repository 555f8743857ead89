import type { SignupField } from '@doorstep/ui/account/signup-form';
import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { page } from '../../messages/hi.ts';
import { accountFormErrors } from '../errors.en.ts';
import { accountMessages } from '../messages.en.ts';
import { SignupView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Signup',
  component: SignupView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    register: (name: SignupField) => ({ name }),
    errors: {},
    attempt: 0,
    loginHref: '/login',
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
      name: { message: accountFormErrors.name_required },
      confirm_password: { message: accountFormErrors.passwords_differ },
    },
  },
});
export const Refused = meta.story({ args: { error: accountMessages.registerRefused } });
export const Hindi = meta.story({
  args: { attempt: 1, errors: { email: { message: page.errors.email_invalid } } },
  globals: { locale: 'hi' },
});
