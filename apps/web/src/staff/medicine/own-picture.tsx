import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { MedicinePicture } from '@doorstep/ui/staff/medicine-picture';
import { useMedicinePicture } from './picture.ts';

interface OwnPictureProps {
  medicine: StaffMedicine;
  onChanged: (changed: StaffMedicine) => void;
  onRefused: () => void;
}
/** Loaded beside the form: it is as much code again. */
export default function OwnPicture({ medicine, onChanged, onRefused }: OwnPictureProps) {
  const picture = useMedicinePicture(medicine, onChanged, onRefused);
  return (
    <MedicinePicture
      id="picture"
      name={medicine.name}
      image={medicine.image}
      uploaded={medicine.picture !== null}
      {...picture}
    />
  );
}
