import type { Booking } from '@doorstep/contract/schedule.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { account, appointment, bookingsOf, order, preferences, refund, success, visit } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  blobsAlive,
  busy,
  callsOf,
  closedGate,
  count,
  find,
  gone,
  heading,
  loggedOut,
  main,
  offline,
  open,
  press,
  raw,
  refused,
  saved,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';
import { availabilityAt } from '../shop-clock.ts';

const one = appointment(),
  PAGE = `/bookings/${one.id}`,
  PASS = `/bookings/${visit().id}`;
const days = (taken: string[] = []) => ({
  success,
  data: {
    now: '2026-11-24T10:00:00.000+05:30',
    minutes: 30,
    days: ['2026-11-24', '2026-11-25', '2026-11-26'].map((day) => ({
      day,
      state: 'free' as const,
      slots: ['10:00', '10:30', '17:00'].map((time) => ({
        time: `${day}T${time}`,
        taken: taken.includes(`${day}T${time}`),
      })),
    })),
  },
});
/** What the server holds of one booking; each call of it reads and changes this. */
function server(first: Booking) {
  const kept = { now: first };
  answer('getBooking', () => ({ success, data: kept.now }));
  answer('listBookings', () => bookingsOf([kept.now]));
  answer('getOrder', ({ params }) => ({
    success,
    data: order({
      id: params['id']!,
      order_id: params['id']!,
      status: 'processing',
      timeline: [{ status: 'processing', at: first.created_at, by: 'you' }],
    }),
  }));
  return kept;
}
const TAKEN = 'That time was just taken. Please choose another time.';
const dialog = () => find('dialog');
const chooses = async (time: string) => user.click(await find('radio', time, await dialog()));

beforeEach(account);

describe('the page of an appointment', () => {
  test('says who, when, where, for whom, what it cost, and the rule of its refund', async () => {
    server(one);
    await open(PAGE);
    await heading('Dr. Ananya Sen');
    for (const text of [
      /Registration JMC 10482/,
      'Lalpur clinic, Circular Road, Ranchi 834001',
      'Asha Kumari',
      '₹500.00',
      one.id,
      'You can move or cancel it yourself. Cancelled until Wed 25 Nov, 1:00 PM, all of it comes back; after that half of it, until it begins.',
    ])
      await see(text, main());
    await see('pay_1', main());
    // By the address of an order it is found, too.
    await open(`/orders/${one.id}`);
    await at(PAGE);
    await heading('Dr. Ananya Sen');
  });
  test('says in Hindi what is known in Hindi: of the clinic and of the doctor', async () => {
    server(one);
    document.cookie = 'locale=hi; path=/';
    await open(PAGE);
    await see('लालपुर क्लिनिक, सर्कुलर रोड, राँची 834001', main());
    await see(/^सामान्य चिकित्सा, MBBS, MD · /, main());
    // Of a clinic that has moved since it stands as it was booked.
    server({ ...one, place_hi: undefined });
    await open(PAGE);
    await see('Lalpur clinic, Circular Road, Ranchi 834001', main());
  });
  test('of somebody else, or of nobody, is not there', async () => {
    answer('getBooking', refused(404, 'booking_not_found', 'We could not find this booking'));
    answer('getOrder', refused(404, 'order_not_found', 'We could not find this order'));
    await open(PAGE);
    await heading('We could not find this booking');
    expect(await find('link', 'See your bookings')).toHaveAttribute('href', '/profile?tab=orders');
  });
  test('offers a helper no change of a video consultation, and of an appointment each one', async () => {
    document.documentElement.dataset['acting'] = '';
    try {
      server(one);
      await open(PAGE);
      await find('button', 'Cancel appointment');
      answer('availability', availabilityAt('2026-11-24T10:00:00.000+05:30'));
      server({ ...one, service_type: 'video-consultation' });
      await open(PAGE);
      await heading('Video consultation with Dr. Ananya Sen');
      await find('button', 'Add to calendar');
      expect(count('button', /^(Cancel|Choose another time)/)).toBe(0);
    } finally {
      delete document.documentElement.dataset['acting'];
    }
  });
  test('a server that is busy is asked again', async () => {
    answer('getOrder', busy);
    answer('getBooking', busy);
    await open(PAGE);
    await heading('Your booking could not be loaded');
    server(one);
    await press('Try again');
    await heading('Dr. Ananya Sen');
  });
  test('offline it says so, and comes when the line is back', async () => {
    const gate = closedGate();
    answer('getOrder', unreachable);
    answer('getBooking', async () => {
      await gate.opened;
      return unreachable;
    });
    await open(PAGE);
    await until(() => expect(callsOf('getBooking')).toHaveLength(1));
    offline();
    gate.open();
    await heading('You are offline');
    server(one);
    backOnline();
    await heading('Dr. Ananya Sen');
  });
  test('the session has ended: login, and back here', async () => {
    answer('getOrder', loggedOut);
    answer('getBooking', loggedOut);
    await open(PAGE);
    await at(`/login?next=${encodeURIComponent(PAGE)}`);
  });
});

