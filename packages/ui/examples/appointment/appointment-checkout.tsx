import { AppointmentCheckout } from '@doorstep/ui/appointment/appointment-checkout';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';

export default function Example() {
  return (
    <AppointmentCheckout
      summary={{
        name: 'Meera Sinha',
        specialty: 'Obstetrics and gynaecology',
        image: null,
        startsAt: '2026-11-24T10:30:00+05:30',
        place: 'Lalpur clinic, Circular Road, Lalpur, Ranchi 834001',
        feePaise: 50000,
        patient: { name: 'Asha Kumari', age: 42, gender: 'Female', phone: '9876543210' },
        timesHref: '#times',
        patientHref: '#patient',
      }}
    >
      <Card><Button size="lg" wide>{'Pay ₹500.00 & Confirm'}</Button></Card>
    </AppointmentCheckout>
  );
}
