import type { Placed, Quote } from '@doorstep/contract/order.schema';
import { storePlace } from '@doorstep/contract/delivery';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressTable } from '../src/address/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import {
  ledgerOf,
  CLEAN,
  countIn,
  ordersIn,
  patiently,
  shopper,
  type Answer,
  type Shopper,
} from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { prepareShop } from './test-server.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';

const SEED = 20_261_124;
/** The long form (`npm run safety`) is as large as G4 wants it. */
const IS_LONG = process.env['SAFETY'] === 'long',
  CARTS = IS_LONG ? 10_000 : 200,
  ORDERS = IS_LONG ? 1_000 : 40;
/** On a machine that does much else. */
const LONG = IS_LONG ? 3_600_000 : 180_000;
/** In turn over the medicines: thirds and sevenths of a rupee, single paise, and sums that meet the free threshold exactly or miss it by a paisa. */
const PRICES = [
  3_333, 6_667, 1_429, 1, 7, 99, 33, 49_900, 49_899, 24_950, 16_633, 9_999, 12_345, 100, 999_999,
];
const MEDICINES = 120;
const priceOf = (id: number): bigint => BigInt(PRICES[id % PRICES.length]!);
/** In millimetres: known because the addresses are put there, not because our own formula says so. */
const DISTANCES = [
  0, 1, 333_333, 333_334, 999_999, 1_000_000, 1_000_001, 2_666_667, 5_000_000, 9_999_999, 10_000_000,
  10_000_001, 16_333_333, 16_333_334, 21_500_000, 25_333_334, 28_450_000, 29_666_666, 29_666_667, 29_950_000,
  29_990_000, 29_999_999, 30_000_000, 30_000_001, 30_010_000,
];
const radians = (degrees: number) => (degrees * Math.PI) / 180,
  degrees = (of: number) => (of * 180) / Math.PI;
/** So far from the store in this direction, on a globe of 6371 km. */
function placeAt(millimetres: number, bearing: number) {
  const arc = millimetres / 1e6 / 6371,
    from = radians(storePlace.latitude),
    turn = radians(bearing);
  const latitude = Math.asin(
    Math.sin(from) * Math.cos(arc) + Math.cos(from) * Math.sin(arc) * Math.cos(turn),
  );
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(arc) * Math.cos(from),
    Math.cos(arc) - Math.sin(from) * Math.sin(latitude),
  );
  return { latitude: degrees(latitude), longitude: storePlace.longitude + degrees(east) };
}
async function prepare(database: DatabaseHandle) {
  await prepareShop(database);
  const { db } = database;
  await db.execute(
    sql`update medicine set stock = 9999, offer_paise = (array[${sql.join(
      PRICES.map((price) => sql`${price}::int`),
      sql`, `,
    )}])[id % ${PRICES.length} + 1], mrp_paise = 1000000`,
  );
  const [{ id }] = (await db.execute<{ id: number }>(sql`select id from account where mobile = '9876543210'`))
    .rows as [{ id: number }];
  await db.insert(addressTable).values(
    DISTANCES.map((distance, i) => ({
      accountId: id,
      title: `At ${distance}`,
      line1: 'A',
      city: 'Ranchi',
      state: 'Jharkhand',
      // Nobody knows where it is: no point contradicts it (C41).
      pincode: '999999',
      ...placeAt(distance, i * 67),
      createdAt: new Date(),
    })),
  );
}
/** A small generator of our own, the same each time. */
function dice(seed: number) {
  let at = seed;
  return (below: number) => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
}
function shuffled<T>(items: readonly T[], roll: (below: number) => number): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}
/** So many at once, in their order. */
async function atOnce(many: number, works: ReadonlyArray<() => Promise<unknown>>) {
  const left = works.values();
  await Promise.all(
    Array.from({ length: many }, async () => {
      for (const work of left) await work();
    }),
  );
}
const rupees = (paise: bigint): number => Number(`${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`);

interface Asked {
  id: number;
  qty: number;
  split: number;
}
const TOO_FAR = 'out_of_reach';
/** What a cart comes to, computed a second way: in whole numbers from end to end. */
function oracle(lines: readonly Asked[], millimetres: number) {
  if (millimetres > 30_000_000) return TOO_FAR;
  const subtotal = lines.reduce((sum, { id, qty }) => sum + priceOf(id) * BigInt(qty), 0n);
  const fee = subtotal >= 49_900n ? 0n : ((3n * BigInt(millimetres) + 999_999n) / 1_000_000n) * 100n;
  const distance_km = Number((BigInt(millimetres) + 50_000n) / 100_000n) / 10;
  return {
    subtotal: rupees(subtotal),
    delivery_charge: rupees(fee),
    total: rupees(subtotal + fee),
    distance_km,
    lines: lines.map(({ id, qty }) => [id, qty, rupees(priceOf(id) * BigInt(qty))]),
  };
}
function saidOf(answer: Answer) {
  if (answer.statusCode !== 200) return failureOf(answer).code;
  const { subtotal, delivery_charge, total, distance_km, lines } = answer.json<Quote>();
  return {
    subtotal,
    delivery_charge,
    total,
    distance_km,
    lines: lines.map((one) => [one.id, one.qty, one.total]),
  };
}