describe('another time', () => {
  test('is booked by one call, is said with the old one, and can be undone by moving back', async () => {
    const kept = server(one);
    answer('bookingDays', days());
    answer('moveBooking', ({ body }) => {
      const { time } = body as { time: string };
      kept.now = { ...kept.now, starts_at: `${time}:00.000+05:30` };
      return { success, data: kept.now };
    });
    await open(PAGE);
    await press('Choose another time');
    await see(
      'Now: Wed 25 Nov, 5:00 PM. It stays yours until the new time is booked. A booking can be moved 3 times.',
    );
    await press('Choose another time', await dialog());
    await see('Please choose a time first.');
    await chooses('10:30 AM');
    await press('Move to Tue 24 Nov, 10:30 AM', await dialog());
    await see('Your time of Wed 25 Nov, 5:00 PM was given back.', main());
    expect(callsOf('moveBooking').map(({ params, body }) => [params['id'], body])).toEqual([
      [one.id, { time: '2026-11-24T10:30' }],
    ]);
    expect(count('dialog', undefined, document.body)).toBe(0);
    await press('Move back to Wed 25 Nov, 5:00 PM');
    await see('Your time of Tue 24 Nov, 10:30 AM was given back.', main());
    expect(callsOf('moveBooking')[1]!.body).toEqual({ time: '2026-11-25T17:00' });
  });
  test('was just taken: it says so, the old time stays, and the days are read again', async () => {
    server(one);
    answer('bookingDays', days());
    answer('moveBooking', refused(409, 'slot_taken', TAKEN));
    await open(PAGE);
    await press('Choose another time');
    await chooses('10:30 AM');
    answer('bookingDays', days(['2026-11-24T10:30']));
    await press('Move to Tue 24 Nov, 10:30 AM', await dialog());
    await alerted(TAKEN, await dialog());
    await see('Your time stays: Wed 25 Nov, 5:00 PM.', await dialog());
    await until(async () => expect(await find('radio', /^10:30 AM/, await dialog())).toBeDisabled());
    expect(callsOf('bookingDays')).toHaveLength(2);
    await press('Keep my time', await dialog());
    await gone('Your time stays: Wed 25 Nov, 5:00 PM.');
    await see('Wed 25 Nov, 5:00 PM', main());
  });
  test('no answer came: nothing is believed, and the booking is read again', async () => {
    const kept = server(one);
    answer('bookingDays', days());
    answer('moveBooking', () => {
      kept.now = { ...one, starts_at: '2026-11-24T10:30:00.000+05:30' };
      return unreachable;
    });
    await open(PAGE);
    await press('Choose another time');
    await chooses('10:30 AM');
    await press('Move to Tue 24 Nov, 10:30 AM', await dialog());
    await alerted(/^No answer came/, await dialog());
    // It was moved all the same, and the page knows.
    await see('Tue 24 Nov, 10:30 AM', main());
  });
  test('was chosen too often: it says whom to call, and offers no more', async () => {
    server(appointment({ can_move: false }));
    await open(PAGE);
    await see('You have moved this booking 3 times. Call us on 0651 234 5678 to move it again.');
    expect(count('button', 'Choose another time')).toBe(0);
    expect(count('button', 'Cancel appointment')).toBe(1);
  });
});

