import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { CartAction } from './cart-action.tsx';

const meta = preview.meta({
  title: 'Medicine/Cart action',
  component: CartAction,
  args: { name: 'Paramol 650', quantity: 0, onAdd: fn(), onQuantityChange: fn() },
  decorators: [within('max-w-60')],
});
export const Default = meta.story();
export const WithIcon = meta.story({ args: { icon: true } });
export const InCart = meta.story({ args: { quantity: 2 }, tags: ['all-cells'] });
export const OutOfStock = meta.story({ args: { outOfStock: true } });
export const OutOfStockInCart = meta.story({ args: { outOfStock: true, quantity: 1 } });
export const Hindi = meta.story({ args: { name: 'पैरामोल 650' }, globals: { locale: 'hi' } });
