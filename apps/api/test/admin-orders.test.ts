import type {
  AdminOrder,
  AdminOrderDetail,
  AdminOrders,
  UnplacedPayment,
} from '@doorstep/contract/order-admin.schema';
import type { OrderStatus } from '@doorstep/contract/order';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { countIn, shopperWith } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newServer, testSettings } from './test-server.ts';
import { as, renewStaffSessions } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';

let server: AppServer, admin: { authorization: string }, fakeProvider: FakeProvider;
beforeAll(async () => {
  fakeProvider = createFakeProvider();
  server = await newServer(testSettings(), { provider: fakeProvider.provider });
  admin = await as.admin(server);
  return () => server.close();
});
const get = (url: string, headers: Record<string, string> = admin) =>
  server.app.inject({ url: `/api${url}`, headers });
const set = (id: string, status: unknown, headers = admin) =>
  server.app.inject({ method: 'POST', url: `/api/admin/orders/${id}/status/`, headers, payload: { status } });
async function list(query = ''): Promise<AdminOrders> {
  const answer = await get(`/admin/orders/${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AdminOrders>();
}
const ids = async (query: string) => (await list(query)).orders.map(({ id }) => id);
const moved = async (id: string, status: unknown) => {
  const answer = await set(id, status);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: AdminOrder; previous: OrderStatus }>();
};
/** Another wish each time. */
let qty = 0;
async function bought({ shop }: Buyer, id = PLAIN, prescription_id?: string): Promise<string> {
  const cart = [{ id, qty: ++qty }],
    more = { prescription_id };
  const q = await shop.quote(cart, more);
  const paid = fakeProvider.pay((await shop.create(q)).order_id);
  await shop.good(shop.verify(paid, q));
  return (await shop.good<{ order_id: string }>(shop.place(cart, paid.razorpay_payment_id, more))).order_id;
}
const named = async (name: string) => {
  const buyer = await newBuyer(server);
  await server.database.db.update(accountTable).set({ name }).where(eq(accountTable.id, buyer.id));
  return buyer;
};

describe('moving an order', () => {
  test("to any of the four, in the admin's words or the wire's; who and when is kept, and an undo is the same call (C1)", async () => {
    const buyer = await newBuyer(server),
      id = await bought(buyer);
    const seen: string[] = [];
    for (const word of [
      'Confirmed',
      'out for delivery',
      'DELIVERED',
      'pending',
      'shipped',
      ' Processing ',
      'Pending',
    ]) {
      const before = (await buyer.shop.order(id)).status;
      const { data, previous } = await moved(id, word);
      expect(previous).toBe(before);
      expect(data).toMatchObject({ id, last_change: { by: 'Ravi Oraon (admin)' } });
      seen.push(data.status);
    }
    expect(seen).toEqual([
      'processing',
      'shipped',
      'delivered',
      'pending',
      'shipped',
      'processing',
      'pending',
    ]);
    const { previous } = await moved(id, 'Delivered');
    expect((await moved(id, previous)).data.status).toBe('pending');
    const { data } = (await get(`/admin/orders/${id}/`)).json<{ data: AdminOrderDetail }>();
    expect(data.history.map(({ status, by }) => `${status} ${by}`).slice(0, 3)).toEqual([
      'pending New Patient (patient)',
      'processing Ravi Oraon (admin)',
      'shipped Ravi Oraon (admin)',
    ]);
    expect(data.user).toEqual({ mobile: buyer.mobile, name: 'New Patient' });
    // The patient reads what happened, and not who of the shop it was.
    const mine = await buyer.shop.order(id);
    expect(mine.timeline.map(({ by }) => by)).toEqual([
      'you',
      ...Array.from({ length: mine.timeline.length - 1 }, () => 'shop'),
    ]);
    expect(JSON.stringify(mine)).not.toContain('Ravi');
  });
  test('to where it is changes nothing', async () => {
    const id = await bought(await newBuyer(server));
    await moved(id, 'Confirmed');
    const events = () => countIn(server, sql`select count(*) as n from order_event where order_id = ${id}`);
    const before = await events();
    expect(await moved(id, 'confirmed')).toMatchObject({
      previous: 'processing',
      data: { status: 'processing' },
    });
    expect(await events()).toBe(before);
  });
  test('out of Pending needs a prescription that a pharmacist has looked at (S9)', async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload();
    const bare = await bought(buyer, RX),
      id = await bought(buyer, RX, sheet.id);
    for (const one of [bare, id])
      for (const word of ['Confirmed', 'Out for Delivery', 'Delivered'])
        expect(failureOf(await set(one, word))).toMatchObject({ status: 409, code: 'prescription_needed' });
    expect((await list(`?search=${bare}`)).orders[0]).toMatchObject({
      status: 'pending',
      prescription: 'needed',
    });
    expect((await list(`?search=${id}`)).orders[0]).toMatchObject({
      status: 'pending',
      prescription: 'checking',
    });
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet.id}/review/`,
      headers: await as.pharmacist(server),
      payload: { decision: 'approved' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await list(`?search=${id}`)).orders[0]).toMatchObject({
      status: 'pending',
      prescription: 'approved',
    });
    await moved(id, 'Confirmed');
  });
  test("that is cancelled, unknown, or into what is no status of the admin's is refused", async () => {
    const buyer = await newBuyer(server),
      id = await bought(buyer);
    for (const word of ['cancelled', 'Cancelled', 'shiped', '', null, 1, ['Delivered'], 'x'.repeat(50)])
      expect(failureOf(await set(id, word))).toMatchObject({
        status: 400,
        fields: { status: expect.any(String) as string },
      });
    for (const one of ['OD-BBBBBBBBBBBB', 'nonsense', 'OD-%25'])
      expect(failureOf(await set(one, 'Confirmed')).status).toBe(404);
    await buyer.call('POST', `/orders/${id}/cancel/`);
    expect(failureOf(await set(id, 'Delivered'))).toMatchObject({ status: 409, code: 'cancelled' });
    expect((await buyer.shop.order(id)).status).toBe('cancelled');
  });
  test("is the admin's alone, by the role as it is at that moment (T4)", async () => {
    const buyer = await newBuyer(server),
      id = await bought(buyer);
    for (const headers of [buyer.headers, await as.pharmacist(server), await as.doctor(server)]) {
      expect((await set(id, 'Delivered', headers)).statusCode).toBe(403);
      for (const url of ['/admin/orders/', `/admin/orders/${id}/`, '/admin/payments/unplaced/'])
        expect((await get(url, headers)).statusCode).toBe(403);
    }
    expect((await get('/admin/orders/', {})).statusCode).toBe(401);
    expect((await buyer.shop.order(id)).status).toBe('pending');
  });
});

