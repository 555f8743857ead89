import type { HomeServices } from '@doorstep/contract/paramedical.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { newServer } from './test-server.ts';
import { DRESSING, dueBody, freeTimes, newVisitor, visitDesk, withServices, type Visitor } from './visits.ts';

let server: AppServer, visitor: Visitor, long: number;
const HOUR_MS = 3_600_000,
  TIMEOUT = { timeout: 120_000 };
beforeAll(async () => {
  server = await newServer();
  await withServices(server);
  visitor = await newVisitor(server);
  const { data } = (await server.app.inject({ url: '/api/paramedical-services/' })).json<HomeServices>();
  long = data.find(({ minutes }) => minutes === 720)!.id;
}, 60_000);

/** Indian days from today. */
const dayAhead = (ahead: number): string =>
  new Date(server.clock.now().getTime() + 5.5 * HOUR_MS + ahead * 24 * HOUR_MS).toISOString().slice(0, 10);
const timesOf = async (day: string, serviceId = DRESSING): Promise<string[]> =>
  (await freeTimes(server, serviceId)).flatMap((time) => (time.startsWith(day) ? [time.slice(11)] : []));
const hoursFrom = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${String(first + i).padStart(2, '0')}:00`);
/** By so many people, the ids of their bookings. */
async function bookLong(time: string, count: number): Promise<Array<{ id: string; by: Visitor }>> {
  const visitors = await Promise.all(Array.from({ length: count }, () => newVisitor(server)));
  return Promise.all(
    visitors.map(async (by) => ({ id: await by.due(time, { service_id: long, total_price: null }), by })),
  );
}

describe('a visit lasts as long as its service', TIMEOUT, () => {
  test('each service says how long it takes, from some minutes to twelve hours', async () => {
    const { data } = (await server.app.inject({ url: '/api/paramedical-services/' })).json<HomeServices>();
    const of = (title: string) => data.find((one) => one.title === title)!.minutes;
    expect([of('Injection into a muscle'), of('Dressing'), of('Physiotherapy')]).toEqual([20, 45, 60]);
    expect(data.filter(({ minutes }) => minutes < 15 || minutes > 720)).toEqual([]);
    await expect(
      server.database.db.execute(sql`update home_service set minutes = 721 where id = ${long}`),
    ).rejects.toMatchObject({ cause: { code: '23514' } });
  });
  test('one of twelve hours by day begins where it ends by nine in the evening', async () => {
    const day = dayAhead(3);
    expect(await timesOf(day, long)).toEqual(hoursFrom(7, 9));
    expect(await timesOf(day)).toEqual(hoursFrom(0, 23));
    for (const time of ['10:00', '20:00', '06:00'])
      expect(
        failureOf(
          await visitor.shop.post('/book-paramedical/', dueBody(`${day}T${time}`, { service_id: long })),
        ),
        time,
      ).toMatchObject({ status: 409, code: 'slot_taken' });
  });
  test('a nurse who is there for twelve hours is not sold again before they are over', async () => {
    const day = dayAhead(4);
    await bookLong(`${day}T08:00`, 8);
    // With the way to the next one: 20:30.
    expect(await timesOf(day)).toEqual([...hoursFrom(0, 6), ...hoursFrom(21, 23)]);
    for (const time of ['09:30', '10:00', '19:00', '20:00'])
      expect(
        failureOf(await visitor.shop.post('/book-paramedical/', dueBody(`${day}T${time}`))),
      ).toMatchObject({ status: 409 });
    await visitor.due(`${day}T21:00`);
    expect(await timesOf(day, long)).toEqual([]);
  });
  test('what is short leaves the next hour free, and no long one fits over it', async () => {
    const day = dayAhead(5);
    const visitors = await Promise.all(Array.from({ length: 8 }, () => newVisitor(server)));
    for (const one of visitors) await one.due(`${day}T12:00`);
    // 45 minutes and the way: until 13:15; who began at 11 would be under way.
    expect(await timesOf(day)).toEqual([...hoursFrom(0, 10), ...hoursFrom(14, 23)]);
    expect(await timesOf(day, long)).toEqual([]);
  });
  test('around the clock it may last past midnight, and is booked where it is offered', async () => {
    const day = dayAhead(8);
    await server.database.db.execute(sql`update home_service set minutes = 90 where id = ${DRESSING}`);
    try {
      expect(await timesOf(day)).toEqual(hoursFrom(0, 23));
      const id = await visitor.due(`${day}T23:00`),
        desk = await visitDesk(server),
        [nurse] = await desk.nurses(id);
      expect(await visitor.booking(id)).toMatchObject({ ends_at: `${dayAhead(9)}T00:30:00.000+05:30` });
      await desk.good(id, { nurse_id: nurse });
      expect(await desk.visit(id)).toMatchObject({ nurse: { id: nurse }, clash: null });
    } finally {
      await server.database.db.execute(sql`update home_service set minutes = 45 where id = ${DRESSING}`);
    }
  });
  test('the booking, its calendar file, its slip and its item say so', async () => {
    const day = dayAhead(6),
      [{ id, by }] = (await bookLong(`${day}T09:00`, 1)) as [{ id: string; by: Visitor }];
    expect(await by.booking(id)).toMatchObject({
      starts_at: `${day}T09:00:00.000+05:30`,
      ends_at: `${day}T21:00:00.000+05:30`,
      detail: '12 h',
    });
    const file = (await by.shop.get(`/bookings/${id}/calendar.ics`)).body;
    expect(file).toContain(`DTEND:${day.replaceAll('-', '')}T153000Z`);
    const { rows } = await server.database.db.execute<{ detail: string }>(
      sql`select detail from order_item where order_id = ${id}`,
    );
    expect(rows).toEqual([{ detail: '12 h' }]);
  });
  test('moved it lasts as long, also where the service lasts longer by now', async () => {
    const [day, then] = [dayAhead(7), dayAhead(8)],
      [{ id, by }] = (await bookLong(`${day}T08:00`, 1)) as [{ id: string; by: Visitor }];
    const desk = await visitDesk(server),
      [nurse] = await desk.nurses(id);
    await desk.good(id, { nurse_id: nurse });
    await server.database.db.execute(sql`update home_service set minutes = 600 where id = ${long}`);
    try {
      const days = (
        await by.shop.good<{ data: { days: Array<{ day: string; slots: unknown[] }> } }>(
          by.shop.get(`/bookings/${id}/days/`),
        )
      ).data.days;
      expect(days.find((one) => one.day === then)!.slots).toHaveLength(3);
      expect(
        failureOf(await by.shop.post(`/bookings/${id}/reschedule/`, { time: `${then}T10:00` })),
      ).toMatchObject({ code: 'slot_taken' });
      await by.shop.good(by.shop.post(`/bookings/${id}/reschedule/`, { time: `${then}T09:00` }));
    } finally {
      await server.database.db.execute(sql`update home_service set minutes = 720 where id = ${long}`);
    }
    expect(await by.booking(id)).toMatchObject({ ends_at: `${then}T21:00:00.000+05:30` });
    const { rows } = await server.database.db.execute<{ hours: string }>(
      sql`select extract(epoch from ends_at - starts_at) / 3600 as hours from schedule_seat where order_id = ${id}`,
    );
    expect(rows.map(({ hours }) => Number(hours))).toEqual([12.5, 12.5]);
    expect((await desk.visit(id)).nurse).toMatchObject({ id: nurse });
  });
  test('its nurse is not sent elsewhere in it, and leave in the middle of it clashes', async () => {
    const day = dayAhead(9),
      [{ id }] = (await bookLong(`${day}T08:00`, 1)) as [{ id: string; by: Visitor }];
    const desk = await visitDesk(server),
      [nurse] = await desk.nurses(id);
    await desk.good(id, { nurse_id: nurse });
    const evening = await visitor.due(`${day}T18:00`);
    expect(await desk.nurses(evening)).not.toContain(nurse);
    expect(failureOf(await desk.set(evening, { nurse_id: nurse }))).toMatchObject({ code: 'nurse_busy' });
    expect(await desk.visit(id)).toMatchObject({ ends_at: `${day}T20:00:00.000+05:30`, clash: null });
    const {
      rows: [row],
    } = await server.database.db.execute<{ resource: number }>(
      sql`select resource_id as resource from nurse where id = ${nurse}`,
    );
    await server.database.db.transaction((tx) =>
      server.areas.schedule.service.resources.addLeave(tx, {
        resourceId: row!.resource,
        startsAt: new Date(`${day}T17:00:00+05:30`),
        endsAt: new Date(`${day}T18:00:00+05:30`),
        note: '',
      }),
    );
    expect((await desk.visit(id)).clash).toBe('leave');
  });
  test('paid online it holds its whole time; another length at the same hour is another hold', async () => {
    const day = dayAhead(10),
      time = `${day}T08:00`,
      person = await newVisitor(server);
    const spans = async () =>
      (
        await server.database.db.execute<{ minutes: string }>(
          sql`select extract(epoch from ends_at - starts_at) / 60 as minutes from schedule_seat where account_id = ${person.id}`,
        )
      ).rows.map(({ minutes }) => Number(minutes));
    const amounts = (await server.app.inject({ url: `/api/paramedical-services/${long}/` })).json<{
      data: { offer_price: number | null; price: number };
    }>().data;
    await person.shop.good(person.open(DRESSING, time, 399));
    expect(await spans()).toEqual([75]);
    await person.shop.good(person.open(long, time, amounts.offer_price ?? amounts.price));
    expect(await spans()).toEqual([750]);
    const id = await person.paid(DRESSING, 399, time);
    expect(await spans()).toEqual([75]);
    expect(await person.booking(id)).toMatchObject({ ends_at: `${day}T08:45:00.000+05:30` });
  });
});
