import type { CatalogueImports, UndoneImport } from '@doorstep/contract/catalogue.schema';
import type { AuditList } from '@doorstep/contract/staff.schema';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import type { ImportLine } from '../src/medicine/import/plugin.ts';
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
async function send(payload: string, query = '') {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/staff/catalogue/import/${query}`,
    headers: { ...headers, 'content-type': 'text/csv' },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportLine);
}
const imports = async () =>
  (await server.app.inject({ url: '/api/staff/catalogue/imports/', headers })).json<CatalogueImports>().data;
const undo = (id: number, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api/staff/catalogue/imports/${id}/undo/`, headers, payload });
const undone = async (id: number, payload = {}) =>
  (await undo(id, payload)).json<{ data: UndoneImport }>().data;
const one = async (code: string) =>
  (await server.database.db.select().from(medicineTable).where(eq(medicineTable.code, code)))[0];
const set = (code: string, figures: Partial<typeof medicineTable.$inferInsert>) =>
  server.database.db.update(medicineTable).set(figures).where(eq(medicineTable.code, code));
const withoutTime = (row: Awaited<ReturnType<typeof one>>) => ({ ...row, updatedAt: undefined });

describe('an import in detail', () => {
  test('tells its header, what it found in it, what would change, and the cells of bad rows', async () => {
    await set('T-30', { name: 'Naryl 250', mrpPaise: 5_000, offerPaise: 5_000 });
    const lines = await send(
      'Item,Title,MRP,Lot\nT-30,Naryl 250,60,B7\nI-1,Fresh One,10,\nI-2,,20,\n',
      '?dry_run=1&detail=1&map=code:Item&map=name:Title',
    );
    expect(lines).toContainEqual({
      columns: ['Item', 'Title', 'MRP', 'Lot'],
      found: { code: 0, name: 1, mrp: 2, batch: 3 },
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        bad_rows: [
          expect.objectContaining({ line: 4, code: 'row_name_missing', cells: ['I-2', '', '20', ''] }),
        ],
      }),
    );
    expect(lines.find((line) => 'preview' in line)).toMatchObject({
      preview: [
        {
          code: 'T-30',
          kind: 'changed',
          fields: {
            mrp: { from: 50, to: 60 },
            offer_price: { from: 50, to: 60 },
            batch: { from: null, to: 'B7' },
          },
        },
        { code: 'I-1', kind: 'new', fields: { mrp: { from: null, to: 10 } } },
      ],
    });
    expect(lines.at(-1)).toMatchObject({ done: true, inserted: 1, updated: 1, bad: 1 });
    expect(await one('T-30')).toMatchObject({ mrpPaise: 5_000, batch: null });
  });
  test('tells its header where a column is missing, too; a field can be left out', async () => {
    const lines = await send('Item,Title\nA,B\n', '?dry_run=1&detail=1');
    expect(lines).toContainEqual({ columns: ['Item', 'Title'], found: {} });
    expect(lines.at(-1)).toMatchObject({ code: 'columns_missing' });
    const skipped = await send(
      'code,name,mrp,batch\nT-30,Naryl 250,50,B9\n',
      '?dry_run=1&detail=1&skip=batch',
    );
    expect(skipped.at(-1)).toMatchObject({ unchanged: 1, updated: 0 });
  });
  test('reads schedule, batch and the last day as packs write them', async () => {
    await send(
      'code,name,mrp,schedule,batch,expiry,name_hi\nS-1,Sedova 5,30,H1,B1,04/28,सेडोवा\nS-2,Plain Gauze,30,,B2,Apr-2028,\n',
    );
    expect(await one('S-1')).toMatchObject({
      schedule: 'H1',
      prescriptionRequired: true,
      batch: 'B1',
      expiresOn: '2028-04-30',
      nameHi: 'सेडोवा',
    });
    expect(await one('S-2')).toMatchObject({
      schedule: 'none',
      prescriptionRequired: false,
      expiresOn: '2028-04-30',
    });
    // A file that takes the schedule away takes no prescription away.
    await send('code,name,mrp,schedule\nS-1,Sedova 5,30,none\n');
    expect(await one('S-1')).toMatchObject({ schedule: 'none', prescriptionRequired: true });
    const bad = await send(
      'code,name,mrp,schedule,rx,expiry\nS-3,Sedova 5,30,H,no,\nS-4,Sedova 5,30,Q,,\nS-5,Sedova 5,30,,,31/02/2028\nS-6,Sedova 5,30,X,,\n',
      '?dry_run=1',
    );
    expect(bad.flatMap((line) => ('bad_rows' in line ? line.bad_rows : [])).map(({ code }) => code)).toEqual([
      'schedule_prescription',
      'row_schedule',
      'row_expiry',
      'schedule_x',
    ]);
  });
});

