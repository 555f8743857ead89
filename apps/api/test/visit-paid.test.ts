import type { Failure } from '@doorstep/contract/common.schema';
import type { BookedVisit } from '@doorstep/contract/paramedical.schema';
import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { CLEAN, countIn, ledgerOf } from './checkout.ts';
import { createServers } from './databases.ts';
import { BY_DAY, DRESSING, freeTimes, newVisitor, nextTime, seatsOf, visitDesk } from './visits.ts';

const FEE = 399;

describe('a visit that is paid online', { timeout: 120_000 }, () => {
  let server: AppServer, close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await createServers();
    [server] = opened.servers;
    close = opened.close;
  }, 120_000);
  afterAll(() => close?.());
  const opened = async (answer: Promise<{ json: <T>() => T }>) => (await answer).json<PaymentOrder>();

  test('has its travel in the fee (S17), and is not told as due', async () => {
    const visitor = await newVisitor(server),
      time = await nextTime(server),
      id = await visitor.paid(DRESSING, FEE, time, { notes: 'Second floor.' });
    expect(await visitor.booking(id)).toMatchObject({
      status: 'booked',
      total: FEE,
      travel: 0,
      payment_status: 'paid',
      refund_now: FEE,
      starts_at: `${time}:00.000+05:30`,
    });
    const desk = await visitDesk(server);
    expect(await desk.visit(id)).toMatchObject({ due: 0, notes: 'Second floor.', step: 'booked' });
    expect(await ledgerOf(server)).toMatchObject(CLEAN);
  });
  test('keeps its time from when the payment is opened; another sum is refused and costs nothing (S3)', async () => {
    const visitor = await newVisitor(server),
      time = await nextTime(server);
    const cheap = await visitor.open(DRESSING, time, 1);
    expect(cheap.statusCode).toBe(409);
    expect(cheap.json<Failure>()).toMatchObject({ code: 'amount_changed', total: FEE });
    expect((await visitor.open(DRESSING, time, FEE)).statusCode).toBe(200);
    const holds = sql`select count(*) as n from schedule_seat where account_id = ${visitor.id}`;
    expect(await countIn(server, holds)).toBe(1);
    const night = await visitor.open(BY_DAY, `${time.slice(0, 11)}23:00`, 499);
    expect([night.statusCode, night.json<Failure>().code]).toEqual([409, 'slot_taken']);
    for (const [service, address] of [
      [9999, {}],
      [DRESSING, { address_id: 2_000_000_000 }],
    ] as const)
      expect((await visitor.open(service, time, FEE, address)).statusCode).toBe(404);
  });
  test('becomes one booking, whatever the browser does after the payment', async () => {
    const visitor = await newVisitor(server),
      time = await nextTime(server),
      order = await opened(visitor.open(DRESSING, time, FEE)),
      { razorpay_payment_id } = await visitor.shop.pay(order.order_id);
    // Nobody asks for the booking: the provider's word makes it.
    expect(await ledgerOf(server)).toMatchObject(CLEAN);
    const made = (await visitor.shop.status(order.order_id)).order_id!;
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor.bookPaid(DRESSING, time, razorpay_payment_id)),
    );
    for (const answer of answers) expect(answer.json<BookedVisit>().data.booking_id).toBe(made);
    expect(answers[0]!.json<BookedVisit>()).toMatchObject({ payment_status: 'paid', invoice: null });
    expect(await seatsOf(server, made)).toBe(1);
    // With other details it is not what was paid.
    const other = await visitor.bookPaid(DRESSING, time, razorpay_payment_id, { notes: 'Another one' });
    expect(other.statusCode).toBe(409);
    expect((await visitor.bookPaid(DRESSING, time, 'pay_AAAAAAAAAAAAAA')).statusCode).toBe(402);
    const thief = await newVisitor(server);
    expect((await thief.bookPaid(DRESSING, time, razorpay_payment_id)).statusCode).toBe(402);
  });
  test('by nine people at once for eight nurses: the ninth is told before anything is paid', async () => {
    const time = await nextTime(server),
      visitors = await Promise.all(Array.from({ length: 9 }, () => newVisitor(server)));
    const answers = await Promise.all(visitors.map((one) => one.open(DRESSING, time, FEE)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(8).fill(200),
      409,
    ]);
    expect(await freeTimes(server)).not.toContain(time);
  });
  test('paid after its time was kept no longer: somebody else comes, or the money goes back', async () => {
    const time = await nextTime(server),
      late = await newVisitor(server),
      order = await opened(late.open(DRESSING, time, FEE));
    const others = await Promise.all(Array.from({ length: 8 }, () => newVisitor(server)));
    server.clock.advance(11 * 60);
    for (const one of others) await one.due(time);
    const result = await late.shop.pay(order.order_id),
      { razorpay_payment_id } = result;
    await late.shop.post('/verify-payment/', {
      ...result,
      service_type: 'paramedical',
      service_id: String(DRESSING),
    });
    const answer = await late.bookPaid(DRESSING, time, razorpay_payment_id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Failure>()).toMatchObject({
      code: 'refunded',
      payment_id: razorpay_payment_id,
      refund: { amount: FEE, reason_code: 'slot_taken' },
    });
    expect(await ledgerOf(server)).toMatchObject(CLEAN);
  });
  test('cancelled, it gives back the money and every seat, the nurse’s too', async () => {
    const visitor = await newVisitor(server),
      desk = await visitDesk(server),
      time = await nextTime(server),
      id = await visitor.paid(DRESSING, FEE, time);
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    const stranger = await newVisitor(server);
    for (const path of [`/bookings/${id}/`, `/bookings/${id}/calendar.ics`])
      expect((await stranger.shop.get(path)).statusCode).toBe(404);
    expect((await stranger.shop.post(`/bookings/${id}/cancel/`, {})).statusCode).toBe(404);
    await visitor.shop.good(visitor.shop.post(`/bookings/${id}/cancel/`, {}));
    await visitor.shop.good(visitor.shop.post(`/bookings/${id}/cancel/`, {}));
    expect(await seatsOf(server, id)).toBe(0);
    expect((await visitor.booking(id)).refunds).toMatchObject([{ amount: FEE }]);
    expect(await freeTimes(server)).toContain(time);
    expect((await desk.set(id, { status: 'on-the-way' })).json<Failure>().code).toBe('visit_step_wrong');
    expect(await ledgerOf(server)).toMatchObject(CLEAN);
  });
});

