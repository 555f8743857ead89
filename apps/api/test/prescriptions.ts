import type { Prescription } from '@doorstep/contract/prescription.schema';
import { API_BASE } from '@doorstep/contract/envelope';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { newFileId } from '../src/platform/storage.ts';
import { shopperWith, type Shopper } from './checkout.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { jpeg } from './files/pictures.ts';
import { HOME, newPatient } from './people.ts';

let pictures = 1_000;
/** A patient whom nobody else knows, with an address, who sends prescriptions and orders with them. */
export async function newBuyer(server: AppServer) {
  const patient = await newPatient(server);
  expect((await patient.call('POST', '/user/addresses/', HOME)).statusCode).toBe(201);
  const shop = await shopperWith(server, patient.headers);
  return {
    ...patient,
    shop,
    async upload(bytes?: Buffer): Promise<Prescription> {
      const payload = multipart([{ bytes: bytes ?? (await jpeg(++pictures)) }]);
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/prescription/upload/',
        headers: { ...patient.headers, 'content-type': multipartType },
        payload,
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<{ data: Prescription }>().data;
    },
    list: async () => (await shop.good<{ data: Prescription[] }>(shop.get('/prescriptions/'))).data,
    /** Paid and placed; the id of the order. */
    async order(medicines: Array<{ id: number; qty: number }>, prescriptionId?: string): Promise<string> {
      const more = { prescription_id: prescriptionId };
      const quote = await shop.quote(medicines, more);
      const paid = await shop.pay((await shop.create(quote)).order_id);
      await shop.good(shop.verify(paid, quote));
      return (await shop.good<{ order_id: string }>(shop.place(medicines, paid.razorpay_payment_id, more)))
        .order_id;
    },
  };
}
export type Buyer = Awaited<ReturnType<typeof newBuyer>>;
/** Of the sample catalogue: two that need a prescription, and one that does not. */
export const RX = 5,
  RX_TOO = 9,
  PLAIN = 2;

/** A prescription that was not sent: twenty uploads an hour are one person's. */
export async function stored(shop: Shopper, server: AppServer): Promise<string> {
  const { mobile } = (
    await server.app.inject({ url: `${API_BASE}/user/profile/`, headers: shop.headers })
  ).json<{ mobile: string }>();
  const id = newFileId();
  await server.database.db.execute(sql`
    with owner as (select id from account where mobile = ${mobile}),
      made as (insert into file (id, account_id, kind, type, bytes, created_at) select ${newFileId()}, id, 'prescription', 'image/jpeg', 1, now() from owner returning id)
    insert into prescription (id, account_id, file_id, digest, uploaded_at) select ${id}, owner.id, made.id, ${id}, now() from owner, made`);
  return id;
}
export async function uploaded(shop: Shopper, server: AppServer) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API_BASE}/prescription/upload/`,
    payload: multipart([{ bytes: await jpeg() }]),
    headers: { ...shop.headers, 'content-type': multipartType },
  });
  return answer.json<{ data: { id: string; image: string } }>().data;
}
/** Order that has left the shop with a medicine of Schedule H1 and an incomplete record, as an earlier release left it. */
export async function supplied(shop: Shopper, server: AppServer): Promise<string> {
  const id = await stored(shop, server),
    { order_id } = await shop.buy([{ id: PLAIN, qty: 1 }]);
  for (const query of [
    sql`update prescription set status = 'approved', doctor_name = 'Dr. Rekha Sinha' where id = ${id}`,
    sql`insert into prescription_line (order_id, position, status, prescription_id, at) values (${order_id}, 0, 'approved', ${id}, ${server.clock.now()})`,
    sql`update order_item set data = data || '{"schedule":"H1"}' where order_id = ${order_id}`,
    sql`update "order" set status = 'shipped', updated_at = ${server.clock.now()} where id = ${order_id}`,
    sql`insert into order_event (order_id, status, at) values (${order_id}, 'shipped', ${server.clock.now()})`,
  ])
    await server.database.db.execute(query);
  return order_id;
}
/** One that was not sent, with a cart that was asked for. */
export async function withCart(
  shop: Shopper,
  server: AppServer,
  status: 'sent' | 'proposed',
): Promise<string> {
  const id = await stored(shop, server);
  await server.database.db.execute(
    sql`insert into cart_request (id, prescription_id, status, note, sent_at, expires_at) values (${id}, ${id}, ${status}, '', now(), ${status === 'sent' ? null : new Date(server.clock.now().getTime() + 86_400_000)})`,
  );
  return id;
}