describe('cancelling', () => {
  test('says the rule before, asks, and says what comes back and when', async () => {
    const kept = server(one);
    answer('cancelBooking', () => {
      kept.now = {
        ...one,
        status: 'cancelled',
        can_cancel: false,
        can_move: false,
        payment_status: 'refunding',
        refunds: [{ ...refund, amount: 500 }],
      };
      return { success, data: kept.now };
    });
    await open(PAGE);
    await press('Cancel appointment');
    const asked = await find('alertdialog', 'Cancel this appointment?');
    await see(/^All of it comes back: ₹500\.00, to where you paid from\./, asked);
    await press('Keep it', asked);
    expect(callsOf('cancelBooking')).toEqual([]);
    await press('Cancel appointment');
    await press('Cancel appointment', await find('alertdialog'));
    await find('heading', 'Your money is on its way back');
    await see('Cancelled. ₹500.00 is on its way back to you.');
    expect(count('button', 'Cancel appointment')).toBe(0);
    expect(await find('link', 'Book again')).toHaveAttribute('href', '/doctor-slots?doctor=3');
  });
  test('shortly before says that half comes back; of what is not paid, that nothing is to be paid back', async () => {
    server(appointment({ free_until: null, refund_now: 250 }));
    await open(PAGE);
    await see(
      'You can still move or cancel it yourself, until it begins. Cancelled now, ₹250.00 comes back.',
    );
    await press('Cancel appointment');
    await see(/^It begins soon: of ₹500\.00, ₹250\.00 comes back/, await find('alertdialog'));
    server(visit({ payment_status: 'due', payment_id: null, refund_now: 0 }));
    await open(PASS);
    await see('Pay ₹399.00 at the visit');
    await press('Cancel visit');
    await see(/^Nothing has been charged, so there is nothing to pay back\./, await find('alertdialog'));
    expect(count('heading', 'Payment Confirmed')).toBe(0);
  });
  test('of what has begun meanwhile is refused, and the page shows it as it is', async () => {
    const kept = server(one);
    answer('cancelBooking', () => {
      kept.now = { ...one, can_cancel: false, can_move: false, free_until: null, refund_now: 0 };
      return refused(409, 'booking_over', 'This booking has begun or is over.');
    });
    await open(PAGE);
    await press('Cancel appointment');
    await press('Cancel appointment', await find('alertdialog'));
    await alerted('This booking has begun or is over.');
    await until(() => expect(count('button', 'Cancel appointment')).toBe(0));
  });
});

describe('files', () => {
  test('the calendar file is fetched with the token and saved by its name', async () => {
    server(one);
    answer('bookingCalendar', raw('BEGIN:VCALENDAR', 'text/calendar; charset=utf-8'));
    await open(PAGE);
    await press('Add to calendar');
    await until(() => expect(saved().map(({ name }) => name)).toEqual([`${one.id}.ics`]));
    expect(callsOf('bookingCalendar')[0]!.headers.get('authorization')).toMatch(/^Bearer a+$/);
    expect(await blobsAlive()[0]!.text()).toBe('BEGIN:VCALENDAR');
  });
  test('what is no calendar file is not saved, and it is said', async () => {
    server(one);
    answer('bookingCalendar', raw('<h1>Bad gateway</h1>', 'text/html'));
    await open(PAGE);
    await press('Add to calendar');
    await alerted('The calendar file could not be saved. Please try again.');
    expect(saved()).toEqual([]);
  });
});

describe('receipt and slip', () => {
  const pdf = () => answer('bookingPaper', raw('%PDF-1.7', 'application/pdf'));
  const names = () => saved().map(({ name }) => name);
  test('of a paid booking the receipt is fetched with the token, and saved by its number', async () => {
    server(one);
    pdf();
    await open(PAGE);
    await press('Download receipt');
    await until(() => expect(names()).toEqual([`${one.id}.pdf`]));
    const [asked] = callsOf('bookingPaper');
    expect(asked!.params['id']).toBe(one.id);
    expect(asked!.headers.get('authorization')).toMatch(/^Bearer a+$/);
    expect(await blobsAlive()[0]!.text()).toBe('%PDF-1.7');
  });
  test('says that it is fetched, hears no second press meanwhile, and says that it failed', async () => {
    const gate = closedGate();
    server(one);
    answer('bookingPaper', async () => {
      await gate.opened;
      return busy;
    });
    await open(PAGE);
    await press('Download receipt');
    await press('Getting it ready…');
    gate.open();
    await alerted('The receipt could not be downloaded. Please try again in a moment.');
    expect(callsOf('bookingPaper')).toHaveLength(1);
    expect(names()).toEqual([]);
    pdf();
    await press('Download receipt');
    await until(() => expect(names()).toEqual([`${one.id}.pdf`]));
    await gone('The receipt could not be downloaded. Please try again in a moment.');
  });
  test('to be paid at the visit it is a slip; cancelled there is neither, and it is said', async () => {
    const due = visit({ payment_status: 'due', payment_id: null, refund_now: 0 }),
      kept = server(due);
    pdf();
    await open(PASS);
    await see('Pay ₹399.00 at the visit');
    expect(count('button', 'Download receipt')).toBe(0);
    await press('Download booking slip');
    await until(() => expect(names()).toEqual([`${due.id}.pdf`]));
    kept.now = { ...due, status: 'cancelled', can_cancel: false, can_move: false };
    await open(PASS);
    await see('It was cancelled before anything was paid: there is no slip and no receipt.', main());
    expect(count('button', 'Download booking slip')).toBe(0);
  });
  test('in the lists each booking has its own', async () => {
    const due = visit({ payment_status: 'due', payment_id: null });
    answer('listBookings', bookingsOf([due, one]));
    pdf();
    await open('/paramedical/bookings');
    await press('Download booking slip: Dressing of a wound');
    await until(() => expect(names()).toEqual([`${due.id}.pdf`]));
    await open('/profile?tab=orders');
    const list = await find('region', 'Visits and appointments');
    await press('Download receipt: Dr. Ananya Sen', list);
    await until(() => expect(names()).toContain(`${one.id}.pdf`));
    answer('bookingPaper', unreachable);
    await press('Download booking slip: Dressing of a wound', list);
    await alerted(
      'The booking slip could not be downloaded. Please try again in a moment.',
      await find('article', 'Dressing of a wound', list),
    );
  });
});

