import type { CatalogueImports, StaffMedicine } from '@doorstep/contract/catalogue.schema';
import type { AuditList } from '@doorstep/contract/staff.schema';
import type { MedicineDetail } from '@doorstep/contract/medicine.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { enforceTable } from '../src/medicine/enforce.ts';
import type { ImportLine } from '../src/medicine/import/plugin.ts';
import { medicineTable, substanceCheckTable } from '../src/medicine/schema.ts';
import { createAudit } from '../src/platform/audit.ts';
import { createLog } from '../src/platform/log.ts';
import { failureOf } from './envelope.ts';
import { as } from './people.ts';
import { newBuyer } from './prescriptions.ts';
import { newServer } from './test-server.ts';

let server: AppServer, headers: { authorization: string };
beforeAll(async () => {
  server = await newServer();
  headers = await as.admin(server);
  return () => server.close();
}, 60_000);

type NewRow = typeof medicineTable.$inferInsert;
let codes = 0;
const newCode = () => `D-${++codes}`;
const one = async (code: string) =>
  (await server.database.db.select().from(medicineTable).where(eq(medicineTable.code, code)))[0];
/** A row as an older release could have left it. */
async function stored(row: Partial<NewRow>) {
  const [made] = await server.database.db
    .insert(medicineTable)
    .values({ code: newCode(), name: 'Plain Gauze', mrpPaise: 1_000, offerPaise: 1_000, stock: 90, ...row })
    .returning();
  return made!;
}
const call = (method: 'POST' | 'PUT', path: string, payload: object) =>
  server.app.inject({ method, url: `/api/staff/medicines/${path}`, headers, payload });
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
const badCodes = (lines: ImportLine[]) =>
  lines.flatMap((line) => ('bad_rows' in line ? line.bad_rows : [])).map(({ code }) => code);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const refused = [
  'Morphine Sulphate 10 mg', 'Fentanyl Patch 25', 'Sufentanil Injection', 'Pethidine 50', 'Oxycodone 10', 'Methadone', 'Codeine Linctus', 'Dihydrocodeine', 'Tramadol 50', 'Ultracet', 'Alprazolam 0.5', 'Restyl 0.25', 'Clonazepam 0.5', 'Lorazepam 2', 'Nitrazepam', 'Etizolam', 'Zolpidem 10', 'Buprenorphine 0.2', 'Pentazocine', 'Phenobarbitone 30', 'Chlordiazepoxide 10', 'Methyl Phenidate 10', 'Inspiral 20', 'Addwize OD', 'Lisdexamfetamine', 'Esketamine Nasal Spray', 'Quinalbarbitone', 'Amylobarbitone', 'Pentobarbitone', 'Dexamphetamine', 'Phentermine', 'Heroin', 'Midazolam Injection', 'Diphenoxylate + Atropine', 'Dextropropoxyphene',
]; // prettier-ignore
const needing: Array<[name: string, schedule: 'H' | 'H1' | 'none']> = [
  ['Cefixime 200', 'H1'], ['Levofloxacin 500', 'H1'], ['Ceftriaxone 1 g', 'H1'], ['Pregabalin 75', 'H1'], ['Rifampicin 450', 'H1'], ['Moxifloxacin 400', 'H1'], ['Azithromycin 500', 'H'], ['Amoxycillin 250', 'H'], ['MTP Kit', 'H'], ['Misoprostol 200 mcg', 'H'], ['Isotretinoin 20', 'H'], ['Sildenafil 50', 'H'], ['Prednisolone 10', 'H'], ['Telmisartan 40', 'H'], ['Metformin 500', 'none'], ['Warfarin 5', 'none'], ['Vitamin B12 Injection', 'none'],
]; // prettier-ignore

