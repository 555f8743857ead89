import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ColumnMapping } from './column-mapping.tsx';

const meta = preview.meta({
  title: 'Staff/Column mapping',
  component: ColumnMapping,
  args: {
    columns: ['Item', 'Title', 'MRP (Rs.)', 'Lot'],
    found: { code: 0, name: 1, mrp: 2, batch: 3 },
    onMap: fn(),
  },
});
export const Default = meta.story();
export const Empty = meta.story({ args: { found: {} } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
