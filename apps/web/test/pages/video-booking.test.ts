import { beforeEach, describe, expect, test } from 'vitest';
import {
  left,
  meera,
  ravi,
  videoBooking as booked,
  videoDoctors,
} from '../../src/consultation/book/fixtures.ts';
import { account, knowsLogin, opened, order, payment, refund, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  callsOf,
  count,
  failed,
  field,
  fill,
  find,
  follow,
  heading,
  main,
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
import { availabilityAt } from '../shop-clock.ts';
import { provider } from './provider.ts';

const PAGE = '/consultation/video/book',
  DOCTOR = `${PAGE}?doctor=1`,
  CHOSEN = `${DOCTOR}&slot=2026-11-24T14%3A00`,
  BOOKED = `${PAGE}?booked=${booked.id}`,
  PAY = 'Pay ₹500.00 & Book',
  REQUIRED = 'Please fill in all required fields to proceed with booking.';
const NOW = '2026-11-24T11:20:00.000+05:30';
let window: ReturnType<typeof provider>;
const radio = (name: string | RegExp) => find('radio', name) as Promise<HTMLInputElement>;

function opensAt(now: string, doctors = videoDoctors) {
  answer('availability', availabilityAt(now));
  answer('videoDoctors', { success, data: { now, minutes: 30, doctors } });
}
beforeEach(() => {
  window = provider();
  account();
  opensAt(NOW);
  answer('holdSlot', ({ body }) => ({
    success,
    hold_id: 'S-1',
    slot_time: (body as { slot_time: string }).slot_time,
    expires_at: '2026-11-24T11:30:00.000+05:30',
    now: NOW,
    can_extend: true,
  }));
  answer('createPayment', opened(50_000));
  answer('verifyPayment', { success, payment_id: 'pay_1' });
  answer('getPayment', payment({ service_type: 'video-consultation', amount: 500 }));
  answer('bookVideo', { success, booking_id: booked.id, data: booked });
  answer('getBooking', { success, data: booked });
  answer('getOrder', {
    success,
    data: order({
      id: booked.id,
      order_id: booked.id,
      service_type: 'video-consultation',
      address: null,
      items: [],
      promised_at: null,
      subtotal: 500,
      delivery_charge: 0,
      total: 500,
    }),
  });
});
async function toPay() {
  await open(CHOSEN);
  await see(/Held for you until 11:30 AM/);
  await press('Proceed to Pay');
  await heading('Check and pay');
}
async function openWindow() {
  const before = window.state.windows.length;
  await press(PAY);
  await until(() => expect(window.state.windows).toHaveLength(before + 1));
}

describe('doctor, time and number', () => {
  test('are for who is logged in, and are there again after it', async () => {
    localStorage.clear();
    knowsLogin();
    await open(CHOSEN);
    await heading('Authentication Required');
    await see('Please log in to book a video consultation with our medical specialists.');
    await follow('Log in');
    await heading('Login');
    await fill('Mobile Number', '9876543210');
    await fill('Password', 'doorstep1');
    await press('Login');
    await at(CHOSEN);
    expect(await radio('2:00 PM')).toBeChecked();
  });
  test('are chosen here, and a reload keeps them', async () => {
    await open(PAGE);
    await heading('Book a video consultation');
    expect(await field('WhatsApp number')).toHaveValue('98765 43210');
    await user.selectOptions(await find('combobox', 'Doctor'), '2');
    await at(`${PAGE}?doctor=2`);
    expect(await radio('2:00 PM taken')).toBeDisabled();
    await user.click(await radio('3:00 PM'));
    await at(`${PAGE}?doctor=2&slot=2026-11-24T15%3A00`);
    await see(/Held for you until 11:30 AM/);
    expect(callsOf('holdSlot').map(({ params, body }) => [params, body])).toEqual([
      [{ id: '2' }, { slot_time: '2026-11-24T15:00', type: 'video' }],
    ]);
    await fill('WhatsApp number', '+44 20 7946 0958');
    await reload();
    expect(await radio('3:00 PM')).toBeChecked();
    expect(await field('WhatsApp number')).toHaveValue('+44 20 7946 0958');
    await see('Dr. Ravi Oraon');
  });
  test('come with the list of doctors', async () => {
    answer('listOnlineDoctors', { success, data: [meera, ravi] });
    await open('/online-consultation?tab=video');
    await user.click(await find('button', 'Book Video Call with Dr. Ravi Oraon'));
    await heading('Book a video consultation');
    await at(`${PAGE}?doctor=2`);
    expect(await find('combobox', 'Doctor')).toHaveValue('2');
  });
  test('are all asked for, in one sentence and beside each', async () => {
    await open(PAGE);
    await heading('Book a video consultation');
    await fill('WhatsApp number', '');
    await press('Proceed to Pay');
    await find('link', REQUIRED);
    expect(count('link', REQUIRED)).toBe(1);
    for (const said of ['Choose a doctor.', 'Write the number that gets the link.']) await see(said);
    await user.selectOptions(await find('combobox', 'Doctor'), '1');
    await press('Proceed to Pay');
    await see('Choose a free time.');
    await at(DOCTOR);
    expect(callsOf('createPayment')).toEqual([]);
  });
  test.each(['12345', '98111x22233', '+ ( ) - ( ) -', '98765432101234567'])(
    'the number %s is none',
    async (number) => {
      await open(CHOSEN);
      await fill('WhatsApp number', number);
      await press('Proceed to Pay');
      await find('link', 'Please enter a valid WhatsApp number.');
      await at(CHOSEN);
    },
  );
  test('a time that somebody else takes is named, and another one is chosen', async () => {
    await open(DOCTOR);
    answer('holdSlot', () => {
      opensAt(NOW, [{ doctor: meera, slots: left('13', '14') }]);
      return refused(409, 'slot_taken', 'That time was just taken.');
    });
    await user.click(await radio('2:00 PM'));
    await alerted('2:00 PM was just taken');
    expect(await radio('2:00 PM taken')).not.toBeChecked();
    await press('Proceed to Pay');
    await see('Choose a free time.');
  });
  test('a time of the address that is over, or of another day, is not asked for', async () => {
    await open(`${DOCTOR}&slot=2026-11-24T11%3A00`);
    await alerted('11:00 AM is over');
    await open(`${DOCTOR}&slot=2026-11-23T14%3A00`);
    await heading('Book a video consultation');
    expect(await radio('2:00 PM')).not.toBeChecked();
    expect(callsOf('holdSlot')).toEqual([]);
  });
  test('say why a time is not kept, and can go on', async () => {
    answer(
      'holdSlot',
      refused(409, 'holds_many', 'You are keeping 3 times already.', { params: { most: 3 } }),
    );
    await open(CHOSEN);
    await alerted(/You are keeping 3 times already/);
    await press('Proceed to Pay');
    await heading('Check and pay');
  });
  test('doctors that could not be loaded are asked for again', async () => {
    answer('videoDoctors', failed);
    await open(CHOSEN);
    await find('heading', 'Failed to load doctors');
    opensAt(NOW);
    await press('Try again');
    expect(await radio('2:00 PM')).toBeChecked();
  });
  test('without a doctor there is another way', async () => {
    opensAt(NOW, []);
    await open(PAGE);
    await find('heading', 'No doctors available at the moment');
    expect(await find('link', 'Book an appointment')).toHaveAttribute('href', '/doctors');
  });
  test('before the hours of the day one books; after them one reads whom to call (S1, C2)', async () => {
    opensAt('2026-11-24T08:59:00.000+05:30');
    await open(DOCTOR);
    await see(/Video consultations begin at 11:00 AM/);
    opensAt('2026-11-24T17:00:00.000+05:30', [{ doctor: meera, slots: [] }]);
    await open(CHOSEN);
    await heading('Video consultations are closed now');
    for (const [name, number] of [
      [/^112/, 'tel:112'],
      [/^108/, 'tel:108'],
      [/^0651 234 5108/, 'tel:+916512345108'],
    ] as const)
      expect(await find('link', name, main())).toHaveAttribute('href', number);
    expect(callsOf('holdSlot')).toEqual([]);
  });
});

describe('the payment', () => {
  test('shows what is booked, books what is paid, and shows the confirmation', async () => {
    await toPay();
    for (const said of ['Dr. Meera Sinha', /Tuesday 24 November 2026, 2:00.PM/, '98765 43210'])
      await see(said, main());
    await openWindow();
    expect(callsOf('createPayment').map(({ body }) => body)).toEqual([
      {
        amount: 500,
        service_type: 'video-consultation',
        service_id: 1,
        currency: 'INR',
        details: { slot_time: '2026-11-24T14:00', patient_whatsapp: '98765 43210' },
      },
    ]);
    window.pay();
    await heading('Video Consultation Booked!');
    await at(BOOKED);
    expect(callsOf('bookVideo').map(({ body }) => body)).toEqual([
      {
        doctor_id: 1,
        slot_time: '2026-11-24T14:00',
        price: 500,
        patient_whatsapp: '98765 43210',
        payment_id: 'pay_1',
        payment_verified: true,
      },
    ]);
    expect(sessionStorage.getItem('video_draft')).toBeNull();
    await see(/The link comes at 1:45 PM to 98765.43210/);
    expect(await find('link', 'Open the consultation room')).toHaveAttribute(
      'href',
      `/consultation/${booked.id}`,
    );
    await follow('View Order Details');
    await until(() => expect(location.pathname).toBe('/order-success'));
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      order_id: booked.id,
      total: '500.00',
      payment_id: 'PAID',
      service_type: 'video-consultation',
    });
    await heading('Video consultation booked');
    await see(/Tuesday 24 November 2026, 2:00.PM/);
  });
  test('leads back to the details, by its link and by Back, and forward again', async () => {
    await toPay();
    await follow('Back to Booking Details');
    await at(CHOSEN);
    await press('Proceed to Pay');
    await heading('Check and pay');
    history.back();
    await heading('Book a video consultation');
    expect(await field('WhatsApp number')).toHaveValue('98765 43210');
  });
  test('whoever goes back after it finds the booking, not a taken time', async () => {
    await toPay();
    await openWindow();
    window.pay();
    await heading('Video Consultation Booked!');
    answer('holdSlot', refused(409, 'slot_taken', 'That time was just taken.'));
    history.back();
    await at(BOOKED);
    await heading('Video Consultation Booked!');
  });
  test('whoever cancelled it can book the same time again', async () => {
    await toPay();
    await openWindow();
    window.pay();
    await heading('Video Consultation Booked!');
    history.back();
    await at(CHOSEN);
    await see(/Held for you until 11:30 AM/);
  });
  test('opened by its address without a number asks for it first', async () => {
    await open(`${CHOSEN}&step=pay`);
    await heading('Book a video consultation');
    await press('Proceed to Pay');
    await heading('Check and pay');
  });
  test('a time that was just taken leads to others (F9)', async () => {
    await toPay();
    answer('createPayment', refused(409, 'slot_taken', 'That time was just taken.'));
    await press(PAY);
    await alerted('That time was just taken. Please choose another time.');
    expect(count('button', PAY)).toBe(0);
    expect(await find('link', 'Choose another time')).toHaveAttribute('href', DOCTOR);
  });
  test('whoever paid and lost the time hears of the refund in the same breath (F9)', async () => {
    await toPay();
    await openWindow();
    answer(
      'bookVideo',
      refused(409, 'refunded', 'That time was taken before your payment came.', {
        payment_id: 'pay_1',
        refund: { ...refund, amount: 500, reason: 'That time was taken before your payment came.' },
      }),
    );
    window.pay();
    await heading('Your money is on its way back');
    await see(/That time was taken before your payment came\./);
    await see('pay_1');
  });
  test('a booking that fails after the payment names the payment id, and goes on asking', async () => {
    await toPay();
    await openWindow();
    answer('bookVideo', refused(409, 'in_conflict', 'No.'));
    const paid = {
      state: 'paid',
      payment_id: 'pay_1',
      service_type: 'video-consultation',
      amount: 500,
    } as const;
    answer('getPayment', payment(paid));
    window.pay();
    await see('Failed to book consultation after payment. Please contact support. Payment ID: pay_1');
    answer('getPayment', payment({ ...paid, order_id: booked.id }));
    await press('Check again');
    await at(BOOKED);
  });
  test('a lost answer is asked for again, and nothing is paid twice (F6)', async () => {
    await toPay();
    await openWindow();
    let lost = 0;
    answer('bookVideo', () =>
      lost++ === 0 ? unreachable : { success, booking_id: booked.id, data: booked },
    );
    window.pay();
    await heading('Booking your video consultation...');
    await at(BOOKED);
    expect(callsOf('createPayment')).toHaveLength(1);
  });
  test('a reload during the payment asks where it stands before anything can be paid', async () => {
    await toPay();
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
        service_type: 'video-consultation',
        amount: 500,
      }),
    );
    await reload();
    await at(BOOKED);
  });
  test('a window that was closed has charged nothing, and may be opened again', async () => {
    await toPay();
    await openWindow();
    window.cancel();
    await see('Payment was cancelled');
    await openWindow();
    window.fail();
    await alerted('Payment failed. Please try again.');
    await find('button', PAY);
  });
});

