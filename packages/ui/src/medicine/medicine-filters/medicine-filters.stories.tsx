import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { MedicineFilters } from './medicine-filters.tsx';

const meta = preview.meta({
  title: 'Medicine/Medicine filters',
  component: MedicineFilters,
  args: { action: '#medicines', hrefForLetter: (letter) => `#letter=${letter ?? ''}`, onSortChange: fn() },
  decorators: [within('max-w-sidebar')],
});
export const Default = meta.story();
export const Selected = meta.story({
  args: { sort: 'price-asc', letter: 'P', search: 'paracetamol', view: 'list', filters: { form: 'tablet' } },
  tags: ['all-cells'],
});
export const Hindi = meta.story({ args: { sort: 'name-asc', letter: 'K' }, globals: { locale: 'hi' } });
