import type { LoginField } from '@doorstep/ui/account/login-form';
import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { page } from '../../messages/hi.ts';
import { accountFormErrors } from '../errors.en.ts';
import { accountMessages } from '../messages.en.ts';
import { LoginView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Login',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    demo: accountMessages.demo,
    signupHref: '/signup',
    onOtp: fn(),
    register: (name: LoginField) => ({ name }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
  },
});

export const Default = meta.story();
export const WithMessage = meta.story({ args: { message: accountMessages.toPay } });
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: {
      mobile: { message: accountFormErrors.mobile_invalid },
      password: { message: accountFormErrors.password_short },
    },
  },
});
export const Refused = meta.story({
  args: { message: accountMessages.toGoOn, error: accountFormErrors.wrong_credentials },
});
export const DoneRegistered = meta.story({ args: { message: accountMessages.registered, onVerify: fn() } });
export const Busy = meta.story({ args: { busy: true }, tags: ['no-visual'] });
export const Hindi = meta.story({
  args: {
    demo: page.account.demo,
    attempt: 1,
    message: page.account.toGoOn,
    errors: { password: { message: page.errors.password_required } },
  },
  globals: { locale: 'hi' },
});
