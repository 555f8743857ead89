import type { AuditList } from '@doorstep/contract/staff.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { createAudit } from '../src/platform/audit.ts';
import { indianDay } from '../src/platform/clock.ts';
import { auditTable, fileTable } from '../src/platform/schema.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { sharedServer, TOKEN } from './test-server.ts';
import { as, mobiles, people, type Person } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});
const rowsOf = async (objectId: string) =>
  (
    await server.database.db
      .select()
      .from(auditTable)
      .where(eq(auditTable.objectId, objectId))
      .orderBy(auditTable.id)
  ).map(({ id: _id, at: _at, ...row }) => row);
const open = async (person: Person, image: string) =>
  server.app.inject({ url: image, headers: await as[person](server) });
const idOf = async (mobile: string) =>
  (await server.database.db.execute<{ id: number }>(sql`select id from account where mobile = ${mobile}`))
    .rows[0]!.id;
const names = async (id: number) =>
  (
    await server.database.db.execute<{ name: string }>(sql`select name from medicine where id = ${id}`)
  ).rows.map((row) => row.name);
const withoutId = (body: string) => body.replace(/"request_id":"[^"]+"/, '');

describe('who of the staff opens a file (T48)', () => {
  let buyer: Buyer, image: string, prescriptionId: string;
  beforeAll(async () => {
    buyer = await newBuyer(server);
    ({ id: prescriptionId, image } = await buyer.upload());
  });
  const fileId = () => image.split('/').at(-2)!;
  const become = (kind: 'prescription' | 'invoice' | 'picture') =>
    server.database.db.update(fileTable).set({ kind }).where(eq(fileTable.id, fileId()));

  test('a pharmacist opens a prescription, and that stands in the audit with the request it was', async () => {
    const answer = await open('pharmacist', image);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(await rowsOf(prescriptionId)).toEqual([
      {
        actorId: await idOf(mobiles.pharmacist),
        actorRole: 'pharmacist',
        action: 'read',
        objectKind: 'prescription',
        objectId: prescriptionId,
        subjectId: buyer.id,
        result: 'done',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        changes: null,
      },
    ]);
  });
  test('whom it does not concern is told what a stranger is told, and that stands there too', async () => {
    const before = (await rowsOf(prescriptionId)).length,
      missing = await open('admin', `/api/files/${'A'.repeat(43)}/`);
    for (const person of ['doctor', 'admin'] as const) {
      const answer = await open(person, image);
      expect(failureOf(answer).status).toBe(404);
      expect(withoutId(answer.body)).toBe(withoutId(missing.body));
    }
    expect(
      (await rowsOf(prescriptionId)).slice(before).map(({ actorRole, result }) => [actorRole, result]),
    ).toEqual([
      ['doctor', 'refused'],
      ['admin', 'refused'],
    ]);
  });
  test('its owner leaves no row, nor does a stranger', async () => {
    const before = (await rowsOf(prescriptionId)).length;
    expect((await server.app.inject({ url: image, headers: buyer.headers })).statusCode).toBe(200);
    expect((await open('imran', image)).statusCode).toBe(404);
    expect((await rowsOf(prescriptionId)).length).toBe(before);
  });
  test.each([
    ['prescription', ['pharmacist']],
    ['invoice', ['admin']],
    ['picture', []],
  ] as const)('of kind %s: %j alone', async (kind, readers) => {
    await become(kind);
    const seen = [];
    for (const person of people) if ((await open(person, image)).statusCode === 200) seen.push(person);
    expect(seen).toEqual(readers);
    expect(
      (await server.app.inject({ url: image, headers: buyer.headers })).headers['content-disposition'],
    ).toBe(`inline; filename="${kind}.jpg"`);
    await become('prescription');
  });
  test('where it cannot be written down, nothing is shown', async () => {
    const { db } = server.database;
    await db.execute(
      sql`alter table audit add constraint nothing_today check (object_id <> ${sql.raw(`'${prescriptionId}'`)}) not valid`,
    );
    try {
      expect(failureOf(await open('pharmacist', image)).status).toBe(500);
    } finally {
      await db.execute(sql`alter table audit drop constraint nothing_today`);
    }
    expect((await open('pharmacist', image)).statusCode).toBe(200);
  });
});

