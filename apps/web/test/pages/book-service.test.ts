import type { Booking } from '@doorstep/contract/schedule.schema';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  account,
  address,
  addressesOf,
  knowsLogin,
  prescription,
  prescriptions,
  success,
} from '../answers.ts';
import {
  alerted,
  answer,
  at,
  busy,
  callsOf,
  closedGate,
  count,
  field,
  fill,
  find,
  geolocation,
  gone,
  heading,
  loggedOut,
  logIn,
  main,
  offline,
  backOnline,
  open,
  otherShape,
  press,
  raw,
  refused,
  reload,
  saved,
  see,
  tooMany,
  unreachable,
  until,
  user,
} from '../page.ts';
import { service, serviceOf } from '../service-answers.ts';

const FORM = '/paramedical/1/checkout',
  FILL = 'Please fill all required fields to calculate price.',
  ID = 'PM-7K2P9QX4M3WT';
const days = (taken: readonly string[] = []) => ({
  success,
  data: {
    now: '2026-11-23T11:12:00.000+05:30',
    minutes: 45,
    days: ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => ({
      day,
      state: 'free' as const,
      slots: ['10:00', '10:30', '16:00'].map((time) => ({
        time: `${day}T${time}`,
        taken: taken.includes(`${day}T${time}`),
      })),
    })),
  },
});
const price = (some: object = {}) => ({
  success,
  service_price: 399,
  travel_cost: 13,
  total_price: 412,
  distance_km: 4.2,
  ...some,
});
const booking: Booking = {
  id: ID,
  order_id: ID,
  service_type: 'paramedical',
  service_id: 1,
  status: 'booked',
  title: 'Wound dressing 1',
  detail: null,
  starts_at: '2026-11-23T10:30:00.000+05:30',
  ends_at: '2026-11-23T11:15:00.000+05:30',
  place: 'Flat 4B, Shanti Apartments',
  distance_km: 4.2,
  total: 412,
  travel: 13,
  payment_status: 'due',
  payment_id: null,
  person: null,
  code: '4821',
  patient: null,
  keep_ready: [],
  doctor_order: null,
  can_cancel: true,
  can_move: true,
  refund_now: 0,
  free_until: null,
  created_at: '2026-11-23T11:12:00.000+05:30',
  refunds: [],
};
const booked = (some: Partial<Booking> = {}) => ({
  success,
  message: 'Booked',
  invoice: '/api/files/slip-1/',
  total_price: 412,
  payment_status: 'due' as const,
  data: { booking_id: ID, booking: { ...booking, ...some } },
});
interface Sent {
  calculate_only?: boolean;
  total_price?: number;
  notes?: string;
  appointment_date: string;
  appointment_time: string;
  [more: string]: unknown;
}
const bodies = () => callsOf('bookVisit').map(({ body }) => body as Sent);
const bookings = () => callsOf('bookVisit').filter(({ body }) => !(body as Sent).calculate_only);
/** What a price is answered with, and a booking. */
type Reply = Parameters<typeof answer<'bookVisit'>>[1];
function replies({ asked = price(), made = booked() }: { asked?: Reply; made?: Reply } = {}) {
  answer('bookVisit', async (call) => {
    const reply = (call.body as Sent).calculate_only ? asked : made;
    return typeof reply === 'function' ? reply(call) : reply;
  });
}
const time = async (name: string) => user.click(await find('radio', new RegExp(`^${name}`)));
const calculate = () => press('Calculate Price');
const agree = async () => {
  await press('Pay ₹412.00 at the visit');
  await press('Pay at the visit', await find('alertdialog'));
  await see('Confirmed. You pay ₹412.00 at the visit. You can now book the appointment.');
};
/** With the saved address, up to the price. */
async function priced(): Promise<void> {
  await open(FORM);
  await heading('Book Service');
  await time('10:30');
  await calculate();
  await see('₹412.00');
}