describe('what may not be sold', () => {
  test.each(refused)('%s is refused by form, rename, composition and restore', async (name) => {
    const add = await call('POST', '', { code: newCode(), name, mrp: 30 });
    expect(failureOf(add), name).toMatchObject({
      status: 400,
      fields: { name: expect.any(String) as string },
    });
    const inside = await call('POST', '', { code: newCode(), name: 'Calmora', composition: name, mrp: 30 });
    expect(failureOf(inside).status, name).toBe(400);
    const row = await stored({});
    for (const body of [{ name }, { composition: name }])
      expect(failureOf(await call('PUT', `${row.id}/`, body)).status, name).toBe(400);
    expect(await one(row.code)).toMatchObject({ name: 'Plain Gauze', composition: null });
    const old = await stored({ name, archivedAt: new Date() });
    expect(failureOf(await call('PUT', `${old.id}/`, { archived: false })).status, name).toBe(400);
    // Taking it off sale is always possible.
    const listed = await stored({ name });
    expect((await call('PUT', `${listed.id}/`, { archived: true })).statusCode, name).toBe(200);
  });
  test('is refused by an import, new or over what is there, and says why', async () => {
    const row = await stored({});
    const lines = await send(
      `code,name,mrp,composition,stock\n${refused.map((name, at) => `R-${at},${quoted(name)},30,,20`).join('\n')}\n${refused
        .map((name, at) => `Q-${at},Calmora ${at},30,${quoted(name)},20`)
        .join('\n')}\n${row.code},,30,Morphine,5\n`,
    );
    expect(badCodes(lines)).toHaveLength(2 * refused.length + 1);
    expect(new Set(badCodes(lines))).toEqual(new Set(['ndps_refused', 'schedule_x']));
    expect(lines.at(-1)).toMatchObject({ done: true, inserted: 0, updated: 0 });
    expect(await one(row.code)).toMatchObject({ composition: null, stock: 90 });
  });
  test('is not shown, not priced and not sold where the catalogue has it still', async () => {
    const buyer = await newBuyer(server);
    const row = await stored({ name: 'Morphine 10 mg Tablet', stock: 500 });
    await server.database.db
      .update(medicineTable)
      .set({ updatedAt: new Date() })
      .where(eq(medicineTable.id, row.id));
    expect((await server.app.inject(`/api/medicines/${row.id}/`)).statusCode).toBe(404);
    expect(
      failureOf(await buyer.shop.post('/order/summary/', { medicines: [{ id: row.id, qty: 20 }] })).status,
    ).not.toBe(200);
    expect(await one(row.code)).toMatchObject({ stock: 500 });
  });
});

describe('what needs a prescription', () => {
  test.each(needing)('%s has it by form, however it is told', async (name, schedule) => {
    const least = { schedule, prescription_required: true };
    for (const told of [{}, { schedule: 'none' }, { prescription_required: null }]) {
      const answer = await call('POST', '', { code: newCode(), name, mrp: 30, ...told });
      expect(answer.statusCode, `${name} ${answer.body}`).toBe(201);
      expect(answer.json<{ data: StaffMedicine }>().data, name).toMatchObject(least);
    }
    const no = await call('POST', '', { code: newCode(), name, mrp: 30, prescription_required: false });
    expect(failureOf(no), name).toMatchObject({
      status: 400,
      fields: { prescription_required: expect.any(String) as string },
    });
    const row = await stored({});
    const renamed = await call('PUT', `${row.id}/`, { name });
    expect(renamed.json<{ data: StaffMedicine }>().data, name).toMatchObject(least);
    expect(failureOf(await call('PUT', `${row.id}/`, { prescription_required: false })).status, name).toBe(
      400,
    );
    const { statusCode } = await call('PUT', `${row.id}/`, { schedule: 'none' });
    expect(statusCode, name).toBe(schedule === 'none' ? 200 : 400);
    // Raising is free.
    const raised = await call('PUT', `${row.id}/`, { schedule: 'H1' });
    expect(raised.json<{ data: StaffMedicine }>().data).toMatchObject({ schedule: 'H1' });
  });
  test.each(needing)(
    '%s has it by import, whether cells are empty, missing or lower',
    async (name, schedule) => {
      const [a, b, c, d] = [newCode(), newCode(), newCode(), newCode()];
      const name_ = quoted(name);
      await send(`code,name,mrp\n${a},${name_},30\n`);
      await send(
        `code,name,mrp,prescription_required,schedule\n${b},${name_},30,,\n${c},${name_},30,,none\n`,
      );
      for (const code of [a, b, c])
        expect(await one(code), `${name} ${code}`).toMatchObject({
          schedule,
          prescriptionRequired: true,
          stock: 0,
        });
      const lines = await send(`code,name,mrp,prescription_required\n${d},${name_},30,no\n`);
      expect(badCodes(lines)).toEqual([
        /Injection/.test(name) ? 'injection_prescription' : 'least_prescription',
      ]);
      expect(await one(d)).toBeUndefined();
      // An old row that stands too low is raised by any import, also one that says nothing of it.
      const row = await stored({ name });
      await send(`code,name,mrp,batch\n${row.code},,,B7\n`);
      expect(await one(row.code), name).toMatchObject({
        name,
        batch: 'B7',
        schedule,
        prescriptionRequired: true,
      });
    },
  );
  test('cannot be ordered without it, whatever the row says', async () => {
    const buyer = await newBuyer(server);
    const row = await stored({ name: 'Cefixime 200', prescriptionRequired: false, stock: 100 });
    const { data } = (await server.app.inject(`/api/medicines/${row.id}/`)).json<MedicineDetail>();
    expect(data).toMatchObject({ prescription_required: true });
    const order = await buyer.order([{ id: row.id, qty: 1 }]);
    const { rows } = await server.database.db.execute<{ data: object }>(
      sql`select data from order_item where order_id = ${order}`,
    );
    expect(rows[0]!.data).toMatchObject({ prescriptionRequired: true, schedule: 'H1' });
  });
  test('keeps it when an import is undone that had raised it', async () => {
    const row = await stored({ name: 'Levofloxacin 500', prescriptionRequired: false });
    await send(`code,name,mrp\n${row.code},Levofloxacin 500 mg,99\n`);
    expect(await one(row.code)).toMatchObject({ schedule: 'H1', prescriptionRequired: true });
    const [made] = (
      await server.app.inject({ url: '/api/staff/catalogue/imports/', headers })
    ).json<CatalogueImports>().data;
    const undone = await server.app.inject({
      method: 'POST',
      url: `/api/staff/catalogue/imports/${made!.id}/undo/`,
      headers,
      payload: {},
    });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await one(row.code)).toMatchObject({
      name: 'Levofloxacin 500',
      schedule: 'H1',
      prescriptionRequired: true,
    });
  });
});

