import { VisitSheet } from '@doorstep/ui/staff/visit-sheet';

export default function Example() {
  return (
    <VisitSheet
      title="Ranchi north: Tue 24 Nov 2026"
      visits={[
        {
          id: 'PV-1',
          step: 'booked',
          service: 'Wound dressing',
          startsAt: '2026-11-24T10:30:00+05:30',
          address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
          distanceKm: 3.1,
          patient: { name: 'Asha Kumari', mobile: '9876543210' },
          notes: 'Second floor, no lift.',
          duePaise: 45000,
          nurse: { id: 1, name: 'Sunita Toppo' },
        },
        {
          id: 'PV-2',
          step: 'booked',
          service: 'Injection',
          startsAt: '2026-11-24T12:00:00+05:30',
          address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
          distanceKm: null,
          patient: { name: 'Asha Kumari', mobile: '9876543210' },
          notes: null,
          duePaise: 0,
          nurse: null,
        },
      ]}
    />
  );
}