beforeEach(() => {
  account();
  answer('getService', serviceOf(service()));
  answer('listServiceDays', days());
  answer('listAddresses', addressesOf([address()]));
  answer('reversePlace', { success, data: null });
  answer('findPlaces', { success, data: [] });
  replies();
});

test('the whole way: price, how it is paid, booked, slip, and the ways on', async () => {
  await open(FORM);
  await heading('Book Service');
  await see('Next: Fill Details');
  expect(await find('radio', /^Home/)).toBeChecked();
  await time('10:30');
  await fill(/Notes for the nurse/, 'Gate 2');
  await see('Next: Calculate Price');
  await calculate();
  await see('₹3 a km × 4.2 km, rounded up to the rupee');
  await see('Next: Payment');
  expect(bodies()).toEqual([
    {
      service_id: 1,
      appointment_date: '2026-11-23',
      appointment_time: '10:30',
      address: address().full_address,
      address_id: 1,
      latitude: 23.3812,
      longitude: 85.33199,
      calculate_only: true,
    },
  ]);
  await until(() => expect(document.activeElement).toHaveTextContent('Pay ₹412.00 at the visit'));
  await press('Pay ₹412.00 at the visit');
  const asked = await find('alertdialog', 'Book now and pay ₹412.00 at the visit?');
  expect(asked).toHaveTextContent('Mon 23 Nov, 10:30 AM, Indian time');
  await press('Pay at the visit', asked);
  await see('Next: Book');
  await until(() => expect(document.activeElement).toHaveTextContent(/^Book$/));
  expect(bookings()).toEqual([]);
  await press('Book');
  await see('Appointment booked successfully!');
  await at(`${FORM}?booked=${ID}`);
  expect(bodies()[1]).toEqual({
    service_id: 1,
    appointment_date: '2026-11-23',
    appointment_time: '10:30',
    address: address().full_address,
    address_id: 1,
    latitude: 23.3812,
    longitude: 85.33199,
    notes: 'Gate 2',
    total_price: 412,
  });
  await until(() => expect(document.activeElement).toBe(main().querySelector('h1')));
  expect(main()).toHaveTextContent(`Booking${ID}`);
  expect(main()).toHaveTextContent('To pay at the visit₹412.00');
  expect(main()).not.toHaveTextContent(/\bpaid\b/i);
  expect(await find('link', 'View booking')).toHaveAttribute('href', `/bookings/${ID}`);
  expect(await find('link', 'My visits')).toHaveAttribute('href', '/paramedical/bookings');
  await reload();
  await heading('Appointment booked successfully!');
  expect(bookings()).toHaveLength(1);
  // A new form is an empty one.
  await open(FORM);
  expect(await field(/Notes for the nurse/)).toHaveValue('');
});

describe('the slip', () => {
  const page = async () => {
    await priced();
    await agree();
    await press('Book');
    await heading('Appointment booked successfully!');
  };
  test('is fetched with the token, and saved under the booking’s number', async () => {
    await page();
    answer('getFile', raw('%PDF-1.7', 'application/pdf'));
    await press('Download booking slip');
    await until(() => expect(saved().map(({ name }) => name)).toEqual([`${ID}.pdf`]));
  });
  test('that is not there yet says so, and can be asked for again', async () => {
    await page();
    answer('getFile', busy);
    await press('Download booking slip');
    await alerted('The booking slip could not be downloaded. Please try again in a moment.');
    expect(await find('button', 'Download booking slip')).toBeEnabled();
    expect(saved()).toEqual([]);
  });
  test('a booking of another tab, or of nobody, is looked for on its own page', async () => {
    await open(`${FORM}?booked=PM-1`);
    await at('/bookings/PM-1');
  });
});