const line = fc.record({
  id: fc.integer({ min: 1, max: MEDICINES }),
  qty: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 })),
  split: fc.nat(98),
});
const linesUpTo = (maxLength: number) =>
  fc.uniqueArray(line, { minLength: 1, maxLength, size: 'max', selector: ({ id }) => id });
const carts = fc.record({
  lines: fc.oneof(linesUpTo(3), linesUpTo(50)),
  at: fc.nat(DISTANCES.length - 1),
  lat: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
});
const cartOf = (i: number) => [{ id: 1 + (i % 40), qty: 1 + Math.floor(i / 40) }];

describe('money', () => {
  let servers: [AppServer, ...AppServer[]], patients: Shopper[], close: () => Promise<void>;
  beforeAll(async () => {
    ({ servers, close } = await createServers({ prepare }));
    patients = await Promise.all(servers.map((server) => shopper(server)));
    return close;
  });
  const of = <T>(all: readonly T[], i: number): T => all[i % all.length]!;
  const theBooks = () => ledgerOf(servers[0], ...servers.slice(1));

  test(
    `${CARTS} random carts cost what whole numbers say, to the paisa (G4, T8)`,
    { timeout: LONG },
    async () => {
      const rows = (
        await servers[0].database.db.execute<{ id: number; title: string }>(
          sql`select id, title from address where title like 'At %' order by id`,
        )
      ).rows;
      let turn = 0,
        refused = 0,
        free = 0,
        charged = 0;
      await fc.assert(
        fc.asyncProperty(carts, async ({ lines, at, lat }) => {
          const patient = of(patients, turn++),
            distance = DISTANCES[at]!;
          // Some medicines stand in the cart twice.
          const medicines = [...lines, ...lines].flatMap(({ id, qty, split }, i) => {
            const later = i >= lines.length,
              rest = split % 3 === 0 && qty > 1 ? Math.max(1, split % qty) : 0;
            return later ? (rest ? [{ id, qty: rest }] : []) : [{ id, qty: qty - rest }];
          });
          const answer = await patient.post(
            '/order/place/',
            patient.cart(medicines, { address_id: rows[at]!.id, lat, lng: lat }),
          );
          const expected = oracle(lines, distance);
          expect(saidOf(answer)).toEqual(expected);
          if (expected === TOO_FAR) refused++;
          else if (expected.delivery_charge === 0) free++;
          else charged++;
        }),
        { seed: SEED, numRuns: CARTS },
      );
      for (const seen of [refused, free, charged]) expect(seen).toBeGreaterThan(CARTS / 20);
      expect(
        await countIn(
          servers[0],
          sql`select count(*) as n from quote q where total_paise <> subtotal_paise + fee_paise or subtotal_paise <> (select sum((l->>'qty')::bigint * (l->>'pricePaise')::bigint) from jsonb_array_elements(q.frozen->'lines') l)`,
        ),
      ).toBe(0);
    },
  );

  test('50 times the same placement at once is one order (F6, G4)', async () => {
    const before = await ordersIn(servers[0]);
    const [patient] = patients as [Shopper];
    const { order_id, payment_id } = await patient.buy(cartOf(0));
    const again = await Promise.all(
      Array.from({ length: 50 }, (_, i) => of(patients, i).place(cartOf(0), payment_id)),
    );
    expect(new Set(again.map((answer) => answer.json<Placed>().order_id))).toEqual(new Set([order_id]));
    expect(await ordersIn(servers[0])).toBe(before + 1);
    expect(await theBooks()).toEqual(CLEAN);
  });

  test('50 first placements of one payment at once are one order, however it is verified meanwhile (F7, G4)', async () => {
    const before = await ordersIn(servers[0]);
    const [patient] = patients as [Shopper];
    const q = await patient.quote(cartOf(41));
    const opened = await Promise.all(Array.from({ length: 20 }, (_, i) => of(patients, i).create(q)));
    expect(new Set(opened.map((one) => one.order_id)).size).toBe(1);
    const paid = await patient.pay(opened[0]!.order_id);
    expect((await patient.verify(paid, q)).statusCode).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 10 === 9
          ? of(patients, i).verify(paid, q)
          : of(patients, i).place(cartOf(41), paid.razorpay_payment_id),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(
      new Set(answers.map((answer) => answer.json<Partial<Placed>>().order_id).filter(Boolean)).size,
    ).toBe(1);
    expect(await ordersIn(servers[0])).toBe(before + 1);
    expect(await theBooks()).toEqual(CLEAN);
  });

  test('the same cart paid twice at once, by two quotes: one order, and one payment comes back', async () => {
    const before = await ordersIn(servers[0]);
    const [patient] = patients as [Shopper];
    const cart = cartOf(42),
      mores = [{}, { for_other: true, contact_mobile: '9876500000' }];
    const quotes = await Promise.all(mores.map((more) => patient.quote(cart, more)));
    const opened = [];
    for (const q of quotes) opened.push(await patient.create(q));
    const paid = [];
    for (const { order_id } of opened) paid.push(await patient.pay(order_id));
    await Promise.all(paid.map((one, i) => of(patients, i).verify(one, quotes[i]!)));
    const answers = await Promise.all(
      paid.map((one, i) => of(patients, i).place(cart, one.razorpay_payment_id, mores[i])),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await ordersIn(servers[0])).toBe(before + 1);
    expect(await theBooks()).toEqual(CLEAN);
  });
});

