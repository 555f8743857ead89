import { beforeEach, describe, expect, test } from 'vitest';
import { asha, booked, lajja, meera, ravi } from '../../src/appointment/fixtures.ts';
import {
  account,
  knowsLogin,
  listOf,
  opened,
  order,
  payment,
  preferences,
  refund,
  success,
} from '../answers.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  callsOf,
  count,
  failed,
  field,
  fill,
  find,
  follow,
  gone,
  heading,
  loggedOut,
  main,
  offline,
  open,
  press,
  raw,
  refused,
  reload,
  saved,
  see,
  silent,
  unreachable,
  until,
  user,
} from '../page.ts';
import { provider } from './provider.ts';
import { availabilityAt } from '../shop-clock.ts';

const QUERY = '?doctor=1&slot=2026-11-24T10%3A30',
  BOOKING = `/doctor-booking${QUERY}`,
  CHECKOUT = `/doctor-checkout${QUERY}`,
  SUCCESS = `/booking-success?id=${booked.id}`;
const NOW = '2026-11-24T10:00:00.000+05:30',
  PAY = 'Pay ₹500.00 & Confirm';
let window: ReturnType<typeof provider>;
const draft = () => sessionStorage.getItem('appointment_draft');
const radio = (name: string | RegExp) => find('radio', name) as Promise<HTMLInputElement>;

/** The free times of 24 November; another one is taken. */
function offers(...free: string[]) {
  const slots = free.map((hour) => ({ time: `2026-11-24T${hour}`, taken: false }));
  answer('listDoctorDays', {
    success,
    data: {
      now: NOW,
      minutes: 30,
      days: [
        {
          day: '2026-11-24',
          state: 'free',
          slots: [...slots, { time: '2026-11-24T17:00', taken: true }],
        },
      ],
    },
  });
}
/** The doctor can be booked, and the payment works. */
beforeEach(() => {
  window = provider();
  account();
  answer('listMedicines', listOf([]));
  answer('listDoctors', { success, data: [meera, ravi] });
  answer('getDoctor', { success, data: meera });
  answer('earlierPatients', { success, data: [] });
  offers('10:00', '10:30', '11:00', '11:30', '12:00');
  answer('availability', availabilityAt(NOW));
  answer('holdSlot', ({ body }) => ({
    success,
    hold_id: 'S-1',
    slot_time: (body as { slot_time: string }).slot_time,
    expires_at: '2026-11-24T10:10:00.000+05:30',
    now: NOW,
    can_extend: true,
  }));
  answer('createPayment', opened(50_000));
  answer('verifyPayment', { success, payment_id: 'pay_1' });
  answer('getPayment', payment({ service_type: 'appointment', amount: 500 }));
  answer('bookAppointment', { success, appointment_id: booked.id, data: booked });
  answer('getBooking', { success, data: booked });
  answer('getOrder', {
    success,
    data: order({
      id: booked.id,
      order_id: booked.id,
      service_type: 'appointment',
      address: null,
      items: [],
      promised_at: null,
      subtotal: 500,
      delivery_charge: 0,
      total: 500,
    }),
  });
});
async function write({ name, age, gender, phone }: Record<'name' | 'age' | 'gender' | 'phone', string>) {
  await fill('Full Name', name);
  await fill('Age', age);
  if (gender) await user.click(await radio(gender));
  await fill('Phone', phone);
}
const typed = { name: 'Asha Kumari', age: '42', gender: 'Female', phone: '98765 43210' };
/** At the checkout, by the form. */
async function toCheckout() {
  await open(BOOKING);
  await heading('Book your appointment');
  await write(typed);
  await press('Proceed to Checkout');
  await heading('Check and pay');
}
async function openWindow() {
  const before = window.state.windows.length;
  await press(PAY);
  await until(() => expect(window.state.windows).toHaveLength(before + 1));
}

