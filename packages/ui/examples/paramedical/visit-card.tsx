import { VisitCard } from '@doorstep/ui/paramedical/visit-card';

export default function Example() {
  return (
    <VisitCard
      title="Dressing of a wound"
      href="#visit"
      startsAt="2026-11-24T10:30:00+05:30"
      endsAt="2026-11-24T11:15:00+05:30"
      place="Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834001"
      nurse={{ name: 'Sunita Toppo', role: 'Nurse, GNM', registration: 'JNRC 20317' }}
      status="booked"
      totalPaise={39900}
      payment="paid"
    />
  );
}
