import { lazyPart } from '../app/route.tsx';
import type { ChoosePrescriptionProps } from './choose.tsx';

/** For a page that is large without it. */
export const choosePart = lazyPart<ChoosePrescriptionProps>(async () => ({
  default: (await import('./choose.tsx')).ChoosePrescription,
}));
