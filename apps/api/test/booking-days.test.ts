import type { Booking, BookableDays, Bookings } from '@doorstep/contract/schedule.schema';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import { dayAhead, freeTimes, newBooker, newDoctor, PATIENT, type Booker } from './appointments.ts';
import { countIn } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, asha: Booker;
beforeAll(async () => {
  server = await newServer(testSettings());
  asha = await newBooker(server);
  return () => server.close();
});
const daysOf = async (doctor: number) =>
  (await server.app.inject(`/api/doctors/${doctor}/days/`)).json<BookableDays>().data;
const until = (instant: string) =>
  server.clock.advance((Date.parse(instant) - server.clock.now().getTime()) / 1000);

describe('days and hours are Indian, whatever the asker’s zone is (F26)', () => {
  test('a booking at 23:59 and one at 00:01 lie on two days, said in any zone', async () => {
    const { id } = await newDoctor(server, { from: 0, to: 1440, slotMinutes: 1 }),
      [first, second] = [dayAhead(server, 2), dayAhead(server, 3)];
    // As a browser in New York says the same instants.
    const newYork = (local: string) =>
      new Date(Date.parse(`${local}+05:30`) - 5 * 3_600_000).toISOString().replace(/\.\d+Z$/, '-05:00');
    for (const [time, day] of [
      [`${first}T23:59`, first],
      [`${second}T00:01`, second],
    ] as const) {
      const { starts_at } = await asha.book({ doctor: id, time: newYork(time) });
      expect([starts_at, starts_at.slice(0, 10)]).toEqual([`${time}:00.000+05:30`, day]);
    }
    const free = await freeTimes(server, id);
    expect([free[first]!.includes('23:59'), free[second]!.includes('00:01')]).toEqual([false, false]);
    expect([free[first]!.includes('23:58'), free[second]!.includes('00:00')]).toEqual([true, true]);
  });
  test('a minute before midnight tomorrow is another day than a minute after', async () => {
    const { id } = await newDoctor(server),
      today = dayAhead(server, 0),
      tomorrow = dayAhead(server, 1);
    until(`${today}T23:59:00+05:30`);
    expect((await daysOf(id)).days[0]).toMatchObject({ day: today, state: 'closed', slots: [] });
    until(`${tomorrow}T00:01:00+05:30`);
    const { days, now } = await daysOf(id);
    expect([days[0]!.day, days[0]!.state, now.slice(0, 10), days.length]).toEqual([
      tomorrow,
      'free',
      tomorrow,
      31,
    ]);
    expect((await server.app.inject('/api/availability/')).json()).toMatchObject({
      data: {
        now: expect.stringMatching(new RegExp(`^${tomorrow}T00:0`)) as string,
        emergency: { national: '112', ambulance: '108' },
      },
    });
  });
  test('a day with all times taken is full, one without hours closed', async () => {
    const { id } = await newDoctor(server, { from: 600, to: 660 }),
      day = dayAhead(server, 1);
    for (const time of ['10:00', '10:30']) {
      expect((await daysOf(id)).days[1]!.state).toBe('free');
      await asha.book({ doctor: id, time: `${day}T${time}` });
    }
    expect((await daysOf(id)).days[1]).toEqual({
      day,
      state: 'full',
      slots: [
        { time: `${day}T10:00`, taken: true },
        { time: `${day}T10:30`, taken: true },
      ],
    });
    expect((await freeTimes(server, id))[day]).toBeUndefined();
  });
});

