import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = preview.meta({
  title: 'Base/Quantity stepper',
  component: QuantityStepper,
  args: { name: 'Omezen 20', value: 2, onValueChange: fn() },
  decorators: [within('max-w-52')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantOne = meta.story({ args: { value: 1 } });
export const DisabledAtMost = meta.story({ args: { value: 99 } });
export const VariantNarrow = meta.story({
  args: { value: 12 },
  decorators: [within('w-32.5')],
});
export const Hindi = meta.story({ args: { name: 'ओमेज़ेन 20' }, globals: { locale: 'hi' } });
