import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const meta = preview.meta({
  title: 'Account/Delete account dialog',
  component: DeleteAccountDialog,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    open: true,
    mobile: '9876543210',
    register: (name: 'password') => ({ name }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    onOpenChange: fn(),
  },
});
export const Default = meta.story();
export const Refused = meta.story({
  args: { error: 'An order is on its way to you. Your account can be deleted when it has arrived.' },
  tags: ['all-cells'],
});
export const Error = meta.story({
  args: { attempt: 1, errors: { password: { message: 'Password is required' } } },
});
export const Busy = meta.story({ args: { busy: true }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    error:
      'Order OD-241126-0042 of ₹1,25,000.00 is on its way to you, and a visit on Tue 24 Nov is paid. Your account can be deleted once the order has arrived and the visit has taken place or was cancelled.',
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
