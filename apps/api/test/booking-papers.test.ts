import type { Failure } from '@doorstep/contract/common.schema';
import { imprint } from '@doorstep/contract/imprint';
import type { BookedVisit } from '@doorstep/contract/paramedical.schema';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { newBooker, newDoctor, dayAhead } from './appointments.ts';
import { countIn } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { textOf } from './pdf-text.ts';
import { newServer, testSettings } from './test-server.ts';
import {
  beginsNow,
  codeOf,
  DRESSING,
  dueBody,
  freeTimes,
  newVisitor,
  nextTime,
  visitDesk,
} from './visits.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings());
  return () => server.close();
}, 60_000);
type Headers = Record<string, string>;
const paperOf = (id: string, headers: Headers) =>
  server.app.inject({ url: `/api/bookings/${id}/paper.pdf`, headers });
/** What can be copied from it, without spaces: a line is drawn in pieces. */
async function read(id: string, headers: Headers): Promise<string> {
  const answer = await paperOf(id, headers);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return textOf(answer.rawPayload).join('').replaceAll(/\s+/g, '');
}
const holds = (text: string, ...all: string[]) => {
  for (const one of all) expect(text, one).toContain(one.replaceAll(/\s+/g, ''));
};
const lacks = (text: string, ...all: string[]) => {
  for (const one of all) expect(text, one).not.toContain(one.replaceAll(/\s+/g, ''));
};
/** ', 10:30 AM to' of '2026-11-27T10:30', the full hour without minutes. Whole: '5 AM' alone is part of '8:15 AM' too. */
function clockOf(time: string): string {
  const [hour, minute] = time.slice(11).split(':').map(Number) as [number, number];
  return `, ${hour % 12 || 12}${minute ? `:${minute}` : ''} ${hour < 12 ? 'AM' : 'PM'} to`;
}
const TIMEOUT = { timeout: 120_000 };

describe('the slip of a visit that is paid when the nurse comes', TIMEOUT, () => {
  test('says its sum and its time; after a move the new one, by the link that the booking gave', async () => {
    const visitor = await newVisitor(server),
      [first, next] = [await nextTime(server), await nextTime(server)];
    const { invoice, data } = await visitor.shop.good<BookedVisit>(
      visitor.shop.post('/book-paramedical/', dueBody(first)),
    );
    const id = data.booking_id,
      byLink = async () =>
        textOf((await server.app.inject({ url: invoice!, headers: visitor.headers })).rawPayload)
          .join('')
          .replaceAll(/\s+/g, '');
    holds(
      await byLink(),
      'Booking slip',
      id,
      clockOf(first),
      '7 Main Road, Ranchi',
      'Fee: Dressing',
      '399.00',
      'Travel, 2.2 km at ₹3 a km',
      '7.00',
      'To pay at the visit',
      '406.00',
    );
    await visitor.shop.good(visitor.shop.post(`/bookings/${id}/reschedule/`, { time: next }));
    const moved = await byLink();
    holds(moved, clockOf(next));
    if (clockOf(next) !== clockOf(first)) lacks(moved, clockOf(first));
    expect(await read(id, visitor.headers)).toBe(moved);
    expect(await countIn(server, sql`select count(*) as n from invoice`)).toBe(0);
    expect(await countIn(server, sql`select count(*) as n from file where kind = 'booking_slip'`)).toBe(0);
  });
  test('is gone with a cancelled visit, and it is said', async () => {
    const visitor = await newVisitor(server),
      id = await visitor.due();
    await read(id, visitor.headers);
    await visitor.shop.good(visitor.shop.post(`/bookings/${id}/cancel/`, {}));
    const gone = await paperOf(id, visitor.headers);
    expect(gone.statusCode).toBe(409);
    expect(gone.json<Failure>()).toMatchObject({
      code: 'no_booking_paper',
      message: 'This booking was cancelled, and nothing was paid. There is no slip and no receipt.',
    });
  });
  test('becomes the receipt once the payment is recorded, with method and receiver (S8)', async () => {
    const visitor = await newVisitor(server),
      desk = await visitDesk(server),
      id = await visitor.due();
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    await desk.good(id, { status: 'on-the-way' });
    lacks(await read(id, visitor.headers), 'Receipt');
    await beginsNow(server, id);
    await desk.good(id, { status: 'started', code: await codeOf(visitor, id) });
    await desk.good(id, { status: 'done' });
    const unpaid = await read(id, visitor.headers);
    holds(unpaid, 'Booking slip', 'Still due', '406.00', 'No payment has been recorded yet');
    lacks(unpaid, 'Receipt', 'Paid with', 'Nothing has been paid yet');
    await desk.good(id, {
      payment: { amount: 406, method: 'upi', reference: '533812345678', receiver: 'Anjali Topno' },
    });
    const text = await read(id, visitor.headers);
    holds(
      text,
      'Receipt',
      'Fee: Dressing',
      '399.00',
      'Travel, 2.2 km',
      '7.00',
      'Paid',
      '406.00',
      'UPI',
      '533812345678',
      'Received by',
      'Anjali Topno',
    );
    lacks(text, 'Still due', 'To pay at the visit', 'Booking slip', 'pay_');
    expect((await visitor.booking(id)).payment_status).toBe('paid');
  });
});

