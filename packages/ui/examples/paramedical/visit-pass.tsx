import { VisitPass } from '@doorstep/ui/paramedical/visit-pass';

export default function Example() {
  return (
    <VisitPass
      service="Dressing of a wound"
      status="on-the-way"
      startsAt="2026-11-24T10:30:00+05:30"
      endsAt="2026-11-24T11:15:00+05:30"
      place="Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834001"
      nurse={{
        name: 'Sunita Toppo',
        image: null,
        role: 'Nurse, GNM',
        registration: 'JNRC 20317',
        languages: ['Hindi', 'Nagpuri'],
        mobile: '9876501234',
      }}
      code="4817"
      doctorOrder={null}
      totalPaise={39900}
      payment="paid"
      shop={{ href: 'tel:+916512345678', shown: '0651 234 5678' }}
    />
  );
}
