import { setTimeout } from 'node:timers/promises';
import type { LoggedIn } from '@doorstep/contract/account.schema';
import type { Addresses } from '@doorstep/contract/address.schema';
import type { OrderDetail, Placed, Quote } from '@doorstep/contract/order.schema';
import type { PaymentOrder, PaymentResult, PaymentStatus } from '@doorstep/contract/payment.schema';
import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import { as, type Person } from './people.ts';

export type Outcome = 'pay' | 'fail' | 'pay-lost' | 'pay-late';
export interface Answer {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
  json: <T = unknown>() => T;
}
interface Asked {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
  headers: Record<string, string>;
}
/** How a browser's calls reach the server. */
export type Ask = (asked: Asked) => Promise<Answer>;

/** Asks again while the server says that it is too busy now, as its Retry-After wants it: what is asked here may be repeated. */
export async function patiently<T extends Answer>(ask: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left--) {
    const answer = await ask();
    const isBusy = answer.statusCode === 503 && answer.json<{ code?: string }>().code === 'unavailable';
    if (!isBusy || left === 0) return answer;
    await setTimeout(200);
  }
}

/** What a patient's browser does on its way from cart to order, call by call. */
async function walk(given: Ask, headers: { authorization: string }) {
  const ask: Ask = (asked) => patiently(() => given(asked));
  const post = (url: string, payload: object, more: Record<string, string> = {}) =>
    ask({ method: 'POST', url: `/api${url}`, payload, headers: { ...headers, ...more } });
  const get = (url: string) => ask({ method: 'GET', url: `/api${url}`, headers });
  const good = async <T>(asked: Promise<Answer>): Promise<T> => {
    const answer = await asked;
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<T>();
  };
  const home = (await good<Addresses>(get('/user/addresses/'))).addresses[0];
  const cart = (medicines: unknown, more: object = {}) => ({
    medicines,
    services: [],
    address_id: home?.id ?? 0,
    lat: null,
    lng: null,
    for_other: false,
    ...more,
  });
  const quote = (medicines: unknown, more: object = {}) =>
    good<Quote>(post('/order/place/', cart(medicines, more)));
  const create = (q: Pick<Quote, 'total' | 'quote_id'>) =>
    good<PaymentOrder>(
      post('/create-razorpay-order/', {
        amount: q.total,
        service_type: 'medicine',
        service_id: q.quote_id,
        currency: 'INR',
      }),
    );
  const attempt = (orderId: string, outcome: Outcome) =>
    ask({ method: 'POST', url: `/_pay/test/orders/${orderId}/attempt/`, payload: { outcome }, headers: {} });
  const pay = async (orderId: string) => (await attempt(orderId, 'pay')).json<PaymentResult>();
  const verify = (result: PaymentResult, q: Pick<Quote, 'quote_id'>) =>
    post('/verify-payment/', { ...result, service_type: 'medicine', service_id: q.quote_id });
  const place = (medicines: unknown, paymentId: string, more: object = {}) =>
    post('/order/place/', cart(medicines, { payment_id: paymentId, payment_verified: true, ...more }));
  return {
    headers,
    home: home!,
    post,
    get,
    good,
    cart,
    quote,
    create,
    attempt,
    pay,
    verify,
    place,
    status: async (orderId: string) =>
      (await good<{ data: PaymentStatus }>(get(`/payments/${orderId}/`))).data,
    order: async (id: string) => (await good<{ data: OrderDetail }>(get(`/orders/${id}/`))).data,
    /** The whole way. */
    async buy(medicines: unknown): Promise<Placed> {
      const q = await quote(medicines);
      const paid = await pay((await create(q)).order_id);
      await good(verify(paid, q));
      return good<Placed>(place(medicines, paid.razorpay_payment_id));
    },
  };
}
export type Shopper = Awaited<ReturnType<typeof walk>>;

const inside =
  (server: AppServer): Ask =>
  (asked) =>
    server.app.inject(asked);
export const shopper = async (server: AppServer, person: Person = 'asha'): Promise<Shopper> =>
  walk(inside(server), await as[person](server));
/** With a session that was begun elsewhere: before a crash, say. */
export const shopperWith = (server: AppServer, headers: { authorization: string }): Promise<Shopper> =>
  walk(inside(server), headers);
/** How calls reach a server in another process. */
export const over =
  (origin: string): Ask =>
  async ({ method, url, payload, headers }) => {
    const answer = await fetch(origin + url, {
      method,
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const body = await answer.text();
    return {
      statusCode: answer.status,
      body,
      headers: Object.fromEntries(answer.headers),
      json: <T>() => JSON.parse(body) as T,
    };
  };
/** Asha, at a server in another process. */
export async function shopperAt(origin: string): Promise<Shopper> {
  const ask = over(origin);
  const loggedIn = (
    await ask({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { mobile: '9876543210', password: DEMO_PASSWORD },
      headers: {},
    })
  ).json<LoggedIn>();
  return walk(ask, { authorization: `Bearer ${loggedIn.access_token}` });
}

export const countIn = async (
  { database: { db } }: Pick<AppServer, 'database'>,
  what: SQL,
): Promise<number> => Number((await db.execute<{ n: string }>(what)).rows[0]!.n);
/** Until the sandbox has told all that is due, and all due work is done. */
async function settled(servers: readonly AppServer[]) {
  const first = servers[0]!;
  for (let rounds = 0; rounds < 100; rounds++) {
    for (const { areas } of servers) await areas.payment.sandbox?.settle();
    for (const { jobs } of servers) await jobs.settle();
    if (
      (await countIn(first, sql`select count(*) as n from sandbox where due_at <= ${first.clock.now()}`)) ===
      0
    )
      return;
  }
  throw new Error('the sandbox does not come to an end');
}
/** Safety G4: no money without an order or its way back, no order without money; of each payment one order at most. `others`: houses on the same database. */
export async function ledgerOf(server: AppServer, ...others: AppServer[]) {
  await settled([server, ...others]);
  const count = (what: SQL) => countIn(server, what);
  return {
    paidWithoutOrder: await count(
      sql`select count(*) as n from payment p where p.state = 'captured' and not exists (select 1 from "order" o where o.payment_id = p.id)`,
    ),
    ordersWithoutPay: await count(
      sql`select count(*) as n from "order" o left join payment p on p.id = o.payment_id where o.payment_id is not null and (p.state not in ('captured', 'refund_pending', 'refunded') or p.amount_paise <> o.total_paise)`,
    ),
    /** Taken at the provider, and neither an order's nor given back. */
    keptForNothing: await count(
      sql`select count(*) as n from sandbox s where s.kind = 'payment' and s.body->>'status' = 'captured' and not exists (select 1 from payment p join "order" o on o.payment_id = p.id where p.provider_payment_id = s.id)`,
    ),
    wrongSums: await count(
      sql`select count(*) as n from "order" o where o.total_paise <> o.subtotal_paise + o.fee_paise or (o.service_type = 'medicine' and o.subtotal_paise <> (select sum(l.quantity * l.price_paise) from order_item l where l.order_id = o.id))`,
    ),
  };
}
export const CLEAN = { paidWithoutOrder: 0, ordersWithoutPay: 0, keptForNothing: 0, wrongSums: 0 };
export const ordersIn = (server: Pick<AppServer, 'database'>): Promise<number> =>
  countIn(server, sql`select count(*) as n from "order"`);
