import { FoundBooking } from '@doorstep/ui/staff/found-booking';

export default function Example() {
  return (
    <FoundBooking
      id="PV-7K3M9QX2BDFH"
      kind="visit"
      what="Wound dressing"
      startsAt="2026-11-24T10:30:00+05:30"
      patient={{ name: 'Asha Kumari', mobile: '9876543210' }}
      status="booked"
      onCancel={() => {}}
    />
  );
}
