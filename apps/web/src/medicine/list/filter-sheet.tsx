import {
  MedicineFilterSheet,
  type MedicineFilterSheetProps,
} from '@doorstep/ui/medicine/medicine-filter-sheet';
import { useCall } from '../use-call.ts';

/** Loaded when it is opened, and what medicines are for with it. */
export default function FilterSheet(props: Omit<MedicineFilterSheetProps, 'uses'>) {
  const uses = useCall('listMedicineUses');
  return <MedicineFilterSheet {...props} uses={uses.state === 'ready' ? uses.data.data : undefined} />;
}
