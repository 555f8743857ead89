import { PrescriptionCard } from '@doorstep/ui/prescription/prescription-card';

export default function Example() {
  return (
    <PrescriptionCard
      kind="image"
      uploadedAt="2026-11-24T10:30:00+05:30"
      status="pending"
      today="2026-11-25"
      onOpen={() => {}}
    />
  );
}
