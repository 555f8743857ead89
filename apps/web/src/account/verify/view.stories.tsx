import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { page } from '../../messages/hi.ts';
import { accountFormErrors } from '../errors.en.ts';
import { accountMessages } from '../messages.en.ts';
import { VerifyView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Verify otp',
  component: VerifyView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    title: accountMessages.verifyTitle,
    mobile: '9876543210',
    register: (name: 'otp') => ({ name }),
    errors: {},
    attempt: 0,
    resendIn: 24,
    demo: false,
    message: accountMessages.otpSentAgain,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    onResend: fn(),
    onBack: fn(),
  },
});

export const Default = meta.story();
export const PendingToLogIn = meta.story({
  args: { title: accountMessages.otpLoginTitle, message: undefined },
});
export const ErrorWrong = meta.story({
  args: {
    message: undefined,
    attempt: 1,
    errors: { otp: { message: accountFormErrors.otp_wrong } },
    resendIn: 0,
  },
});
export const DoneVerified = meta.story({ args: { verified: true, message: accountMessages.otpVerified } });
export const VariantDemo = meta.story({ args: { demo: true } });
export const Hindi = meta.story({
  args: { title: page.account.verifyTitle, message: page.account.otpSentAgain, demo: true },
  globals: { locale: 'hi' },
});
