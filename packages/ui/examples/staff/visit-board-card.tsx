import { VisitBoardCard } from '@doorstep/ui/staff/visit-board-card';

export default function Example() {
  return (
    <VisitBoardCard
      step="booked"
      service="Wound dressing"
      startsAt="2026-11-24T10:30:00+05:30"
      endsAt="2026-11-24T11:15:00+05:30"
      address="Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001"
      mapHref="#map"
      distanceKm={3.1}
      patient={{ name: 'Asha Kumari', mobile: '9876543210' }}
      notes={null}
      duePaise={0}
      nurse={{ id: 1, name: 'Sunita Toppo' }}
      nurses={[
        { id: 2, name: 'Rina Kujur', role: 'Nurse, BSc', free: false },
        { id: 1, name: 'Sunita Toppo', role: 'Nurse, GNM', free: true },
      ]}
      clash={null}
      codeTries={5}
      onLook={() => {}}
      onAssign={() => {}}
      onNewCode={() => {}}
      onStep={() => {}}
      onCancel={() => {}}
    />
  );
}
