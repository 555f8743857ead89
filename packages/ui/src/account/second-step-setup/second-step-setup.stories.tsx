import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SecondStepSetup } from './second-step-setup.tsx';

/** Looks like a QR code and holds nothing. */
const qr = Array.from({ length: 33 }, (_, y) =>
  Array.from({ length: 33 }, (__, x) => {
    const corner = [
      [x, y],
      [32 - x, y],
      [x, 32 - y],
    ].find(([a, b]) => a! < 8 && b! < 8);
    if (!corner) return (x * 7 + y * 11 + ((x * y) % 5)) % 3 === 0;
    const ring = Math.max(Math.abs(corner[0]! - 3), Math.abs(corner[1]! - 3));
    return ring === 3 || ring < 2;
  }),
);
const form = {
  register: (name: 'code') => ({ name }),
  errors: {},
  attempt: 0,
  onSubmit: fn((event: BaseSyntheticEvent) => {
    event.preventDefault();
  }),
  onBack: fn(),
};
const meta = preview.meta({
  title: 'Account/Second step setup',
  component: SecondStepSetup,
  args: { qr, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', form },
});
export const Default = meta.story();
export const Error = meta.story({
  args: {
    form: {
      ...form,
      attempt: 1,
      errors: { code: { message: 'Enter the 6-digit code from your authenticator app.' } },
    },
  },
});
export const Refused = meta.story({
  args: {
    form: {
      ...form,
      error: 'That code is not right or was used already. Wait for the next code and try again.',
    },
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
