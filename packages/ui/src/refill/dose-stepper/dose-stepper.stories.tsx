import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DoseStepper } from './dose-stepper.tsx';

const meta = preview.meta({
  title: 'Refill/Dose stepper',
  component: DoseStepper,
  args: { name: 'Gluvida 500', value: 2, unit: 'tablet', max: 200, onValueChange: fn() },
});
export const Default = meta.story();
export const VariantHalf = meta.story({ args: { value: 0.5 } });
export const KindSyrup = meta.story({ args: { name: 'Kofrelief Syrup', value: 10, unit: 'ml' } });
export const Empty = meta.story({ args: { value: null } });
export const DisabledAtMost = meta.story({ args: { value: 200 } });
/** As the orders say it. */
export const VariantUneven = meta.story({ args: { value: 1.47 } });
export const Hindi = meta.story({ args: { value: 1.5 }, globals: { locale: 'hi' } });
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DoseStepper
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
});
