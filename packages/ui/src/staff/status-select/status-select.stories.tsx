import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { StatusSelect, type ChosenStatus } from './status-select.tsx';

const meta = preview.meta({
  title: 'Staff/Status select',
  component: StatusSelect,
  args: { orderId: 'OD-7Q2M', status: 'pending' as const, onUpdate: fn(), onUndo: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Busy = meta.story({ args: { busy: true } });
export const DoneUpdated = meta.story({ args: { status: 'processing', previous: 'pending' } });
export const Error = meta.story({
  args: { error: 'A pharmacist must approve the prescription first.' },
  tags: ['all-cells'],
});
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const Hindi = meta.story({
  args: { status: 'shipped', previous: 'processing' },
  globals: { locale: 'hi' },
});

/** All of it at work: each change is kept, and can be taken back once. */
export const BusyAtWork = meta.story({
  tags: ['no-visual'],
  render: function Page({ onUpdate, onUndo, ...args }) {
    const [now, setNow] = useState<{ status: ChosenStatus; previous?: ChosenStatus }>({ status: 'pending' });
    return (
      <StatusSelect
        {...args}
        {...now}
        previous={now.previous}
        onUpdate={(status) => {
          onUpdate(status);
          setNow({ status, previous: now.status });
        }}
        onUndo={() => {
          onUndo?.();
          setNow({ status: now.previous! });
        }}
      />
    );
  },
});
