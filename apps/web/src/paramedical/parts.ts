import { lazyPart } from '../app/route.tsx';
import type { DoctorOrderProps } from './doctor-order.tsx';
import type { TimesProps } from './times.tsx';

/** Fetched beside the page, as soon as it is there. */
export const timesPart = lazyPart<TimesProps>(() => import('./times.tsx'));
/** Where a service needs one. */
export const orderPart = lazyPart<DoctorOrderProps>(() => import('./doctor-order.tsx'));