test.each(['/doctor-list', '/doctors', '/doctor/1', '/Doctor-slots', BOOKING, CHECKOUT, '/booking-success'])(
  '%s belongs to Appointment in the header',
  async (path) => {
    await open(path);
    const services = await find('navigation', 'Services');
    expect(await find('link', 'Appointment', services)).toHaveAttribute('aria-current', 'page');
    expect(services.querySelectorAll('[aria-current]')).toHaveLength(1);
  },
);

test('in Hindi no page names the clinic or the specialty in English', async () => {
  document.cookie = 'locale=hi; path=/';
  sessionStorage.setItem(
    'appointment_draft',
    JSON.stringify({ of: 'visitor', value: { typed, patient: { id: 'x', details: asha } } }),
  );
  for (const path of ['/doctor/1', '/doctor-slots?doctor=1', CHECKOUT, BOOKING, SUCCESS]) {
    await open(path);
    await see(/सर्कुलर रोड, लालपुर, राँची 834001/, main());
    expect(main().textContent, path).not.toMatch(/Lalpur|Circular|Obstetrics/);
  }
});

describe('the list', () => {
  test('shows every doctor, is narrowed, and says what is left', async () => {
    await open('/doctors');
    await heading('Choose Your Doctor');
    expect(count('article')).toBe(2);
    await user.selectOptions(await field('Specialty'), 'Cardiology');
    await at('/doctors?specialty=Cardiology');
    await see('1 doctor');
    expect(count('article')).toBe(1);
    await find('article', 'Dr. Ravi Oraon');
    await fill('Name of the doctor', 'meera');
    await press('Find');
    await find('heading', 'No doctor fits');
    await follow('Show all doctors');
    await at('/doctors');
    await until(() => expect(count('article')).toBe(2));
  });
  test('is the same under its other path, and stays there', async () => {
    await open('/doctor-list?language=Santali');
    await heading('Choose Your Doctor');
    expect(count('article')).toBe(1);
    await user.selectOptions(await field('Language'), 'English');
    await at('/doctor-list?language=English');
  });
  test('leads to the doctor by the name, and to the times by the button', async () => {
    await open('/doctors');
    expect(await find('link', 'Dr. Meera Sinha')).toHaveAttribute('href', '/doctor/1');
    expect(await find('link', 'Book Appointment with Dr. Meera Sinha')).toHaveAttribute(
      'href',
      '/doctor-slots?doctor=1',
    );
  });
  test('without doctors it says so', async () => {
    answer('listDoctors', { success, data: [] });
    await open('/doctors');
    await heading('No doctors available at the moment');
  });
  test('that failed is asked for again', async () => {
    answer('listDoctors', failed);
    await open('/doctors');
    await heading('Failed to load doctors');
    answer('listDoctors', { success, data: [meera] });
    await press('Try again');
    await heading('Choose Your Doctor');
  });
});

describe("a doctor's page", () => {
  test('says who it is, and leads to the times', async () => {
    await open('/doctor/1');
    await heading('Dr. Meera Sinha');
    expect(document.title).toBe('Dr. Meera Sinha - Doorstep');
    for (const said of ['JMC 20417', 'MBBS, MS', '14 years', 'Hindi, English, Santali', '₹500.00'])
      await see(said);
    expect(await find('link', 'Book Appointment')).toHaveAttribute('href', '/doctor-slots?doctor=1');
  });
  test('that nobody knows says so, and goes to the list (C35)', async () => {
    answer('getDoctor', refused(404, 'doctor_not_found', 'We could not find this doctor'));
    await open('/doctor/99');
    await heading('Doctor not found');
    await at('/doctors');
  });
  test('that could not be loaded stays, with another try (C35)', async () => {
    answer('getDoctor', failed);
    await open('/doctor/1');
    await heading('The doctor could not be loaded');
    answer('getDoctor', { success, data: meera });
    await press('Try again');
    await heading('Dr. Meera Sinha');
  });
});