describe('what is missing', () => {
  test('without a time there is no price: the sentence, beside the field what it wants, and focus', async () => {
    await open(FORM);
    await heading('Book Service');
    await calculate();
    await alerted(FILL);
    await until(() => expect(document.activeElement).toHaveTextContent(FILL));
    expect(await find('group', 'When should the nurse come?')).toHaveAccessibleDescription(
      'Choose a day and a time',
    );
    await time('10:30');
    await gone(FILL);
    expect(bodies()).toEqual([]);
  });
  test('a written address without its place is none', async () => {
    await open(FORM);
    await user.click(await find('radio', /^Another address/));
    await time('10:30');
    await calculate();
    await alerted(FILL);
    expect(await find('combobox', 'Address')).toHaveAccessibleDescription(
      /Choose or write the address that we come to/,
    );
    await fill('Address', '12 Main Road, Ranchi');
    await calculate();
    await alerted(FILL);
    expect(await find('combobox', 'Address')).toHaveAccessibleDescription(
      /Choose your place from the list or on the map/,
    );
    expect(bodies()).toEqual([]);
  });
  test('Book before it was said how it is paid: the sentence, and nothing is sent', async () => {
    await priced();
    await press('Book');
    await alerted('Please confirm how you pay before booking.');
    await user.click(await find('link', 'Please confirm how you pay before booking.'));
    expect(document.activeElement).toHaveTextContent('Pay ₹412.00 at the visit');
    expect(bookings()).toEqual([]);
    // Asked, and not agreed to.
    await press('Pay ₹412.00 at the visit');
    await press('Cancel', await find('alertdialog'));
    await press('Book');
    await alerted('Please confirm how you pay before booking.');
    expect(bookings()).toEqual([]);
  });
});

describe('any change takes price and confirmation back, and says so', () => {
  const CLEARED = /You changed something, so the price is not shown any more/;
  const changes: Record<string, () => Promise<unknown>> = {
    'the notes': () => fill(/Notes for the nurse/, 'Gate 2'),
    'another time': () => time('4:00 PM'),
    'another saved address': async () => user.click(await find('radio', /^Office/)),
    'an address that is written': async () => user.click(await find('radio', /^Another address/)),
  };
  test.each(Object.keys(changes))('%s', async (what) => {
    answer('listAddresses', addressesOf([address(), address(2, { title: 'Office', is_default: false })]));
    await priced();
    await agree();
    await changes[what]!();
    await see(CLEARED);
    await gone('₹412.00');
    expect(count('button', /at the visit/)).toBe(0);
    await press('Book');
    await alerted('Please confirm how you pay before booking.');
    expect(bookings()).toEqual([]);
  });
  test('a captured location', async () => {
    geolocation((done) => done({ coords: { latitude: 23.35, longitude: 85.3 } } as GeolocationPosition));
    answer('listAddresses', addressesOf([]));
    await open(FORM);
    await fill('Address', '12 Main Road');
    await press('Get Current Location');
    await see('Location captured successfully!');
    await time('10:30');
    await calculate();
    await see('₹412.00');
    expect(bodies()[0]).toMatchObject({ address: '12 Main Road', latitude: 23.35, longitude: 85.3 });
    expect(bodies()[0]).not.toHaveProperty('address_id');
    await press('Get Current Location');
    await see(CLEARED);
  });
  test('a price that was asked for before the change is not shown', async () => {
    const gate = closedGate();
    replies({ asked: async () => (await gate.opened, price()) });
    await open(FORM);
    await time('10:30');
    await calculate();
    await find('button', 'Calculating...');
    await time('4:00 PM');
    await find('button', 'Calculate Price');
    gate.open();
    replies({ asked: price({ total_price: 420, travel_cost: 21 }) });
    await calculate();
    await see('₹420.00');
    expect(count('button', /₹412/)).toBe(0);
  });
});

