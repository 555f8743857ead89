import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { InviteForm, type InviteFormField } from './invite-form.tsx';

const meta = preview.meta({
  title: 'Care/Invite form',
  component: InviteForm,
  args: {
    register: (name: InviteFormField) => ({ name }),
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
      mobile: { message: 'Please enter a valid 10-digit mobile number' },
      relation: { message: 'Please choose what you are to them.' },
    },
  },
  tags: ['all-cells'],
});
export const Busy = meta.story({ args: { busy: true }, tags: ['no-visual'] });
export const Hindi = meta.story({
  args: { error: 'OTP नहीं भेजा जा सका। कृपया फिर कोशिश करें।' },
  globals: { locale: 'hi' },
});
