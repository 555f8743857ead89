import { join } from 'node:path';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import type { Placed, Quote } from '@doorstep/contract/order.schema';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import { findSubstances } from '../src/medicine/substances.ts';
import { isJpeg, startBucket } from './bucket.ts';
import { countIn, ledgerOf, CLEAN, ordersIn, shopperAt, shopperWith, type Shopper } from './checkout.ts';
import { run, type Child } from './child.ts';
import { newDatabase } from './copies.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { jpeg } from './files/pictures.ts';
import { newDataDir, newServer, testSettings } from './test-server.ts';
import { beginRequest } from './unfinished-request.ts';
import { writeWeb } from './web.ts';

const CLOCK_START = '2026-11-24T10:00:00+05:30';
/** Sold in a few packs a week: these tests buy the same again and again. */
const isLimited = (medicine: MedicineList['data'][number]) =>
  findSubstances(medicine).some(
    ({ otcPacksAnOrder, otcPacksAWeek }) => otcPacksAnOrder !== null || otcPacksAWeek !== null,
  );
/** Longer than a killed process's jobs stay in its dead hands; safety G5 allows 60 s. */
const SETTLED = { timeout: 45_000, interval: 250 };

// Runs on the PostgreSQL of the run, which outlives the killed server; proofs/crash-embedded.test.ts repeats it on the embedded database, which ends with it.
const isEmbedded = process.env['PROOFS'] !== undefined;
describe('a server that ends amid its work', { timeout: 180_000 }, () => {
  let settings: Record<string, string>;
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  /** Called with bytes once they are kept; true: whoever sent them never hears of it. */
  let onPut: (bytes: Buffer) => boolean = () => false;
  let server: Child, url: string, asha: Shopper, api: AppServer | undefined;
  beforeAll(async () => {
    bucket = await startBucket((bytes) => onPut(bytes));
    settings = {
      DATA_DIR: newDataDir(),
      CLOCK_START,
      ...bucket.settings,
      DATABASE_URL: isEmbedded ? '' : await newDatabase(),
    };
  });
  afterAll(async () => {
    await bucket?.close();
  });
  beforeEach(async () => {
    server = run('src/server.ts', {
      ...settings,
      PORT: '0',
      DEMO: '1',
      LOG_LEVEL: 'silent',
      WEB_DIST: writeWeb(join(inject('scratch'), 'web')),
    });
    url = (await server.says(/Doorstep is ready at (http:\/\/127\.0\.0\.1:\d+)\n/))[1]!;
    asha = await shopperAt(url);
  });
  afterEach(async () => {
    onPut = () => false;
    await kill();
    await api?.close();
    api = undefined;
  });
  const kill = async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  };
  /** The next start on the same data: in this process, so that its books can be read without asking it for anything. */
  async function restarted(): Promise<[AppServer, Shopper]> {
    api = await newServer(testSettings(settings), { prepare: async () => {} });
    // The session of before, not a new login.
    return [api, await shopperWith(api, asha.headers as { authorization: string })];
  }
  let qty = 0;
  /** Carts that nobody has had yet. */
  async function carts(many: number) {
    const { data } = (await asha.get('/medicines/?limit=100')).json<MedicineList>();
    qty++;
    return data
      .filter((one) => one.in_stock && !isLimited(one))
      .slice(0, many)
      .map(({ id }) => [{ id, qty }]);
  }
  interface Opened {
    cart: Array<{ id: number; qty: number }>;
    q: Quote;
    order_id: string;
  }
  const opened = async (cart: Opened['cart']): Promise<Opened> => {
    const q = await asha.quote(cart);
    return { cart, q, order_id: (await asha.create(q)).order_id };
  };
  const orderOf = async ({ database: { db } }: AppServer, providerOrder: string) =>
    (
      await db.execute<{ id: string }>(
        sql`select o.id from "order" o join payment p on p.id = o.payment_id where p.provider_order_id = ${providerOrder}`,
      )
    ).rows.map(({ id }) => id);

  test('killed after one was verified and another paid without an answer: both become orders with nobody asking, and placing answers them (F2, F5)', async () => {
    const [a, b] = (await Promise.all((await carts(2)).map(opened))) as [Opened, Opened];
    const paid = await asha.pay(a.order_id);
    const [verified, lost] = await Promise.all([
      asha.verify(paid, a.q),
      asha.attempt(b.order_id, 'pay-lost'),
    ]);
    expect([verified.statusCode, lost.statusCode]).toEqual([200, 204]);
    await kill();
    const [next, again] = await restarted();
    for (const { order_id } of [a, b])
      await expect.poll(() => orderOf(next, order_id), SETTLED).toHaveLength(1);
    const placed = await again.good<Placed>(again.place(a.cart, paid.razorpay_payment_id));
    expect([placed.order_id]).toEqual(await orderOf(next, a.order_id));
    expect([placed.total, (await again.order(placed.order_id)).total]).toEqual([a.q.total, a.q.total]);
    expect(await again.status(b.order_id)).toMatchObject({
      state: 'paid',
      order_id: (await orderOf(next, b.order_id))[0],
    });
    expect(await ledgerOf(next)).toEqual(CLEAN);
  });
  test('killed while 20 payments are verified and placed: what was answered stands, and each is one order (G5)', async () => {
    const all = [];
    for (const cart of await carts(20)) {
      const one = await opened(cart);
      all.push({ ...one, paid: await asha.pay(one.order_id) });
    }
    const answered = new Map<string, string>(),
      killed = Promise.withResolvers<void>();
    await Promise.all(
      all.map(async ({ cart, q, paid }, at) => {
        try {
          // Some begin when the server is gone, however quick it was with the others.
          if (at >= 15) await killed.promise;
          await asha.verify(paid, q);
          const placed = (await asha.place(cart, paid.razorpay_payment_id)).json<Placed>();
          answered.set(paid.razorpay_order_id, placed.order_id);
        } catch {
          /* the server is gone */
        }
        if (answered.size >= 5) {
          server.process.kill('SIGKILL');
          killed.resolve();
        }
      }),
    );
    await kill();
    expect(answered.size).toBeGreaterThanOrEqual(5);
    expect(answered.size).toBeLessThan(20);
    const [next, again] = await restarted();
    const made = new Map<string, string>();
    // Some have never been verified: the browser does that again before it places.
    for (const { cart, q, paid } of all) {
      await again.good(again.verify(paid, q));
      const placed = await again.good<Placed>(again.place(cart, paid.razorpay_payment_id));
      expect(placed.total).toBe(q.total);
      made.set(paid.razorpay_order_id, placed.order_id);
    }
    expect([...answered].filter(([payment, order]) => made.get(payment) !== order)).toEqual([]);
    for (const { order_id } of all) expect(await orderOf(next, order_id)).toEqual([made.get(order_id)]);
    expect(await ledgerOf(next)).toEqual(CLEAN);
  });
  test('told to stop during a placement and a verification: both are answered, and nothing is left undone (F35)', async () => {
    const [a, b] = (await Promise.all((await carts(2)).map(opened))) as [Opened, Opened];
    const paidA = await asha.pay(a.order_id),
      paidB = await asha.pay(b.order_id);
    await asha.good(asha.verify(paidA, a.q));
    // Requests of which the last letter is missing: they are in flight, and stay so.
    const placing = await begin(
      '/api/order/place/',
      asha.cart(a.cart, { payment_id: paidA.razorpay_payment_id }),
    );
    const verifying = await begin('/api/verify-payment/', {
      ...paidB,
      service_type: 'medicine',
      service_id: b.q.quote_id,
    });
    server.process.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${url}/api/health/`).then(
            () => 'answers',
            () => 'closed',
          ),
        { timeout: 10_000 },
      )
      .toBe('closed');
    placing.finish();
    verifying.finish();
    expect(await server.ended).toBe(0);
    expect([placing.status(), verifying.status()]).toEqual([200, 200]);
    const [next, again] = await restarted();
    const before = await orderOf(next, a.order_id);
    expect(before).toEqual([placing.body<Placed>().order_id]);
    await expect.poll(() => orderOf(next, b.order_id), SETTLED).toHaveLength(1);
    expect((await again.good<Placed>(again.place(b.cart, paidB.razorpay_payment_id))).order_id).toBe(
      (await orderOf(next, b.order_id))[0],
    );
    expect(await ledgerOf(next)).toEqual(CLEAN);
    // One order of each payment that was ever made here, and not one more, beside what the demo pays at the visit; its own cancelled one
    // has its money back.
    const {
      rows: [{ n }],
    } = (await next.database.db.execute<{ n: string }>(
      sql`select count(*) as n from payment p where state = 'captured' or exists (select 1 from refund r where r.attempt_id = p.provider_payment_id)`,
    )) as { rows: [{ n: string }] };
    const { rows: due } = await next.database.db.execute(sql`select 1 from "order" where payment_id is null`);
    expect(await ordersIn(next)).toBe(Number(n) + due.length);
  });
  test('killed between the bytes of a prescription and its row: bytes without a row go, and sent again it is one (F22)', async () => {
    const photo = await jpeg(91);
    const before = bucket.photos();
    onPut = (bytes) => isJpeg(bytes) && server.process.kill('SIGKILL');
    const cut = await upload(photo).then(
      ({ status }) => `answered ${status}`,
      () => 'cut',
    );
    await server.ended;
    expect([cut, bucket.photos().length]).toEqual(['cut', before.length + 1]);
    const [next, again] = await restarted();
    // An hour later.
    await next.database.db.execute(
      sql`update job set run_at = now() - interval '1 second' where kind = 'file'`,
    );
    await next.jobs.settle();
    expect(bucket.photos()).toEqual(before);
    const sent = await next.app.inject({
      method: 'POST',
      url: '/api/prescription/upload/',
      headers: { ...again.headers, 'content-type': multipartType },
      payload: multipart([{ bytes: photo }]),
    });
    expect(sent.statusCode).toBe(201);
    const { rows } = await next.database.db.execute<{ file_id: string }>(
      sql`select file_id from prescription where id = ${sent.json<{ data: { id: string } }>().data.id}`,
    );
    expect(bucket.photos()).toEqual([...before, ...rows.map(({ file_id: id }) => id)]);
  });
  test('killed while a decision of a pharmacist is held: nothing has come of it, and after the restart all of it does, once (S18)', async () => {
    const { data } = (await asha.get('/medicines/?limit=100')).json<MedicineList>();
    const { id } = data.find(({ in_stock, prescription_required }) => in_stock && prescription_required)!;
    const sheet = (await (await upload(await jpeg(92))).json()) as { data: { id: string } };
    const cart = [{ id, qty: 1 }],
      more = { prescription_id: sheet.data.id },
      q = await asha.quote(cart, more),
      paid = await asha.pay((await asha.create(q)).order_id);
    await asha.good(asha.verify(paid, q));
    const { order_id } = await asha.good<Placed>(asha.place(cart, paid.razorpay_payment_id, more));
    const send = async (path: string, body: object, token = '') =>
      (await (
        await fetch(`${url}/api/${path}/`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        })
      ).json()) as { access_token: string; data: { held: object | null } };
    const { access_token } = await send('auth/login', { mobile: '9000000002', password: DEMO_PASSWORD });
    const decided = await send(
      `staff/prescriptions/${sheet.data.id}/review`,
      {
        decision: 'approved',
        hold: true,
        reviewed_at: null,
        lines: [{ id: 0, order_id, decision: 'rejected', reason: 'Not on this prescription' }],
      },
      access_token,
    );
    expect(decided.data.held).not.toBeNull();
    await kill();
    const [next, again] = await restarted();
    const stands = async () => {
      await next.jobs.settle();
      const { status, refunds } = await again.order(order_id);
      const told = sql`select count(*) as n from outbox where text like ${`%${order_id}%`} and text not like '%we have your order%'`;
      return { status, refunds: refunds.length, isTold: (await countIn(next, told)) > 0 };
    };
    expect(await stands()).toEqual({ status: 'pending', refunds: 0, isTold: false });
    next.clock.advance(3_600);
    await expect.poll(stands, SETTLED).toEqual({ status: 'cancelled', refunds: 1, isTold: true });
    expect(await ledgerOf(next)).toEqual(CLEAN);
    expect(await stands()).toMatchObject({ refunds: 1 });
  });
  const upload = (photo: Uint8Array) => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    return fetch(`${url}/api/prescription/upload/`, { method: 'POST', headers: asha.headers, body: form });
  };
  const begin = (path: string, payload: object) =>
    beginRequest(url, path, payload, asha.headers as { authorization: string });
});