describe('the list', () => {
  test('finds by id, by mobile as people write it, and by name, Hindi too; what was typed is letters (T37)', async () => {
    const [percent, under, hindi, plain] = [
      await named('Fifty% Kumar'),
      await named('Under_score Devi'),
      await named('सावित्री देवी'),
      await named(String.raw`Back\slash Rao`),
    ];
    const of = new Map<Buyer, string>();
    for (const buyer of [percent, under, hindi, plain]) of.set(buyer, await bought(buyer));
    const find = (text: string) => ids(`?search=${encodeURIComponent(text)}`);
    expect(await find('FIFTY%')).toEqual([of.get(percent)]);
    expect(await find('under_')).toEqual([of.get(under)]);
    expect(await find('सावित्री')).toEqual([of.get(hindi)]);
    expect(await find('back\\sl')).toEqual([of.get(plain)]);
    const id = of.get(plain)!;
    expect(await find(id)).toEqual([id]);
    expect(await find(id.slice(3, 11).toLowerCase())).toEqual([id]);
    for (const written of [
      plain.mobile,
      `+91 ${plain.mobile.slice(0, 5)} ${plain.mobile.slice(5)}`,
      plain.mobile.slice(2),
    ])
      expect(await find(written), written).toContain(id);
    for (const none of ["' or 1=1 --", '%%%', '__________', '%", "', 'nobody at all'])
      expect(await find(none), none).toEqual([]);
    expect(failureOf(await get(`/admin/orders/?search=${'x'.repeat(101)}`)).status).toBe(400);
  });
  test('goes by status and by page, newest first, and refuses what is neither (T46, T49)', async () => {
    const buyer = await named('Paged Person');
    const three = [await bought(buyer), await bought(buyer), await bought(buyer)].toReversed();
    await moved(three[1]!, 'Delivered');
    expect(await ids('?search=paged')).toEqual(three);
    expect(await ids('?search=paged&status=delivered')).toEqual([three[1]]);
    expect((await list('?search=paged&page=2&limit=2')).pagination).toEqual({
      page: 2,
      limit: 2,
      total: 3,
      total_exact: true,
      has_previous: true,
      has_next: false,
    });
    expect(await ids('?search=paged&page=999999999999999')).toEqual([]);
    expect((await list('?limit=1000000000')).pagination.limit).toBe(100);
    for (const query of [
      'status=Confirmed',
      'status=x',
      'view=some',
      'page=0',
      'limit=-1',
      'search=a&search=b',
    ])
      expect(failureOf(await get(`/admin/orders/?${query}`)), query).toMatchObject({ status: 400 });
    const all = await list('?search=paged');
    expect(all.data).toEqual(all.orders);
    expect(all.orders[0]).toMatchObject({
      user: { mobile: buyer.mobile, name: 'Paged Person' },
      late: false,
      prescription: null,
      payment_status: 'paid',
      last_change: null,
      address: '7 Main Road, Ranchi, Jharkhand 834001',
    });
  });
  test('shows what should be there, or has waited for a day, and what waits for a prescription', async () => {
    const buyer = await named('Waiting Woman');
    const [fresh, rx, sent] = [await bought(buyer), await bought(buyer, RX), await bought(buyer)];
    await moved(sent, 'Out for Delivery');
    const late = async () => (await ids('?search=waiting&view=late')).toSorted();
    expect(await ids('?search=waiting&view=prescription')).toEqual([rx]);
    expect(await late()).toEqual([]);
    server.clock.advance(24 * 3600 + 1);
    await renewStaffSessions(server);
    expect(await late()).toEqual([fresh, rx, sent].toSorted());
    expect((await list('?search=waiting')).orders.every((one) => one.late)).toBe(true);
    expect((await buyer.shop.order(sent)).late).toBe(true);
    // A promise that was missed stays so until it is there.
    await moved(fresh, 'Confirmed');
    await moved(sent, 'Delivered');
    expect(await late()).toEqual([fresh, rx].toSorted());
  });
});

