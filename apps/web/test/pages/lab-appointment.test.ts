import type { LabBooking, MedicalTest } from '@doorstep/contract/lab.schema';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { account, appointment, order, success } from '../answers.ts';
import {
  answer,
  at,
  blobsAlive,
  busy,
  callsOf,
  count,
  field,
  fill,
  find,
  heading,
  main,
  open,
  press,
  raw,
  refused,
  reload,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';

const FORM = '/medical-tests/book-appointment',
  day = '2026-11-25';
const lipid: MedicalTest = {
  id: 4,
  title: 'Lipid profile',
  title_hi: 'लिपिड प्रोफ़ाइल',
  description: 'Fats of the blood.',
  description_hi: 'ख़ून की चर्बी।',
  price: 750,
  offer_price: 450,
  category: 'cardiac',
  fasting: true,
  turnaround: '24-48h',
  fasting_hours: 12,
  water_only: true,
  after_meal: false,
  medicines_to_ask: [],
  sample: 'Blood',
  sample_hi: 'ख़ून',
  sex: null,
  min_age: null,
  max_age: null,
  repeat_days: null,
  measures: ['cholesterol_total'],
};
const made = appointment({
  id: 'MT-4M7K2WPQ9XTB',
  order_id: 'MT-4M7K2WPQ9XTB',
  service_type: 'medical-test',
  service_id: 4,
  title: 'Lipid profile',
  title_hi: 'लिपिड प्रोफ़ाइल',
  starts_at: `${day}T08:30:00.000+05:30`,
  ends_at: `${day}T09:00:00.000+05:30`,
  place: '7 Main Road, Ranchi',
  place_hi: undefined,
  total: 459,
  payment_status: 'due',
  payment_id: null,
  person: null,
  patient: null,
});
const report: LabBooking['data']['reports'][number] = {
  id: 'r1',
  booking_id: made.id,
  patient: 'Asha Kumari',
  file: '/api/files/r1',
  collected_at: `${day}T08:40:00.000+05:30`,
  uploaded_at: '2026-11-26T11:00:00.000+05:30',
  tests: [{ title: 'Lipid profile', title_hi: 'लिपिड प्रोफ़ाइल' }],
  values: [
    {
      code: 'cholesterol_total',
      name: 'Total cholesterol',
      name_hi: 'कुल कोलेस्ट्रॉल',
      value: 212,
      unit: 'mg/dL',
      low: null,
      high: 200,
      level: 'a-little-high',
      earlier: { value: 204, at: '2026-08-12T08:00:00.000+05:30', report_id: 'r0' },
    },
  ],
};
const TAKEN = 'That time was just taken. Please choose another time.';
const delivery = {
  success,
  available: true,
  is_serviceable: true,
  distance_km: 2.2,
  delivery_charge: 9,
  free_from: 499,
  estimated_time: '25 minutes',
  estimated_minutes: 25,
};
const labBooking = (some: Partial<LabBooking['data']> = {}): LabBooking => ({
  success,
  data: {
    booking: made,
    items: [{ kind: 'test', id: 4, title: lipid.title, title_hi: lipid.title_hi, price: 450 }],
    subtotal: 450,
    delivery_charge: 9,
    total: 459,
    payment_status: 'due',
    plan: {
      tests: 14,
      fasting_hours: 12,
      fasting_for: [4],
      last_meal_at: '2026-11-24T20:30:00.000+05:30',
      water_only: true,
      medicines: [],
      times: { from: '07:00', to: '10:30' },
    },
    sample: { state: 'booked', collected_at: null, at_lab_at: null, reported_at: null },
    reports: [],
    ...some,
  },
});

beforeEach(() => {
  account();
  localStorage.setItem('selectedTests', '[4]');
  answer('listTests', { success, data: [lipid] });
  answer('listTestPackages', { success, data: [] });
  answer('listLabDays', {
    success,
    data: {
      now: '2026-11-24T10:00:00.000+05:30',
      minutes: 30,
      days: [
        { day: '2026-11-24', state: 'closed', slots: [] },
        {
          day,
          state: 'free',
          slots: ['08:00', '08:30', '16:00'].map((time) => ({
            time: `${day}T${time}`,
            taken: time === '08:00',
          })),
        },
      ],
    },
  });
  answer('checkLabDelivery', delivery);
  answer('getLabBooking', labBooking());
  answer('getBooking', { success, data: made });
  answer('getOrder', { success, data: order({ id: made.id, order_id: made.id, status: 'processing' }) });
});
/** All of it, up to the button that books. */
async function filled() {
  await open(FORM);
  await heading('Book Medical Test Appointment');
  fireEvent.change(await field('Date'), { target: { value: day } });
  await user.click(await find('radio', /8:30/));
  await fill('Address', '7 Main Road, Ranchi');
  await fill('Latitude', '23.36');
  await fill('Longitude', '85.32');
  await press('Check delivery availability');
  await see('₹459.00');
}

test('what is missing is said in the order of the form', async () => {
  await open(FORM);
  await heading('Book Medical Test Appointment');
  await press('Book Appointment');
  const said = (await find('link', 'Please select a date')).closest('[role=alert]')!;
  expect([...said.querySelectorAll('a')].map((one) => one.textContent)).toEqual([
    'Please select a date',
    'Please select a time',
    'Please enter your address',
    'Please check delivery availability first',
  ]);
  expect(callsOf('bookTests')).toHaveLength(0);
});

test('only times that keep the fast are there, full ones as such', async () => {
  await open(FORM);
  fireEvent.change(await field('Date'), { target: { value: day } });
  expect(await find('radio', /8:00/)).toBeDisabled();
  await find('radio', /8:30/);
  expect(count('radio', /4:00/)).toBe(0);
  await see(/need 12 hours without food/);
});

test('what is booked is sent with the sum that was shown, and the next page asks the server', async () => {
  answer('bookTests', labBooking());
  await filled();
  await see(/Collection charge ₹9\.00/);
  await press('Book Appointment');
  await at(`/medical-tests/booking-success?booking=${made.id}`);
  await heading('Booking Confirmed!');
  await see('We call you within 30 minutes to confirm the booking.');
  expect(callsOf('bookTests').map(({ body }) => body)).toEqual([
    {
      test_ids: [4],
      package_ids: [],
      address: '7 Main Road, Ranchi',
      date: day,
      time: '08:30',
      latitude: 23.36,
      longitude: 85.32,
      total: 459,
    },
  ]);
  expect(callsOf('getLabBooking')[0]?.params).toEqual({ id: made.id });
  expect(localStorage.getItem('selectedTests')).toBe('[]');
});

test('an offer that is not lower than the price is not paid, as on the server', async () => {
  answer('listTests', { success, data: [{ ...lipid, price: 450, offer_price: 500 }] });
  answer('bookTests', labBooking());
  await filled();
  await press('Book Appointment');
  await until(() => expect(callsOf('bookTests')[0]?.body).toMatchObject({ total: 459 }));
});
test('where nobody comes it is not booked', async () => {
  answer('checkLabDelivery', { ...delivery, available: false, is_serviceable: false, distance_km: 42.1 });
  await open(FORM);
  await fill('Latitude', '24.1');
  await fill('Longitude', '85.9');
  await press('Check delivery availability');
  await see('Home collection is not available for your location');
  await press('Book Appointment');
  await find('link', 'Home collection is not available for your location');
  expect(callsOf('bookTests')).toHaveLength(0);
});

test('after a lost answer and a reload what was typed is there, and is sent as the same booking', async () => {
  answer('bookTests', busy);
  await filled();
  await press('Book Appointment');
  await find('alert');
  const [first] = callsOf('bookTests');
  await reload();
  expect(await field('Address')).toHaveValue('7 Main Road, Ranchi');
  await press('Check delivery availability');
  await see('₹459.00');
  answer('bookTests', labBooking());
  await press('Book Appointment');
  await heading('Booking Confirmed!');
  const last = callsOf('bookTests').at(-1);
  expect(last?.body).toEqual(first?.body);
  expect(last?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(last?.headers.get('idempotency-key')).toBeTruthy();
});

test('what the server refuses is said in its words, else that the booking failed', async () => {
  answer('bookTests', unreachable);
  await filled();
  await press('Book Appointment');
  await see('Booking failed. Please try again.');
  answer('bookTests', refused(409, 'slot_taken', TAKEN));
  await press('Book Appointment');
  await find('link', TAKEN);
});

test('without any test there is nothing to book', async () => {
  localStorage.clear();
  account();
  await open(FORM);
  await at('/medical-tests');
});

test('without a booking the page of success says so', async () => {
  await open('/medical-tests/booking-success');
  await heading('We could not find this booking');
  expect(await find('link', 'See your bookings')).toHaveAttribute('href', '/profile?tab=orders');
  expect(callsOf('getLabBooking')).toHaveLength(0);
});

test("a collection's own page has its preparation while it is ahead, its sample and its tests", async () => {
  await open(`/bookings/${made.id}`);
  await heading('Lab tests at home');
  await find('heading', 'How to prepare');
  // Of all tests, however many packages they are of.
  await see(/^One plan for all 14 tests/);
  await see('Collection booked');
  await see('Lipid profile', main());
  await see(/to pay at collection/);
  await find('button', 'Cancel collection');
});

test('and once it is there its report, which opens with its values', async () => {
  answer('getBooking', { success, data: { ...made, status: 'done', can_cancel: false, can_move: false } });
  answer(
    'getLabBooking',
    labBooking({
      sample: {
        state: 'reported',
        collected_at: report.collected_at,
        at_lab_at: report.collected_at,
        reported_at: report.uploaded_at,
      },
      reports: [report],
    }),
  );
  await open(`/bookings/${made.id}`);
  await see('a little high: show it to your doctor');
  await see('+8 since 12 Aug');
  expect(count('heading', 'How to prepare')).toBe(0);
  expect(await find('link', 'Who looked at your data')).toHaveAttribute(
    'href',
    '/profile?tab=settings&open=privacy',
  );
  answer('getFile', busy);
  await press('Open report: Lipid profile');
  await see('The report could not be opened. Please try again in a moment.');
  answer('getFile', raw('%PDF-1.7', 'application/pdf'));
  await press('Open report: Lipid profile');
  await until(() => blobsAlive().length === 1);
  expect(callsOf('getFile').at(-1)?.params).toEqual({ id: 'r1' });
});
