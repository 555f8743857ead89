import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Price } from './price.tsx';

const meta = preview.meta({
  title: 'Base/Price',
  component: Price,
  args: { pricePaise: 2720, mrpPaise: 3400 },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithoutDiscount = meta.story({ args: { mrpPaise: undefined, pricePaise: 16400 } });
export const VariantLarge = meta.story({ args: { size: 'lg' } });
export const LongText = meta.story({
  args: { pricePaise: 12500000, mrpPaise: 18750000 },
  decorators: [within('max-w-40')],
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
