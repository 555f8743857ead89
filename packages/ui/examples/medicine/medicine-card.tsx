import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';

export default function Example() {
  return (
    <MedicineCard
      name="Paramol 650"
      href="#Paramol%20650"
      form="tablet"
      pricePaise={2720}
      mrpPaise={3400}
      discountPercent={20}
      quantity={0}
    />
  );
}