describe('webhooks', () => {
  let servers: [AppServer, ...AppServer[]], patients: Shopper[], fakeProvider: FakeProvider;
  beforeAll(async () => {
    fakeProvider = createFakeProvider();
    const opened = await createServers({ prepare, provider: fakeProvider.provider });
    servers = opened.servers;
    patients = await Promise.all(servers.map((server) => shopper(server)));
    return opened.close;
  });
  const of = <T>(all: readonly T[], i: number): T => all[i % all.length]!;

  test(
    `of ${ORDERS} payments, each three times, shuffled and at once, before and after verify and place: ${ORDERS} orders (G4, T11)`,
    { timeout: LONG },
    async () => {
      const roll = dice(SEED);
      const works: Array<() => Promise<unknown>> = [],
        placed = new Map<string, string>();
      let events = 0;
      const opened: Array<() => Promise<void>> = Array.from({ length: ORDERS }, (_, i) => async () => {
        const patient = of(patients, i),
          cart = cartOf(i);
        const q = await patient.quote(cart);
        const { order_id, amount } = await patient.create(q);
        expect(amount).toBe(Math.round(q.total * 100));
        const failed = i % 5 === 0 ? [fakeProvider.pay(order_id, 'failed').razorpay_payment_id] : [];
        const paid = fakeProvider.pay(order_id);
        const fact = (id: string, status: 'failed' | 'authorized' | 'captured') => ({
          id,
          status,
          amountPaise: amount,
        });
        const facts = [
          ...failed.map((id) => fact(id, 'failed')),
          fact(paid.razorpay_payment_id, 'authorized'),
          fact(paid.razorpay_payment_id, 'captured'),
        ];
        for (const [k, one] of facts.entries()) {
          const hook = fakeProvider.hook(`evt_${i}_${k}`, order_id, one);
          events++;
          for (let copy = 0; copy < 3; copy++)
            works.push(async () => {
              expect((await patiently(() => of(servers, i + copy).app.inject(hook))).statusCode).toBe(200);
            });
        }
        // Of the others nothing but the webhook tells us.
        if (i % 5 < 3)
          works.push(async () => {
            const other = of(patients, i + 1);
            await other.good(other.verify(paid, q));
            const { order_id: made } = await other.good<Placed>(other.place(cart, paid.razorpay_payment_id));
            placed.set(paid.razorpay_payment_id, made);
          });
      });
      await atOnce(10, opened);
      await atOnce(20, shuffled(works, roll));
      expect(await ledgerOf(servers[0], ...servers.slice(1))).toEqual(CLEAN);
      expect(await ordersIn(servers[0])).toBe(ORDERS);
      const { rows } = await servers[0].database.db.execute<{ id: string; pay: string }>(
        sql`select o.id, p.provider_payment_id as pay from "order" o join payment p on p.id = o.payment_id`,
      );
      const made = new Map(rows.map(({ id, pay }) => [pay, id]));
      expect(placed.size).toBe((ORDERS * 3) / 5);
      expect([...placed].filter(([pay, id]) => made.get(pay) !== id)).toEqual([]);
      // All of the money is here, each payment is an order's, and no event was heard twice.
      expect(fakeProvider.kept().filter(({ id }) => !made.has(id))).toEqual([]);
      expect([fakeProvider.kept().length, fakeProvider.count('refund')]).toEqual([ORDERS, 0]);
      expect(await countIn(servers[0], sql`select count(*) as n from webhook_event`)).toBe(events);
    },
  );
});
