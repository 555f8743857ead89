import type { BookedAppointment } from '@doorstep/contract/appointment.schema';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import type { Booking, Bookings } from '@doorstep/contract/schedule.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doctorTable } from '../src/appointment/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import {
  dayAhead,
  freeTimes,
  newBooker,
  newDoctor,
  PATIENT,
  type Booker,
  type Wish,
} from './appointments.ts';
import { CLEAN, countIn, ledgerOf } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, doctor: number, tomorrow: string, asha: Booker, imran: Booker;
beforeAll(async () => {
  server = await newServer(testSettings());
  return () => server.close();
});
beforeEach(async () => {
  tomorrow = dayAhead(server, 1);
  doctor = (await newDoctor(server)).id;
  [asha, imran] = [await newBooker(server), await newBooker(server)];
});
const wish = (time = '10:00', more: Partial<Wish> = {}): Wish => ({
  doctor,
  time: `${tomorrow}T${time}`,
  ...more,
});
const orderOf = async (who: Booker, id: string) =>
  (await who.shop.good<{ data: OrderDetail }>(who.call('GET', `/orders/${id}/`))).data;
const bookingOf = async (who: Booker, id: string) =>
  (await who.shop.good<{ data: Booking }>(who.call('GET', `/bookings/${id}/`))).data;
const ordersOf = (who: Booker) =>
  countIn(server, sql`select count(*) as n from "order" where account_id = ${who.id}`);
const bookedAt = async (id: string) =>
  (
    await server.database.db.execute<{ n: string }>(
      sql`select to_char(b.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI') || ' ' || to_char(s.starts_at at time zone 'Asia/Kolkata', 'HH24:MI') as n from schedule_booking b left join schedule_seat s on s.order_id = b.order_id where b.order_id = ${id}`,
    )
  ).rows[0]?.n;

