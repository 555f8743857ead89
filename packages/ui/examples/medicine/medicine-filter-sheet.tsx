import { MedicineFilterSheet } from '@doorstep/ui/medicine/medicine-filter-sheet';

export default function Example() {
  return <MedicineFilterSheet defaultOpen onApply={() => {}} />;
}
