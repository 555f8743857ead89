import { CollectionSheet } from '@doorstep/ui/staff/collection-sheet';

export default function Example() {
  return (
    <CollectionSheet
      title="Suresh Mahto: Tue 24 Nov 2026"
      collections={[
        {
          id: 'LT-1',
          startsAt: '2026-11-24T07:30:00+05:30',
          address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
          distanceKm: 3.1,
          patient: { name: 'Asha Kumari', mobile: '9876543210' },
          tests: [
            { id: 1, title: 'Complete Blood Count', sample: 'Blood' },
            { id: 2, title: 'Urine Routine', sample: 'Urine, first of the morning' },
          ],
          fastingHours: 10,
          duePaise: 64900,
          collector: { id: 1, name: 'Suresh Mahto' },
        },
        {
          id: 'LT-2',
          startsAt: '2026-11-24T09:00:00+05:30',
          address: 'Near Albert Ekka Chowk, Main Road, Ranchi 834001',
          distanceKm: null,
          patient: { name: 'Birsa Munda', mobile: '9876543211' },
          tests: [{ id: 3, title: 'Thyroid Profile', sample: 'Blood' }],
          fastingHours: 0,
          duePaise: 0,
          collector: null,
        },
      ]}
    />
  );
}
