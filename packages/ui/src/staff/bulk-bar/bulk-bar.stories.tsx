import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { BulkBar } from './bulk-bar.tsx';

const meta = preview.meta({
  title: 'Staff/Bulk bar',
  component: BulkBar,
  args: { selectableCount: 12, selectedCount: 3, onSelectAll: fn(), onSend: fn() },
});
export const Default = meta.story();
export const Empty = meta.story({ args: { selectedCount: 0 } });
export const WithEverything = meta.story({ args: { selectedCount: 12 } });
export const Busy = meta.story({ args: { busy: true } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
