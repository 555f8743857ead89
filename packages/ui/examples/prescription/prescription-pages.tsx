// By hand: its file is read from the disk.
import { PrescriptionPages } from '@doorstep/ui/prescription/prescription-pages';

export default function Example() {
  return (
    <PrescriptionPages
      file={new File([], 'prescription.pdf', { type: 'application/pdf' })}
      patientName="Asha Kumari"
      zoom={1}
      turns={0}
      onPlace={() => {}}
      onFail={() => {}}
    />
  );
}