test('as many have a time as there are seats, whatever is held, let go and booked, and the database refuses one more', async () => {
  const people = [asha, await newBooker(server), await newBooker(server), await newBooker(server)];
  const { seats } = server.areas.schedule.service;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 20 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.boolean()), {
        minLength: 4,
        maxLength: 14,
      }),
      async (capacity, bufferMinutes, steps) => {
        const { id, resourceId } = await newDoctor(server, { capacity, bufferMinutes }),
          day = dayAhead(server, 1),
          free = (await freeTimes(server, id))[day]!.slice(0, 4);
        for (const [who, which, isLetGo] of steps) {
          const answer = await people[who]!.hold(id, `${day}T${free[which]!}`);
          expect([200, 409]).toContain(answer.statusCode);
          if (isLetGo && answer.statusCode === 200)
            await seats.letGo(people[who]!.id, answer.json<{ hold_id: string }>().hold_id);
        }
        const { rows } = await server.database.db.execute<{ starts_at: string; n: string }>(
          sql`select starts_at, count(*) as n from schedule_seat where resource_id = ${resourceId} group by starts_at`,
        );
        expect(rows.filter(({ n }) => Number(n) > capacity)).toEqual([]);
        // A time is offered as long as it has a seat.
        const left = (await freeTimes(server, id))[day] ?? [];
        for (const time of free) {
          const at = Date.parse(`${day}T${time}+05:30`),
            taken = rows.find(({ starts_at }) => Date.parse(starts_at) === at);
          expect(left.includes(time), time).toBe(Number(taken?.n ?? 0) < capacity);
        }
        for (const person of people)
          await server.database.db.execute(
            sql`delete from schedule_seat where account_id = ${person.id} and order_id is null`,
          );
      },
    ),
    { numRuns: 12 },
  );
  const { resourceId } = await newDoctor(server);
  const insert = (id: string, seat: number, minutes: number) =>
    server.database.db.execute(
      sql`insert into schedule_seat (id, resource_id, seat, capacity, starts_at, ends_at, account_id, expires_at, hold_number) values (${id}, ${resourceId}, ${seat}, 1, timestamptz '2026-12-24 10:00+05:30' + make_interval(mins => ${minutes}::int), timestamptz '2026-12-24 10:30+05:30' + make_interval(mins => ${minutes}::int), ${people[Number(id.at(-1))]!.id}, now(), 1)`,
    );
  await insert('S-x0', 0, 0);
  await expect(insert('S-x1', 0, 29)).rejects.toMatchObject({ cause: { code: '23P01' } });
  await expect(insert('S-x2', 1, 0)).rejects.toMatchObject({ cause: { code: '23514' } });
  await insert('S-x3', 0, 30);
});

test('who leaves takes holds along; one who has booked ahead cannot leave before, and what is kept has no name (T48)', async () => {
  const person = await newBooker(server),
    day = dayAhead(server, 2),
    [one, two] = [await newDoctor(server), await newDoctor(server)];
  const { id } = await person.book({ doctor: one.id, time: `${day}T10:00` });
  await person.hold(two.id, `${day}T11:00`);
  const { bookings } = (await person.call('GET', '/user/export/')).json<{
    data?: { bookings: Booking[] };
    bookings: Booking[];
  }>();
  expect(bookings).toMatchObject([{ id, patient: PATIENT }]);
  const leave = () => person.call('DELETE', '/user/account/', { password: DEMO_PASSWORD });
  expect(failureOf(await leave())).toMatchObject({ status: 409, code: 'orders_open' });
  expect((await person.shop.good<Bookings>(person.call('GET', '/user/bookings/'))).data).toMatchObject([
    { status: 'booked' },
  ]);
  await person.call('POST', `/bookings/${id}/cancel/`);
  await server.jobs.settle();
  expect((await leave()).statusCode).toBe(200);
  expect(
    await countIn(server, sql`select count(*) as n from schedule_seat where account_id = ${person.id}`),
  ).toBe(0);
  expect((await freeTimes(server, two.id))[day]).toContain('11:00');
  const { rows } = await server.database.db.execute(
    sql`select details, address, contact_mobile from "order" where id = ${id}`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/Ravi|9811122233/);
});
test('who leaves need not wait for a doctor to mark an appointment that is over', async () => {
  const person = await newBooker(server);
  const { ends_at } = await person.book({
    doctor: (await newDoctor(server)).id,
    time: `${dayAhead(server, 1)}T10:00`,
  });
  const leave = () => person.call('DELETE', '/user/account/', { password: DEMO_PASSWORD });
  until(new Date(Date.parse(ends_at) - 60_000).toISOString());
  expect(failureOf(await leave())).toMatchObject({ status: 409, code: 'orders_open' });
  server.clock.advance(61);
  expect((await leave()).statusCode).toBe(200);
});
