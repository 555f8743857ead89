import type { StaffHits, StaffToday, TodayPart } from '@doorstep/contract/staff.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { as, type Person } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, fakeProvider: FakeProvider;
let isDown = false;
beforeAll(async () => {
  const way = async () => {
    if (isDown) throw new Error('no network');
  };
  fakeProvider = createFakeProvider();
  server = await newServer(testSettings(), {
    provider: fakeProvider.provider,
    channels: { sms: way, whatsapp: way, email: way },
  });
  return () => server.close();
});
async function get<Answer>(person: Person, url: string): Promise<Answer> {
  const answer = await server.app.inject({ url: `/api${url}`, headers: await as[person](server) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}
const today = (person: Person, query = '') => get<StaffToday>(person, `/staff/today/${query}`);
async function part(person: Person, key: string, query = ''): Promise<TodayPart> {
  const found = (await today(person, query)).data.find((one) => one.key === key);
  if (!found) throw new Error(`no '${key}' for ${person}`);
  return found;
}
const search = async (person: Person, text: string) =>
  (await get<StaffHits>(person, `/staff/search/?q=${encodeURIComponent(text)}`)).data;
async function named(name: string) {
  const buyer = await newBuyer(server);
  await server.database.db.update(accountTable).set({ name }).where(eq(accountTable.id, buyer.id));
  /** Paid and placed; another wish each time. */
  const buys = async (id: number, qty: number, prescription_id?: string) => {
    const more = { prescription_id },
      q = await buyer.shop.quote([{ id, qty }], more);
    const paid = fakeProvider.pay((await buyer.shop.create(q)).order_id);
    await buyer.shop.good(buyer.shop.verify(paid, q));
    return (
      await buyer.shop.good<{ order_id: string }>(
        buyer.shop.place([{ id, qty }], paid.razorpay_payment_id, more),
      )
    ).order_id;
  };
  return { ...buyer, buys };
}
const move = async (id: string, status: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${id}/status/`,
    headers: await as.admin(server),
    payload: { status },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const audited = async (subject: number) =>
  (
    await server.database.db.execute<{ action: string; kind: string; id: string | null; role: string }>(
      sql`select action, object_kind as kind, object_id as id, actor_role as role from audit where subject_id = ${subject} order by audit.id`,
    )
  ).rows;

describe('what waits', () => {
  const parts = {
    admin: ['late', 'failed_messages', 'orphans', 'out_of_stock'],
    pharmacist: ['prescriptions'],
    doctor: [],
  } as const;
  test.each(['admin', 'pharmacist', 'doctor'] as const)(
    '%s is told of what that role may open, and of nothing else',
    async (person) => {
      const told = new Set((await today(person)).data.map(({ key }) => key)),
        all = Object.values(parts).flat();
      expect(all.filter((key) => told.has(key))).toEqual(parts[person]);
    },
  );
  test('is for nobody else', async () => {
    for (const path of ['/api/staff/today/', '/api/staff/search/?q=asha']) {
      expect(failureOf(await server.app.inject({ url: path, headers: await as.asha(server) })).status).toBe(
        403,
      );
      expect(failureOf(await server.app.inject({ url: path })).status).toBe(401);
    }
    const answer = await server.app.inject({
      url: '/api/staff/today/?only=names',
      headers: await as.admin(server),
    });
    expect(failureOf(answer)).toMatchObject({ status: 400 });
  });

  test('a prescription waits since it came, and one that an order waits on since that order; who waits longest stands first', async () => {
    const sunita = await named('Sunita Devi'),
      birsa = await named('Birsa Munda');
    const { id: old } = await sunita.upload();
    server.clock.advance(3 * 3600);
    const { id: mid } = await birsa.upload();
    server.clock.advance(1800);
    const before = server.clock.now().getTime();
    const order = await birsa.buys(RX, 2, mid);
    expect(await part('pharmacist', 'prescriptions')).toMatchObject({ count: 2 });
    const { count, worst_at, rows } = await part('pharmacist', 'prescriptions');
    expect([count, rows.map(({ id }) => id)]).toEqual([2, [old, mid]]);
    expect(worst_at).toBe(rows[0]!.since);
    expect(rows).toMatchObject([
      { patient: 'Sunita Devi', order_id: null, items: 0 },
      { patient: 'Birsa Munda', order_id: order, items: 1 },
    ]);
    // The promise is two hours.
    for (const { since, due_at } of rows) expect(Date.parse(due_at) - Date.parse(since)).toBe(7_200_000);

    const review = async (id: string, payload: object) =>
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: `/api/staff/prescriptions/${id}/review/`,
            headers: await as.pharmacist(server),
            payload,
          })
        ).statusCode,
      ).toBe(200);
    await review(old, { decision: 'approved' });
    await review(mid, { decision: 'approved' });
    expect(await part('pharmacist', 'prescriptions')).toMatchObject({ count: 0, worst_at: null, rows: [] });
    // Approved, and used for another medicine: it waits anew, since that order.
    const again = await birsa.buys(RX_TOO, 1, mid);
    const [anew] = (await part('pharmacist', 'prescriptions')).rows;
    expect(anew).toMatchObject({ id: mid, order_id: again });
    expect(Date.parse(anew!.since)).toBeGreaterThanOrEqual(before);
    await review(mid, { decision: 'approved' });
  });

  test('an order is late once it should be there: the one that was promised first stands first', async () => {
    const meena = await named('Meena Kachhap');
    const [fresh, sent] = [await meena.buys(PLAIN, 31), await meena.buys(PLAIN, 32)];
    await move(sent, 'Out for Delivery');
    const own = async () =>
      (await part('admin', 'late')).rows.filter(({ patient }) => patient === 'Meena Kachhap');
    const before = (await part('admin', 'late')).count;
    expect(await own()).toEqual([]);
    server.clock.advance(24 * 3600 + 60);
    const late = await part('admin', 'late');
    expect(late.rows.map(({ due_at }) => due_at)).toEqual(late.rows.map(({ due_at }) => due_at).toSorted());
    expect(Object.fromEntries((await own()).map(({ id, status }) => [id, status]))).toEqual({
      [fresh]: 'pending',
      [sent]: 'shipped',
    });
    expect(late.count).toBeGreaterThanOrEqual(before + 2);
    expect(late.worst_at).toBe(late.rows[0]!.due_at);
    for (const { due_at } of await own()) expect(due_at).toMatch(/T20:00:00\.000\+05:30$/);
    await move(fresh, 'Delivered');
    await move(sent, 'Delivered');
    expect(await own()).toEqual([]);
  });

  test('of medicines that cannot be had the most wanted is named, and its list shows no other', async () => {
    const { db } = server.database;
    const { count } = await part('admin', 'out_of_stock');
    await db.execute(sql`update medicine set stock = 0, popularity = 2000000 where id = ${PLAIN}`);
    const {
      rows: [{ name } = { name: '' }],
    } = await db.execute<{ name: string }>(sql`select name from medicine where id = ${PLAIN}`);
    expect(await part('admin', 'out_of_stock')).toMatchObject({ count: count + 1, name, rows: [] });
    const listed = await get<{ data: Array<{ name: string; in_stock: boolean }> }>(
      'admin',
      '/staff/medicines/?stock=out',
    );
    expect(listed.data[0]).toMatchObject({ name, in_stock: false });
    expect(listed.data.filter((one) => one.in_stock)).toEqual([]);
    expect(
      (await get<{ data: unknown[] }>('admin', '/staff/medicines/?stock=out&search=no%25such')).data,
    ).toEqual([]);
    await db.execute(sql`update medicine set stock = 9999, popularity = 0 where id = ${PLAIN}`);
  });

  test('money that is no order is summed up', async () => {
    const rekha = await named('Rekha Lakra');
    const q = await rekha.shop.quote([{ id: PLAIN, qty: 41 }]),
      paid = fakeProvider.pay((await rekha.shop.create(q)).order_id);
    const before = await part('admin', 'orphans');
    await server.database.db.execute(sql`update medicine set stock = 0 where id = ${PLAIN}`);
    fakeProvider.now.refunding = 'pending';
    await rekha.shop.verify(paid, q);
    await server.jobs.settle();
    await server.database.db.execute(sql`update medicine set stock = 9999 where id = ${PLAIN}`);
    const after = await part('admin', 'orphans');
    expect(after.count).toBe(before.count + 1);
    expect(after.amount).toBeCloseTo(before.amount! + q.total);
    expect(after.worst_at).toMatch(/\+05:30$/);
    fakeProvider.now.refunding = 'processed';
    for (const [refund] of fakeProvider.refunds) fakeProvider.settle(refund, 'processed');
    await server.database.db.execute(sql`update job set run_at = now() - interval '1 second'`);
    await server.jobs.settle();
    expect((await part('admin', 'orphans')).count).toBe(before.count);
  });

  test('a message that fails counts until it is sent, and its order stands in a list', async () => {
    const joseph = await named('Joseph Tigga'),
      id = await joseph.buys(PLAIN, 51);
    const untold = async () =>
      (await get<{ orders: Array<{ id: string }> }>('admin', '/admin/orders/?view=untold')).orders.map(
        (one) => one.id,
      );
    const before = await part('admin', 'failed_messages');
    expect(await untold()).not.toContain(id);
    isDown = true;
    await move(id, 'Confirmed');
    await server.jobs.settle();
    const after = await part('admin', 'failed_messages');
    expect(after.count).toBeGreaterThan(before.count);
    expect(after.worst_at).not.toBeNull();
    expect(await untold()).toContain(id);
    isDown = false;
    await server.database.db.execute(
      sql`update job set run_at = now() - interval '1 second' where problem is not null`,
    );
    await server.jobs.settle();
    expect((await part('admin', 'failed_messages')).count).toBe(0);
    expect(await untold()).toEqual([]);
  });

  test('who is named stands in the audit; counts alone name nobody (T48)', async () => {
    const mohan = await named('Mohan Lal');
    const { id } = await mohan.upload();
    expect((await part('pharmacist', 'prescriptions', '?only=counts')).rows).toEqual([]);
    expect((await part('pharmacist', 'prescriptions', '?only=counts')).count).toBeGreaterThan(0);
    expect(await audited(mohan.id)).toEqual([]);
    await today('pharmacist');
    expect(await audited(mohan.id)).toEqual([
      { action: 'list', kind: 'prescription', id, role: 'pharmacist' },
    ]);
  });
});

describe('the search', () => {
  test('an admin finds orders, patients and medicines; a pharmacist prescriptions and medicines; a doctor medicines', async () => {
    const kamla = await named('Kamla Paraxyz');
    const order = await kamla.buys(PLAIN, 61);
    const { id: sheet } = await kamla.upload();
    const {
      rows: [medicine],
    } = await server.database.db.execute<{ name: string }>(
      sql`update medicine set name = 'Paraxyzol 500' where id = ${PLAIN} returning name`,
    );
    await server.areas.medicine.catalogue.refresh();
    const typed = async (person: Person, text: string) =>
      (await search(person, text)).map(({ type, id }) => `${type} ${id}`).toSorted();
    expect(await typed('admin', 'paraxyz')).toEqual(
      [`order ${order}`, `patient ${kamla.mobile}`, `medicine ${PLAIN}`].toSorted(),
    );
    expect(await typed('pharmacist', 'paraxyz')).toEqual([`medicine ${PLAIN}`, `prescription ${sheet}`]);
    expect(await typed('doctor', 'paraxyz')).toEqual([`medicine ${PLAIN}`]);
    expect((await search('doctor', 'paraxyz'))[0]!.title).toBe(medicine!.name);

    // A part of an order's id, and a mobile as people write it; three digits are too few.
    expect(await typed('admin', order.slice(3, 9).toLowerCase())).toContain(`order ${order}`);
    const { mobile } = kamla;
    for (const text of [mobile, `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`, mobile.slice(-6)])
      expect(await typed('admin', text), text).toEqual(
        expect.arrayContaining([`order ${order}`, `patient ${mobile}`]),
      );
    expect(await typed('admin', mobile.slice(0, 3))).not.toContain(`patient ${mobile}`);
    const rx = await kamla.buys(RX, 3, sheet);
    expect(await typed('pharmacist', rx.slice(3))).toEqual([`prescription ${sheet}`]);
    expect(await typed('pharmacist', mobile.slice(-6))).toContain(`prescription ${sheet}`);
  });
  test('five of each at most; what was typed is letters, and too much of it is refused (T37, T38)', async () => {
    const many = [];
    for (let n = 0; n < 6; n++) many.push(await named(`Crowd% Person ${n}`));
    const found = await search('admin', 'crowd%');
    expect(found.map(({ type }) => type)).toEqual(['patient', 'patient', 'patient', 'patient', 'patient']);
    for (const none of ['%%', '__', 'x', '', ' ', String.raw`\\`, "' or 1=1 --"])
      expect(await search('admin', none), none).toEqual([]);
    const answer = await server.app.inject({
      url: `/api/staff/search/?q=${'x'.repeat(101)}`,
      headers: await as.admin(server),
    });
    expect(failureOf(answer)).toMatchObject({ status: 400 });
  });
  test('whose record is found stands in the audit, with the role that looked (T48)', async () => {
    const farida = await named('Farida Khatoonabad'),
      order = await farida.buys(PLAIN, 71);
    await search('admin', 'khatoonabad');
    expect((await audited(farida.id)).map(({ action, kind, id, role }) => [action, kind, id, role])).toEqual(
      expect.arrayContaining([
        ['list', 'order', order, 'admin'],
        ['list', 'patient', null, 'admin'],
      ]),
    );
    const before = (await audited(farida.id)).length;
    await search('doctor', 'khatoonabad');
    expect((await audited(farida.id)).length).toBe(before);
  });
});
