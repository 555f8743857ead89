import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { OrderFilter } from './order-filter.tsx';

const meta = preview.meta({
  title: 'Order/Order filter',
  component: OrderFilter,
  args: { value: 'all' as const, onValueChange: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Selected = meta.story({ args: { value: 'shipped' }, tags: ['all-cells'] });
export const Disabled = meta.story({ args: { disabled: true } });
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });

export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page({ onValueChange, ...args }) {
    const [value, setValue] = useState(
      args.value as 'all' | 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled',
    );
    return (
      <OrderFilter
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
