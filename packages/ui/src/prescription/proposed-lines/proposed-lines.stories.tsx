import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ProposedLines } from './proposed-lines.tsx';

const omezen = {
  id: 3,
  name: 'Omezen 20',
  pack: 'Strip of 15 capsules',
  pricePaise: 5625,
  quantity: 2,
  prescriptionRequired: false,
};
const azilide = {
  id: 4,
  name: 'Azilide 500',
  pack: 'Strip of 3 tablets',
  pricePaise: 11_940,
  quantity: 1,
  left: 1,
  prescriptionRequired: true,
};
const meta = preview.meta({
  title: 'Prescription/Proposed lines',
  component: ProposedLines,
  args: { 'aria-label': 'Cart', lines: [omezen, azilide], onQuantityChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-dialog">
        <Story />
      </div>
    ),
  ],
});
export const Default = meta.story();
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
