import type { Failure } from '@doorstep/contract/common.schema';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import type { HomeServices } from '@doorstep/contract/paramedical.schema';
import type { VisitPrice } from '@doorstep/contract/paramedical.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { countIn } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newServer } from './test-server.ts';
import {
  BY_DAY,
  DRESSING,
  dueBody,
  freeTimes,
  newVisitor,
  nextTime,
  withServices,
  type Visitor,
} from './visits.ts';

let server: AppServer, visitor: Visitor;
beforeAll(async () => {
  server = await newServer();
  visitor = await newVisitor(server);
}, 60_000);
const get = async <T>(url: string) => (await server.app.inject({ url: `/api${url}` })).json<T>();
const book = (payload: object, by = visitor) => by.shop.post('/book-paramedical/', payload);
const failure = async (payload: object, by = visitor) => {
  const answer = await book(payload, by);
  return { status: answer.statusCode, code: answer.json<Failure>().code };
};
const days = (id: number, query = '') => get<BookableDays>(`/paramedical-services/${id}/days/${query}`);
const TIMEOUT = { timeout: 120_000 };

describe('home services', TIMEOUT, () => {
  test('each has both languages, a price, a drawing and icons that there are', async () => {
    await withServices(server);
    const { data } = await get<HomeServices>('/paramedical-services/');
    expect(data.length).toBeGreaterThanOrEqual(50);
    expect(data.slice(0, 5).map(({ title }) => title)).toEqual([
      'Dressing',
      'Stitch removal',
      'Catheterization',
      'IV saline and injection',
      'Nursing care',
    ]);
    for (const one of data) {
      expect(one.title_hi, one.title).toMatch(/[\u0900-\u097f]/);
      expect(one.description_hi, one.title).toMatch(/[\u0900-\u097f]/);
      expect(one.offer_price ?? 0, one.title).toBeLessThan(one.price);
      for (const { icon } of one.keep_ready) expect(icon).toMatch(/^icon-[a-z0-9-]+$/);
      expect(one.needs_order, one.title).toBe(one.keep_ready.some(({ text }) => /doctor’s order/.test(text)));
    }
    expect(new Set(data.map(({ title }) => title)).size).toBe(data.length);
    for (const image of new Set(data.map((one) => one.image!)))
      expect((await server.app.inject({ url: image })).body, image).toMatch(/^<svg /);
    expect(failureOf(await server.app.inject({ url: '/api/img/service/none.svg' })).status).toBe(404);
  });
  test('one is the same on both of its paths', async () => {
    const { data } = await get<{ data: unknown }>(`/paramedical-services/${BY_DAY}/`);
    expect(await get(`/paramedical/services/${BY_DAY}/`)).toEqual(data);
    for (const path of [
      '/paramedical-services/9999/',
      '/paramedical/services/x/',
      '/paramedical-services/9999/days/',
    ])
      expect(await get<Failure>(path)).toMatchObject({ code: 'not_found', message: 'Service Not Found' });
  });
  test('what is not done at night is offered from seven to nine', async () => {
    const hours = async (id: number) =>
      (await days(id)).data.days[2]!.slots.map(({ time }) => time.slice(11));
    expect(await hours(DRESSING)).toHaveLength(24);
    const byDay = await hours(BY_DAY);
    expect(byDay[0]).toBe('07:00');
    expect(byDay.at(-1)).toBe('20:00');
  });
  test('far away no team comes, and a point that is none is no point', async () => {
    expect((await days(DRESSING, '?lat=28.6&lng=77.2')).data.days[1]).toMatchObject({
      state: 'closed',
      slots: [],
    });
    for (const query of ['?lat=north&lng=2', '?lat=999&lng=85', '?lat=&lng='])
      expect((await days(DRESSING, query)).data.days[1]!.state).toBe('free');
  });
});

