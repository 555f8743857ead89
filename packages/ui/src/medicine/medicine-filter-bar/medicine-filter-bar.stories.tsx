import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { MedicineFilterBar } from './medicine-filter-bar.tsx';

const meta = preview.meta({
  title: 'Medicine/Medicine filter bar',
  component: MedicineFilterBar,
  args: { shown: 12, total: 2547, hrefForView: (view) => `#view=${view}`, onFilters: fn() },
});
export const Default = meta.story();
export const Selected = meta.story({
  args: { sort: 'price-asc', letter: 'P', view: 'list', clearHref: '#all', total: 1000, totalExact: false },
  tags: ['all-cells'],
});
export const VariantOne = meta.story({ args: { shown: 1, total: 1, letter: 'X', clearHref: '#all' } });
export const Loading = meta.story({ args: { shown: undefined, total: undefined } });
export const LongText = meta.story({
  args: {
    sort: 'price-desc',
    letter: 'W',
    narrowed: 5,
    shown: 1200,
    total: 100_000,
    totalExact: false,
    page: [1048, 8334],
    clearHref: '#all',
  },
});
export const Hindi = meta.story({
  args: { sort: 'price-desc', clearHref: '#all' },
  globals: { locale: 'hi' },
});
