import { AppointmentConfirmed } from '@doorstep/ui/appointment/appointment-confirmed';

export default function Example() {
  return (
    <AppointmentConfirmed
      summary={{
        name: 'Meera Sinha',
        specialty: 'Obstetrics and gynaecology',
        image: null,
        startsAt: '2026-11-24T10:30:00+05:30',
        place: 'Lalpur clinic, Circular Road, Lalpur, Ranchi 834001',
        feePaise: 50000,
        patient: { name: 'Asha Kumari', age: 42, gender: 'Female', phone: '9876543210' },
      }}
      number="AP-7K2P9QX4M3WT"
      told={['sms', 'email']}
      reminded
      settingsHref="#settings"
      earlyMinutes={15}
      changeUntil="2026-11-24T10:30:00+05:30"
      freeUntil="2026-11-24T06:30:00+05:30"
      changeHref="#change"
      onAddToCalendar={() => {}}
      homeHref="#home"
      doctorsHref="#doctors"
      phone={{ href: 'tel:+916512345678', shown: '0651 234 5678' }}
    />
  );
}
