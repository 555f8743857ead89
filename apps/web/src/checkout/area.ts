import { withParts, type Area } from '../app/area.ts';
import { personalPage } from '../app/route.tsx';

export const checkout: Area = {
  routes: [
    personalPage('order-step-3', 'src/checkout/page.tsx', () => import('./page.tsx'), { pays: true }),
    personalPage('order-success', 'src/checkout/success/page.tsx', () => import('./success/page.tsx')),
  ].map(withParts(({ product }) => product?.module)),
  stores: [
    { key: 'order_summary', ends: 'logout' },
    { key: 'booking_payments', ends: 'logout' },
  ],
};