describe('the visit pass', () => {
  test('shows who comes and the code; another nurse and a lost line are said while it is open', async () => {
    const kept = server(visit({ status: 'on-the-way', can_cancel: false, can_move: false }));
    await open(PASS);
    await heading('Sunita is on the way');
    await see('Code: 4 8 1 7');
    expect(await find('link', 'Call Sunita')).toHaveAttribute('href', 'tel:+919876501234');
    kept.now = { ...kept.now, person: { ...kept.now.person!, name: 'Meena Kerketta' } };
    document.dispatchEvent(new Event('visibilitychange'));
    await alerted('Somebody else comes: Meena Kerketta');
    offline();
    await alerted('You are offline');
    await see('Code: 4 8 1 7');
  });
});

describe('the list of home visits', () => {
  const LIST = '/paramedical/bookings';
  test('shows visits alone, each with the way to its pass', async () => {
    server(visit());
    await open(LIST);
    await heading('Your home visits');
    expect(await find('link', 'Open visit pass: Dressing of a wound')).toHaveAttribute('href', PASS);
    expect(callsOf('listBookings')[0]!.query.get('service_type')).toBe('paramedical');
  });
  test('empty it leads to the services; a page past the end leads back', async () => {
    await open(LIST);
    await find('heading', 'No visits yet');
    expect(await find('link', 'View & Book')).toHaveAttribute('href', '/paramedical');
    answer('listBookings', bookingsOf([], { total: 24 }));
    await open(`${LIST}?page=9`);
    await find('heading', 'There is no page 9');
    expect(await find('link', 'Go to the first page')).toHaveAttribute('href', LIST);
  });
  test('a fault is said, and asked again', async () => {
    answer('listBookings', busy);
    await open(LIST);
    await find('heading', 'Your visits could not be loaded');
    answer('listBookings', bookingsOf([visit()]));
    await press('Try again');
    await find('article', 'Dressing of a wound');
  });
});

describe('the profile', () => {
  const TAB = '/profile?tab=orders';
  test('lists visits and appointments among the orders, the next first, and more when asked (C44)', async () => {
    const past = appointment({ id: 'AP-OLD', status: 'done', title: 'Dr. Birsa Oraon', can_cancel: false });
    answer('listBookings', ({ query }) =>
      query.get('page') === '2'
        ? bookingsOf([past], { page: 2, total: 21 })
        : bookingsOf([visit(), one], { total: 21 }),
    );
    await open(TAB);
    const list = await find('region', 'Visits and appointments');
    await find('article', 'Dressing of a wound', list);
    expect(await find('link', 'Dr. Ananya Sen', list)).toHaveAttribute('href', PAGE);
    await press('Show more', list);
    await find('article', 'Dr. Birsa Oraon', list);
    expect(await find('link', 'Book again: Dr. Birsa Oraon', list)).toHaveAttribute(
      'href',
      '/doctor-slots?doctor=3',
    );
    expect(count('article', undefined, list)).toBe(3);
    expect(count('button', 'Show more')).toBe(0);
  });
  test('its fault leaves the orders standing', async () => {
    answer('listBookings', busy);
    await open(TAB);
    await find('heading', 'Your visits and appointments could not be loaded');
    await find('region', 'Medicine orders');
    answer('listBookings', bookingsOf([]));
    await press('Try again', await find('region', 'Visits and appointments'));
    await see(/^Nothing is booked\./);
  });
  test('reminders are switched among the notification choices', async () => {
    answer('setPreferences', { success, data: preferences });
    await open('/profile?tab=settings');
    await user.click(await see('Notifications', main()));
    const reminders = await find('checkbox', 'Reminders of visits and appointments');
    expect(reminders).toBeChecked();
    await user.click(reminders);
    await until(() =>
      expect(callsOf('setPreferences').map(({ body }) => body)).toEqual([
        { notifications: { reminders: false } },
      ]),
    );
  });
});