describe('who looked', () => {
  test('stands in the audit: each patient of a page, each order that is opened, each change (T48)', async () => {
    const buyer = await named('Watched Woman'),
      id = await bought(buyer);
    await bought(buyer);
    await list('?search=watched');
    await get(`/admin/orders/${id}/`);
    await moved(id, 'Confirmed');
    await moved(id, 'Confirmed');
    expect((await get('/admin/orders/OD-BBBBBBBBBBBB/')).statusCode).toBe(404);
    const { rows } = await server.database.db.execute(
      sql`select action, object_kind as kind, object_id as id, actor_role as role, result, changes from audit where subject_id = ${buyer.id} and object_kind = 'order' order by audit.id`,
    );
    expect(rows).toEqual([
      { action: 'list', kind: 'order', id: null, role: 'admin', result: 'done', changes: null },
      { action: 'read', kind: 'order', id, role: 'admin', result: 'done', changes: null },
      {
        action: 'status',
        kind: 'order',
        id,
        role: 'admin',
        result: 'done',
        changes: { status: { from: 'pending', to: 'processing' } },
      },
    ]);
  });
});

describe('money that is no order', () => {
  const unplaced = async (buyer: Buyer) =>
    (await get('/admin/payments/unplaced/'))
      .json<{ data: UnplacedPayment[] }>()
      .data.filter(({ user }) => user.mobile === buyer.mobile);
  test("is shown while it is on its way back, with what keeps it; an order's own money is not", async () => {
    const buyer = await named('Unplaced Uncle');
    const { shop } = buyer;
    const q = await shop.quote([{ id: PLAIN, qty: 77 }]),
      { order_id } = await shop.create(q);
    const paid = fakeProvider.pay(order_id);
    await server.database.db.execute(sql`update medicine set stock = 0 where id = ${PLAIN}`);
    fakeProvider.now.refunding = 'pending';
    await shop.verify(paid, q);
    await server.jobs.settle();
    await server.database.db.execute(sql`update medicine set stock = 9999 where id = ${PLAIN}`);
    const [id] = [await bought(buyer)];
    await buyer.call('POST', `/orders/${id}/cancel/`);
    await server.jobs.settle();
    expect(await unplaced(buyer)).toEqual([
      {
        payment_id: paid.razorpay_payment_id,
        provider_order: order_id,
        amount: q.total,
        service_type: 'medicine',
        user: { mobile: buyer.mobile, name: 'Unplaced Uncle' },
        captured_at: expect.stringMatching(/\+05:30$/) as string,
        state: 'refunding',
        problem: 'the refund is pending',
      },
    ]);
    fakeProvider.now.refunding = 'processed';
    for (const [refund] of fakeProvider.refunds) fakeProvider.settle(refund, 'processed');
    await server.database.db.execute(sql`update job set run_at = now() - interval '1 second'`);
    await server.jobs.settle();
    expect(await unplaced(buyer)).toEqual([]);
    expect((await shopperWith(server, buyer.headers).then((again) => again.order(id))).payment_status).toBe(
      'refunded',
    );
  });
});