describe('the check of the whole catalogue', () => {
  test('raises what stands too low, takes off sale what may not be sold, and reports both', async () => {
    const low = await stored({ name: 'Ofloxacin 200' }),
      h1 = await stored({ name: 'Meropenem 1 g', schedule: 'H', prescriptionRequired: true }),
      free = await stored({ name: 'Paracetamol 500' }),
      raised = await stored({ name: 'Paracetamol 650', schedule: 'H', prescriptionRequired: true }),
      banned = await stored({ name: 'Durogesic 25 Patch' }),
      x = await stored({ name: 'Brand', composition: 'Methylphenidate 10 mg' });
    await server.database.db.delete(substanceCheckTable);
    const needs = {
      db: server.database.db,
      clock: server.clock,
      audit: createAudit({ db: server.database.db, clock: server.clock }),
      log: createLog('silent'),
    };
    const outcome = await enforceTable(needs);
    expect(outcome!.raised).toBeGreaterThanOrEqual(2);
    expect(outcome!.archived).toBeGreaterThanOrEqual(2);
    expect(await one(low.code)).toMatchObject({
      schedule: 'H',
      prescriptionRequired: true,
      archivedAt: null,
    });
    expect(await one(h1.code)).toMatchObject({ schedule: 'H1' });
    expect(await one(free.code)).toEqual(free);
    expect(await one(raised.code)).toEqual(raised);
    for (const { code } of [banned, x]) expect((await one(code))!.archivedAt).not.toBeNull();
    const audit = (await server.app.inject({ url: '/api/staff/audit/?limit=20', headers })).json<AuditList>()
      .data;
    expect(audit[0]).toMatchObject({
      object_kind: 'catalogue',
      changes: { archived: { to: outcome!.archived } },
    });
    expect(audit).toContainEqual(
      expect.objectContaining({
        object: 'Durogesic 25 Patch',
        changes: expect.objectContaining({ archived: { from: false, to: true } }) as object,
      }),
    );
    // Once for each version of the table.
    expect(await enforceTable(needs)).toBeUndefined();
  });
});

describe('an empty cell', () => {
  test('keeps what is stored, column by column; a word empties it', async () => {
    const full = {
      nameHi: 'रबड़', composition: 'Paracetamol 500 mg', strength: '500 mg', form: 'syrup', pack: 'Bottle of 60 ml', packSize: 60, unit: 'ml', manufacturer: 'Maker', description: 'Text.', category: 'Pain', schedule: 'H', prescriptionRequired: true, batch: 'B1', expiresOn: '2030-01-31', hsn: '3004', gstRate: 12, mrpPaise: 5_000, offerPaise: 4_000, stock: 33,
    } as const; // prettier-ignore
    const row = await stored({ name: 'Bandage Strip', ...full });
    const columns =
      'name,mrp,offer_price,name_hi,composition,strength,dosage_form,pack_size,manufacturer,description,category,prescription_required,schedule,stock,in_stock,is_discontinued,batch,expiry,hsn,gst'.split(
        ',',
      );
    const lines = await send(`code,${columns.join(',')}\n${row.code},${columns.map(() => '').join(',')}\n`);
    expect(lines.at(-1)).toMatchObject({ done: true, updated: 0, unchanged: 1, bad: 0 });
    expect(await one(row.code)).toEqual(row);
    const cleared =
      'name_hi,composition,strength,pack_size,manufacturer,description,category,batch,expiry,hsn,gst'.split(
        ',',
      );
    await send(
      `code,name,mrp,${cleared.join(',')}\n${row.code},,,${cleared.map((_, at) => (at % 2 ? 'clear' : 'none')).join(',')}\n`,
    );
    expect(await one(row.code)).toMatchObject({
      nameHi: null, composition: null, strength: null, pack: null, packSize: null, unit: null, manufacturer: null, description: '', category: null, batch: null, expiresOn: null, hsn: null, gstRate: null, stock: 33, mrpPaise: 5_000, offerPaise: 4_000, schedule: 'H', form: 'syrup',
    }); // prettier-ignore
  });
  test('is shown in the preview as what will be', async () => {
    const lines = await send(
      'code,name,mrp,prescription_required\nPV-1,Cefpodoxime 200,90,\n',
      '?dry_run=1&detail=1',
    );
    expect(lines.find((line) => 'preview' in line)).toMatchObject({
      preview: [
        {
          code: 'PV-1',
          fields: { prescription_required: { to: true }, schedule: { to: 'H1' }, stock: { to: 0 } },
        },
      ],
    });
  });
  test('makes a new row without a name or a price a bad row', async () => {
    const lines = await send('code,name,mrp\nNW-1,,10\nNW-2,Gauze,\n');
    expect(badCodes(lines)).toEqual(['row_name_missing', 'row_price_missing']);
  });
});

