import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { azilide, omezen } from '../fixtures.ts';
import { ProposedLines } from './proposed-lines.tsx';

const meta = preview.meta({
  title: 'Prescription/Proposed lines',
  component: ProposedLines,
  args: { 'aria-label': 'Cart', lines: [omezen, azilide], onQuantityChange: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const DangerLookAlike = meta.story({
  args: {
    lines: [
      {
        ...omezen,
        note: <p className="text-lead font-medium text-warning-text">Not Omizen 20 (Olmesartan)</p>,
      },
    ],
  },
});
export const LongText = meta.story({
  args: {
    lines: [
      {
        ...omezen,
        name: 'Glumetparacetamolphenylephrinechlorpheniramine Forte SR 500',
        pack: 'Carton of 12 strips of 15 sustained release tablets',
        pricePaise: 12_500_000,
        quantity: 99,
        prescriptionRequired: true,
      },
    ],
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
