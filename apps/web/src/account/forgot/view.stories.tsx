import type { ForgotPasswordField } from '@doorstep/ui/account/forgot-password-form';
import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { page } from '../../messages/hi.ts';
import { accountMessages } from '../messages.en.ts';
import { ForgotView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Forgot password',
  component: ForgotView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    step: 'mobile' as const,
    register: (name: ForgotPasswordField) => ({ name }),
    errors: {},
    attempt: 0,
    onResend: fn(),
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
  },
});

export const Default = meta.story();
export const ErrorNotSent = meta.story({ args: { error: accountMessages.otpNotSent } });
export const DoneReset = meta.story({
  args: { step: 'reset', mobile: '9876543210', message: accountMessages.otpSent },
});
export const Refused = meta.story({
  args: {
    step: 'reset',
    mobile: '9876543210',
    attempt: 1,
    errors: { otp: { message: accountMessages.resetFailed } },
  },
});
export const Hindi = meta.story({
  args: { step: 'reset', mobile: '9876543210', message: page.account.otpSent },
  globals: { locale: 'hi' },
});
