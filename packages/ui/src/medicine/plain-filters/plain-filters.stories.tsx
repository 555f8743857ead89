import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PlainFilters } from './plain-filters.tsx';

const longUse = 'High blood pressure, heart failure and after a heart attack or a stroke';
const meta = preview.meta({
  title: 'Medicine/Plain filters',
  component: PlainFilters,
  args: {
    action: '#medicines',
    filters: {},
    uses: ['Pain and fever', 'Stomach care', 'Allergy'] as readonly string[],
    kept: {},
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const WithoutForm = meta.story({ args: { openHref: '#filters' } });
export const Selected = meta.story({
  args: {
    filters: { prescription: 'no', stock: 'in', form: 'tablet', use: 'Allergy', price: '100-300' },
    sort: 'price-asc',
    kept: { search: 'para', letter: 'P', view: 'list' },
  },
});
export const LongText = meta.story({
  args: { filters: { use: longUse }, uses: [longUse, 'Allergy'] },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiWithoutForm = meta.story({ args: { openHref: '#filters' }, globals: { locale: 'hi' } });
