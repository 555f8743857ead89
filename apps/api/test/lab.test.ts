import type { Failure } from '@doorstep/contract/common.schema';
import { API_BASE } from '@doorstep/contract/envelope';
import { collectionTimes, keepsFast } from '@doorstep/contract/lab';
import type {
  LabBooking,
  LabDelivery,
  LabPaymentOrder,
  LabPlan,
  MedicalTests,
  OneMedicalTest,
  RecentTests,
  TestPackages,
} from '@doorstep/contract/lab.schema';
import type { BookableDays, Booking } from '@doorstep/contract/schedule.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { CLEAN, ledgerOf } from './checkout.ts';
import { createServers } from './databases.ts';
import { ADDRESS, dayFrom, newTested, nextMorning, POINT, slotsOf, testNamed, withTests } from './lab.ts';

/** Straight north of the store, at these distances. */
const NEAR = { latitude: 23.6138, longitude: 85.3096 },
  EDGE = { latitude: 23.613896, longitude: 85.3096 },
  FAR = { latitude: 23.61399, longitude: 85.3096 };
const LIPID = 'Lipid profile',
  HBA1C = 'HbA1c';

describe('lab tests', { timeout: 120_000 }, () => {
  let server: AppServer, close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await createServers();
    [server] = opened.servers;
    close = opened.close;
    await withTests(server);
  }, 120_000);
  afterAll(() => close?.());
  const get = async <T>(path: string) => {
    const answer = await server.app.inject({ url: `${API_BASE}${path}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<T>();
  };
  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `${API_BASE}${path}`, payload });
  const refusal = async (asked: Promise<{ statusCode: number; json: <T>() => T }>) => {
    const answer = await asked,
      { code, reason, fields, total } = answer.json<Failure>();
    return { status: answer.statusCode, code, reason: reason ?? code, fields, total };
  };

  test('are listed with what a patient has to know; one has its values and others like it', async () => {
    const { data } = await get<MedicalTests>('/medical-tests/');
    expect(data.length).toBeGreaterThanOrEqual(100);
    const lipid = await testNamed(server, LIPID);
    expect(lipid).toMatchObject({ fasting: true, fasting_hours: 12, category: 'cardiac' });
    const one = await get<OneMedicalTest>(`/medical-tests/${lipid.id}/`);
    expect(one.data).toEqual(lipid);
    expect(one.values.map(({ code }) => code)).toEqual(lipid.measures);
    expect(one.related).toHaveLength(3);
    expect(one.related.every(({ id, category }) => id !== lipid.id && category === 'cardiac')).toBe(true);
    const packages = await get<TestPackages>('/medical-test-packages/');
    expect(packages.data.length).toBeGreaterThanOrEqual(12);
    for (const { tests, total_price, offer_price } of packages.data) {
      expect(tests.length).toBeGreaterThan(1);
      expect(offer_price).toBeLessThan(total_price);
    }
    for (const id of ['0', '999999', 'x'])
      expect((await server.app.inject({ url: `${API_BASE}/medical-tests/${id}/` })).statusCode).toBe(404);
  });

  test('are brought 30.00 km and no further (S17); the check has one answer for both its readings (C5)', async () => {
    const check = async (place: object) =>
      (await post('/medical-tests/check-delivery/', place)).json<LabDelivery>();
    expect(await check(POINT)).toMatchObject({
      available: true,
      is_serviceable: true,
      distance_km: 2.2,
      delivery_charge: 7,
      estimated_minutes: 25,
      estimated_time: '25 minutes',
    });
    for (const [place, isNear] of [
      [NEAR, true],
      [EDGE, true],
      [FAR, false],
      [{ latitude: 0, longitude: 0 }, false],
    ] as const)
      expect(await check(place)).toMatchObject({ available: isNear, is_serviceable: isNear });
    for (const place of [
      { latitude: '23.3', longitude: 85.3 },
      { latitude: null, longitude: 85.3 },
      { latitude: 999, longitude: 85.3 },
      {},
    ])
      expect(await refusal(post('/medical-tests/check-delivery/', place))).toMatchObject({ status: 400 });
    const patient = await newTested(server),
      cheap = await testNamed(server, HBA1C);
    for (const [place, status] of [
      [EDGE, 200],
      [FAR, 422],
    ] as const) {
      const body = await patient.bodyOf([cheap.id], { ...place, amount: 1 });
      const answer = await refusal(patient.open(body));
      // In reach only the sum is wrong.
      expect(answer.status).toBe(status === 200 ? 409 : 422);
    }
  });

  test('have one plan for a cart, and what to know before paying', async () => {
    const lipid = await testNamed(server, LIPID),
      cholesterol = await testNamed(server, 'Total cholesterol'),
      slot = `${await dayFrom(server, 3)}T08:30`;
    const plan = async (body: object) => (await post('/medical-tests/plan/', body)).json<LabPlan>().data;
    const both = await plan({ tests: [lipid.id, cholesterol.id], slot });
    expect(both).toMatchObject({
      fasting_hours: 12,
      times: { from: '07:00', to: '10:30' },
      slot_ok: true,
      notes: [
        { kind: 'covered', item: { kind: 'test', id: cholesterol.id }, by: { kind: 'test', id: lipid.id } },
      ],
    });
    expect(Date.parse(both.last_meal_at!)).toBe(Date.parse(`${slot}:00+05:30`) - 12 * 3_600_000);
    expect(await plan({ tests: [lipid.id], slot: `${slot.slice(0, 11)}16:00` })).toMatchObject({
      slot_ok: false,
    });
    const [whole] = (await get<TestPackages>('/medical-test-packages/')).data;
    expect((await plan({ packages: [whole!.id] })).tests).toBe(whole!.tests.length);
    const hba1c = await testNamed(server, HBA1C);
    expect(await plan({ tests: [hba1c.id] })).toMatchObject({
      fasting_hours: 0,
      times: null,
      last_meal_at: null,
    });
    const afterMeal = await testNamed(server, 'Sugar two hours after a meal');
    expect(await plan({ tests: [afterMeal.id, hba1c.id] })).toMatchObject({ fasting_hours: 2, notes: [] });
    expect((await plan({ tests: [afterMeal.id, lipid.id, hba1c.id] })).notes).toEqual([
      { kind: 'after-meal', test: afterMeal.id, hours: 2, tests: [lipid.id] },
    ]);
    expect(await refusal(post('/medical-tests/plan/', { tests: [999_999] }))).toMatchObject({ status: 404 });
  });

  test('no test is booked at a time that breaks its fast, and each other time of the day is', async () => {
    const patient = await newTested(server),
      { data } = await get<MedicalTests>('/medical-tests/'),
      date = await dayFrom(server, 27);
    // Of those that keep it one in ten is asked for, with a sum that is wrong: that is refused last.
    const asked = data.flatMap((one) =>
      collectionTimes.flatMap((time) => {
        const keeps = keepsFast(one.fasting_hours, time);
        return !keeps || one.id % 10 === 0 ? [{ one, time, keeps }] : [];
      }),
    );
    expect(asked.some(({ keeps }) => !keeps)).toBe(true);
    for (const { one, time, keeps } of asked) {
      const { status, reason, fields } = await refusal(patient.due([one.id], { date, time, total: 1 }));
      expect([one.title, time, status, reason, Object.keys(fields ?? {})]).toEqual(
        keeps
          ? [one.title, time, 409, 'lab_amount_changed', []]
          : [one.title, time, 400, 'lab_fast_broken', ['time']],
      );
    }
  });

  test('are paid by one payment, for what was frozen: other data later is 409, and what was paid for stands', async () => {
    const patient = await newTested(server),
      lipid = await testNamed(server, LIPID),
      hba1c = await testNamed(server, HBA1C),
      subtotal = [lipid, hba1c].reduce((sum, { price, offer_price }) => sum + (offer_price ?? price), 0);
    const body = await patient.bodyOf([lipid.id, hba1c.id, hba1c.id]);
    const wrong = await refusal(patient.open({ ...body, amount: 1 }));
    const total = wrong.total!;
    expect(wrong).toMatchObject({ status: 409, code: 'amount_changed' });
    expect(total).toBe(subtotal >= 499 ? subtotal : subtotal + 7);
    const opened = await patient.shop.good<LabPaymentOrder>(patient.open({ ...body, amount: total })),
      again = await patient.shop.good<LabPaymentOrder>(patient.open({ ...body, amount: total }));
    expect(again.order_id).toBe(opened.order_id);
    expect(opened.amount).toBe(Math.round(total * 100));
    const paid = await patient.shop.pay(opened.order_id);
    const { date, time, address } = body;
    for (const other of [
      { time: '09:31' },
      { date: '2030-01-01' },
      { tests: [lipid.id] },
      { address: 'Elsewhere' },
    ])
      expect(await refusal(patient.verify(paid, { booking_data: other }))).toMatchObject({
        status: 409,
        code: 'other_details',
      });
    const booked = await patient.shop.good<LabBooking>(
      patient.verify(paid, { booking_data: { date, time, address, tests: [hba1c.id, lipid.id] } }),
    );
    expect(booked.data).toMatchObject({
      total,
      payment_status: 'paid',
      plan: { fasting_hours: 12 },
      sample: { state: 'booked' },
      booking: { status: 'booked', starts_at: `${date}T${time}:00.000+05:30`, place: ADDRESS },
    });
    expect(booked.data.items.map(({ title }) => title).toSorted()).toEqual([HBA1C, LIPID]);
    expect((await patient.shop.good<LabBooking>(patient.verify(paid))).data.booking.id).toBe(
      booked.data.booking.id,
    );
    const ics = await patient.shop.get(`/bookings/${booked.data.booking.id}/calendar.ics`);
    expect(ics.body.replaceAll('\r\n ', '')).toContain('12 hours without food');
    expect(await ledgerOf(server)).toMatchObject(CLEAN);
    const stranger = await newTested(server);
    expect(await refusal(stranger.verify(paid))).toMatchObject({ status: 404 });
    expect((await stranger.shop.get(`/medical-tests/bookings/${booked.data.booking.id}/`)).statusCode).toBe(
      404,
    );
  });

  test('paid when somebody comes are one booking however often they are asked for, and never shown as paid (S8)', async () => {
    const patient = await newTested(server),
      hba1c = await testNamed(server, HBA1C),
      when = await nextMorning(server);
    const [first, second] = await Promise.all([patient.due([hba1c.id], when), patient.due([hba1c.id], when)]);
    expect(first.statusCode, first.body).toBe(200);
    const { data } = first.json<LabBooking>();
    expect(second.json<LabBooking>().data.booking.id).toBe(data.booking.id);
    expect(data).toMatchObject({ payment_status: 'due', booking: { payment_status: 'due', refund_now: 0 } });
    expect(
      await refusal(patient.due([hba1c.id], { ...(await nextMorning(server)), total: 1 })),
    ).toMatchObject({
      status: 409,
      code: 'lab_amount_changed',
    });
    expect((await slotsOf(server, when.date)).slots.find(({ time }) => time.endsWith(when.time))?.left).toBe(
      9,
    );
  });

  test('are refused in a clear order: nothing chosen, no coordinates, a day or time that cannot be', async () => {
    const patient = await newTested(server),
      hba1c = await testNamed(server, HBA1C);
    expect(await refusal(patient.due([]))).toMatchObject({ status: 400, reason: 'lab_nothing_chosen' });
    for (const more of [
      { latitude: null },
      { latitude: 'north' },
      { longitude: 999 },
      { latitude: undefined, longitude: undefined },
    ])
      expect((await refusal(patient.due([hba1c.id], more))).status).toBe(400);
    for (const days of [-1, 0, 31, 365])
      expect(await refusal(patient.due([hba1c.id], { date: await dayFrom(server, days) }))).toMatchObject({
        status: 400,
        reason: 'lab_date_range',
      });
    for (const more of [
      { time: '08:10' },
      { time: '19:00' },
      { time: '' },
      { date: '2026-02-30' },
      { address: ' ' },
    ])
      expect((await refusal(patient.due([hba1c.id], more))).status).toBe(400);
    expect(await refusal(patient.due([999_999]))).toMatchObject({ status: 404 });
    expect(
      (await server.app.inject({ method: 'POST', url: `${API_BASE}/medical-tests/book/` })).statusCode,
    ).toBe(401);
  });

  test('that are not offered any more are named, and stay in what was booked', async () => {
    const patient = await newTested(server),
      gone = await testNamed(server, 'Blood group and Rh type'),
      { data } = (await patient.due([gone.id])).json<LabBooking>();
    await server.database.db.execute(sql`update medical_test set is_offered = false where id = ${gone.id}`);
    try {
      expect(await refusal(patient.due([gone.id]))).toMatchObject({ status: 409, code: 'test_gone' });
      expect((await get<MedicalTests>('/medical-tests/')).data.length).toBeGreaterThan(0);
      expect((await patient.booking(data.booking.id)).items).toMatchObject([{ title: gone.title }]);
    } finally {
      await server.database.db.execute(sql`update medical_test set is_offered = true where id = ${gone.id}`);
    }
  });

  test('that need a fast move to a morning only', async () => {
    const patient = await newTested(server),
      lipid = await testNamed(server, LIPID),
      { data } = (await patient.due([lipid.id])).json<LabBooking>(),
      { id } = data.booking;
    const days = await patient.shop.good<BookableDays>(patient.shop.get(`/bookings/${id}/days/`)),
      offered = days.data.days.flatMap(({ slots }) => slots.map(({ time }) => time.slice(11)));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((time) => keepsFast(12, time))).toBe(true);
    const date = await dayFrom(server, 28);
    expect(
      await refusal(patient.shop.post(`/bookings/${id}/reschedule/`, { time: `${date}T16:00` })),
    ).toMatchObject({ status: 400, reason: 'lab_fast_broken' });
    const moved = await patient.shop.good<{ data: Booking }>(
      patient.shop.post(`/bookings/${id}/reschedule/`, { time: `${date}T09:30` }),
    );
    expect(moved.data.starts_at).toBe(`${date}T09:30:00.000+05:30`);
    expect(moved.data.prepare?.[0]?.text).toMatch(/9:30 PM/);
  });

  test('that were done lately are said to their patient alone', async () => {
    const patient = await newTested(server),
      hba1c = await testNamed(server, HBA1C),
      { data } = (await patient.due([hba1c.id])).json<LabBooking>();
    const recent = async () =>
      (await patient.shop.good<RecentTests>(patient.shop.get('/medical-tests/recent/'))).data;
    expect(await recent()).toEqual([]);
    await server.database.db.execute(
      sql`update lab_collection set state = 'collected', collected_at = (select created_at from "order" where id = ${data.booking.id}) - interval '24 days' where order_id = ${data.booking.id}`,
    );
    expect(await recent()).toEqual([{ test: hba1c.id, days_ago: 24, usual_days: 90 }]);
  });

  test(
    '100 who want one time of ten collectors at once: ten have it, and the others are told',
    { timeout: 240_000 },
    async () => {
      const patients = await Promise.all(Array.from({ length: 25 }, () => newTested(server))),
        tests = (await get<MedicalTests>('/medical-tests/')).data.slice(0, 4),
        date = await dayFrom(server, 29);
      const answers = await Promise.all(
        patients.flatMap((patient) => tests.map(({ id }) => patient.due([id], { date, time: '07:00' }))),
      );
      const won = answers.filter(({ statusCode }) => statusCode === 200);
      expect(won).toHaveLength(10);
      for (const lost of answers.filter(({ statusCode }) => statusCode !== 200))
        expect([lost.statusCode, lost.json<Failure>().code]).toEqual([409, 'slot_taken']);
      expect((await slotsOf(server, date)).slots[0]).toMatchObject({
        time: `${date}T07:00`,
        left: 0,
        taken: true,
      });
    },
  );
});