describe('a new medicine whose substances are unknown', () => {
  const unknown: Array<[name: string, composition: string]> = [
    ['Velthora 20', ''],
    ['Zendrovix Tablet', ''],
    ['Qurimax Forte Capsule', 'Belumidravone 20 mg'],
    ['Parlogen Plus', 'Paracetamol 500 mg + Belumidravone 20 mg'],
  ];
  const free: Array<[name: string, columns: { composition?: string; category?: string; hsn?: string }]> = [
    ['Paracetamol 500', {}],
    ['Zendrovix Calcium', { composition: 'Calcium carbonate 500 mg' }],
    ['Zendrovix Crepe Bandage 10 cm', {}],
    ['Zendrovix Glucometer', {}],
    ['Zendrovix Max', { category: 'Personal care' }],
    ['Zendrovix Choco', { category: 'Nutrition' }],
    ['Zendrovix Meter', { hsn: '9018' }],
    ['Zendrovix Pad', { hsn: '3005' }],
  ];
  test.each(unknown)(
    '%s needs a prescription by import and API while none is denied',
    async (name, composition) => {
      const [blank, missing, denied, otc, plain] = [newCode(), newCode(), newCode(), newCode(), newCode()];
      const lines = await send(
        `code,name,mrp,composition,prescription_required,schedule\n${blank},${name},30,${composition},,\n${plain},${name},30,${composition},,none\n${denied},${name},30,${composition},no,\n${otc},${name},30,${composition},,OTC\n`,
      );
      expect(lines.at(-1)).toMatchObject({ done: true, inserted: 4, bad: 0, unrecognised: 2 });
      expect(
        (await send(`code,name,mrp,composition\n${missing},${name},30,${composition}\n`)).at(-1),
      ).toMatchObject({
        unrecognised: 1,
      });
      for (const code of [blank, plain, missing])
        expect(await one(code), code).toMatchObject({ schedule: 'none', prescriptionRequired: true });
      for (const code of [denied, otc])
        expect(await one(code), code).toMatchObject({ prescriptionRequired: false });
      const add = async (told: object) =>
        (await call('POST', '', { code: newCode(), name, composition, mrp: 30, ...told })).json<{
          data: StaffMedicine;
        }>().data;
      expect(await add({})).toMatchObject({ prescription_required: true });
      expect(await add({ prescription_required: null, schedule: 'none' })).toMatchObject({
        prescription_required: true,
      });
      expect(await add({ prescription_required: false })).toMatchObject({ prescription_required: false });
      // A stored medicine keeps what it has.
      await send(`code,name,mrp,composition\n${denied},${name},31,${composition}\n`);
      expect(await one(denied)).toMatchObject({ mrpPaise: 3_100, prescriptionRequired: false });
    },
  );
  test.each(free)('%s is sold freely', async (name, told) => {
    const code = newCode();
    const { composition = '', category = '', hsn = '' } = told;
    const lines = await send(
      `code,name,mrp,composition,category,hsn,prescription_required\n${code},${name},30,${composition},${category},${hsn},\n`,
    );
    expect(lines.at(-1)).toMatchObject({ inserted: 1, unrecognised: 0 });
    expect(await one(code)).toMatchObject({ prescriptionRequired: false });
    const answer = await call('POST', '', { code: newCode(), name, mrp: 30, ...told });
    expect(answer.json<{ data: StaffMedicine }>().data).toMatchObject({ prescription_required: false });
  });
});