describe('the confirmation', () => {
  test('is closed, and everything can be chosen anew', async () => {
    answer('listConsultations', {
      success,
      data: [],
      pagination: { page: 1, limit: 10, total: 0, total_exact: true, has_previous: false, has_next: false },
    });
    await open(BOOKED);
    await press('Close');
    await until(() => expect(location.pathname).toBe('/PatientDashboard'));
  });
  test('gives the calendar file, or says that there is none', async () => {
    answer('bookingCalendar', failed as never);
    await open(BOOKED);
    await press('Add to calendar');
    await alerted('The calendar file could not be loaded. Please try again.');
    answer('bookingCalendar', raw('BEGIN:VCALENDAR\r\n', 'text/calendar; charset=utf-8') as never);
    await press('Add to calendar');
    await until(() => expect(saved().map(({ name }) => name)).toEqual([`${booked.id}.ics`]));
  });
  test('of one that is not there, is of another kind or was cancelled says so', async () => {
    answer('getBooking', refused(404, 'booking_not_found', 'We could not find this booking'));
    await open(BOOKED);
    await heading('We could not find this video consultation');
    answer('getBooking', { success, data: { ...booked, service_type: 'appointment' } });
    await reload();
    await heading('We could not find this video consultation');
    answer('getBooking', { success, data: { ...booked, status: 'cancelled', can_cancel: false } });
    await reload();
    await heading('This video consultation was cancelled');
    expect(await find('link', 'View the booking')).toHaveAttribute('href', `/bookings/${booked.id}`);
  });
  test('that could not be loaded says that it is safe', async () => {
    answer('getBooking', failed);
    await open(BOOKED);
    await heading('Your video consultation could not be loaded');
    answer('getBooking', { success, data: booked });
    await press('Try again');
    await heading('Video Consultation Booked!');
  });
});

