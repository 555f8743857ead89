import type { Area } from '../app/area.ts';
import { personalPage } from '../app/route.tsx';

export const booking: Area = {
  routes: [
    personalPage('bookings/:id', 'src/booking/detail/page.tsx', () => import('./detail/page.tsx')),
    personalPage('paramedical/bookings', 'src/booking/visits/page.tsx', () => import('./visits/page.tsx')),
  ],
};
