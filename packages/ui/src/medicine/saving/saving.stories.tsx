import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Saving } from './saving.tsx';

const meta = preview.meta({
  title: 'Medicine/Saving',
  component: Saving,
  args: { pricePaise: 2720, mrpPaise: 3400, discountPercent: 20 },
});
export const Default = meta.story();
export const WithoutDiscount = meta.story({ args: { discountPercent: 0 } });
export const LongText = meta.story({
  args: { pricePaise: 2_500_000, mrpPaise: 12_500_000, discountPercent: 80 },
  decorators: [within('max-w-32')],
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
