import type { BulkOutcome } from '@doorstep/contract/catalogue.schema';
import type { AuditList } from '@doorstep/contract/staff.schema';
import { and, asc, eq, inArray, like, notInArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { exportCsv } from '../src/medicine/export.ts';
import { createMedicineRows } from '../src/medicine/rows.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { failureOf } from './envelope.ts';
import { as } from './people.ts';
import { newServer } from './test-server.ts';

// A house of its own: its catalogue is changed.
let server: AppServer, headers: { authorization: string };
beforeAll(async () => {
  server = await newServer();
  headers = await as.admin(server);
  return () => server.close();
}, 60_000);
const send = (payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/staff/catalogue/bulk/', headers, payload });
const bulk = async (payload: object) => {
  const answer = await send(payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: BulkOutcome }>().data;
};
const rows = (...ids: number[]) =>
  server.database.db
    .select()
    .from(medicineTable)
    .where(inArray(medicineTable.id, ids))
    .orderBy(asc(medicineTable.id));
const set = (id: number, figures: Partial<typeof medicineTable.$inferInsert>) =>
  server.database.db.update(medicineTable).set(figures).where(eq(medicineTable.id, id));

describe('many medicines at once', () => {
  test('are shown before and after, and nothing is done; then done as shown, each in the audit', async () => {
    await set(11, { mrpPaise: 10_000, offerPaise: 9_000, stock: 5 });
    await set(12, { mrpPaise: 10_000, offerPaise: 9_999, stock: 7 });
    const before = await rows(11, 12);
    const asked = {
      ids: [11, 12],
      price: { how: 'percent', of: 'offer_price', by: 10 },
      stock: { how: 'add', packs: 3 },
    };
    const preview = await bulk(asked);
    expect(preview).toMatchObject({
      applied: false,
      total: 2,
      changed: 1,
      same: 0,
      refused: 1,
      rows: [
        {
          id: 11,
          before: { mrp: 100, offer_price: 90, stock: 5 },
          after: { mrp: 100, offer_price: 99, stock: 8 },
        },
      ],
      refused_rows: [{ id: 12, reason: { code: 'price_above_mrp' } }],
    });
    expect(await rows(11, 12)).toEqual(before);
    expect(await bulk({ ...asked, seen: preview.seen })).toMatchObject({
      applied: true,
      changed: 1,
      refused: 1,
    });
    expect(await rows(11, 12)).toMatchObject([
      { offerPaise: 9_900, stock: 8 },
      { offerPaise: 9_999, stock: 7 },
    ]);
    const audit = await server.app.inject({ url: '/api/staff/audit/?limit=1', headers });
    expect(audit.json<AuditList>().data[0]).toMatchObject({
      action: 'change',
      object: before[0]!.name,
      changes: { offer_price: { from: 90, to: 99 }, stock: { from: 5, to: 8 } },
    });
  });
  test('of which one was changed since are not done otherwise than shown', async () => {
    await set(13, { mrpPaise: 10_000, offerPaise: 9_000 });
    const asked = { ids: [13], price: { how: 'amount', of: 'both', by: -10.5 } };
    const { seen, rows: shown } = await bulk(asked);
    expect(shown).toMatchObject([{ after: { mrp: 89.5, offer_price: 79.5 } }]);
    await set(13, { offerPaise: 8_000 });
    expect(failureOf(await send({ ...asked, seen }))).toMatchObject({ status: 409, code: 'bulk_changed' });
    expect(await rows(13)).toMatchObject([{ mrpPaise: 10_000, offerPaise: 8_000 }]);
  });
  test('may be sold meanwhile where packs are added, and not where they are set', async () => {
    await set(14, { stock: 10 });
    const add = { ids: [14], stock: { how: 'add', packs: 5 } },
      put = { ids: [14], stock: { how: 'set', packs: 50 } };
    const [added, putting] = [await bulk(add), await bulk(put)];
    await set(14, { stock: 9 });
    expect((await send({ ...put, seen: putting.seen })).statusCode).toBe(409);
    await bulk({ ...add, seen: added.seen });
    expect(await rows(14)).toMatchObject([{ stock: 14 }]);
  });
  test('are added to once, however often what was shown is sent: an answer may be lost', async () => {
    await set(16, { stock: 10 });
    const add = { ids: [16], stock: { how: 'add', packs: 5 } },
      { seen } = await bulk(add);
    await bulk({ ...add, seen });
    expect(failureOf(await send({ ...add, seen }))).toMatchObject({ status: 409, code: 'bulk_changed' });
    expect(await rows(16)).toMatchObject([{ stock: 15 }]);
  });
  test('are all that a filter finds; what leaves the range is refused', async () => {
    await set(15, { stock: 0 });
    const { total } = await bulk({ filter: { stock: 'out' }, stock: { how: 'set', packs: 1 } });
    expect(total).toBe(await server.database.db.$count(medicineTable, eq(medicineTable.stock, 0)));
    const fewer = await bulk({ filter: { search: 'T-15' }, stock: { how: 'add', packs: -100_00 } });
    expect(fewer.refused_rows.every(({ reason }) => reason.code === 'stock_invalid')).toBe(true);
    expect(fewer.changed).toBe(0);
    expect(
      (await bulk({ ids: [11], price: { how: 'amount', of: 'both', by: -1_000 } })).refused_rows,
    ).toMatchObject([{ reason: { code: 'price_invalid' } }]);
    expect(await bulk({ ids: [11], stock: { how: 'add', packs: 0 } })).toMatchObject({ changed: 0, same: 1 });
  });
  test.each<[string, object]>([
    ['nothing to change', { ids: [1] }],
    ['too many percent', { ids: [1], price: { how: 'percent', of: 'mrp', by: 501 } }],
    ['half a pack', { ids: [1], stock: { how: 'set', packs: 1.5 } }],
    ['an unknown filter', { filter: { stock: 'some' }, stock: { how: 'set', packs: 1 } }],
  ])('with %s are refused', async (_, body) => {
    expect(failureOf(await send(body)).status).toBe(400);
  });
});

describe('the CSV', () => {
  const csv = async (query = '') => {
    const answer = await server.app.inject({ url: `/api/staff/catalogue/export/${query}`, headers });
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  test('holds what the filter finds, with the mark of UTF-8, and no formula (T39)', async () => {
    await set(20, {
      name: '=HYPERLINK("http://x")',
      nameHi: 'पैरा',
      description: '+1, "two"',
      batch: '@b',
      stock: 0,
    });
    const answer = await csv('?search=hyperlink');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="catalogue-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, line, rest] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFcode,name,name_hi,composition,/);
    expect(line).toMatch(/^T-19,"'=HYPERLINK\(""http:\/\/x""\)",पैरा,/);
    expect(line).toContain(`"'+1, ""two"""`);
    expect(line).toContain(`,'@b,`);
    expect(rest).toBe('');
  });
  test('has every medicine once, in the order asked for', async () => {
    const lines = (await csv('?sort=name-desc')).body.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(400);
  });
  test('is taken by the import as it is', async () => {
    const before = await rows(20, 21, 22);
    const { body } = await csv();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/staff/catalogue/import/?dry_run=1',
      headers: { ...headers, 'content-type': 'text/csv' },
      payload: body,
    });
    const end = JSON.parse(answer.body.trim().split('\n').at(-1)!) as { inserted: number; bad: number };
    expect(end.inserted).toBe(0);
    expect(await rows(20, 21, 22)).toEqual(before);
  });
  test('has each one once, whatever leaves the list or moves in it while it is sent', async () => {
    const { db } = server.database;
    // More than are read at once.
    await db.execute(sql`insert into medicine (code, name, mrp_paise, offer_paise)
      select 'LONG-' || n, 'Longlist ' || lpad(n::text, 4, '0'), 1000, 900 from generate_series(1, 2010) n`);
    // Three are taken off the list after its first reading.
    let readings = 0;
    const list = {
      which: () =>
        and(
          like(medicineTable.code, 'LONG-%'),
          readings++ > 0 ? notInArray(medicineTable.code, ['LONG-1', 'LONG-2', 'LONG-3']) : undefined,
        ),
      order: () => [asc(medicineTable.name)],
    };
    const parts: string[] = [];
    for await (const part of exportCsv({ db, list, rowsOf: createMedicineRows(db).rowsOf }, {}))
      parts.push(part as string);
    const codes = parts
      .join('')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(codes).toHaveLength(2010);
    expect(new Set(codes).size).toBe(2010);
  });
});
