import { CollectionCard } from '@doorstep/ui/staff/collection-card';

export default function Example() {
  return (
    <CollectionCard
      state="booked"
      startsAt="2026-11-24T07:30:00+05:30"
      endsAt="2026-11-24T08:00:00+05:30"
      address="Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001"
      mapHref="#map"
      distanceKm={3.1}
      patient={{ name: 'Asha Kumari', mobile: '9876543210' }}
      tests={[
        { id: 1, title: 'Complete Blood Count', sample: 'Blood' },
        { id: 2, title: 'Urine Routine', sample: 'Urine, first of the morning' },
      ]}
      fastingHours={10}
      duePaise={0}
      collector={{ id: 1, name: 'Suresh Mahto' }}
      collectors={[
        { id: 2, name: 'Rina Kujur', free: false },
        { id: 1, name: 'Suresh Mahto', free: true },
      ]}
      reports={0}
      reportHref="#report"
      onAssign={() => {}}
      onStep={() => {}}
      onCancel={() => {}}
    />
  );
}
