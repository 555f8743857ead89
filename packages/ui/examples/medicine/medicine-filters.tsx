import { MedicineFilters } from '@doorstep/ui/medicine/medicine-filters';

export default function Example() {
  return (
    <MedicineFilters
      action="#medicines"
      hrefForLetter={(letter) => `#letter=${letter ?? ""}`}
    />
  );
}
