import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';

/** Keeps what is typed, as a page does. */
function Kept({ value, onValueChange, ...props }: ChatComposerProps) {
  const [text, setText] = useState(value);
  return (
    <ChatComposer
      {...props}
      value={text}
      onValueChange={(next) => {
        setText(next);
        onValueChange(next);
      }}
    />
  );
}
const meta = preview.meta({
  title: 'Consultation/Chat composer',
  component: ChatComposer,
  args: {
    value: 'Shall I take it in the morning instead?',
    onValueChange: fn(),
    onSend: fn(),
    maxLength: 4_000,
    attachment: null as string | null,
    onAttach: fn() as (() => void) | undefined,
    onDetach: fn() as (() => void) | undefined,
  },
  render: (args) => <Kept {...args} />,
  decorators: [within('max-w-text')],
});
export const Default = meta.story();
export const Empty = meta.story({ args: { value: '' }, tags: ['all-cells'] });
export const DoneAttached = meta.story({ args: { value: '', attachment: 'Prescription, Mon 2 Nov' } });
export const LongText = meta.story({
  args: { value: 'It began on Monday after the walk to the market. '.repeat(12) },
});
export const Hindi = meta.story({
  args: { value: 'क्या मैं इसे सुबह लूँ?' },
  globals: { locale: 'hi' },
});