describe("the patient's details", () => {
  test.each(['', '?doctor=1', '?doctor=x&slot=2026-11-24T10:30', '?doctor=1&slot=2026-02-30T10:30'])(
    'without a doctor and a time (%s) there is nothing to book (F33)',
    async (query) => {
      await open(`/doctor-booking${query}`);
      await heading('Invalid booking data.');
      await follow('Start over');
      await at('/');
    },
  );
  test('of a doctor whom nobody knows are not asked for', async () => {
    answer('getDoctor', refused(404, 'doctor_not_found', 'We could not find this doctor'));
    await open(BOOKING);
    await heading('Invalid booking data.');
  });
  test('keep the time for whoever is logged in, and say how long', async () => {
    await open(BOOKING);
    await see(/Held for you until 10:10 AM/);
    expect(callsOf('holdSlot').map(({ params, body }) => [params, body])).toEqual([
      [{ id: '1' }, { slot_time: '2026-11-24T10:30' }],
    ]);
  });
  test('for a time that somebody else has lead to other times, and are kept', async () => {
    await open(BOOKING);
    await write(typed);
    answer('holdSlot', refused(409, 'slot_taken', 'That time was just taken.'));
    await reload();
    await heading('This time is taken. Choose another.');
    expect(await find('link', 'Choose another time')).toHaveAttribute('href', '/doctor-slots?doctor=1');
    await see(/What you entered is saved\./);
    expect(draft()).toContain('Asha Kumari');
  });
  test.each([
    ['somebody else has', '17:00'],
    ['is past', '09:30'],
    ['lies outside the hours', '03:00'],
  ])('tell a visitor at once of a time that %s, with the next free ones', async (_, hour) => {
    localStorage.clear();
    await open(BOOKING);
    await write(typed);
    await open(`/doctor-booking?doctor=1&slot=2026-11-24T${hour}`);
    await heading('This time is taken. Choose another.');
    expect(count('textbox')).toBe(0);
    expect(callsOf('holdSlot')).toEqual([]);
    await follow('Tue 24 Nov, 10:00 AM');
    await at('/doctor-booking?doctor=1&slot=2026-11-24T10%3A00');
    expect(await field('Full Name')).toHaveValue('Asha Kumari');
  });
  test('say why the time is not kept, where it is not', async () => {
    answer(
      'holdSlot',
      refused(409, 'holds_many', 'You are keeping 3 times already.', { params: { most: 3 } }),
    );
    await open(BOOKING);
    await alerted(/You are keeping 3 times already/);
    await find('button', 'Proceed to Checkout');
  });
  test('are all asked for, each in its own words', async () => {
    await open(BOOKING);
    await find('form', 'Patient Details');
    await fill('Phone', '');
    await press('Proceed to Checkout');
    for (const said of [
      'Name is required',
      'Age is required',
      'Gender is required',
      'Phone number is required',
    ])
      await alerted(said);
    await at(BOOKING);
  });
  test.each(['0', '121', '12.5', 'forty', '-4', '1e1'])('the age %s is refused', async (age) => {
    await open(BOOKING);
    await write({ ...typed, age });
    await press('Proceed to Checkout');
    await alerted('Please enter a valid age');
    await at(BOOKING);
  });
  test.each(['12345', '1234567890', '9876x'])('the phone %s is refused', async (phone) => {
    await open(BOOKING);
    await write({ ...typed, phone });
    await press('Proceed to Checkout');
    await alerted('Please enter a valid 10-digit phone number');
  });
  test('an error goes as soon as its field is edited, and the others stay', async () => {
    await open(BOOKING);
    await press('Proceed to Checkout');
    await alerted('Name is required');
    await fill('Full Name', 'A');
    await gone('Name is required');
    await user.click(await radio('Male'));
    await gone('Gender is required');
    await see('Age is required');
  });
  test('of somebody booked for before are filled in, and taken back by Somebody else', async () => {
    answer('earlierPatients', { success, data: [lajja, asha] });
    await open(BOOKING);
    await fill('Full Name', 'Ravi');
    expect(await radio('Somebody else')).toBeChecked();
    await user.click(await radio(/^Lajja Kumari/));
    expect(await field('Full Name')).toHaveValue('Lajja Kumari');
    expect(await field('Age')).toHaveValue('74');
    expect(await radio('Female')).toBeChecked();
    await user.click(await radio(/^Asha Kumari/));
    expect(await field('Age')).toHaveValue('42');
    await user.click(await radio('Somebody else'));
    expect(await field('Full Name')).toHaveValue('Ravi');
    expect(await field('Age')).toHaveValue('');
    expect(await radio('Female')).not.toBeChecked();
    await user.click(await radio(/^Lajja Kumari/));
    await press('Proceed to Checkout');
    await heading('Check and pay');
    await see('Lajja Kumari');
  });
  test('survive a reload and Back', async () => {
    await open(BOOKING);
    await write({ ...typed, phone: '' });
    await reload();
    expect(await field('Full Name')).toHaveValue('Asha Kumari');
    expect(await radio('Female')).toBeChecked();
    await fill('Phone', '9876543210');
    await press('Proceed to Checkout');
    await heading('Check and pay');
    history.back();
    await heading('Book your appointment');
    expect(await field('Phone')).toHaveValue('98765 43210');
  });
});

