import preview from '#storybook/preview';
import { ActiveFilters } from './active-filters.tsx';

const meta = preview.meta({
  title: 'Medicine/Active filters',
  component: ActiveFilters,
  args: {
    filters: { prescription: 'no', stock: 'in', form: 'tablet', use: 'Pain and fever', price: '100-300' },
    hrefWithout: (name) => `#without-${name}`,
  },
});
export const Default = meta.story();
export const LongText = meta.story({
  args: {
    filters: { use: 'Cough, cold, allergy and whatever else troubles nose and throat', price: '-100' },
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