describe('somebody who leaves', { timeout: 60_000 }, () => {
  test('takes their visits with them, and leaves no name, address or slip behind', async () => {
    const { servers, close } = await createServers(),
      [server] = servers;
    const visitor = await newVisitor(server),
      desk = await visitDesk(server),
      time = await nextTime(server);
    const made = await visitor.shop.good<BookedVisit>(
      visitor.shop.post('/book-paramedical/', {
        service_id: DRESSING,
        appointment_date: time.slice(0, 10),
        appointment_time: time.slice(11),
        address: '7 Secret Road, Ranchi',
        latitude: 23.36,
        longitude: 85.32,
        notes: 'Secret knock',
      }),
    );
    const id = made.data.booking_id;
    const out = await visitor.call('GET', '/user/export/');
    expect(out.body).toContain(id);
    expect(out.body).toContain('7 Secret Road');
    // A slip that an earlier release kept as a file.
    await server.database.db.execute(
      sql`insert into file (id, account_id, kind, type, bytes, created_at) values (${'S'.repeat(43)}, ${visitor.id}, 'booking_slip', 'application/pdf', 9, now())`,
    );
    await server.database.db.execute(
      sql`update visit set slip_file_id = ${'S'.repeat(43)} where order_id = ${id}`,
    );
    const leave = () => visitor.call('DELETE', '/user/account/', { password: 'doorstep1' });
    expect((await leave()).statusCode).toBe(409);
    await visitor.shop.good(visitor.shop.post(`/bookings/${id}/cancel/`, {}));
    expect((await leave()).statusCode).toBe(200);
    const board = JSON.stringify(await desk.board(`?day=${time.slice(0, 10)}`));
    for (const said of ['Secret', visitor.mobile, '7 Secret Road']) expect(board).not.toContain(said);
    expect(await countIn(server, sql`select count(*) as n from file where kind = 'booking_slip'`)).toBe(0);
    await close();
  });
});
