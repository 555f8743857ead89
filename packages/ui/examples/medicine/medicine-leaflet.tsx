import { MedicineLeaflet } from '@doorstep/ui/medicine/medicine-leaflet';

export default function Example() {
  return <MedicineLeaflet phone="+916512345678" phoneShown="0651 234 5678" />;
}
