import type { Area } from '../app/area.ts';
import { personalPage } from '../app/route.tsx';

export { cartCount } from './cart.ts';
export const cart: Area = {
  routes: [personalPage('order-step-1', 'src/cart/page.tsx', () => import('./page.tsx'))],
};
