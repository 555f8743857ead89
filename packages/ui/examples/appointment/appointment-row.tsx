import { AppointmentRow } from '@doorstep/ui/appointment/appointment-row';

export default function Example() {
  return (
    <AppointmentRow
      status="booked"
      startsAt="2026-11-24T10:30:00+05:30"
      endsAt="2026-11-24T11:00:00+05:30"
      now="2026-11-24T09:40:00+05:30"
      patient={{ name: 'Asha Kumari', age: 34, gender: 'Female', phone: '9876543210' }}
      free={[
        {
          day: '2026-11-24',
          times: ['2026-11-24T16:30:00+05:30', '2026-11-24T17:00:00+05:30'],
        },
        { day: '2026-11-25', times: ['2026-11-25T10:00:00+05:30'] },
      ]}
      onDone={() => {}}
      onMove={() => {}}
      onCancel={() => {}}
    />
  );
}
