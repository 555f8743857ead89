import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { InvoiceButton } from './invoice-button.tsx';

const meta = preview.meta({
  title: 'Order/Invoice button',
  component: InvoiceButton,
  args: { state: 'none' as const, onGenerate: fn(), onDownload: fn() },
});
export const Default = meta.story();
export const BusyGenerating = meta.story({ args: { state: 'generating' } });
export const Pending = meta.story({ args: { state: 'ready' }, tags: ['all-cells'] });
export const BusyFetching = meta.story({ args: { state: 'ready', busy: true } });
export const Disabled = meta.story({ args: { disabled: true } });
/** In the book, move the mouse over it. */
export const Hover = meta.story();
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({ args: { state: 'ready' }, globals: { locale: 'hi' } });

/** It is made when asked for; then it can be opened. */
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page({ onGenerate, ...args }) {
    const [state, setState] = useState<'none' | 'ready'>('none');
    return (
      <InvoiceButton
        {...args}
        state={state}
        onGenerate={() => {
          onGenerate();
          setState('ready');
        }}
      />
    );
  },
});
