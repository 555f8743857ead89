import { lazyPart } from '../../app/route.tsx';
import type { PayVisitProps } from './pay.tsx';

/** Once it was pressed to pay, or where a payment was opened before a reload. */
export const payPart = lazyPart<PayVisitProps>(() => import('./pay.tsx'));