describe('its own page', () => {
  test('leads into the room, and says from when on', async () => {
    await open(`/bookings/${booked.id}`);
    await heading('Video consultation with Dr. Meera Sinha');
    await see(/You can join from 1:45 PM, Indian time/);
    expect(await find('link', 'Open the consultation room')).toHaveAttribute(
      'href',
      `/consultation/${booked.id}`,
    );
    await find('button', 'Cancel video consultation');
    answer('availability', availabilityAt('2026-11-24T13:45:00.000+05:30'));
    await reload();
    await find('link', 'Join');
  });
  test('asks before it is cancelled, in its own words', async () => {
    await open(`/bookings/${booked.id}`);
    await press('Cancel video consultation');
    await find('alertdialog', 'Cancel this video consultation?');
  });
});

test('in Hindi no step names doctor or specialty in English', async () => {
  document.cookie = 'locale=hi; path=/';
  sessionStorage.setItem(
    'video_draft',
    JSON.stringify({ of: 'visitor', value: { typed: '98765 43210', checked: true } }),
  );
  for (const path of [CHOSEN, `${CHOSEN}&step=pay`, BOOKED, `/bookings/${booked.id}`]) {
    await open(path);
    await see(/मीरा सिन्हा/, main());
    expect(main().textContent, path).not.toMatch(/Meera|Obstetrics|Doctor|Book/);
  }
});
