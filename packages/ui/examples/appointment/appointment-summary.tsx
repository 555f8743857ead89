import { AppointmentSummary } from '@doorstep/ui/appointment/appointment-summary';

export default function Example() {
  return (
    <AppointmentSummary
      name="Meera Sinha"
      specialty="Obstetrics and gynaecology"
      startsAt="2026-11-24T10:30:00+05:30"
      place="Lalpur clinic, Circular Road, Lalpur, Ranchi 834001"
      feePaise={50000}
    />
  );
}
