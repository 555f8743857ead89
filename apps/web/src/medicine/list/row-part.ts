import type { MedicineRowProps } from '@doorstep/ui/medicine/medicine-row';
import { lazyPart } from '../../app/route.tsx';

/** Few ask for rows: whoever sees cards does not bring them. A route that shows them loads it before it is drawn. */
export const rowPart = lazyPart<MedicineRowProps>(() =>
  import('@doorstep/ui/medicine/medicine-row').then((row) => ({ default: row.MedicineRow })),
);
