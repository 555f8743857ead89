import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SupportForm, type SupportField, type SupportFormProps } from './support-form.tsx';

const meta = preview.meta({
  title: 'Support/Support form',
  component: SupportForm,
  args: {
    register: (name: SupportField) => ({ name }),
    errors: {},
    attempt: 0,
    sent: undefined as SupportFormProps['sent'],
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    onAgain: fn(),
  },
});
const sent = { number: 'SP-7K2MPQ4TXW93', kind: 'message', dueAt: '2026-11-25T11:00:00+05:30' } as const;
export const Default = meta.story({ tags: ['all-cells'] });
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: {
      message: { message: 'Please write your question.' },
      name: { message: 'Name must be at least 2 characters' },
      mobile: { message: 'Please enter a valid 10-digit mobile number' },
    },
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const Offline = meta.story({ args: { offline: true } });
export const Refused = meta.story({
  args: { error: 'Too many tries. Try again in 40 s.' },
});
export const DoneSentMessage = meta.story({ args: { sent } });
export const DoneSentCall = meta.story({ args: { sent: { ...sent, kind: 'call_back' } } });
export const LongText = meta.story({
  args: {
    error:
      'Your message could not be sent. Nothing is lost, and what you wrote is still here. Please try again in a moment, or call 0651 234 5678.',
  },
});
export const Hindi = meta.story({
  args: { attempt: 1, errors: { message: { message: 'कृपया अपना सवाल लिखें।' } } },
  globals: { locale: 'hi' },
});
export const HindiSent = meta.story({ args: { sent }, globals: { locale: 'hi' } });