describe('a whole import', () => {
  test('stands in the list with its file and who brought it, and is undone; packs that were sold since stay sold', async () => {
    await set('T-40', { stock: 10, batch: 'OLD' });
    const before = await one('T-40');
    await send(
      'code,name,mrp,stock,batch\nT-40,Renamed,99,50,NEW\nU-1,Brought,10,5,\n',
      '?name=november.csv',
    );
    const [made] = await imports();
    expect(made).toMatchObject({
      by: 'Ravi Oraon',
      file: 'november.csv',
      inserted: 1,
      updated: 1,
      undone_at: null,
      can_undo: true,
    });
    // Three were sold meanwhile.
    await set('T-40', { stock: 47 });
    expect(await undone(made!.id, { dry_run: true })).toEqual({
      applied: false,
      restored: 1,
      removed: 1,
      left: 0,
      left_rows: [],
    });
    expect(await one('T-40')).toMatchObject({ name: 'Renamed', stock: 47 });
    expect(await undone(made!.id)).toMatchObject({ applied: true, restored: 1, removed: 1 });
    expect(withoutTime(await one('T-40'))).toEqual({ ...withoutTime(before), stock: 7 });
    expect(await one('U-1')).toBeUndefined();
    expect((await imports())[0]).toMatchObject({ can_undo: false, undone_at: expect.any(String) as string });
    const audit = await server.app.inject({ url: '/api/staff/audit/?limit=1', headers });
    expect(audit.json<AuditList>().data[0]).toMatchObject({
      action: 'undo',
      object_kind: 'catalogue',
      changes: { restored: { to: 1 }, removed: { to: 1 } },
    });
    expect(failureOf(await undo(made!.id, {}))).toMatchObject({ status: 409, code: 'import_undone' });
  });
  test('leaves what was changed or sold since, and lists it', async () => {
    await set('T-41', { name: 'Old 41', stock: 10 });
    await set('T-42', { name: 'Old 42', stock: 10 });
    await set('T-43', { name: 'Old 43' });
    await send(
      'code,name,mrp,stock\nT-41,New 41,99,50\nT-42,New 42,99,50\nT-43,New 43,99,60\nU-2,Brought,10,5\n',
    );
    const [made] = await imports();
    const id = (await one('T-41'))!.id;
    const changed = await server.app.inject({
      method: 'PUT',
      url: `/api/staff/medicines/${id}/`,
      headers,
      payload: { batch: 'BY-HAND' },
    });
    expect(changed.statusCode).toBe(200);
    // More were sold than there were before.
    await set('T-42', { stock: 20 });
    await set('U-2', { stock: 4 });
    const outcome = await undone(made!.id);
    expect(outcome).toMatchObject({ restored: 1, removed: 0, left: 3 });
    expect(outcome.left_rows.map(({ name, reason }) => [name, reason])).toEqual([
      ['New 41', 'changed'],
      ['New 42', 'sold'],
      ['Brought', 'sold'],
    ]);
    expect(await one('T-41')).toMatchObject({ name: 'New 41', batch: 'BY-HAND' });
    expect(await one('T-43')).toMatchObject({ name: 'Old 43' });
    expect(await one('U-2')).toMatchObject({ stock: 4 });
  });
  test('that changed nothing is not in the list, and one that nobody knows is not undone', async () => {
    const { length } = await imports();
    const row = (await one('T-50'))!;
    await send(
      `code,name,mrp,offer_price\nT-50,"${row.name}",${row.mrpPaise / 100},${row.offerPaise / 100}\n`,
    );
    expect(await imports()).toHaveLength(length);
    for (const id of [0, 99_999]) expect((await undo(id, {})).statusCode).toBe(404);
  });
});
