import { lazyPart } from '../../app/route.tsx';
import type { PlainProps } from './plain.tsx';

/** The filters where no script runs: the server alone draws them, and no browser brings them. */
export const plainPart = lazyPart<PlainProps>(() => import('./plain.tsx'));