describe('the checkout', () => {
  test('without a patient has nothing to sell, and leads to the start (F33)', async () => {
    await open(CHECKOUT);
    await heading('Missing booking information.');
    await follow('Start over');
    await at('/');
  });
  test('shows doctor, time, patient and fee, books what is paid, and forgets the patient', async () => {
    await toCheckout();
    for (const said of ['Dr. Meera Sinha', 'Tuesday 24 November 2026, 10:30 AM', 'Asha Kumari'])
      await see(said, main());
    await openWindow();
    expect(callsOf('createPayment').map(({ body }) => body)).toEqual([
      {
        amount: 500,
        service_type: 'appointment',
        service_id: 1,
        currency: 'INR',
        details: { time: '2026-11-24T10:30', ...asha },
      },
    ]);
    window.pay();
    await until(() => expect(location.pathname).toBe('/order-success'));
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      order_id: booked.id,
      total: '500.00',
      payment_id: 'pay_1',
      service_type: 'appointment',
    });
    expect(callsOf('bookAppointment').map(({ body }) => body)).toEqual([
      {
        doctor_id: 1,
        time: '2026-11-24T10:30',
        ...asha,
        payment_id: 'pay_1',
        payment_verified: true,
      },
    ]);
    expect(draft()).toBeNull();
    expect(await find('link', 'View appointment')).toHaveAttribute('href', SUCCESS);
    await see('Tuesday 24 November 2026, 10:30 AM');
  });
  test('a visitor logs in first, and finds all of it again', async () => {
    localStorage.clear();
    knowsLogin();
    await toCheckout();
    await press(PAY);
    await see('You must be logged in to complete payment.');
    await heading('Login');
    expect(new URLSearchParams(location.search).get('next')).toBe(CHECKOUT);
    expect(callsOf('createPayment')).toEqual([]);
    await fill('Mobile Number', '9876543210');
    await fill('Password', 'doorstep1');
    await press('Login');
    await at(CHECKOUT);
    await see('Asha Kumari', main());
    await openWindow();
  });
  test('tells a visitor before they log in that somebody else has the time', async () => {
    localStorage.clear();
    await toCheckout();
    offers('10:00', '11:00', '11:30', '12:00');
    await reload();
    await heading('This time is taken. Choose another.');
    expect(count('button', PAY)).toBe(0);
    // The later ones first: who wanted this time has the day before it behind them.
    expect(
      [...(await find('list', 'The next free times')).querySelectorAll('a')].map((link) => link.textContent),
    ).toEqual(['Tue 24 Nov, 11:00 AM', 'Tue 24 Nov, 11:30 AM', 'Tue 24 Nov, 12:00 PM']);
    await follow('Tue 24 Nov, 11:00 AM');
    await heading('Check and pay');
    await see('Asha Kumari', main());
  });
  test('a session that ends in the middle comes back to the same (C22)', async () => {
    knowsLogin();
    await toCheckout();
    answer('createPayment', loggedOut);
    await press(PAY);
    await heading('Login');
    answer('createPayment', opened(50_000));
    await fill('Mobile Number', '9876543210');
    await fill('Password', 'doorstep1');
    await press('Login');
    await at(CHECKOUT);
    await see('Asha Kumari', main());
    await openWindow();
  });
  test('whoever has not verified their mobile does so, and comes back (C32)', async () => {
    await toCheckout();
    answer('createPayment', refused(403, 'mobile_unverified', 'Please verify your mobile number.'));
    await press(PAY);
    const link = await find('link', 'Verify mobile number');
    expect(new URL(link.getAttribute('href')!, location.href).searchParams.get('next')).toBe(CHECKOUT);
  });
  test('a time that was just taken leads to others, and the patient is kept (F9)', async () => {
    await toCheckout();
    answer('createPayment', refused(409, 'slot_taken', 'That time was just taken.'));
    await press(PAY);
    await alerted('That time was just taken. Please choose another time.');
    await alerted('You have not been charged.');
    expect(await find('link', 'Choose another time')).toHaveAttribute('href', '/doctor-slots?doctor=1');
    expect(count('button', PAY)).toBe(0);
    await open('/doctor-booking?doctor=1&slot=2026-11-24T11:00');
    expect(await field('Full Name')).toHaveValue('Asha Kumari');
  });
  test('another fee is accepted first, and never charged unseen (F8)', async () => {
    await toCheckout();
    answer('createPayment', ({ body }) =>
      (body as { amount: number }).amount === 600
        ? opened(60_000)
        : refused(409, 'amount_changed', 'The price has changed.', { total: 600 }),
    );
    await press(PAY);
    await see('₹600.00', main());
    expect(window.state.windows).toEqual([]);
    await press(/accept/i);
    await press('Pay ₹600.00 & Confirm');
    await until(() => expect(window.state.windows).toHaveLength(1));
  });
  test('whoever paid and lost the time hears of the refund in the same breath (F9)', async () => {
    await toCheckout();
    await openWindow();
    answer(
      'bookAppointment',
      refused(409, 'refunded', 'That time was taken before your payment came.', {
        payment_id: 'pay_1',
        refund: { ...refund, amount: 500, reason: 'That time was taken before your payment came.' },
      }),
    );
    window.pay();
    await heading('Your money is on its way back');
    await see(/That time was taken before your payment came\./);
    await see('pay_1');
    await see('₹500.00');
    expect(await find('link', 'Choose another time')).toHaveAttribute('href', '/doctor-slots?doctor=1');
  });
  test('a booking that fails after the payment names the payment id, and goes on asking', async () => {
    await toCheckout();
    await openWindow();
    answer('bookAppointment', refused(409, 'in_conflict', 'No.'));
    answer(
      'getPayment',
      payment({ state: 'paid', payment_id: 'pay_1', service_type: 'appointment', amount: 500 }),
    );
    window.pay();
    await see(/Failed to book appointment after payment\. Please contact support with payment ID: pay_1/);
    answer(
      'getPayment',
      payment({
        state: 'paid',
        payment_id: 'pay_1',
        order_id: booked.id,
        service_type: 'appointment',
        amount: 500,
      }),
    );
    await press('Check again');
    await until(() => expect(location.pathname).toBe('/order-success'));
  });
  test('a lost answer is asked for again, and nothing is paid twice (F6)', async () => {
    await toCheckout();
    await openWindow();
    let lost = 0;
    answer('bookAppointment', () =>
      lost++ === 0 ? unreachable : { success, appointment_id: booked.id, data: booked },
    );
    window.pay();
    await heading('Processing your appointment...');
    await until(() => expect(location.pathname).toBe('/order-success'));
    expect(window.state.windows).toHaveLength(1);
    expect(callsOf('createPayment')).toHaveLength(1);
  });
  test('a reload during the payment asks where it stands before anything can be paid', async () => {
    await toCheckout();
    await openWindow();
    answer('getPayment', silent);
    await reload();
    await heading('Checking your payment');
    expect(count('button', PAY)).toBe(0);
    answer(
      'getPayment',
      payment({
        state: 'paid',
        payment_id: 'pay_1',
        order_id: booked.id,
        service_type: 'appointment',
        amount: 500,
      }),
    );
    await reload();
    await until(() => expect(location.pathname).toBe('/order-success'));
  });
  test('a window that was closed has charged nothing, and may be opened again', async () => {
    await toCheckout();
    await openWindow();
    window.cancel();
    await see('Payment was cancelled');
    await openWindow();
    window.fail();
    await alerted('Payment failed. Please try again.');
    await find('button', PAY);
  });
  test('offline nothing can be paid, and nothing is lost', async () => {
    await toCheckout();
    offline();
    await alerted('You are offline. What you entered is saved.');
    expect(await find('button', PAY)).toBeDisabled();
    backOnline();
    await openWindow();
  });
});