describe('where the device is (F29)', () => {
  const INSTEAD = 'write your area or pincode above, or pick the place on the map';
  beforeEach(() => answer('listAddresses', addressesOf([])));
  test.each([1, 2, 3])(
    'it does not say (%i): the sentence; asked as the specification says',
    async (code) => {
      const asked = vi.fn<Geolocation['getCurrentPosition']>((_done, fail) =>
        fail?.({ code } as GeolocationPositionError),
      );
      geolocation(asked);
      await open(FORM);
      await press('Get Current Location');
      await alerted('Could not get your location. Please enter coordinates manually.');
      await alerted(new RegExp(INSTEAD));
      expect(asked.mock.lastCall?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000 });
      expect(await find('button', 'Get Current Location')).toBeEnabled();
    },
  );
  test('a browser without it: its own sentence, and the address is found by search', async () => {
    answer('findPlaces', {
      success,
      data: [
        {
          id: 'k1',
          name: 'Kanke Road',
          detail: 'Ranchi, Jharkhand 834008',
          city: 'Ranchi',
          state: 'Jharkhand',
          pincode: '834008',
          latitude: 23.4,
          longitude: 85.32,
          kind: 'office' as const,
        },
      ],
    });
    await open(FORM);
    await press('Get Current Location');
    await alerted('Geolocation is not supported by this browser.');
    await user.click(await find('combobox', 'Address'));
    await user.keyboard('kanke');
    await user.click(await find('option', /Kanke Road/));
    await time('10:30');
    await calculate();
    await see('₹412.00');
    expect(bodies()[0]).toMatchObject({
      address: 'Kanke Road, Ranchi, Jharkhand 834008',
      latitude: 23.4,
      longitude: 85.32,
    });
  });
  test('addresses that cannot be loaded leave the list empty, and one is written', async () => {
    answer('listAddresses', busy);
    await open(FORM);
    await find('combobox', 'Address');
    expect(count('radio', /^Home/)).toBe(0);
  });
  test('a saved address that has no point is where its pincode is, also if the price is asked for first', async () => {
    const gate = closedGate();
    answer('listAddresses', addressesOf([address(1, { latitude: null, longitude: null })]));
    answer('findPlaces', async ({ query }) => ({
      success: (await gate.opened, success),
      data: [
        {
          id: 'p1',
          name: query.get('q')!,
          detail: 'Ranchi',
          city: 'Ranchi',
          state: 'Jharkhand',
          pincode: '834008',
          latitude: 23.42,
          longitude: 85.31,
          kind: 'pincode' as const,
        },
      ],
    }));
    await open(FORM);
    await calculate();
    await find('button', 'Calculating...');
    expect(count('alert')).toBe(0);
    gate.open();
    await alerted(FILL);
    await time('10:30');
    expect(callsOf('listServiceDays').map(({ query }) => query.get('lat'))).toEqual(['23.42']);
    await see('Next: Calculate Price');
    await calculate();
    await see('₹412.00');
    expect(bodies()[0]).toMatchObject({ address_id: 1, latitude: 23.42, longitude: 85.31 });
  });
});

describe('the price cannot be had', () => {
  test.each([
    ['busy', busy],
    ['a page of HTML', raw('<h1>Bad gateway</h1>', 'text/html', 502)],
    ['another shape', otherShape('bookVisit', { success: true, total_price: 412 })],
    ['no line', unreachable],
  ])('%s: the sentence, and the button works again', async (_, fault) => {
    replies({ asked: fault });
    await open(FORM);
    await time('10:30');
    await calculate();
    await alerted('Failed to calculate price. Please try again.');
    replies();
    await calculate();
    await see('₹412.00');
    await gone('Failed to calculate price. Please try again.');
  });
  test('too often: when it may be tried again', async () => {
    replies({ asked: tooMany(30) });
    await open(FORM);
    await time('10:30');
    await calculate();
    await alerted('Too many tries. Try again in 30 s.');
  });
  test('too far: said at the address, which stays', async () => {
    const far = 'This address is 42.1 km from us. We come within 30 km. Please choose another address.';
    replies({ asked: refused(422, 'visit_out_of_reach', far, { params: { km: 42.1, radius: 30 } }) });
    await open(FORM);
    await time('10:30');
    await calculate();
    await alerted(far);
    await user.click(await find('link', far));
    expect(document.activeElement).toBe(await find('radio', /^Home/));
    expect(await find('radio', /^10:30/)).toBeChecked();
  });
  test('offline: what was written is kept, and it works when the line is back', async () => {
    await open(FORM);
    await time('10:30');
    offline();
    await calculate();
    await alerted('You are offline. What you wrote is kept.');
    backOnline();
    await calculate();
    await see('₹412.00');
  });
});

