import type { Area } from '../app/area.ts';
import { personalPage } from '../app/route.tsx';

export const order: Area = {
  routes: [
    personalPage('order-step-2', 'src/order/summary/page.tsx', () => import('./summary/page.tsx')),
    personalPage(
      'medicines/orders/history',
      'src/order/history/page.tsx',
      () => import('./history/page.tsx'),
    ),
    personalPage('orders/:id', 'src/order/detail/page.tsx', () => import('./detail/page.tsx')),
  ],
};
