import type { CollectionDay, StaffCollection } from '@doorstep/contract/lab.schema';

// Only stories import this file.
export const collection: StaffCollection = {
  id: 'LT-222222222222',
  status: 'booked',
  sample: 'booked',
  starts_at: '2026-11-24T07:30:00.000+05:30',
  ends_at: '2026-11-24T08:00:00.000+05:30',
  address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
  distance_km: 3.1,
  latitude: 23.3901,
  longitude: 85.3155,
  patient: { name: 'Asha Kumari', mobile: '9876543210' },
  tests: [
    { id: 1, title: 'Complete Blood Count', sample: 'Blood' },
    { id: 2, title: 'Fasting Blood Sugar', sample: 'Blood' },
  ],
  due: 0,
  received: null,
  back: 649,
  fasting_hours: 10,
  collector: null,
  reports: 0,
};
export const second: StaffCollection = {
  ...collection,
  id: 'LT-333333333333',
  status: 'started',
  sample: 'at-lab',
  starts_at: '2026-11-24T08:00:00.000+05:30',
  ends_at: '2026-11-24T08:30:00.000+05:30',
  address: 'Near Albert Ekka Chowk, Main Road, Ranchi 834001',
  distance_km: 1.2,
  patient: { name: 'Birsa Munda', mobile: '9876543211' },
  tests: [{ id: 3, title: 'Urine Routine', sample: 'Urine, first of the morning' }],
  due: 349,
  back: 0,
  fasting_hours: 0,
  collector: { id: 1, name: 'Suresh Mahto' },
};
export const dayOf = (
  collections: StaffCollection[] = [collection, second],
  some: Partial<CollectionDay['data']> = {},
): CollectionDay => ({
  success: true,
  data: {
    now: '2026-11-24T09:40:00.000+05:30',
    day: '2026-11-24',
    collectors: [
      { id: 1, name: 'Suresh Mahto', mobile: '9800000001' },
      { id: 2, name: 'Rina Kujur', mobile: '9800000002' },
    ],
    collections,
    ...some,
  },
});