describe('an appointment', () => {
  test('is opened, paid, verified and placed; placed again it is the same one', async () => {
    const paid = await asha.pay(wish());
    await asha.shop.good(asha.verify(paid, wish()));
    const { appointment_id, data } = await asha.shop.good<BookedAppointment>(
      asha.place(wish(), paid.razorpay_payment_id),
    );
    expect(appointment_id).toMatch(/^AP-[\dA-Z]{12}$/);
    expect(data).toMatchObject({
      id: appointment_id,
      order_id: appointment_id,
      service_type: 'appointment',
      service_id: doctor,
      status: 'booked',
      title: 'Dr. Kavita Sinha',
      title_hi: 'डॉ. कविता सिन्हा',
      detail: 'General medicine',
      detail_hi: 'सामान्य चिकित्सा',
      starts_at: `${tomorrow}T10:00:00.000+05:30`,
      ends_at: `${tomorrow}T10:30:00.000+05:30`,
      place: 'Lalpur Clinic, 2 Circular Road, Ranchi 834001',
      place_hi: 'लालपुर क्लिनिक, 2 सर्कुलर रोड, राँची 834001',
      person: {
        role: 'General medicine, MBBS, MD',
        role_hi: 'सामान्य चिकित्सा, MBBS, MD',
      },
      total: 600,
      travel: 0,
      payment_status: 'paid',
      payment_id: paid.razorpay_payment_id,
      patient: PATIENT,
      can_cancel: true,
      can_move: true,
      refund_now: 600,
      free_until: `${tomorrow}T06:00:00.000+05:30`,
    });
    for (let again = 0; again < 2; again++)
      expect(
        (await asha.shop.good<BookedAppointment>(asha.place(wish(), paid.razorpay_payment_id)))
          .appointment_id,
      ).toBe(appointment_id);
    expect(await orderOf(asha, appointment_id)).toMatchObject({
      id: appointment_id,
      service_type: 'appointment',
      status: 'processing',
      total: 600,
      payment_status: 'paid',
      can_cancel: true,
    });
    expect(failureOf(await imran.call('GET', `/orders/${appointment_id}/`)).status).toBe(404);
    expect((await freeTimes(server, doctor))[tomorrow]).not.toContain('10:00');
    expect(await ordersOf(asha)).toBe(1);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('stays where it was booked, in English, once the clinic has moved', async () => {
    const { id } = await asha.book(wish());
    const move = (change: object) =>
      server.database.db.update(doctorTable).set(change).where(eq(doctorTable.id, doctor));
    await move({ clinicAddress: '9 Main Road, Ranchi 834001', clinicAddressHi: '9 मेन रोड, राँची 834001' });
    const { place, place_hi } = await bookingOf(asha, id);
    expect([place, place_hi]).toEqual(['Lalpur Clinic, 2 Circular Road, Ranchi 834001', undefined]);
    await move({ clinicHi: null, clinicAddressHi: null });
    const url = `/api/doctors/${doctor}/?hindi`;
    expect((await server.app.inject(url)).json()).toMatchObject({
      data: { clinic_hi: 'Lalpur Clinic', clinic_address_hi: '9 Main Road, Ranchi 834001' },
    });
  });
  test('is of a doctor without a fee of their own at the usual one', async () => {
    doctor = (await newDoctor(server, { feePaise: null })).id;
    const answer = await asha.open(wish());
    expect(failureOf(answer).code).toBe('amount_changed');
    expect(answer.json<{ total: number }>().total).toBe(500);
    await asha.shop.good(asha.open(wish(), { amount: 500 }));
  });
  test('is kept for who opened its payment: whoever comes second is told before they pay (F9)', async () => {
    await asha.shop.good(asha.open(wish()));
    expect(failureOf(await imran.open(wish()))).toMatchObject({ status: 409, code: 'slot_taken' });
    expect(failureOf(await imran.hold(doctor, wish().time))).toMatchObject({
      status: 409,
      code: 'slot_taken',
    });
    // Opened again it is the same payment.
    const [one, two] = await Promise.all([asha.open(wish()), asha.open(wish())]);
    expect(one.json<PaymentOrder>().order_id).toBe(two.json<PaymentOrder>().order_id);
    expect(await countIn(server, sql`select count(*) as n from payment where account_id = ${imran.id}`)).toBe(
      0,
    );
  });
  test('opened with the hold of another time, or of another person, is refused (T12)', async () => {
    const { hold_id } = (await asha.hold(doctor, wish('11:00').time)).json<{ hold_id: string }>();
    const his = (await imran.hold(doctor, wish('12:00').time)).json<{ hold_id: string }>();
    await asha.shop.good(asha.open(wish('11:00'), { hold_id }));
    for (const other of [his.hold_id, 'S-none'])
      expect(failureOf(await asha.open(wish('11:00'), { hold_id: other }))).toMatchObject({
        status: 409,
        code: 'slot_taken',
      });
  });
  test('opened again once it is booked names the order that it became (F7)', async () => {
    const { id } = await asha.book(wish());
    const answer = await asha.open(wish());
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'already_paid' });
    const booked = await bookingOf(asha, id);
    expect(answer.json()).toMatchObject({
      order_id: id,
      payment_id: booked.payment_id,
      payment_order: expect.stringMatching(/^order_/) as string,
    });
    expect(failureOf(await imran.open(wish()))).toMatchObject({ code: 'slot_taken' });
  });
  test('takes no payment of another slot, doctor, person or account, and none that is not paid (T9, T12)', async () => {
    const other = (await newDoctor(server)).id;
    const paid = await asha.pay(wish());
    await asha.shop.good(asha.verify(paid, wish()));
    for (const wrong of [
      wish('10:30'),
      wish('10:00', { doctor: other }),
      wish('10:00', { name: 'Sita Devi' }),
    ])
      expect(
        failureOf(await asha.place(wrong, paid.razorpay_payment_id)),
        JSON.stringify(wrong),
      ).toMatchObject({
        status: 409,
        code: 'other_cart',
      });
    expect(failureOf(await imran.place(wish(), paid.razorpay_payment_id))).toMatchObject({ status: 402 });
    for (const payment_id of [undefined, null, '', 'pay_AAAAAAAAAAAAAA'])
      expect(
        failureOf(await asha.place(wish('11:00'), payment_id as unknown as string)),
        String(payment_id),
      ).toMatchObject({
        status: 402,
      });
    expect(await ordersOf(imran)).toBe(0);
    const medicine = await asha.shop.post('/order/place/', {
      medicines: [{ id: 2, qty: 1 }],
      services: [],
      address_id: 1,
      payment_id: paid.razorpay_payment_id,
    });
    expect([402, 404, 409]).toContain(failureOf(medicine).status);
    // Nobody has placed it: its job has.
    expect(await ledgerOf(server)).toEqual(CLEAN);
    expect(await ordersOf(asha)).toBe(1);
  });
  test('refuses at its payment whom it cannot be for (T41)', async () => {
    const bad: Array<[object, string]> = [
      [{ age: 0 }, 'age'],
      [{ age: 121 }, 'age'],
      [{ age: 12.5 }, 'age'],
      [{ age: 'forty' }, 'age'],
      [{ age: '' }, 'age'],
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ gender: 'male' }, 'gender'],
      [{ phone: '98111x2233' }, 'phone'],
      [{ phone: '981112223' }, 'phone'],
      [{ time: 'tomorrow' }, 'time'],
    ];
    for (const [wrong, field] of bad) {
      const answer = await asha.open(wish(), { details: { ...PATIENT, time: wish().time, ...wrong } });
      expect(failureOf(answer), JSON.stringify(wrong)).toMatchObject({ status: 400 });
      expect(Object.keys(failureOf(answer).fields!)).toEqual([expect.stringContaining(field)]);
    }
    for (const [wrong] of bad)
      expect(
        failureOf(
          await asha.shop.post('/book-appointment/', {
            doctor_id: doctor,
            ...PATIENT,
            time: wish().time,
            payment_id: 'pay_A',
            ...wrong,
          }),
        ).status,
      ).toBe(400);
    for (const age of [1, 120, '42', ' 7 '])
      await asha.shop.good(asha.open(wish(), { details: { ...PATIENT, time: wish().time, age } }));
    expect(await countIn(server, sql`select count(*) as n from quote where account_id = ${asha.id}`)).toBe(4);
  });
  test('that runs out while it is paid, and is still free, is booked', async () => {
    const paid = await asha.pay(wish());
    server.clock.advance(700);
    // Somebody else looks, and keeps another one: the hold that ran out is gone.
    await imran.shop.good(imran.hold(doctor, wish('11:00').time));
    await asha.shop.good(asha.verify(paid, wish()));
    expect((await asha.place(wish(), paid.razorpay_payment_id)).statusCode).toBe(200);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('that runs out while it is paid, and is taken by then, is refunded in the same answer (F9)', async () => {
    const { order_id } = await asha.shop.good<PaymentOrder>(asha.open(wish()));
    server.clock.advance(700);
    const his = await imran.book(wish());
    const paid = { ...(await asha.shop.pay(order_id)), order_id };
    await asha.shop.post('/verify-payment/', { ...paid, service_type: 'appointment', service_id: doctor });
    const answer = await asha.place(wish(), paid.razorpay_payment_id);
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'refunded' });
    expect(answer.json()).toMatchObject({
      payment_id: paid.razorpay_payment_id,
      refund: {
        amount: 600,
        state: expect.stringMatching(/^(pending|processed)$/) as string,
        reason_code: 'slot_taken',
      },
    });
    await server.jobs.settle();
    expect(await asha.shop.status(paid.order_id)).toMatchObject({
      state: 'refunded',
      order_id: null,
      refund: { amount: 600, state: 'processed', reason_code: 'slot_taken' },
    });
    expect([await ordersOf(asha), (await bookingOf(imran, his.id)).status]).toEqual([0, 'booked']);
    // The money does for another time only once it is paid anew.
    expect(failureOf(await asha.place(wish('11:00'), paid.razorpay_payment_id)).status).toBe(409);
    expect((await asha.book(wish('11:00'))).status).toBe('booked');
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('that its doctor has no hours for any more when it is paid is refunded', async () => {
    const { id, resourceId } = await newDoctor(server);
    doctor = id;
    const paid = await asha.pay(wish());
    await server.database.db.transaction((tx) =>
      server.areas.schedule.service.resources.setWeekly(tx, resourceId, []),
    );
    await asha.verify(paid, wish());
    const answer = await asha.place(wish(), paid.razorpay_payment_id);
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'refunded' });
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
});

