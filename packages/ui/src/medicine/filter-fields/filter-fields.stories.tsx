import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { FilterFields, type MedicineListFilters } from './filter-fields.tsx';

const longUse = 'High blood pressure, heart failure and after a heart attack or a stroke';
const meta = preview.meta({
  title: 'Medicine/Filter fields',
  component: FilterFields,
  args: {
    filters: {} as MedicineListFilters,
    uses: ['Pain and fever', 'Stomach care', 'Allergy'] as readonly string[],
    onFiltersChange: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Selected = meta.story({
  args: {
    filters: { prescription: 'no', stock: 'in', form: 'tablet', use: 'Stomach care', price: '100-300' },
  },
  tags: ['all-cells'],
});
/** What medicines are for is not known yet. */
export const Loading = meta.story({ args: { uses: [] } });
export const LongText = meta.story({
  args: {
    filters: { use: longUse },
    uses: [longUse, 'Allergy'],
  },
});
export const Hindi = meta.story({ args: { filters: { use: 'Allergy' } }, globals: { locale: 'hi' } });
