import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
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
export const LongText = meta.story({
  args: {
    columns: [
      'Item code as it stands on the invoice of the wholesaler of Ranchi North',
      'MAXIMUM_RETAIL_PRICE_INCLUDING_ALL_TAXES_IN_RUPEES_PER_STRIP_OF_TEN',
      '',
    ],
    found: { code: 0, mrp: 1, name: 2 },
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