describe('a visit that is paid when somebody comes', TIMEOUT, () => {
  test('costs ₹3 a km more, rounded up to the rupee (S17)', async () => {
    const body = dueBody(await nextTime(server), { calculate_only: true });
    expect((await book(body)).json<VisitPrice>()).toEqual({
      success: true,
      service_price: 399,
      travel_cost: 7,
      total_price: 406,
      distance_km: 2.2,
    });
    expect(
      await countIn(server, sql`select count(*) as n from schedule_seat where account_id = ${visitor.id}`),
    ).toBe(0);
  });
  test('is due, and never paid (S8); its slip is only its owner’s', async () => {
    const answer = await book(dueBody(await nextTime(server), { total_price: 406, notes: 'Ring twice.' })),
      made = answer.json<{
        payment_status: string;
        invoice: string;
        data: { booking_id: string; booking: object };
      }>();
    expect(made).toMatchObject({
      success: true,
      payment_status: 'due',
      total_price: 406,
      data: {
        booking: {
          status: 'booked',
          payment_status: 'due',
          payment_id: null,
          total: 406,
          travel: 7,
          distance_km: 2.2,
          refund_now: 0,
          place: '7 Main Road, Ranchi',
          place_hi: '7 Main Road, राँची',
          person: null,
        },
      },
    });
    expect(made.data.booking_id).toMatch(/^PV-/);
    const slip = await server.app.inject({ url: made.invoice, headers: visitor.headers });
    expect(slip.headers['content-type']).toBe('application/pdf');
    expect(slip.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await newVisitor(server);
    expect((await server.app.inject({ url: made.invoice, headers: stranger.headers })).statusCode).toBe(404);
    expect(await countIn(server, sql`select count(*) as n from invoice`)).toBe(0);
  });
  test('pressed twice, and asked again after a lost answer, is one booking with one slip', async () => {
    const body = dueBody(await nextTime(server));
    const [one, two] = await Promise.all([book(body), book(body)]),
      again = await book(body);
    const facts = [one, two, again].map((answer) => {
      const { data, invoice } = answer.json<{ invoice: string; data: { booking_id: string } }>();
      return `${data.booking_id} ${invoice}`;
    });
    expect(new Set(facts).size).toBe(1);
    expect(
      await countIn(
        server,
        sql`select count(*) as n from schedule_booking where account_id = ${visitor.id} and starts_at = ${`${body.appointment_date}T${body.appointment_time}:00+05:30`}::timestamptz`,
      ),
    ).toBe(1);
  });
  test('at another sum than was shown is refused with the right one', async () => {
    const body = dueBody(await nextTime(server), { total_price: 1 }),
      answer = await book(body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Failure>()).toMatchObject({ code: 'visit_amount_changed', total: 406 });
    expect(await freeTimes(server)).toContain(`${body.appointment_date}T${body.appointment_time}`);
  });
  test('is refused for a time that is past, not offered, or no time', async () => {
    for (const time of ['2026-11-24T09:00', '2026-11-23T12:00', '2027-03-01T12:00', '2026-11-27T12:10'])
      expect(await failure(dueBody(time)), time).toEqual({ status: 409, code: 'slot_taken' });
    for (const time of ['2026-11-24T09:00', '2027-03-01T12:00'])
      expect(await failure(dueBody(time, { calculate_only: true })), time).toEqual({
        status: 409,
        code: 'slot_taken',
      });
    expect(await failure(dueBody('2026-11-27T23:00', { service_id: BY_DAY }))).toEqual({
      status: 409,
      code: 'slot_taken',
    });
    for (const time of ['2026-02-31T12:00', '2026-11-27T99:00', '2026-11-2712:00'])
      expect((await failure(dueBody(time))).status, time).toBe(400);
    expect(await failure(dueBody('2026-11-27T12:00', { service_id: 9999 }))).toEqual({
      status: 404,
      code: 'not_found',
    });
  });
  test('goes no farther than 30 km from the store, 30 km included, by the address and not by what a client says (T41, S11)', async () => {
    const price = async (more: object) =>
      book(dueBody('2026-11-27T12:00', { calculate_only: true, ...more }));
    // Due south of the store: a degree is 111.19 km.
    const at = (km: number) => ({ latitude: 23.3441 - km / ((6371 * Math.PI) / 180), longitude: 85.3096 });
    expect((await price(at(29.999))).json<VisitPrice>()).toMatchObject({ travel_cost: 90, distance_km: 30 });
    const far = await price(at(30.01));
    expect(far.statusCode).toBe(422);
    expect(far.json<Failure>()).toMatchObject({ code: 'visit_out_of_reach' });
    // The text names a pincode: its middle counts, and a point elsewhere is refused.
    const inTown = { address: '12 Circular Road, Ranchi 834001' };
    expect((await price(inTown)).json<VisitPrice>().distance_km).not.toBe(2.2);
    expect(
      await failure(dueBody('2026-11-27T12:00', { ...inTown, latitude: 28.6, longitude: 77.2 })),
    ).toEqual({ status: 400, code: 'invalid' });
    expect((await price({ address: 'Connaught Place, New Delhi 110001' })).statusCode).toBe(400);
    // A saved address has its own place.
    const { id } = visitor.shop.home;
    const saved = (await price({ address_id: id, latitude: 28.6, longitude: 77.2 })).json<VisitPrice>();
    expect(saved.distance_km).toBeLessThan(30);
    for (const point of [{ latitude: 999 }, { latitude: '23' }, { longitude: null }])
      expect((await price(point)).statusCode).toBe(400);
  });
  test('without what the form has to say, is refused by the form’s own sentence', async () => {
    const { address: _, ...body } = dueBody('2026-11-27T12:00', { calculate_only: true });
    expect((await book(body)).json<Failure>()).toMatchObject({
      code: 'invalid',
      fields: { address: 'Please fill all required fields to calculate price.' },
    });
  });
  test('needs a verified mobile (C32)', async () => {
    const fresh = await newVisitor(server);
    await server.database.db.execute(
      sql`update account set mobile_verified_at = null where id = ${fresh.id}`,
    );
    expect(await failure(dueBody('2026-11-27T12:00'), fresh)).toEqual({
      status: 403,
      code: 'mobile_unverified',
    });
  });
  test('at another’s address or by another’s prescription is as if there were none', async () => {
    const stranger = await newVisitor(server),
      sheet = (await stranger.upload()).id,
      time = await nextTime(server);
    const others = { address_id: stranger.shop.home.id },
      nobodys = { address_id: 2_000_000_000 };
    expect(await failure(dueBody(time, others))).toEqual(await failure(dueBody(time, nobodys)));
    expect(await failure(dueBody(time, others))).toEqual({ status: 404, code: 'not_found' });
    for (const service_id of [3, DRESSING]) {
      const by = (prescription_id: string) => failure(dueBody(time, { service_id, prescription_id }));
      expect(await by(sheet)).toEqual({ status: 404, code: 'not_found' });
      expect(await by('A'.repeat(43))).toEqual({ status: 404, code: 'not_found' });
    }
  });
  test('goes to another team when the nearest has no seat left, and to nobody when none has', async () => {
    const time = await nextTime(server),
      team = async () =>
        (
          await server.database.db.execute<{ name: string }>(
            sql`select t.name from visit v join visit_team t on t.id = v.team_id join schedule_booking b on b.order_id = v.order_id where b.starts_at = ${`${time}:00+05:30`}::timestamptz and b.status <> 'cancelled'`,
          )
        ).rows.map(({ name }) => name);
    const visitors = await Promise.all(Array.from({ length: 9 }, () => newVisitor(server)));
    const answers = await Promise.all(visitors.map((one) => book(dueBody(time), one)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    expect((await team()).toSorted()).toEqual([
      'Hatia',
      'Hatia',
      'Kanke',
      'Kanke',
      'Ranchi',
      'Ranchi',
      'Ranchi',
      'Ranchi',
    ]);
    expect(await freeTimes(server)).not.toContain(time);
  });
});
