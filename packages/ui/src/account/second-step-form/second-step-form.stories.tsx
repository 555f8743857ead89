import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SecondStepForm } from './second-step-form.tsx';

const meta = preview.meta({
  title: 'Account/Second step form',
  component: SecondStepForm,
  args: {
    register: (name: 'code') => ({ name }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    onRecoveryChange: fn(),
    onBack: fn(),
  },
});
export const Default = meta.story();
export const VariantRecovery = meta.story({ args: { recovery: true } });
export const VariantAppOnly = meta.story({
  render: ({ register, errors, attempt, onSubmit }) => (
    <SecondStepForm
      register={register}
      errors={errors}
      attempt={attempt}
      onSubmit={onSubmit}
      submitLabel="Create new codes"
    />
  ),
});
export const Busy = meta.story({ args: { busy: true } });
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: { code: { message: 'Enter the 6-digit code from your authenticator app, or a recovery code.' } },
  },
});
export const Refused = meta.story({
  args: { error: 'That code is not right or was used already. Wait for the next code and try again.' },
});
export const LongText = meta.story({
  args: {
    recovery: true,
    error: 'Too many wrong codes. Try again in 24 hours, or ask an admin to reset your second step.',
  },
});
export const Hindi = meta.story({
  args: { error: 'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें और फिर कोशिश करें।' },
  globals: { locale: 'hi' },
});
