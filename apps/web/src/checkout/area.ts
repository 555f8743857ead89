import type { Area } from '../app/area.ts';
import { personalPage } from '../app/route.tsx';
import { loadProducts } from './product.ts';

const withProducts = (page: ReturnType<typeof personalPage>) => ({
  ...page,
  load: (url: URL) => Promise.all([page.load!(url), loadProducts()]),
});

export const checkout: Area = {
  routes: [
    personalPage('order-step-3', 'src/checkout/page.tsx', () => import('./page.tsx'), { pays: true }),
    personalPage('order-success', 'src/checkout/success/page.tsx', () => import('./success/page.tsx')),
  ].map(withProducts),
  stores: [{ key: 'order_summary', ends: 'logout' }],
};
