import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { MedicineFilters } from './medicine-filters.tsx';

const meta = preview.meta({
  title: 'Medicine/Medicine filters',
  component: MedicineFilters,
  args: { action: '#medicines', hrefForLetter: (letter) => `#letter=${letter ?? ''}`, onSortChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar">
        <Story />
      </div>
    ),
  ],
});
export const Default = meta.story();
export const Selected = meta.story({
  args: { sort: 'price-asc', letter: 'P', search: 'paracetamol', view: 'list', filters: { form: 'tablet' } },
  tags: ['all-cells'],
});
export const Hindi = meta.story({ args: { sort: 'name-asc', letter: 'K' }, globals: { locale: 'hi' } });
