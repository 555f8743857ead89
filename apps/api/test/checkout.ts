import type { Addresses } from '@doorstep/contract/address';
import type { OrderDetail, Placed, Quote } from '@doorstep/contract/order';
import type { PaymentOrder, PaymentResult, PaymentStatus } from '@doorstep/contract/payment';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { House } from '../src/house.ts';
import { as, type Person } from './people.ts';

export type Outcome = 'pay' | 'fail' | 'pay-lost' | 'pay-late';
/** What a patient's browser does on its way from cart to order, call by call. */
export async function shopper(house: House, person: Person = 'asha') {
  const headers = await as[person](house);
  const post = (url: string, payload: object, more: Record<string, string> = {}) => house.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...headers, ...more } });
  const get = (url: string) => house.app.inject({ url: `/api${url}`, headers });
  const good = async <T>(asked: ReturnType<typeof get>): Promise<T> => { const answer = await asked; expect(answer.statusCode, answer.body).toBeLessThan(300); return answer.json<T>(); };
  const home = (await good<Addresses>(get('/user/addresses/'))).addresses[0];
  const cart = (medicines: unknown, more: object = {}) => ({ medicines, services: [], address_id: home?.id ?? 0, lat: null, lng: null, for_other: false, ...more });
  const quote = (medicines: unknown, more: object = {}) => good<Quote>(post('/order/place/', cart(medicines, more)));
  const create = (q: Quote) => good<PaymentOrder>(post('/create-razorpay-order/', { amount: q.total, service_type: 'medicine', service_id: q.quote_id, currency: 'INR' }));
  const attempt = (orderId: string, outcome: Outcome) => house.app.inject({ method: 'POST', url: `/_pay/test/orders/${orderId}/attempt/`, payload: { outcome } });
  const pay = async (orderId: string) => (await attempt(orderId, 'pay')).json<PaymentResult>();
  const verify = (result: PaymentResult, q: Quote) => post('/verify-payment/', { ...result, service_type: 'medicine', service_id: q.quote_id });
  const place = (medicines: unknown, paymentId: string, more: object = {}) => post('/order/place/', cart(medicines, { payment_id: paymentId, payment_verified: true, ...more }));
  return {
    headers, home: home!, post, get, good, cart, quote, create, attempt, pay, verify, place,
    status: async (orderId: string) => (await good<{ data: PaymentStatus }>(get(`/payments/${orderId}/`))).data,
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
export type Shopper = Awaited<ReturnType<typeof shopper>>;

/** Safety G4: no money without an order or its way back, no order without money; of each payment one order at most. */
export async function books(house: House) {
  await house.sandbox?.settle();
  await house.jobs.settle();
  const count = async (what: ReturnType<typeof sql>) => Number((await house.database.db.execute<{ n: string }>(what)).rows[0]!.n);
  return {
    paidWithoutOrder: await count(sql`select count(*) as n from payment p where p.state = 'captured' and not exists (select 1 from "order" o where o.payment_id = p.id)`),
    ordersWithoutPay: await count(sql`select count(*) as n from "order" o left join payment p on p.id = o.payment_id where o.payment_id is not null and (p.state not in ('captured', 'refund_pending', 'refunded') or p.amount_paise <> o.total_paise)`),
    /** Taken at the provider, and neither an order's nor given back. */
    keptForNothing: await count(sql`select count(*) as n from sandbox s where s.kind = 'payment' and s.body->>'status' = 'captured' and not exists (select 1 from payment p join "order" o on o.payment_id = p.id where p.provider_payment_id = s.id)`),
    wrongSums: await count(sql`select count(*) as n from "order" o where o.total_paise <> o.subtotal_paise + o.fee_paise or (o.service_type = 'medicine' and o.subtotal_paise <> (select sum(l.qty * l.price_paise) from order_line l where l.order_id = o.id))`),
  };
}
export const CLEAN = { paidWithoutOrder: 0, ordersWithoutPay: 0, keptForNothing: 0, wrongSums: 0 };
