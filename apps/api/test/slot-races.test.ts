import type { BookedVisit } from '@doorstep/contract/paramedical.schema';
import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { bodyOf, dayAhead, newBooker, newDoctor, PATIENT, type Booker } from './appointments.ts';
import { CLEAN, countIn, ledgerOf, over, patiently, type Ask } from './checkout.ts';
import { run, type Child } from './child.ts';
import { newDatabase } from './copies.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { serveProvider } from './provider-over-http.ts';
import { newDataDir, newServer, testSettings, TOKEN } from './test-server.ts';
import { DRESSING, dueBody, withServices } from './visits.ts';

/** The long form (`npm run safety`): a hundred patients for each of a hundred times. */
const IS_LONG = process.env['SAFETY'] === 'long',
  MANY = IS_LONG ? 100 : 8,
  SEATS = IS_LONG ? [1, 10] : [1, 3];
const LONG = IS_LONG ? 3_600_000 : 180_000;
const AT_ONCE = IS_LONG ? 100 : 40,
  DOCTORS = 4;

/** So many of them at any moment. */
async function atOnce(works: ReadonlyArray<() => Promise<unknown>>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let work = works[next++]; work; work = works[next++]) await work();
    }),
  );
}

interface Servers {
  /** Prepares, and reads what became of it. */
  control: AppServer;
  /** How calls reach each of them. */
  asks: Ask[];
  /** All clocks at once. */
  advance: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
}
/** Two servers that answer, each in a process of its own. */
async function startServers({ provider }: FakeProvider): Promise<Servers> {
  const url = await newDatabase('shop'),
    served = await serveProvider(provider);
  const control = await newServer(testSettings({ DATABASE_URL: url }), { provider });
  const processes: Child[] = [];
  const asks: Ask[] = [];
  for (let i = 0; i < 2; i++) {
    const one = run('test/server-process.ts', {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: newDataDir(),
      DATABASE_URL: url,
      PROVIDER_URL: served.url,
      CLOCK_START: control.clock.now().toISOString(),
      PAYMENTS_PER_ACCOUNT: '99999',
      OPEN_PAYMENTS: '99999',
    });
    processes.push(one);
    asks.push(over((await one.says(/ready at (\S+)/))[1]!));
  }
  return {
    control,
    asks,
    async advance(seconds) {
      control.clock.advance(seconds);
      for (const ask of asks) {
        const payload = { advance_s: seconds },
          headers = { authorization: `Bearer ${TOKEN}` };
        const { statusCode, body } = await ask({ method: 'POST', url: '/api/dev/clock/', payload, headers });
        expect(statusCode, body).toBe(200);
      }
    },
    async close() {
      for (const { process } of processes) process.kill('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
      await control.close();
      await served.close();
    },
  };
}

describe('who books what others want, too', () => {
  let servers: Servers, provider: FakeProvider, people: Booker[];
  beforeAll(async () => {
    provider = createFakeProvider();
    servers = await startServers(provider);
    people = [];
    for (let i = 0; i < MANY; i++) people.push(await newBooker(servers.control));
    return servers.close;
  }, LONG);
  const of = <T>(all: readonly T[], i: number): T => all[i % all.length]!;
  const headers = (person: number) => people[person]!.headers;
  const ask = (i: number, person: number, path: string, payload: object) =>
    patiently(() =>
      of(servers.asks, i)({ method: 'POST', url: `/api${path}`, payload, headers: headers(person) }),
    );
  /** Times of several doctors, some days ahead: what is done here takes hours of the shop's clock. */
  async function timesOf(capacity: number) {
    const doctors: Array<Awaited<ReturnType<typeof newDoctor>>> = [];
    for (let i = 0; i < DOCTORS; i++)
      doctors.push(await newDoctor(servers.control, { capacity, slotMinutes: 15, from: 0, to: 1440 }));
    const day = dayAhead(servers.control, 5);
    return Array.from({ length: MANY }, (_, i) => {
      const minutes = Math.floor(i / DOCTORS) * 15;
      return {
        doctor: of(doctors, i).id,
        resourceId: of(doctors, i).resourceId,
        time: `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
      };
    });
  }
  const seatsOf = async ({ resourceId, time }: { resourceId: number; time: string }) =>
    countIn(
      servers.control,
      sql`select count(*) as n from schedule_seat where resource_id = ${resourceId} and starts_at = ${new Date(`${time}+05:30`)} and order_id is not null`,
    );

  test(
    `${MANY} who want one time at once: one keeps it, and nobody else is asked for money (T32, G6)`,
    { timeout: LONG },
    async () => {
      const times = (await timesOf(1)).slice(0, IS_LONG ? 20 : 3);
      for (const one of times) {
        const answers = await Promise.all(
          people.map((_, i) =>
            ask(i, i, '/create-razorpay-order/', {
              amount: 600,
              service_type: 'appointment',
              service_id: one.doctor,
              details: { ...PATIENT, time: one.time },
            }),
          ),
        );
        expect(
          answers
            .map((answer) => (answer.statusCode === 200 ? 'opened' : answer.json<{ code: string }>().code))
            .toSorted(),
        ).toEqual(['opened', ...Array.from({ length: MANY - 1 }, () => 'slot_taken')]);
        // Whoever wins three times may hold no fourth.
        await servers.advance(660);
      }
    },
  );
  test(
    'one person with many doctors at once keeps three times, and is told of the rest',
    { timeout: LONG },
    async () => {
      const doctors = [];
      for (let i = 0; i < 10; i++) doctors.push(await newDoctor(servers.control));
      const who = await newBooker(servers.control),
        day = dayAhead(servers.control, 1);
      const answers = await Promise.all(
        doctors.map(({ id }, i) =>
          patiently(() =>
            of(
              servers.asks,
              i,
            )({
              method: 'POST',
              url: `/api/slots/${id}/hold/`,
              payload: { slot_time: `${day}T10:00` },
              headers: who.headers,
            }),
          ),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 409, 409, 409, 409, 409, 409, 409,
      ]);
    },
  );
  test(
    'visits of twelve hours and of 45 minutes that overlap: as many as there are nurses, and none twice at once',
    { timeout: LONG },
    async () => {
      await withServices(servers.control);
      const { rows } = await servers.control.database.db.execute<{ id: number }>(
        sql`select id from home_service where minutes = 720`,
      );
      const day = dayAhead(servers.control, 7),
        visitors = await Promise.all(Array.from({ length: 14 }, () => newBooker(servers.control)));
      const answers = await Promise.all(
        visitors.map((who, i) =>
          patiently(() =>
            of(
              servers.asks,
              i >> 1,
            )({
              method: 'POST',
              url: '/api/book-paramedical/',
              payload:
                i % 2
                  ? dueBody(`${day}T12:00`, { service_id: DRESSING })
                  : dueBody(`${day}T08:00`, { service_id: rows[0]!.id }),
              headers: who.headers,
            }),
          ),
        ),
      );
      expect(
        answers
          .map((answer) => (answer.statusCode === 200 ? 'booked' : answer.json<{ code: string }>().code))
          .toSorted(),
      ).toEqual([...Array<string>(8).fill('booked'), ...Array<string>(6).fill('slot_taken')]);
      const ids = answers.flatMap((answer) =>
        answer.statusCode === 200 ? [answer.json<BookedVisit>().data.booking_id] : [],
      );
      expect(
        await countIn(
          servers.control,
          sql`select count(distinct (resource_id, seat)) as n from schedule_seat where order_id in ${ids} and starts_at <= ${new Date(`${day}T12:00+05:30`)} and ends_at >= ${new Date(`${day}T12:45+05:30`)}`,
        ),
      ).toBe(8);
    },
  );
  test.each(SEATS)(
    `of ${MANY} who have paid for each of ${MANY} times, as many have it as there are seats (%i), and all others their money (F9, G6)`,
    { timeout: LONG },
    async (capacity) => {
      const times = await timesOf(capacity),
        kept = provider.kept().length,
        back = provider.refunds.size;
      const opened: Array<{ person: number; slot: number; order: string }> = [];
      // Each in turn opens each of the times, and is so slow to pay that the next one can: nobody holds it any more.
      for (let round = 0; round < MANY; round++) {
        await servers.advance(660);
        await atOnce(
          people.map((_, person) => async () => {
            const slot = (person + round) % MANY,
              { doctor, time } = times[slot]!;
            const answer = await ask(person, person, '/create-razorpay-order/', {
              amount: 600,
              service_type: 'appointment',
              service_id: doctor,
              details: { ...PATIENT, time },
            });
            expect(answer.statusCode, answer.body).toBe(200);
            opened.push({ person, slot, order: answer.json<PaymentOrder>().order_id });
          }),
        );
      }
      expect(opened).toHaveLength(MANY * MANY);
      await servers.advance(660);
      const won = new Map<number, number>(),
        refused: unknown[] = [];
      // All of one time at once, over all servers.
      await atOnce(
        opened
          .toSorted((a, b) => a.slot - b.slot || a.person - b.person)
          .map(({ person, slot, order }, i) => async () => {
            const { doctor, time } = times[slot]!,
              result = provider.pay(order),
              id = result.razorpay_payment_id;
            await ask(i, person, '/verify-payment/', {
              ...result,
              service_type: 'appointment',
              service_id: doctor,
            });
            const answer = await ask(
              i + 1,
              person,
              '/book-appointment/',
              bodyOf({ doctor, time }, { payment_id: id }),
            );
            if (answer.statusCode === 200) won.set(slot, (won.get(slot) ?? 0) + 1);
            else {
              const { code, payment_id, refund } = answer.json<{
                code: string;
                payment_id: string;
                refund: { amount: number; reason_code: string };
              }>();
              refused.push([answer.statusCode, code, payment_id === id, refund?.amount, refund?.reason_code]);
            }
          }),
      );
      const seats = Math.min(capacity, MANY);
      expect([...won.values()]).toEqual(Array.from({ length: MANY }, () => seats));
      expect(refused).toHaveLength(MANY * (MANY - seats));
      for (const one of refused) expect(one).toEqual([409, 'refunded', true, 600, 'slot_taken']);
      for (const one of times) expect(await seatsOf(one)).toBe(seats);
      expect(await ledgerOf(servers.control)).toEqual(CLEAN);
      // What is with the provider is what was booked, once the other processes have given all else back.
      await expect
        .poll(() => [provider.kept().length - kept, provider.refunds.size - back], {
          timeout: LONG,
          interval: 200,
        })
        .toEqual([MANY * seats, MANY * (MANY - seats)]);
    },
  );
});
