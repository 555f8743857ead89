import { useState, type BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { VerifyOtpForm } from './verify-otp-form.tsx';

const meta = preview.meta({
  title: 'Account/Verify otp form',
  component: VerifyOtpForm,
  args: {
    mobile: '9876543210',
    register: (name: 'otp') => ({ name }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    resendIn: 30,
    onResend: fn(),
    onBack: fn(),
  },
});
export const Default = meta.story();
export const PendingCanResend = meta.story({ args: { resendIn: 0, message: 'OTP sent successfully!' } });
export const Error = meta.story({
  args: { attempt: 1, errors: { otp: { message: 'Please enter a valid 6-digit OTP' } } },
  tags: ['all-cells'],
});
export const Refused = meta.story({ args: { resendIn: 0, error: 'Invalid OTP. Please try again.' } });
export const DoneVerified = meta.story({ args: { verified: true, message: 'OTP verified successfully!' } });
export const VariantDemo = meta.story({
  args: { demo: <p>Demo: the messages that would be sent stand in the outbox.</p> },
});
export const LongText = meta.story({
  args: {
    message:
      'OTP sent successfully! It may take a few minutes where the network is weak, and counts for ten.',
    error:
      'Too many wrong codes were entered for this mobile number. Please wait 30 minutes, or write to care@doorstep.example.',
    demo: (
      <p>
        Demo: the messages that would be sent stand in the outbox, the latest one first, and nobody else sees
        them.
      </p>
    ),
  },
});
export const Hindi = meta.story({
  args: { error: 'OTP गलत है। कृपया फिर कोशिश करें।' },
  globals: { locale: 'hi' },
});
/** The seconds go by at a press. */
export const VariantTicking = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [left, setLeft] = useState(2);
    return (
      <>
        <VerifyOtpForm
          {...args}
          resendIn={left}
          onResend={() => {
            args.onResend();
            setLeft(3);
          }}
        />
        <button type="button" onClick={() => setLeft(left - 1)}>
          Tick
        </button>
      </>
    );
  },
});
