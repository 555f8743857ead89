import { MedicineArt } from '@doorstep/ui/medicine/medicine-art';

export default function Example() {
  return <MedicineArt name="Paramol 650" form="tablet" />;
}
