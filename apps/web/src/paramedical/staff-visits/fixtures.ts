import type { StaffVisit, VisitBoard } from '@doorstep/contract/paramedical.schema';
import type { FoundBooking, FoundBookings } from '@doorstep/contract/schedule.schema';

// Only stories and tests import this file.
export const nurses = (
  [
    [1, 'Sunita Toppo'],
    [2, 'Rina Kujur'],
    [3, 'Ajay Bedia'],
  ] as const
).map(([id, name]) => ({
  id,
  name,
  role: 'Nurse, GNM',
  registration_no: `JNRC 2031${id}`,
  photo: null,
  free: true,
}));
export const visit: StaffVisit = {
  id: 'PV-222222222222',
  step: 'booked',
  service: 'Wound dressing',
  starts_at: '2026-11-24T10:30:00.000+05:30',
  ends_at: '2026-11-24T11:15:00.000+05:30',
  address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
  distance_km: 3.1,
  patient: { name: 'Asha Kumari', mobile: '9876543210' },
  notes: null,
  due: 0,
  received: null,
  back: 399,
  nurse: null,
  clash: null,
  code_tries: 5,
};
export const second: StaffVisit = {
  ...visit,
  id: 'PV-333333333333',
  step: 'on-the-way',
  service: 'IV saline',
  starts_at: '2026-11-24T09:30:00.000+05:30',
  ends_at: '2026-11-24T11:00:00.000+05:30',
  address: 'Near Albert Ekka Chowk, Main Road, Ranchi 834001',
  distance_km: 1.2,
  patient: { name: 'Birsa Munda', mobile: '9876543211' },
  notes: 'Second floor, no lift. The bell is broken: please call.',
  due: 450,
  back: 0,
  nurse: { id: 1, name: 'Sunita Toppo' },
};
export const boardOf = (
  visits: StaffVisit[] = [visit, second],
  others: StaffVisit[] = [],
  some: Partial<VisitBoard['data']> = {},
): VisitBoard => ({
  success: true,
  data: {
    now: '2026-11-24T09:40:00.000+05:30',
    day: '2026-11-24',
    teams: [
      { id: 1, name: 'Ranchi north', nurses, visits },
      {
        id: 2,
        name: 'Ranchi south',
        nurses: [{ ...nurses[0]!, id: 4, name: 'Mary Hansda' }],
        visits: others,
      },
    ],
    ...some,
  },
});
/** A visit ahead, an appointment ahead, a visit that is over, and a sample's collection ahead. */
export const found: FoundBooking[] = [
  {
    id: visit.id,
    service_type: 'paramedical',
    status: 'booked',
    title: 'Wound dressing',
    title_hi: 'घाव की पट्टी',
    starts_at: visit.starts_at,
    ends_at: visit.ends_at,
    patient: visit.patient,
    back: 399,
  },
  {
    id: 'AP-222222222222',
    service_type: 'appointment',
    status: 'booked',
    title: 'Dr. Ananya Sen',
    title_hi: 'डॉ. अनन्या सेन',
    starts_at: '2026-11-26T17:00:00.000+05:30',
    ends_at: '2026-11-26T17:30:00.000+05:30',
    patient: { name: 'Ravi Kumari', mobile: '9811122233' },
    back: 600,
  },
  {
    id: 'PV-555555555555',
    service_type: 'paramedical',
    status: 'done',
    title: 'IV saline',
    title_hi: 'IV सलाइन',
    starts_at: '2026-11-12T09:30:00.000+05:30',
    ends_at: '2026-11-12T11:00:00.000+05:30',
    patient: visit.patient,
    back: 0,
  },
  {
    id: 'LT-222222222222',
    service_type: 'medical-test',
    status: 'booked',
    title: 'Complete Blood Count',
    title_hi: 'संपूर्ण रक्त जाँच',
    starts_at: '2026-11-27T07:30:00.000+05:30',
    ends_at: '2026-11-27T08:00:00.000+05:30',
    patient: visit.patient,
    back: 349,
  },
];
export const foundOf = (total = found.length): FoundBookings => ({ success: true, data: found, total });
