import { MedicineFilterBar } from '@doorstep/ui/medicine/medicine-filter-bar';

export default function Example() {
  return <MedicineFilterBar hrefForView={(view) => `#view=${view}`} />;
}