describe('booking', () => {
  test.each([
    ['busy', busy],
    ['no line', unreachable],
    ['another shape', otherShape('bookVisit', { success: true, total_price: 412 })],
  ])('%s: the sentence, nothing is lost, and once more is the same booking', async (_, fault) => {
    replies({ made: fault });
    await priced();
    await agree();
    await press('Book');
    await alerted('Failed to book appointment. Please try again.');
    expect(await find('button', /^Book$/)).toHaveAttribute('data-state', 'idle');
    // Also after the page was left and opened again.
    await reload();
    replies();
    await see('Confirmed. You pay ₹412.00 at the visit. You can now book the appointment.');
    await press('Book');
    await heading('Appointment booked successfully!');
    const keys = bookings().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[\w-]{20,}$/);
    expect(bookings()[1]!.body).toEqual(bookings()[0]!.body);
  });
  test('pressed twice it is sent once', async () => {
    const gate = closedGate();
    replies({ made: async () => (await gate.opened, booked()) });
    await priced();
    await agree();
    await user.dblClick(await find('button', /^Book$/));
    await user.click(await find('button', 'Booking...'));
    gate.open();
    await heading('Appointment booked successfully!');
    expect(bookings()).toHaveLength(1);
  });
  test('the price has changed: the new one is shown, and is to be agreed to', async () => {
    replies({
      asked: price(),
      made: ({ body }) =>
        (body as Sent).total_price === 420
          ? { ...booked({ total: 420 }), total_price: 420 }
          : refused(409, 'visit_amount_changed', 'The price is ₹420.00 now. Please look at it again.', {
              total: 420,
            }),
    });
    await priced();
    await agree();
    replies({
      asked: price({ service_price: 407, total_price: 420 }),
      made: ({ body }) =>
        (body as Sent).total_price === 420
          ? { ...booked({ total: 420 }), total_price: 420 }
          : refused(409, 'visit_amount_changed', 'The price is ₹420.00 now. Please look at it again.', {
              total: 420,
            }),
    });
    await press('Book');
    await alerted('The price changed from ₹412.00 to ₹420.00. Please look at it again.');
    await press('Book');
    await alerted('Please confirm how you pay before booking.');
    expect(bookings()).toHaveLength(1);
    await press('Pay ₹420.00 at the visit');
    await press('Pay at the visit', await find('alertdialog', 'Book now and pay ₹420.00 at the visit?'));
    await press('Book');
    await heading('Appointment booked successfully!');
    expect(bookings().map(({ body }) => (body as Sent).total_price)).toEqual([412, 420]);
    expect(main()).toHaveTextContent('₹420.00');
  });
  test('the time was just taken: another one is chosen, and the rest is kept', async () => {
    const sentence = 'That time was just taken. Please choose another time.';
    replies({ made: refused(409, 'slot_taken', sentence) });
    await open(FORM);
    await fill(/Notes for the nurse/, 'Gate 2');
    await time('10:30');
    await calculate();
    await see('₹412.00');
    await agree();
    answer('listServiceDays', days(['2026-11-23T10:30']));
    await press('Book');
    await alerted(sentence);
    await until(async () => expect(await find('radio', /^10:30/)).toBeDisabled());
    expect(await field(/Notes for the nurse/)).toHaveValue('Gate 2');
    expect(await find('radio', /^Home/)).toBeChecked();
    replies();
    await time('4:00 PM');
    await gone(sentence);
    await calculate();
    await agree();
    await press('Book');
    await heading('Appointment booked successfully!');
    expect(bookings()[1]!.body).toMatchObject({ appointment_time: '16:00', notes: 'Gate 2' });
  });
  test('a mobile that is not verified is verified first, and all is still there', async () => {
    replies({ made: refused(403, 'mobile_unverified', 'Please verify your mobile number first.') });
    await priced();
    await agree();
    await press('Book');
    await at(`/verify-otp?next=${encodeURIComponent(FORM)}`);
    replies();
    await open(FORM);
    await press('Book');
    await heading('Appointment booked successfully!');
  });
  test('the session is over: after the login the form is as it was (C22)', async () => {
    replies({ made: loggedOut });
    knowsLogin();
    await priced();
    await agree();
    await press('Book');
    await at(`/login?next=${encodeURIComponent(FORM)}`);
    logIn();
    replies();
    await open(FORM);
    await see('Confirmed. You pay ₹412.00 at the visit. You can now book the appointment.');
    expect(await find('radio', /^10:30/)).toBeChecked();
    await press('Book');
    await heading('Appointment booked successfully!');
  });
});

