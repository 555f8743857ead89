import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ToggleGroup, ToggleGroupItem, type ToggleGroupProps } from './toggle-group.tsx';

const meta = preview.meta({
  title: 'Base/Toggle group',
  component: ToggleGroup,
  args: {
    label: 'Reasons',
    value: [],
    onValueChange: fn(),
    children: [
      <ToggleGroupItem key="old" value="old" icon="icon-check">
        The prescription is too old
      </ToggleGroupItem>,
      <ToggleGroupItem key="other" value="other" icon="icon-check">
        Written for somebody else
      </ToggleGroupItem>,
      <ToggleGroupItem key="torn" value="torn" icon="icon-check">
        Not readable
      </ToggleGroupItem>,
    ],
  },
  render: function Kept(args: ToggleGroupProps) {
    const [value, setValue] = useState(args.value);
    return (
      <ToggleGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
});
export const Default = meta.story();
export const Selected = meta.story({ args: { value: ['other'] }, tags: ['all-cells'] });
export const VariantMultiple = meta.story({
  args: {
    type: 'multiple',
    label: 'Quick choices',
    value: ['1-0-1', 'after food'],
    children: ['1-0-1', '0-0-1', 'after food', 'before food'].map((value) => (
      <ToggleGroupItem key={value} value={value} icon="icon-check">
        {value}
      </ToggleGroupItem>
    )),
  },
});
export const VariantJoined = meta.story({
  args: {
    label: 'Decision',
    look: 'joined',
    value: ['approved'],
    children: [
      <ToggleGroupItem key="approved" value="approved" tone="success" icon="icon-check">
        Approve
      </ToggleGroupItem>,
      <ToggleGroupItem key="question" value="question" tone="warning" icon="icon-circle-question-mark">
        Ask
      </ToggleGroupItem>,
      <ToggleGroupItem key="rejected" value="rejected" tone="danger" icon="icon-x">
        Reject
      </ToggleGroupItem>,
    ],
  },
  tags: ['all-cells'],
});
export const Disabled = meta.story({
  args: {
    value: ['old'],
    children: [
      <ToggleGroupItem key="old" value="old" icon="icon-check" disabled>
        The prescription is too old
      </ToggleGroupItem>,
      <ToggleGroupItem key="torn" value="torn" icon="icon-check" disabled>
        Not readable
      </ToggleGroupItem>,
    ],
  },
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const LongText = meta.story({
  args: {
    value: ['long'],
    children: (
      <ToggleGroupItem value="long" icon="icon-check">
        The prescription names another patient, another dose and another medicine than the order, and the
        doctor could not be reached
      </ToggleGroupItem>
    ),
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: {
    label: 'वजहें',
    value: ['old'],
    children: [
      <ToggleGroupItem key="old" value="old" icon="icon-check">
        पर्ची बहुत पुरानी है
      </ToggleGroupItem>,
      <ToggleGroupItem key="torn" value="torn" icon="icon-check">
        पढ़ी नहीं जाती
      </ToggleGroupItem>,
    ],
  },
  globals: { locale: 'hi' },
});
