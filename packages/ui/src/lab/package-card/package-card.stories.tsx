import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PackageCard } from './package-card.tsx';

const meta = preview.meta({
  title: 'Lab/Package card',
  component: PackageCard,
  args: {
    name: 'Heart check',
    description: 'Fats in the blood, sugar and the enzymes of the heart in one sample.',
    tests: [
      { id: 1, title: 'Lipid profile', href: '#1' },
      { id: 2, title: 'HbA1c', href: '#2' },
      { id: 3, title: 'hs-CRP', href: '#3' },
    ],
    fastingHours: 12,
    pricePaise: 129900,
    mrpPaise: 175000 as number | undefined,
    selected: false,
    onSelectedChange: fn(),
  },
  decorators: [within('max-w-96')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Open = meta.story({
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('details')!.open = true;
  },
});
export const Selected = meta.story({ args: { selected: true } });
export const LongText = meta.story({
  args: {
    name: 'Full body check-up for people over sixty with heart, kidney, liver, thyroid and bone',
    description:
      'Everything that a yearly look at an older person usually takes in, from the blood count to vitamin D and the thyroid.',
    pricePaise: 12500000,
    mrpPaise: 17500000,
  },
});
export const Hindi = meta.story({
  args: {
    name: 'दिल की जाँच',
    description: 'ख़ून की चर्बी, शुगर और दिल के एंज़ाइम एक ही सैंपल में।',
    tests: [
      { id: 1, title: 'लिपिड प्रोफ़ाइल', href: '#1' },
      { id: 2, title: 'HbA1c (तीन महीने की शुगर)', href: '#2' },
    ],
  },
  globals: { locale: 'hi' },
});
