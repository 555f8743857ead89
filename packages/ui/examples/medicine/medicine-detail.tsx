import { MedicineDetail } from '@doorstep/ui/medicine/medicine-detail';

export default function Example() {
  return (
    <MedicineDetail
      name="Kofrelief Syrup"
      form="syrup"
      pricePaise={9440}
      mrpPaise={11800}
      discountPercent={20}
      quantity={0}
    />
  );
}
