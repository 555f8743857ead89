import type { AdminOrders, MovedOrders } from '@doorstep/contract/order-admin.schema';
import { MOVE_MAX } from '@doorstep/contract/order-admin';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { csvOf } from '@doorstep/contract/csv';
import { countIn } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, admin: { authorization: string }, fakeProvider: FakeProvider;
beforeAll(async () => {
  fakeProvider = createFakeProvider();
  server = await newServer(testSettings(), { provider: fakeProvider.provider });
  admin = await as.admin(server);
  return () => server.close();
}, 60_000);

const get = (url: string, headers: Record<string, string> = admin) =>
  server.app.inject({ url: `/api/admin/orders/${url}`, headers });
const move = (ids: unknown, status: unknown = 'Out for Delivery') =>
  server.app.inject({
    method: 'POST',
    url: '/api/admin/orders/status/',
    headers: admin,
    payload: { ids, status },
  });
async function moved(ids: string[], status?: string): Promise<MovedOrders> {
  const answer = await move(ids, status);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MovedOrders>();
}
async function list(query: string) {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AdminOrders>().orders;
}
const ids = async (query: string) => (await list(query)).map(({ id }) => id);
const events = (id: string) =>
  countIn(server, sql`select count(*) as n from order_event where order_id = ${id}`);
const named = async (name: string) => {
  const buyer = await newBuyer(server);
  await server.database.db.update(accountTable).set({ name }).where(eq(accountTable.id, buyer.id));
  return buyer;
};
let wish = 0;
async function bought({ shop }: Buyer, id = PLAIN, qty = ++wish): Promise<string> {
  const cart = [{ id, qty }],
    q = await shop.quote(cart),
    paid = fakeProvider.pay((await shop.create(q)).order_id);
  await shop.good(shop.verify(paid, q));
  return (await shop.good<{ order_id: string }>(shop.place(cart, paid.razorpay_payment_id))).order_id;
}

