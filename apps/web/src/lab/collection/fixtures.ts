import type { LabBooking } from '@doorstep/contract/lab.schema';
import type { Booking } from '@doorstep/contract/schedule.schema';

// Only stories import this file.
const id = 'MT-4M7K2WPQ9XTB';
/** A collection of tomorrow that is paid when somebody comes. */
export const collectionOf = (some: Partial<Booking> = {}): Booking => ({
  id,
  order_id: id,
  service_type: 'medical-test',
  service_id: 4,
  status: 'booked',
  title: 'Lipid profile and 1 more test',
  title_hi: 'लिपिड प्रोफ़ाइल और 1 टेस्ट',
  detail: null,
  starts_at: '2026-11-25T08:30:00.000+05:30',
  ends_at: '2026-11-25T09:00:00.000+05:30',
  place: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834001',
  distance_km: 4.2,
  total: 1049,
  travel: 0,
  payment_status: 'due',
  payment_id: null,
  person: null,
  code: null,
  patient: null,
  keep_ready: [],
  doctor_order: null,
  can_cancel: true,
  can_move: true,
  refund_now: 0,
  free_until: null,
  created_at: '2026-11-24T10:05:00.000+05:30',
  refunds: [],
  ...some,
});
const report: LabBooking['data']['reports'][number] = {
  id: 'r1',
  booking_id: id,
  patient: 'Asha Kumari',
  file: '/api/files/r1',
  collected_at: '2026-11-25T08:40:00.000+05:30',
  uploaded_at: '2026-11-26T11:00:00.000+05:30',
  tests: [{ title: 'HbA1c', title_hi: 'HbA1c (तीन महीने की औसत शुगर)' }],
  values: [
    {
      code: 'hba1c',
      name: 'HbA1c',
      name_hi: 'तीन महीने की औसत शुगर',
      value: 5.9,
      unit: '%',
      low: 4,
      high: 5.6,
      level: 'a-little-high',
      earlier: { value: 5.5, at: '2026-08-12T08:00:00.000+05:30', report_id: 'r0' },
    },
  ],
};
export const labBookingOf = (some: Partial<LabBooking['data']> = {}): LabBooking => ({
  success: true,
  data: {
    booking: collectionOf(),
    items: [
      { kind: 'test', id: 4, title: 'Lipid profile', title_hi: 'लिपिड प्रोफ़ाइल', price: 650 },
      { kind: 'test', id: 7, title: 'HbA1c', title_hi: 'HbA1c (तीन महीने की औसत शुगर)', price: 399 },
    ],
    subtotal: 1049,
    delivery_charge: 0,
    total: 1049,
    payment_status: 'due',
    plan: {
      tests: 2,
      fasting_hours: 12,
      fasting_for: [4],
      last_meal_at: '2026-11-24T20:30:00.000+05:30',
      water_only: true,
      medicines: [{ text: 'Sugar tablet in the evening', text_hi: 'शाम की शुगर की गोली' }],
      times: { from: '07:00', to: '10:30' },
    },
    sample: { state: 'booked', collected_at: null, at_lab_at: null, reported_at: null },
    reports: [],
    ...some,
  },
});
export const reportedBooking = labBookingOf({
  sample: {
    state: 'reported',
    collected_at: '2026-11-25T08:40:00.000+05:30',
    at_lab_at: '2026-11-25T11:15:00.000+05:30',
    reported_at: '2026-11-26T11:00:00.000+05:30',
  },
  reports: [report],
});
