import { beforeEach, describe, expect, test } from 'vitest';
import {
  account,
  address,
  addressesOf,
  knowsLogin,
  opened,
  order,
  payment,
  prescription,
  prescriptions,
  success,
} from '../answers.ts';
import {
  answer,
  at,
  callsOf,
  closedGate,
  count,
  field,
  find,
  heading,
  logIn,
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
import { bookingOf, daysOf, service } from '../service-answers.ts';
import { provider } from './provider.ts';

const PAGE = '/paramedical/book/1',
  ID = 'PV-7K2P9QX4M3WT',
  PAY = 'Pay ₹399.00 & Book Service';
let window: ReturnType<typeof provider>;
const booked = {
  success,
  message: 'Visit booked.',
  invoice: null,
  total_price: 399,
  payment_status: 'paid' as const,
  data: { booking_id: ID, booking: bookingOf() },
};
const ranchi = address(7),
  far = address(8, { title: 'Village', is_default: false, distance_km: 42.1 }),
  office = address(9, { title: 'Office', is_default: false, latitude: 23.36, longitude: 85.34 });
const detailsOf = (at = -1) =>
  (callsOf('createPayment').at(at)!.body as { details: Record<string, unknown> }).details;
const chosenTime = () => new URLSearchParams(location.search).get('time');

beforeEach(() => {
  window = provider();
  account();
  answer('getBareService', service(1));
  answer('listAddresses', addressesOf([ranchi, far, office]));
  answer('listServiceDays', daysOf());
  answer('createPayment', opened(39900));
  answer('verifyPayment', { success, payment_id: 'pay_1' });
  answer('getPayment', payment({ service_type: 'paramedical', amount: 399 }));
  answer('bookVisit', booked);
  answer('getOrder', {
    success,
    data: order({
      id: ID,
      order_id: ID,
      service_type: 'paramedical',
      items: [],
      total: 399,
      promised_at: null,
    }),
  });
  answer('getBooking', { success, data: bookingOf() });
});
async function offered(path = PAGE) {
  await open(path);
  await heading('Paramedical Service Booking');
  await until(() => expect(chosenTime()).not.toBeNull());
  await until(() => expect(new URLSearchParams(location.search).get('address')).not.toBeNull());
  await until(async () => expect(await find('radio', /10:00 AM/)).toBeChecked());
}
async function openWindow() {
  const before = window.state.windows.length;
  await press(PAY);
  await until(() => expect(window.state.windows).toHaveLength(before + 1));
}
async function isBooked() {
  await heading('Visit booked');
  const query = new URLSearchParams(location.search);
  expect(Object.fromEntries(query)).toEqual({
    order_id: ID,
    total: '399.00',
    payment_id: 'pay_1',
    service_type: 'paramedical',
  });
}

test('what is offered first: the default address, and the first free time a day from now', async () => {
  await offered();
  await at(`${PAGE}?address=7&time=2026-11-25T10%3A00`);
  expect(await find('radio', /Home/)).toBeChecked();
  await see('We come within 30 km of our pharmacy in Ranchi.');
  await see('42.1 km away: we come within 30 km');
  expect(await find('radio', /Village/)).toBeDisabled();
  const [days] = callsOf('listServiceDays');
  expect(days!.query.get('lat')).toBe('23.3812');
  await see('included');
});

test('what was chosen is paid and booked, and the success page leads to the visit', async () => {
  await offered();
  (await find('radio', /Office/)).click();
  await until(() => expect(callsOf('listServiceDays').at(-1)!.query.get('lat')).toBe('23.36'));
  (await find('radio', /11:00 AM/)).click();
  await at(`${PAGE}?address=9&time=2026-11-25T11%3A00`);
  await user.type(await find('textbox', /Notes for the nurse/), 'Blue door');
  await openWindow();
  const details = {
    scheduled_time: '2026-11-25T11:00',
    address_id: 9,
    notes: 'Blue door',
    prescription_id: null,
  };
  expect(callsOf('createPayment')[0]!.body).toEqual({
    amount: 399,
    service_type: 'paramedical',
    service_id: 1,
    currency: 'INR',
    details,
  });
  const gate = closedGate();
  answer('bookVisit', async () => {
    await gate.opened;
    return booked;
  });
  window.pay();
  await heading('Processing your booking...');
  gate.open();
  await isBooked();
  expect(callsOf('bookVisit').map(({ body }) => body)).toEqual([
    { ...details, service_id: 1, payment_id: 'pay_1', payment_verified: true },
  ]);
  await see(/Wed 25 Nov, 10:00 AM/);
  await see('Good light');
  expect(await find('link', 'View your visit')).toHaveAttribute('href', `/bookings/${ID}`);
  // What was written for it is gone.
  await open(`${PAGE}?address=9&time=2026-11-25T11%3A00`);
  expect(await find('textbox', /Notes for the nurse/)).toHaveValue('');
});

describe('somebody who is not logged in', () => {
  test('chooses a time, logs in to pay, and finds all of it again', async () => {
    localStorage.clear();
    await open(PAGE);
    await until(() => expect(chosenTime()).toBe('2026-11-25T10:00'));
    await until(async () => expect(await find('radio', /10:00 AM/)).toBeChecked());
    (await find('radio', /11:30 AM/)).click();
    await until(() => expect(chosenTime()).toBe('2026-11-25T11:30'));
    await user.type(await find('textbox', /Notes for the nurse/), 'Blue door');
    await press(PAY);
    await until(() => expect(location.pathname).toBe('/login'));
    expect(decodeURIComponent(location.search)).toContain('time=2026-11-25T11');
    await see('Please login to complete payment');
    expect(callsOf('createPayment')).toHaveLength(0);
    knowsLogin();
    await user.type(await find('textbox', /Mobile/), '9876543210');
    await user.type(await field('Password'), 'doorstep1{Enter}');
    await heading('Paramedical Service Booking');
    await until(() => expect(location.search).toContain('address=7'));
    expect(chosenTime()).toBe('2026-11-25T11:30');
    expect(await find('textbox', /Notes for the nurse/)).toHaveValue('Blue door');
    await openWindow();
    expect(detailsOf()).toMatchObject({ scheduled_time: '2026-11-25T11:30', notes: 'Blue door' });
  });
  test('sees nothing of what another account wrote in this tab', async () => {
    await offered();
    await user.type(await find('textbox', /Notes for the nurse/), 'Blue door');
    logIn({ mobile: '9876543211' });
    await reload();
    expect(await find('textbox', /Notes for the nurse/)).toHaveValue('');
  });
});

describe('the time goes to somebody else', () => {
  test('before it is paid: nothing is charged, and another time is chosen', async () => {
    await offered();
    answer('createPayment', refused(409, 'slot_taken', 'That time was just taken.'));
    await press(PAY);
    await see('That time was just taken. Please choose another time.');
    answer('listServiceDays', daysOf('2026-11-25T10:00'));
    await press('Choose another time');
    await see('Wed 25 Nov, 10:00 AM was just taken');
    await press(PAY);
    await see('Please choose a time.');
    answer('createPayment', opened(39900));
    (await find('radio', /10:30 AM/)).click();
    await until(async () => expect(await find('radio', /10:30 AM/)).toBeChecked());
    await openWindow();
    expect(detailsOf()).toMatchObject({ scheduled_time: '2026-11-25T10:30' });
  });
  test('after it was paid: the money comes back, with the way to other times', async () => {
    await offered();
    await openWindow();
    answer(
      'bookVisit',
      refused(409, 'refunded', 'The time is gone.', {
        refund: { amount: 399, state: 'pending', reason: 'The time was taken.' },
      }),
    );
    window.pay();
    await heading('Your money is on its way back');
    await see('pay_1');
    await press('Choose another time');
    await see('Wed 25 Nov, 10:00 AM was just taken');
  });
  test('while the page was open: an old address of the page says so', async () => {
    answer('listServiceDays', daysOf('2026-11-25T10:00'));
    await open(`${PAGE}?address=7&time=2026-11-25T10:00`);
    await see('Wed 25 Nov, 10:00 AM was just taken');
  });
});

describe('how a payment ends', () => {
  test('it fails or is left: that is said, and it may be paid again', async () => {
    await offered();
    await openWindow();
    window.fail();
    await see('Payment failed. Please try again.');
    await openWindow();
    window.cancel();
    await see('Payment was cancelled');
    await press('Change address or time');
    (await find('radio', /11:00 AM/)).click();
    await until(async () => expect(await find('radio', /11:00 AM/)).toBeChecked());
    await openWindow();
    window.pay();
    await isBooked();
  });
  test('the booking fails after it: the sentence with the payment id, until the server has finished it', async () => {
    await offered();
    await openWindow();
    answer('bookVisit', refused(422, 'unprocessable', 'No.'));
    window.pay();
    await see('Failed to book service after payment. Please contact support. pay_1');
    answer(
      'getPayment',
      payment({ service_type: 'paramedical', amount: 399, state: 'paid', payment_id: 'pay_1', order_id: ID }),
    );
    await press('Check again');
    await isBooked();
  });
  test('a reload while it is paid finds it again, with what was chosen', async () => {
    await offered();
    await openWindow();
    await reload();
    await until(() => expect(callsOf('getPayment').length).toBeGreaterThan(0));
    await find('button', PAY);
    expect(chosenTime()).toBe('2026-11-25T10:00');
    answer(
      'getPayment',
      payment({ service_type: 'paramedical', amount: 399, state: 'paid', payment_id: 'pay_1', order_id: ID }),
    );
    await reload();
    await isBooked();
  });
  test('a time whose payment was opened is kept, though the days say that it is taken', async () => {
    await offered();
    await openWindow();
    answer('listServiceDays', daysOf('2026-11-25T10:00'));
    await reload();
    await press('Change address or time');
    await until(async () => expect(await find('radio', /10:00 AM/)).toBeChecked());
    expect(await find('radio', /10:00 AM/)).toBeEnabled();
  });
  test('the price has changed: the new one is accepted first', async () => {
    await offered();
    answer('createPayment', refused(409, 'amount_changed', 'It costs more.', { total: 449 }));
    await press(PAY);
    await see(/449\.00/);
    answer('createPayment', opened(44900));
    await press(/Accept/);
    await press('Pay ₹449.00 & Book Service');
    await until(() => expect(window.state.windows).toHaveLength(1));
    expect(callsOf('createPayment').at(-1)!.body).toMatchObject({ amount: 449 });
  });
  test('a refusal of the server is said in its own sentence', async () => {
    await offered();
    answer(
      'createPayment',
      refused(422, 'visit_no_team', 'No team comes to this address yet. Please call us.'),
    );
    await press(PAY);
    await see('No team comes to this address yet. Please call us.');
  });
});

describe('a doctor’s order', () => {
  test('is asked for where it is needed, and goes with the booking', async () => {
    answer('getBareService', service(1, { needs_order: true }));
    answer('listPrescriptions', prescriptions([prescription('p1')]));
    answer('getFile', raw('png', 'image/png'));
    await offered();
    await find('heading', 'Doctor’s order');
    await press(PAY);
    await see('This service needs a doctor’s order. Please upload it first.');
    expect(callsOf('createPayment')).toHaveLength(0);
    (await find('radio', /Prescription of/)).click();
    await openWindow();
    expect(detailsOf()).toMatchObject({ prescription_id: 'p1' });
    await reload();
    await press('Change address or time');
    await until(async () => expect(await find('radio', /Prescription of/)).toBeChecked());
  });
  test('is not asked for where none is needed', async () => {
    await offered();
    expect(callsOf('listPrescriptions')).toHaveLength(0);
    expect(count('heading', 'Doctor’s order')).toBe(0);
  });
});

test('where nothing can be chosen that is said: no address, no time', async () => {
  answer('listAddresses', addressesOf([far]));
  answer('listServiceDays', daysOf('none'));
  await open(PAGE);
  await see('No Available Slots');
  await press(PAY);
  await see('Please choose or add the address that we come to.');
  await see('Please choose a time.');
});
test('an unknown service, and one that does not come', async () => {
  answer('getBareService', refused(404, 'service_not_found', 'Service Not Found'));
  await open('/paramedical/book/99');
  await heading('Service Not Found');
  answer('getBareService', unreachable);
  await open(PAGE);
  await heading('Failed to load service details');
  answer('getBareService', service(1));
  await press('Try again');
  await heading('Paramedical Service Booking');
});