describe('cancelling', () => {
  test('until four hours before gives all of the money back, and the time to the next one', async () => {
    const { id } = await asha.book(wish());
    for (let again = 0; again < 2; again++) {
      const { data } = await asha.shop.good<{ data: Booking }>(asha.call('POST', `/bookings/${id}/cancel/`));
      expect(data).toMatchObject({
        status: 'cancelled',
        can_cancel: false,
        can_move: false,
        refund_now: 0,
        free_until: null,
      });
      expect(data.refunds).toMatchObject([{ amount: 600 }]);
    }
    await server.jobs.settle();
    expect((await bookingOf(asha, id)).refunds).toMatchObject([{ amount: 600, state: 'processed' }]);
    expect(await orderOf(asha, id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await countIn(server, sql`select count(*) as n from schedule_seat where order_id = ${id}`)).toBe(
      0,
    );
    expect(await countIn(server, sql`select sum(amount_paise) as n from refund where order_id = ${id}`)).toBe(
      60_000,
    );
    expect((await imran.book(wish())).status).toBe('booked');
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('later than that gives half of it back, and nothing once it has begun', async () => {
    doctor = (await newDoctor(server, { feePaise: 59_901 })).id;
    const late = wish('16:00'),
      begun = wish('17:00');
    const book = async (one: Wish) => {
      const { order_id } = (await asha.open(one, { amount: 599.01 })).json<PaymentOrder>();
      const paid = await asha.shop.pay(order_id);
      await asha.verify({ ...paid, order_id }, one);
      return (await asha.shop.good<BookedAppointment>(asha.place(one, paid.razorpay_payment_id)))
        .appointment_id;
    };
    const ids = [await book(late), await book(begun)] as const;
    const until = Date.parse(`${late.time}+05:30`) - 4 * 3_600_000;
    server.clock.advance((until - 60_000 - server.clock.now().getTime()) / 1000);
    expect(await bookingOf(asha, ids[0])).toMatchObject({
      refund_now: 599.01,
      free_until: `${tomorrow}T12:00:00.000+05:30`,
    });
    server.clock.advance(61);
    expect(await bookingOf(asha, ids[0])).toMatchObject({
      can_cancel: true,
      refund_now: 299.5,
      free_until: null,
    });
    // By the order's own call, too: it is the same.
    const { data } = await asha.shop.good<{ data: OrderDetail }>(
      asha.call('POST', `/orders/${ids[0]}/cancel/`, {}),
    );
    expect(data).toMatchObject({ status: 'cancelled', refunds: [{ amount: 299.5 }] });
    expect((await bookingOf(asha, ids[0])).status).toBe('cancelled');
    server.clock.advance(5 * 3600);
    expect(await bookingOf(asha, ids[1])).toMatchObject({
      status: 'booked',
      can_cancel: false,
      can_move: false,
      refund_now: 0,
    });
    for (const path of [`/bookings/${ids[1]}/cancel/`, `/orders/${ids[1]}/cancel/`])
      expect(failureOf(await asha.call('POST', path, {}))).toMatchObject({
        status: 409,
        code: 'booking_over',
      });
    expect((await orderOf(asha, ids[1])).can_cancel).toBe(false);
    await server.jobs.settle();
    expect(
      await countIn(server, sql`select sum(amount_paise) as n from refund where order_id = ${ids[0]}`),
    ).toBe(29_950);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test("of another's booking, or of one that is not there, is 404", async () => {
    const { id } = await asha.book(wish());
    for (const [who, of] of [
      [imran, id],
      [asha, 'AP-BBBBBBBBBBBB'],
      [asha, 'x'],
      [asha, '1'],
    ] as const)
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['POST', 'cancel/', undefined],
        ['POST', 'reschedule/', { time: wish('11:00').time }],
        ['GET', 'calendar.ics', undefined],
      ] as const)
        expect(
          failureOf(await who.call(method, `/bookings/${of}/${path}`, body)),
          `${of} ${path}`,
        ).toMatchObject({ status: 404 });
    expect((await bookingOf(asha, id)).status).toBe('booked');
  });
});

describe('moving', () => {
  const move = (who: Booker, id: string, time: string) =>
    who.call('POST', `/bookings/${id}/reschedule/`, { time });
  test('takes the new time and gives the old one back; a taken, past or unknown one changes nothing', async () => {
    const { id } = await asha.book(wish());
    await imran.book(wish('11:00'));
    const stays = `${wish().time} 10:00`;
    for (const time of [
      wish('11:00').time,
      wish('03:00').time,
      '2020-01-01T10:00',
      '0000-01-01T00:00',
      '9999-12-31T09:00',
      `${dayAhead(server, 31)}T10:00`,
    ])
      expect(failureOf(await move(asha, id, time)), time).toMatchObject({ status: 409, code: 'slot_taken' });
    await imran.hold(doctor, wish('12:00').time);
    expect(failureOf(await move(asha, id, wish('12:00').time))).toMatchObject({ code: 'slot_taken' });
    expect([await bookedAt(id), (await bookingOf(asha, id)).can_move]).toEqual([stays, true]);
    const { data } = await asha.shop.good<{ data: Booking }>(move(asha, id, wish('13:00').time));
    expect(data).toMatchObject({
      status: 'booked',
      starts_at: `${tomorrow}T13:00:00.000+05:30`,
      ends_at: `${tomorrow}T13:30:00.000+05:30`,
    });
    expect(await bookedAt(id)).toBe(`${wish('13:00').time} 13:00`);
    const free = (await freeTimes(server, doctor))[tomorrow];
    expect([free!.includes('10:00'), free!.includes('13:00')]).toEqual([true, false]);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('is done three times; the same time again is no move', async () => {
    const { id } = await asha.book(wish());
    for (const time of ['11:00', '11:00', '11:30', '12:00', '12:00'])
      await asha.shop.good(move(asha, id, wish(time).time));
    expect((await bookingOf(asha, id)).can_move).toBe(false);
    const answer = await move(asha, id, wish('14:00').time);
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'booking_moved_often' });
    expect(answer.json()).toMatchObject({ params: { most: 3 } });
    expect(await bookedAt(id)).toBe(`${wish('12:00').time} 12:00`);
  });
  test('of one that was cancelled, or has begun, is refused', async () => {
    const [gone, over] = [await asha.book(wish()), await asha.book(wish('11:00'))];
    await asha.call('POST', `/bookings/${gone.id}/cancel/`);
    expect(failureOf(await move(asha, gone.id, wish('12:00').time))).toMatchObject({
      status: 409,
      code: 'booking_cancelled',
    });
    server.clock.advance(Date.parse(over.starts_at) / 1000 - server.clock.now().getTime() / 1000 + 1);
    expect(failureOf(await move(asha, over.id, `${dayAhead(server, 1)}T12:00`))).toMatchObject({
      status: 409,
      code: 'booking_over',
    });
  });
  test('of two who move to one time at once, one has it', async () => {
    const [one, two] = [await asha.book(wish()), await imran.book(wish('10:30'))];
    const answers = await Promise.all([
      move(asha, one.id, wish('15:00').time),
      move(imran, two.id, wish('15:00').time),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(
      await countIn(
        server,
        sql`select count(*) as n from schedule_seat where order_id in (${one.id}, ${two.id})`,
      ),
    ).toBe(2);
  });
});

describe('what a person has booked', () => {
  test('is listed with the next ones first, then the latest past ones, page by page', async () => {
    const times = ['09:00', '15:00', '11:00', '16:00'];
    const ids = new Map<string, string>();
    for (const time of times) ids.set(time, (await asha.book(wish(time))).id);
    await asha.call('POST', `/bookings/${ids.get('16:00')}/cancel/`);
    const list = async (query = '') => {
      const { data, pagination } = await asha.shop.good<Bookings>(
        asha.call('GET', `/user/bookings/${query}`),
      );
      return [data.map(({ starts_at }) => starts_at.slice(11, 16)), pagination.total];
    };
    expect(await list()).toEqual([['09:00', '11:00', '15:00', '16:00'], 4]);
    server.clock.advance((Date.parse(`${tomorrow}T12:00+05:30`) - server.clock.now().getTime()) / 1000);
    expect(await list()).toEqual([['15:00', '16:00', '11:00', '09:00'], 4]);
    expect([await list('?limit=2'), await list('?limit=2&page=2'), await list('?limit=2&page=3')]).toEqual([
      [['15:00', '16:00'], 4],
      [['11:00', '09:00'], 4],
      [[], 4],
    ]);
    expect(await list('?limit=3&page=2')).toEqual([['09:00'], 4]);
    expect((await imran.shop.good<Bookings>(imran.call('GET', '/user/bookings/'))).data).toEqual([]);
  });
  test('is listed of one kind alone, with a total of that kind', async () => {
    const { id } = await asha.book(wish());
    const list = (query: string) => asha.call('GET', `/user/bookings/${query}`);
    const of = async (type: string) => {
      const { data, pagination } = await asha.shop.good<Bookings>(list(`?service_type=${type}`));
      return [data.map((one) => one.id), pagination.total];
    };
    expect(await of('appointment')).toEqual([[id], 1]);
    expect(await of('paramedical')).toEqual([[], 0]);
    expect(failureOf(await list('?service_type=massage'))).toMatchObject({ status: 400 });
  });
  test('names for whom, each person once, the latest first', async () => {
    const { time } = wish();
    await asha.book({ doctor, time });
    server.clock.advance(1);
    await asha.book(wish('10:30', { name: 'Sita Devi' }));
    server.clock.advance(1);
    await asha.book(wish('11:30'));
    const { data } = await asha.shop.good<{ data: object[] }>(asha.call('GET', '/user/patients/'));
    expect(data).toEqual([PATIENT, { ...PATIENT, name: 'Sita Devi' }]);
    expect((await imran.shop.good<{ data: object[] }>(imran.call('GET', '/user/patients/'))).data).toEqual(
      [],
    );
  });
});

describe('what the provider tells', () => {
  let other: AppServer, provider: FakeProvider;
  beforeAll(async () => {
    provider = createFakeProvider();
    other = await newServer(testSettings(), { provider: provider.provider });
    return () => other.close();
  });
  test('books by itself, once, however often it comes (F3, F4)', async () => {
    const of = (await newDoctor(other)).id,
      who = await newBooker(other),
      one = { doctor: of, time: `${dayAhead(other, 1)}T10:00` };
    const { order_id } = await who.shop.good<PaymentOrder>(who.open(one));
    const { razorpay_payment_id: id } = provider.pay(order_id);
    for (const event of ['a', 'b', 'a'])
      expect(
        (await other.app.inject(provider.hook(`evt_${event}`, order_id, provider.factOf(id)))).statusCode,
      ).toBe(200);
    await other.jobs.settle();
    const { data } = await who.shop.good<Bookings>(who.call('GET', '/user/bookings/'));
    expect(data).toMatchObject([{ status: 'booked', payment_id: id, starts_at: `${one.time}:00.000+05:30` }]);
    expect((await who.shop.good<BookedAppointment>(who.place(one, id))).appointment_id).toBe(data[0]!.id);
    expect(await ledgerOf(other)).toEqual(CLEAN);
  });
});
