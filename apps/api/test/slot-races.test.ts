import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import {
  appointments,
  bodyOf,
  dayAhead,
  newBooker,
  newDoctor,
  PATIENT,
  type Booker,
} from './appointments.ts';
import { CLEAN, countIn, ledgerOf, patiently, shopperWith } from './checkout.ts';
import { createServers, databases } from './databases.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';

/** The long form (`npm run safety`): a hundred patients for each of a hundred times. */
const IS_LONG = process.env['SAFETY'] === 'long',
  MANY = IS_LONG ? 100 : 8,
  SEATS = IS_LONG ? [1, 10] : [1, 3];
const LONG = IS_LONG ? 3_600_000 : 180_000;
const AT_ONCE = 40,
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

describe.each(databases)('who books what others want, too, on the %s database', (where) => {
  let servers: [AppServer, ...AppServer[]], provider: FakeProvider, people: Booker[];
  beforeAll(async () => {
    provider = createFakeProvider();
    const opened = await createServers(where, { provider: provider.provider });
    servers = opened.servers;
    people = [];
    for (let i = 0; i < MANY; i++) people.push(await newBooker(servers[0]));
    return opened.close;
  }, LONG);
  const of = <T>(all: readonly T[], i: number): T => all[i % all.length]!;
  const advance = (seconds: number) => {
    for (const { clock } of servers) clock.advance(seconds);
  };
  const headers = (person: number) => people[person]!.headers;
  const ask = (i: number, person: number, path: string, payload: object) =>
    patiently(() =>
      of(servers, i).app.inject({ method: 'POST', url: `/api${path}`, payload, headers: headers(person) }),
    );
  /** Times of several doctors, some days ahead: what is done here takes hours of the shop's clock. */
  async function timesOf(capacity: number) {
    const doctors: Array<Awaited<ReturnType<typeof newDoctor>>> = [];
    for (let i = 0; i < DOCTORS; i++)
      doctors.push(await newDoctor(servers[0], { capacity, slotMinutes: 15, from: 0, to: 1440 }));
    const day = dayAhead(servers[0], 5);
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
      servers[0],
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
      }
    },
  );
  test(
    'one person with many doctors at once keeps three times, and is told of the rest',
    { timeout: LONG },
    async () => {
      const doctors = [];
      for (let i = 0; i < 10; i++) doctors.push(await newDoctor(servers[0]));
      const who = await newBooker(servers[0]),
        day = dayAhead(servers[0], 1);
      const shops = await Promise.all(
        servers.map(async (server) => appointments(await shopperWith(server, who.headers))),
      );
      const answers = await Promise.all(doctors.map(({ id }, i) => of(shops, i).hold(id, `${day}T10:00`)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 409, 409, 409, 409, 409, 409, 409,
      ]);
    },
  );
  test.each(SEATS)(
    `of ${MANY} who have paid for each of ${MANY} times, as many have it as there are seats (%i), and all others their money (F9, G6)`,
    { timeout: LONG },
    async (capacity) => {
      const times = await timesOf(capacity),
        kept = provider.kept().length,
        back = provider.count('refund');
      const opened: Array<{ person: number; slot: number; order: string }> = [];
      // Each in turn opens each of the times, and is so slow to pay that the next one can: nobody holds it any more.
      for (let round = 0; round < MANY; round++) {
        advance(601);
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
      advance(601);
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
      expect(await ledgerOf(servers[0], ...servers.slice(1))).toEqual(CLEAN);
      // What is with the provider is what was booked.
      expect([provider.kept().length - kept, provider.count('refund') - back]).toEqual([
        MANY * seats,
        MANY * (MANY - seats),
      ]);
    },
  );
});
