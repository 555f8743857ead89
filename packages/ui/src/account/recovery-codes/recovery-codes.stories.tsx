import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { RecoveryCodes } from './recovery-codes.tsx';

const codes = [
  'K7QM-2XFA-PLD4-WZ3C',
  'B5TN-6JHE-RYV2-QGU7',
  'M3CX-Z4AW-6KPF-H2DL',
  'T6VB-YQ7N-E5JS-R3OI',
  'A2ZG-W6UC-X7MK-4FPN',
  'J4DH-L5RT-B3YQ-SV6E',
  'P7NF-O2XI-C6WZ-U5GA',
  'H3KM-T7BS-V4QD-2YLR',
  'W5EJ-F6PC-N2AX-G7ZT',
  'Q4UY-I3VO-H5RK-M6BD',
];
const meta = preview.meta({
  title: 'Account/Recovery codes',
  component: RecoveryCodes,
  args: { codes, onCopy: fn(), onPrint: fn(), onSaved: fn() },
});
export const Default = meta.story();
export const DoneCopied = meta.story({ args: { copied: true } });
export const Hindi = meta.story({ args: { copied: true }, globals: { locale: 'hi' } });