test("staff who call what is another role's stand there, patients do not", async () => {
  const refused = async () =>
    (await rowsOf('/api/staff/prescriptions/:id/review/'))
      .filter(({ objectKind }) => objectKind === 'call')
      .map(({ actorRole, action, result }) => [actorRole, action, result]);
  const before = (await refused()).length;
  for (const person of ['asha', 'doctor', 'admin'] as const)
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: `/api/staff/prescriptions/${'A'.repeat(43)}/review/`,
          headers: await as[person](server),
          payload: {},
        })
      ).statusCode,
    ).toBe(403);
  expect((await refused()).slice(before)).toEqual([
    ['doctor', 'post', 'refused'],
    ['admin', 'post', 'refused'],
  ]);
});

describe('what an admin reads of it', () => {
  const read = async (query = '') =>
    (
      await server.app.inject({ url: `/api/staff/audit/${query}`, headers: await as.admin(server) })
    ).json<AuditList>();
  test("is newest first, page by page, with names and roles, and no patient's number (T47)", async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload();
    const orderId = await buyer.order([{ id: RX, qty: 1 }], sheet.id);
    await open('pharmacist', sheet.image);
    await server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet.id}/review/`,
      headers: await as.pharmacist(server),
      payload: { decision: 'approved' },
    });
    const first = await read('?limit=2');
    expect(first.data).toMatchObject([
      {
        action: 'approve',
        object_kind: 'prescription',
        object: orderId,
        actor: { name: 'Meera Sinha', role: 'pharmacist' },
        subject: { name: 'New Patient' },
        result: 'done',
        changes: null,
      },
      { action: 'read', object: orderId },
    ]);
    expect(first.pagination).toMatchObject({ page: 1, limit: 2, has_previous: false, has_next: true });
    const second = await read('?limit=2&page=2');
    expect(second.data[0]!.id).toBeLessThan(first.data[1]!.id);
    expect(JSON.stringify(await read('?limit=100'))).not.toContain(buyer.mobile);
    expect((await read('?page=999999999999999')).data).toEqual([]);
  });
  describe('by filters', () => {
    let buyer: Buyer, orderId: string, other: string, sheet: { id: string; image: string };
    const name = `Budhni Oraon ${process.pid}`;
    beforeAll(async () => {
      buyer = await newBuyer(server);
      const { db } = server.database;
      await db.execute(sql`update account set name = ${name} where id = ${buyer.id}`);
      sheet = await buyer.upload();
      orderId = await buyer.order([{ id: RX, qty: 1 }], sheet.id);
      other = await buyer.order([{ id: PLAIN, qty: 1 }]);
      await open('pharmacist', sheet.image);
      await server.app.inject({
        method: 'POST',
        url: `/api/staff/prescriptions/${sheet.id}/review/`,
        headers: await as.pharmacist(server),
        payload: { decision: 'approved' },
      });
      const made = await buyer.call('POST', `/medicines/orders/${orderId}/generate-invoice/`);
      await open('admin', made.json<{ invoice_url: string }>().invoice_url);
      for (const id of [orderId, other])
        await server.app.inject({ url: `/api/admin/orders/${id}/`, headers: await as.admin(server) });
    }, 60_000);
    const told = async (query: string) =>
      (await read(`?limit=100&${query}`)).data.map(({ action, object_kind }) => `${action} ${object_kind}`);

    test('of an order: it, its prescription and its invoice, by its number in any case', async () => {
      const { data } = await read(`?order=${orderId.toLowerCase()}`);
      expect(data.map(({ action, object_kind }) => `${action} ${object_kind}`)).toEqual([
        'read order',
        'read invoice',
        'approve prescription',
        'read prescription',
      ]);
      expect(data[1]!.object).toMatch(/^DS\/26-27\/\d{6}$/);
      expect([data[0]!.object, data[2]!.object]).toEqual([orderId, orderId]);
      expect(await told('order=OD-BBBBBBBBBBBB')).toEqual([]);
    });
    test('of who, whose, what and which days, together or alone', async () => {
      const whose = `whose=${encodeURIComponent(name.toUpperCase())}`;
      expect((await told(whose)).toSorted()).toEqual([
        'approve prescription',
        'read invoice',
        'read order',
        'read order',
        'read prescription',
      ]);
      expect(await told(`whose=${buyer.mobile.slice(0, 9)}&what=approve`)).toContain('approve prescription');
      expect(await told(`${whose}&what=approve`)).toEqual(['approve prescription']);
      expect((await told(`${whose}&who=${await idOf(mobiles.pharmacist)}`)).toSorted()).toEqual([
        'approve prescription',
        'read prescription',
      ]);
      expect(await told(`${whose}&who=2000000000`)).toEqual([]);
      const today = indianDay(server.clock.now()),
        dayBefore = indianDay(new Date(server.clock.now().getTime() - 86_400_000)),
        dayAfter = indianDay(new Date(server.clock.now().getTime() + 86_400_000));
      expect(await told(`${whose}&from=${today}&to=${today}`)).toHaveLength(5);
      expect(await told(`${whose}&to=${dayBefore}`)).toEqual([]);
      expect(await told(`${whose}&from=${dayAfter}`)).toEqual([]);
      for (const wrong of ['from=24.11.2026', 'to=2026-02-30', 'from=0000-01-01', 'to=9999-12-31', 'who=x'])
        expect(
          (await server.app.inject({ url: `/api/staff/audit/?${wrong}`, headers: await as.admin(server) }))
            .statusCode,
          wrong,
        ).toBe(400);
    });
    test('no id of 43 letters stands in it, whatever was read; the sheet holds the same and is in the audit itself', async () => {
      // A prescription of no order, and a picture.
      const lone = await buyer.upload();
      await open('pharmacist', lone.image);
      const headers = await as.admin(server);
      const file = await server.app.inject({ url: `/api/staff/audit/csv/?order=${orderId}`, headers });
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      const all = await read('?limit=100');
      expect(JSON.stringify(all.data)).not.toMatch(/[\w-]{43}/);
      expect(all.data.find(({ object_kind }) => object_kind === 'prescription')).toMatchObject({
        object: null,
      });
      const [head, ...lines] = file.body.trimEnd().split('\r\n');
      expect(head).toBe('\uFEFFAt,Who,Role,What,Kind,Which,Whose,Result,Changes,Request');
      expect(lines.map((one) => one.split(',').slice(1, 7))).toEqual(
        (await read(`?order=${orderId}`)).data.map((line) => [
          line.actor.name,
          line.actor.role,
          line.action,
          line.object_kind,
          line.object,
          name,
        ]),
      );
      expect((await read('?what=export&limit=1')).data).toMatchObject([
        { action: 'export', object_kind: 'audit', object: null, actor: { name: 'Ravi Oraon' } },
      ]);
    });
  });
  test('names who owns the machine', async () => {
    await server.app.inject({
      method: 'PUT',
      url: '/api/staff/medicines/7/',
      headers: { authorization: `Bearer ${TOKEN}` },
      payload: { in_stock: false },
    });
    expect((await read('?limit=1')).data).toMatchObject([
      {
        actor: { name: "This server's owner", role: 'admin' },
        action: 'change',
        object: (await names(7))[0],
        subject: null,
      },
    ]);
    await server.app.inject({
      method: 'PUT',
      url: '/api/staff/medicines/7/',
      headers: { authorization: `Bearer ${TOKEN}` },
      payload: { in_stock: true },
    });
  });
});

describe('read while it grows', () => {
  let own: AppServer, close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await createServers();
    [own] = opened.servers;
    ({ close } = opened);
  });
  afterAll(() => close?.());
  test('a row that stands can be changed or taken away by nobody, and several at once are written', async () => {
    const { db } = own.database,
      entry = {
        actorId: 1,
        actorRole: 'pharmacist',
        action: 'read',
        objectKind: 'order',
        objectId: 'OD-TEST',
        subjectId: 2,
        result: 'done',
        requestId: 'r',
      } as const;
    const { record, list } = createAudit({ db, clock: own.clock });
    await record(db, [entry, { ...entry, objectId: 17, result: 'refused' }]);
    await record(db, []);
    // An id from an address, cut within a character.
    await record(db, { ...entry, objectId: `${'a'.repeat(63)}😀`.slice(0, 64), subjectId: null });
    for (const change of [
      sql`update audit set actor_id = null`,
      sql`delete from audit`,
      sql`truncate audit`,
      sql`delete from audit where false`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: 'the audit is only ever added to' },
      });
    expect(await list({ subject: 2, result: 'done' }, { page: 1, limit: 10 })).toMatchObject({
      pagination: { total: 1 },
      rows: [{ objectId: 'OD-TEST' }],
    });
    expect(await list({}, { page: 1, limit: 2 })).toMatchObject({
      rows: [{ objectId: `${'a'.repeat(63)}\uFFFD`, subjectId: null }, { objectId: '17' }],
    });
    // What is undone leaves no trace of having been done.
    await expect(
      db.transaction(async (tx) => {
        await record(tx, { ...entry, objectId: 'undone' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await db.$count(auditTable, eq(auditTable.objectId, 'undone'))).toBe(0);
  });
});