describe('a doctor’s order', () => {
  beforeEach(() => answer('getService', serviceOf(service(1, { needs_order: true }))));
  test('is asked for before it is paid, and goes along', async () => {
    answer('listPrescriptions', prescriptions([prescription('p1')]));
    answer('getFile', raw('png', 'image/png'));
    await priced();
    await press('Pay ₹412.00 at the visit');
    await alerted('This service needs a doctor’s order. Please upload it first.');
    expect(count('alertdialog', undefined, document.body)).toBe(0);
    await user.click(await find('radio', /24 Nov 2026/));
    await agree();
    replies({ made: booked({ status: 'checking', doctor_order: 'checking' }) });
    await press('Book');
    await see(/Our pharmacist looks at the doctor’s order first/);
    expect(bookings()[0]!.body).toMatchObject({ prescription_id: 'p1' });
  });
});

describe('what stands in the tab', () => {
  test.each([
    '{',
    'null',
    '[]',
    '{"of":"9876543210","value":{"service":1,"chosen":{},"time":7,"priced":[],"notes":{}}}',
  ])('%s is an empty form', async (kept) => {
    sessionStorage.setItem('visit_draft', kept);
    sessionStorage.setItem('visit_booked', kept);
    await open(FORM);
    await heading('Book Service');
    await see('Next: Fill Details');
    expect(await field(/Notes for the nurse/)).toHaveValue('');
  });
  test('is of one service, and of one person', async () => {
    await priced();
    await fill(/Notes for the nurse/, 'Gate 2');
    answer('getService', ({ params }) => serviceOf(service(Number(params['id']))));
    await open('/paramedical/2/checkout');
    expect(await field(/Notes for the nurse/)).toHaveValue('');
    await open(FORM);
    expect(await field(/Notes for the nurse/)).toHaveValue('Gate 2');
    logIn({ mobile: '9876543211' });
    await open(FORM);
    expect(await field(/Notes for the nurse/)).toHaveValue('');
  });
});

test('a visitor logs in first, and comes back', async () => {
  localStorage.clear();
  await open(FORM);
  await at(`/login?next=${encodeURIComponent(FORM)}`);
});
test('an unknown service is not found, and one that could not be loaded can be tried again', async () => {
  answer('getService', refused(404, 'service_not_found', 'Service Not Found'));
  await open(FORM);
  await heading('Service Not Found');
  expect(await find('link', 'Back to Services')).toHaveAttribute('href', '/paramedical');
  answer('getService', unreachable);
  await open(FORM);
  await heading('Failed to load service details');
  answer('getService', serviceOf(service()));
  await press(/Try again/i);
  await heading('Book Service');
});
test('times that cannot be loaded can be tried again', async () => {
  answer('listServiceDays', unreachable);
  await open(FORM);
  await see('The free times could not be loaded');
  answer('listServiceDays', days());
  await press(/Try again/i);
  await time('10:30');
});
