import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { WrittenFields, writtenDraft } from './written-fields.tsx';

const meta = preview.meta({
  title: 'Prescription/Written fields',
  component: WrittenFields,
  args: { value: writtenDraft(null), onValueChange: fn() },
  decorators: [within('max-w-80')],
});
export const Default = meta.story();
export const DoneNoted = meta.story({
  args: { value: writtenDraft({ quantity: 3, days: null, repeats: 2 }) },
});
export const Error = meta.story({
  args: {
    value: { quantity: '', days: '400', repeats: '1' },
    error: { field: 'days', message: 'Give a whole number from 1 to 366.' },
  },
});
export const Hindi = meta.story({
  args: { value: writtenDraft({ quantity: null, days: 90, repeats: 12 }) },
  globals: { locale: 'hi' },
});
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page({ onValueChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <WrittenFields
        {...args}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
});
