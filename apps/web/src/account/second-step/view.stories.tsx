import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import { encode } from 'uqr';
import preview from '#storybook/preview';
import { page } from '../../messages/hi.ts';
import { accountFormErrors } from '../errors.en.ts';
import { accountMessages } from '../messages.en.ts';
import { SecondStepView } from './view.tsx';

const form = {
  register: (name: 'code') => ({ name }),
  errors: {},
  attempt: 0,
  onSubmit: fn((event: BaseSyntheticEvent) => {
    event.preventDefault();
  }),
  onBack: fn(),
};
const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: encode(
    'otpauth://totp/Doorstep:9000000001?issuer=Doorstep&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    { border: 0 },
  ).data,
};
const codes = {
  codes: ['K7QM-2XFA-PLD4-WZ3C', 'B5TN-6JHE-RYV2-QGU7', 'M3CX-Z4AW-6KPF-H2DL', 'T6VB-YQ7N-E5JS-R3OI'],
  onCopy: fn(),
  onPrint: fn(),
  onSaved: fn(),
};
const meta = preview.meta({
  title: 'Pages/Second step',
  component: SecondStepView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    title: accountMessages.secondStepTitle,
    text: accountMessages.secondStepText as string | undefined,
    error: undefined,
    form,
    recovery: false,
    onRecoveryChange: fn(),
    setup: undefined,
    codes: undefined,
  },
});
const setupArgs = { title: accountMessages.secondStepSetupTitle, text: accountMessages.secondStepSetupText };

export const Default = meta.story();
export const VariantRecovery = meta.story({ args: { recovery: true } });
export const ErrorWrong = meta.story({
  args: { form: { ...form, attempt: 1, errors: { code: { message: accountFormErrors.second_step_wrong } } } },
});
export const Loading = meta.story({ args: { ...setupArgs, setup: 'loading' } });
export const VariantSetup = meta.story({ args: { ...setupArgs, setup } });
export const DoneCodes = meta.story({
  args: { title: accountMessages.recoveryTitle, text: undefined, codes },
});
export const Hindi = meta.story({
  args: { title: page.account.secondStepSetupTitle, text: page.account.secondStepSetupText, setup },
  globals: { locale: 'hi' },
});
