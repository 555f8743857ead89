import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { WhichOne } from './which-one.tsx';

const meta = preview.meta({
  title: 'Prescription/Which one',
  component: WhichOne,
  args: {
    ordered: { name: 'Okospas 20', substance: 'Dicycloverine 20 mg' },
    others: [
      { name: 'Ukospas 40', substance: 'Drotaverine' },
      { name: 'Akospas 10', substance: 'Hyoscine' },
    ],
    value: undefined as string | undefined,
    onValueChange: fn(),
  },
  decorators: [within('max-w-dialog')],
  render: function Kept({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <WhichOne
        {...args}
        value={value}
        onValueChange={(name) => {
          setValue(name);
          onValueChange(name);
        }}
      />
    );
  },
});
export const Default = meta.story();
export const Selected = meta.story({ args: { value: 'Okospas 20' }, tags: ['all-cells'] });
export const WithAnother = meta.story({
  args: {
    value: 'Ukospas 40',
    error: 'Okospas 20 was ordered. If the sheet says another, ask or reject.',
  },
});
export const LongText = meta.story({
  args: {
    ordered: {
      name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets',
      substance: 'Clopidogrel bisulphate 75 mg + Acetylsalicylic acid 150 mg (gastro-resistant)',
    },
  },
});
export const Error = meta.story({
  args: { error: 'Say which one you read on the sheet: the names look alike.' },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