describe('the confirmation', () => {
  test('says what was booked and sent, and until when it can be changed', async () => {
    await open(SUCCESS);
    await heading('Appointment Confirmed!');
    await see('A confirmation was sent by SMS and e-mail.');
    await see('Arrive 15 minutes early.');
    await see(
      /until Tue 24 Nov, 10:30 AM, Indian time\. Cancelled by Tue 24 Nov, 6:30 AM, all of your money/,
    );
    expect(await find('link', 'Move or cancel')).toHaveAttribute('href', `/bookings/${booked.id}`);
    expect(await find('link', 'Book Another Appointment')).toHaveAttribute('href', '/doctors');
    await follow('Go to Homepage');
    await at('/');
  });
  test('names no way that the patient has not chosen', async () => {
    answer('getPreferences', {
      success,
      data: {
        ...preferences,
        notifications: {
          orders_sms: false,
          orders_whatsapp: false,
          orders_email: false,
          reminders: true,
        },
      },
    });
    await open(SUCCESS);
    await see(/You chose to get no messages/);
    await gone(/We remind you/);
  });
  test('gives the calendar file, or says that there is none', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    answer('bookingCalendar', failed as never);
    await open(SUCCESS);
    await press('Add to calendar');
    await alerted('The calendar file could not be loaded. Please try again.');
    answer('bookingCalendar', raw(ics, 'text/calendar; charset=utf-8') as never);
    await press('Add to calendar');
    await until(() => expect(saved().map(({ name }) => name)).toEqual([`${booked.id}.ics`]));
    expect(callsOf('bookingCalendar')[0]!.headers.get('authorization')).toMatch(/^Bearer /);
  });
  test.each(['/booking-success', SUCCESS])('of nothing that is known (%s) says so', async (path) => {
    answer('getBooking', refused(404, 'booking_not_found', 'We could not find this booking'));
    await open(path);
    await heading('We could not find this appointment');
  });
  test('of one that was cancelled does not confirm it', async () => {
    answer('getBooking', { success, data: { ...booked, status: 'cancelled', can_cancel: false } });
    await open(SUCCESS);
    await heading('This appointment was cancelled');
    expect(await find('link', 'View the booking')).toHaveAttribute('href', `/bookings/${booked.id}`);
  });
  test('is for whoever is logged in', async () => {
    localStorage.clear();
    await open(SUCCESS);
    await heading('Login');
    expect(new URLSearchParams(location.search).get('next')).toBe(SUCCESS);
  });
});