describe('several orders are moved by one call', () => {
  test('each that may; the others are named with the reason, and nothing of them has changed', async () => {
    const buyer = await newBuyer(server);
    const [pending, confirmed, blocked, gone, out, there] = [
      await bought(buyer),
      await bought(buyer),
      await bought(buyer, RX),
      await bought(buyer),
      await bought(buyer),
      await bought(buyer),
    ];
    await moved([confirmed], 'Confirmed');
    await moved([out]);
    await moved([there], 'Delivered');
    await buyer.call('POST', `/orders/${gone}/cancel/`);
    const answer = await moved([pending, confirmed, blocked, gone, out, there, 'OD-BBBBBBBBBBBB', 'x']);
    expect(answer.moved).toEqual([
      { id: pending, previous: 'pending' },
      { id: confirmed, previous: 'processing' },
    ]);
    expect(answer.data.map(({ id, status }) => [id, status])).toEqual(
      [pending, confirmed, out].map((id) => [id, 'shipped']),
    );
    expect(answer.refused).toEqual([
      {
        id: blocked,
        code: 'prescription_needed',
        message: 'A pharmacist has to approve the prescription first.',
      },
      {
        id: gone,
        code: 'cancelled',
        message: 'This order was cancelled, and its money goes back. It cannot be moved any more.',
      },
      {
        id: there,
        code: 'not_back',
        message: 'This order is further on already. Open it to take a step back.',
      },
      { id: 'OD-BBBBBBBBBBBB', code: 'order_not_found', message: 'We could not find this order' },
      { id: 'x', code: 'order_not_found', message: 'We could not find this order' },
    ]);
    for (const [id, status] of [
      [blocked, 'pending'],
      [gone, 'cancelled'],
      [there, 'delivered'],
    ] as const)
      expect((await buyer.shop.order(id)).status).toBe(status);
  });
  test('again, and named twice, it changes nothing more: one event, one message, one line of the audit', async () => {
    const buyer = await newBuyer(server),
      id = await bought(buyer);
    const first = await moved([id, id]);
    expect(first.moved).toEqual([{ id, previous: 'pending' }]);
    await server.jobs.settle();
    const messages = () =>
      countIn(server, sql`select count(*) as n from outbox where text like ${`%${id}%shipped%`}`);
    const before = [await events(id), await messages()];
    const [again, atOnce] = await Promise.all([moved([id]), moved([id])]);
    expect([again.moved, again.refused, atOnce.moved, atOnce.refused]).toEqual([[], [], [], []]);
    expect(again.data.map((one) => one.status)).toEqual(['shipped']);
    await server.jobs.settle();
    expect([await events(id), await messages()]).toEqual(before);
    expect(before[0]).toBe(2);
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where action = 'status' and object_id = ${id}`,
      ),
    ).toBe(1);
  });
  test('what is no list of orders, or no status of the admin’s, is refused', async () => {
    const many = Array.from({ length: MOVE_MAX + 1 }, () => 'OD-BBBBBBBBBBBB');
    for (const wrong of [[], many, 'OD-BBBBBBBBBBBB', [1], [null], ['x'.repeat(41)], undefined])
      expect(failureOf(await move(wrong))).toMatchObject({ status: 400 });
    for (const wrong of ['cancelled', 'shiped', '', null])
      expect(failureOf(await move(['OD-BBBBBBBBBBBB'], wrong))).toMatchObject({
        status: 400,
        fields: { status: expect.any(String) as string },
      });
  });
});

describe('several at once', () => {
  let servers: [AppServer, ...AppServer[]], close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    ({ servers, close } = await createServers({ provider: fakeProvider.provider }));
    return () => close?.();
  });
  test('two calls over the same orders move each once, whichever comes first', async () => {
    const [one] = servers,
      other = servers.at(-1)!,
      by = await as.admin(one);
    const buyer = await newBuyer(one),
      all = [await bought(buyer), await bought(buyer), await bought(buyer), await bought(buyer)];
    const answers = await Promise.all(
      [
        [one, all],
        [other, all.toReversed()],
      ].map(([on, ids]) =>
        (on as AppServer).app.inject({
          method: 'POST',
          url: '/api/admin/orders/status/',
          headers: by,
          payload: { ids, status: 'Out for Delivery' },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const told = answers.map((answer) => answer.json<MovedOrders>());
    expect(told.flatMap(({ moved: which }) => which.map(({ id }) => id)).toSorted()).toEqual(all.toSorted());
    expect(told.map(({ data, refused }) => [data.length, refused.length])).toEqual([
      [4, 0],
      [4, 0],
    ]);
    const twice = sql`select count(*) as n from (select order_id from order_event where status = 'shipped' and ${inArray(sql`order_id`, all)} group by order_id having count(*) <> 1) x`;
    expect(await countIn(one, twice)).toBe(0);
    expect(
      await countIn(
        one,
        sql`select count(*) as n from audit where action = 'status' and ${inArray(sql`object_id`, all)}`,
      ),
    ).toBe(4);
  });
});

describe('the list is sorted', () => {
  test('by date, by total and by when it is due; what is due no more comes last both ways', async () => {
    const buyer = await named('Sorted Sita');
    const [cheap, dear, middle] = [
      await bought(buyer, PLAIN, 2),
      await bought(buyer, PLAIN, 60),
      await bought(buyer, PLAIN, 30),
    ];
    const sorted = (sort: string) => ids(`?search=sorted&sort=${sort}`);
    expect(await ids('?search=sorted')).toEqual([middle, dear, cheap]);
    expect(await sorted('-date')).toEqual([middle, dear, cheap]);
    expect(await sorted('date')).toEqual([cheap, dear, middle]);
    expect(await sorted('-total')).toEqual([dear, middle, cheap]);
    expect(await sorted('total')).toEqual([cheap, middle, dear]);
    // As orders of before there was a promise: by the hours of their status.
    await server.database.db.execute(
      sql`update "order" set promised_at = null where id in (${cheap}, ${dear}, ${middle})`,
    );
    // What is sent has two days from then on; what is delivered is due no more.
    server.clock.advance(3600);
    await moved([cheap]);
    await moved([dear], 'Delivered');
    expect(await sorted('due')).toEqual([middle, cheap, dear]);
    expect(await sorted('-due')).toEqual([cheap, middle, dear]);
    const due = Object.fromEntries(
      (await list('?search=sorted')).map((one) => [
        one.id,
        one.due_at && Math.round((Date.parse(one.due_at) - Date.parse(one.created_at)) / 3_600_000),
      ]),
    );
    expect(due).toEqual({ [middle]: 24, [cheap]: 49, [dear]: null });
    expect(await ids('?search=sorted&sort=-total&page=2&limit=1')).toEqual([middle]);
    for (const wrong of ['sort=dearest', 'sort=', 'sort=date&sort=total'])
      expect(failureOf(await get(`?${wrong}`)).status).toBe(400);
  });
});

describe('the list as a file', () => {
  test('holds what the list holds, in its order, for a sheet in India and for a program', async () => {
    const buyer = await named('सावित्री देवी');
    const [one, two] = [await bought(buyer, PLAIN, 2), await bought(buyer, PLAIN, 40)];
    await moved([two]);
    const query = `?search=${encodeURIComponent('सावित्री')}&sort=-total`,
      answer = await get(`csv/${query}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe(
      'order,ordered_at,ordered_at_iso,patient,mobile,address,items,total_rupees,payment,status,prescription,late,due_at,due_at_iso,changed_by,changed_at,changed_at_iso',
    );
    const rows = await list(query);
    expect(rows.map(({ id }) => id)).toEqual([two, one]);
    const [first] = rows as [(typeof rows)[number]];
    const [day, time] = first.created_at.split('T') as [string, string];
    const indian = `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`;
    expect(lines).toHaveLength(2);
    expect(
      lines[0]!.startsWith(
        `${two},${indian},${first.created_at},सावित्री देवी,${buyer.mobile},"7 Main Road, Ranchi, Jharkhand 834001",`,
      ),
      lines[0],
    ).toBe(true);
    expect(lines[0]).toContain(`${first.total},paid,shipped,,no,`);
    expect(lines[0]).toContain(first.due_at);
    // Each patient in it stands in the audit.
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where action = 'export' and subject_id = ${buyer.id}`,
      ),
    ).toBe(1);
  });
  test('a name cannot become a formula, nor a line of its own (T39)', async () => {
    const names = ['=HYPERLINK("http://x","y")', '+91', '-1+1', '@SUM(A1)', ' =1', '＝1'];
    for (const name of names) {
      const buyer = await named(name),
        id = await bought(buyer);
      const { body } = await get(`csv/?search=${id}`);
      const quoted = name.includes('"') ? `"'${name.replaceAll('"', '""')}"` : `'${name}`;
      expect(body).toContain(`,${quoted},${buyer.mobile},`);
    }
    expect(
      csvOf(
        ['a', 'b'],
        [
          ['\t=1', -5],
          ['x\r\ny', null],
        ],
      ),
    ).toBe(`\uFEFFa,b\r\n'\t=1,-5\r\n"x\r\ny",\r\n`);
  });
  test('is for admins, and refuses what the list refuses', async () => {
    for (const headers of [await as.pharmacist(server), await as.asha(server)])
      expect((await get('csv/', headers)).statusCode).toBe(403);
    for (const wrong of ['status=x', 'sort=x', `search=${'x'.repeat(101)}`, 'view=all&view=late'])
      expect(failureOf(await get(`csv/?${wrong}`)).status).toBe(400);
    expect((await get('csv/?search=%00nobody')).body.trimEnd().split('\r\n')).toHaveLength(1);
  });
});
