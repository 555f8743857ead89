import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { BuyBox } from './buy-box.tsx';

const meta = preview.meta({
  title: 'Medicine/Buy box',
  component: BuyBox,
  args: {
    name: 'Kofrelief Syrup',
    pricePaise: 9440,
    mrpPaise: 11800,
    discountPercent: 20,
    unitPricePaise: 94,
    unit: 'ml',
    quantity: 0,
    onAdd: fn(),
    onQuantityChange: fn(),
    onWishedChange: fn(),
  },
  decorators: [within('flex max-w-80 flex-col gap-4')],
});
export const Default = meta.story();
export const InCart = meta.story({
  args: { quantity: 2, wished: true, freeDelivery: true },
  tags: ['all-cells'],
});
export const OutOfStock = meta.story({ args: { outOfStock: true } });
export const OutOfStockFewLeft = meta.story({ args: { left: 2, quantity: 2 } });
export const PrescriptionRequired = meta.story({ args: { prescriptionRequired: true } });
export const WithoutDiscount = meta.story({
  args: { mrpPaise: undefined, discountPercent: 0, unitPricePaise: undefined },
});
export const LongText = meta.story({
  args: {
    pricePaise: 12500000,
    mrpPaise: 18750000,
    discountPercent: 33,
    unit: 'metered dose of the inhaler',
    quantity: 99,
  },
});
export const Hindi = meta.story({
  args: { name: 'कोफ़्रिलीफ़ सिरप', unit: 'ml', prescriptionRequired: true, left: 3 },
  globals: { locale: 'hi' },
});