describe('the receipt', TIMEOUT, () => {
  test('of a visit that was paid online names shop, patient, service, payment and the travel that is included', async () => {
    const visitor = await newVisitor(server),
      time = await nextTime(server),
      id = await visitor.paid(DRESSING, 399, time),
      { payment_id } = await visitor.booking(id);
    const text = await read(id, visitor.headers);
    holds(
      text,
      'Receipt',
      imprint.managedBy,
      ...imprint.addressLines,
      id,
      payment_id!,
      'Razorpay',
      clockOf(time),
      'Indian time',
      'Fee: Dressing',
      '399.00',
      'included',
      'exempt from GST',
    );
    lacks(text, 'CGST', 'IGST', 'Tax invoice', 'DS/', 'Refund');
    // Frozen: what the catalogue says later changes nothing of it.
    await server.database.db.execute(
      sql`update home_service set price_paise = 99900, offer_paise = null, title = 'Something else' where id = ${DRESSING}`,
    );
    expect(await read(id, visitor.headers)).toBe(text);
    await server.database.db.execute(
      sql`update home_service set price_paise = 49900, offer_paise = 39900, title = 'Dressing' where id = ${DRESSING}`,
    );
  });
  test('of an appointment names patient and doctor; cancelled, what went back and what the shop kept', async () => {
    const asha = await newBooker(server),
      doctor = (await newDoctor(server)).id,
      time = `${dayAhead(server, 2)}T16:30`;
    const { id, payment_id } = await asha.book({ doctor, time });
    const text = await read(id, asha.headers);
    holds(
      text,
      'Receipt',
      id,
      payment_id!,
      'Ravi Kumari',
      'Dr. Kavita Sinha',
      'Lalpur Clinic',
      '4:30 PM',
      '600.00',
    );
    lacks(text, 'Travel', 'Refund');
    const stranger = await newBooker(server);
    expect(failureOf(await paperOf(id, stranger.headers))).toMatchObject({ status: 404 });
    expect((await paperOf(id, {})).statusCode).toBe(401);

    server.clock.advance((Date.parse(`${time}+05:30`) - 3_600_000 - server.clock.now().getTime()) / 1000);
    await asha.shop.good(asha.call('POST', `/bookings/${id}/cancel/`));
    await server.jobs.settle();
    const { data } = await asha.shop.good<{ data: OrderDetail }>(asha.call('GET', `/orders/${id}/`));
    const late = await read(id, asha.headers);
    holds(late, 'Cancelled', '600.00', '−₹300.00', 'Refunded on', data.refunds[0]!.reference!);
    holds(late, 'Kept by the shop');
    // One more part that the provider has not sent yet.
    await server.database.db.execute(
      sql`insert into refund (id, order_id, attempt_id, amount_paise, state, reason_code, reason_params, reason_text, created_at) select 'RF-on-its-way', order_id, attempt_id, 5000, 'pending', reason_code, reason_params, reason_text, created_at from refund where order_id = ${id}`,
    );
    holds(await read(id, asha.headers), 'Refund on its way', '−₹50.00', '₹250.00');
  });
  test('asked for again and again while it is drawn, is drawn once for all of them (T49)', async () => {
    const visitor = await newVisitor(server),
      id = await visitor.due();
    const answers = await Promise.all(Array.from({ length: 150 }, () => paperOf(id, visitor.headers)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
  test('is in the language of its account', async () => {
    const visitor = await newVisitor(server);
    await visitor.call('PUT', '/user/preferences/', { language: 'hi' });
    const id = await visitor.paid(DRESSING, 399, (await freeTimes(server)).at(-5)!),
      text = await read(id, visitor.headers);
    lacks(text, 'Receipt', 'Fee');
    expect([...text].filter((letter) => /[\u0900-\u097F]/.test(letter)).length).toBeGreaterThan(40);
  });
});
