import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import type { StaffMedicine, StaffMedicines } from '@doorstep/contract/catalogue.schema';
import type { AuditList } from '@doorstep/contract/staff.schema';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { failureOf } from './envelope.ts';
import { newServer } from './test-server.ts';
import { as } from './people.ts';

// A house of its own: its catalogue is changed.
let server: AppServer, headers: { authorization: string };
beforeAll(async () => {
  server = await newServer();
  headers = await as.admin(server);
  return () => server.close();
});
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  server.app.inject({ method, url: `/api/staff/medicines/${path}`, headers, ...(payload && { payload }) });
const change = async (id: number, body: object) => {
  const answer = await call('PUT', `${id}/`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: StaffMedicine }>().data;
};
const shown = async (id: number) =>
  (await server.app.inject(`/api/medicines/${id}/`)).json<MedicineDetail>().data;
const found = async (query: string) =>
  (await server.app.inject(`/api/medicines/?${query}`)).json<MedicineList>();
const kept = async (query = '') => (await call('GET', query)).json<StaffMedicines>();
const latest = async () =>
  (await server.app.inject({ url: '/api/staff/audit/?limit=1', headers })).json<AuditList>().data[0]!;
const rowOf = async (id: number) =>
  (await server.database.db.select().from(medicineTable).where(eq(medicineTable.id, id)))[0]!;

describe('the catalogue as it is kept', () => {
  test('is paged by name, and searched by name or code', async () => {
    const first = await kept('?limit=3');
    expect(first.pagination).toMatchObject({ total: 400, has_next: true });
    expect(first.data.map(({ name }) => name)).toEqual(
      first.data
        .map(({ name }) => name)
        .toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })),
    );
    expect((await kept('?search=Dextrose')).data[0]).toMatchObject({
      id: 1,
      code: 'T-0',
      name: 'Dextrose 5% Infusion',
      in_stock: false,
      prescription_required: true,
    });
    expect((await kept('?search=T-17')).data[0]).toMatchObject({ code: 'T-17' });
    expect((await kept('?search=no-such-thing-anywhere')).data).toEqual([]);
    for (const query of ['?page=0', '?limit=x', `?search=${'x'.repeat(101)}`])
      expect(failureOf(await call('GET', query)).status).toBe(400);
  });
});

describe('a change', () => {
  test('shows at once, also where an answer was kept ready, and stands in the audit from what to what', async () => {
    const before = await shown(2),
      search = `search=${encodeURIComponent(before.name)}`;
    expect((await found(search)).data.some(({ id, in_stock }) => id === 2 && in_stock)).toBe(true);
    const changed = await change(2, {
      mrp: 120.5,
      offer_price: 99.99,
      in_stock: false,
      prescription_required: true,
    });
    expect(changed).toMatchObject({
      id: 2,
      mrp: 120.5,
      offer_price: 99.99,
      in_stock: false,
      prescription_required: true,
    });
    expect(await shown(2)).toMatchObject({
      mrp: 120.5,
      offer_price: 99.99,
      in_stock: false,
      prescription_required: true,
    });
    expect((await found(search)).data.find(({ id }) => id === 2)).toMatchObject({
      offer_price: 99.99,
      in_stock: false,
    });
    expect(await rowOf(2)).toMatchObject({ mrpPaise: 12_050, offerPaise: 9_999 });
    expect(await latest()).toMatchObject({
      actor: { name: 'Ravi Oraon', role: 'admin' },
      action: 'change',
      object_kind: 'medicine',
      object: before.name,
      subject: null,
      changes: {
        mrp: { from: before.mrp, to: 120.5 },
        offer_price: { from: before.offer_price, to: 99.99 },
        stock: { from: 9_999, to: 0 },
        prescription_required: { from: false, to: true },
      },
    });
  });
  test('stands in the order by price at once', async () => {
    await change(3, { mrp: 0.02, offer_price: 0.01 });
    expect((await found('sort=price-asc&limit=1')).data[0]!.id).toBe(3);
    await change(3, { mrp: 100_000, offer_price: 100_000 });
    expect((await found('sort=price-desc&limit=1')).data[0]!.id).toBe(3);
  });
  test('of a part leaves the rest; of nothing leaves no trace', async () => {
    const before = await rowOf(4),
      { id } = await latest();
    const changed = await change(4, { in_stock: null, offer_price: null });
    expect([changed.offer_price * 100, (await latest()).id]).toEqual([before.offerPaise, id]);
    await change(4, { prescription_required: !before.prescriptionRequired });
    expect(await rowOf(4)).toMatchObject({
      mrpPaise: before.mrpPaise,
      offerPaise: before.offerPaise,
      stock: before.stock,
    });
    expect(Object.keys((await latest()).changes!)).toEqual(['prescription_required']);
  });
  test.each<[string, object, string]>([
    ['an offer above the MRP', { mrp: 10, offer_price: 10.01 }, 'offer_price'],
    ['an offer above the MRP that stands', { offer_price: 999_999 }, 'offer_price'],
    ['an MRP below the offer that stands', { mrp: 0.5 }, 'mrp'],
    ['nothing', { mrp: 0 }, 'mrp'],
    ['less than nothing', { offer_price: -1 }, 'offer_price'],
    ['a third decimal', { offer_price: 1.005 }, 'offer_price'],
    ['text', { mrp: '10' }, 'mrp'],
    ['too much', { mrp: 1e9 }, 'mrp'],
    ['no yes or no', { in_stock: 'no' }, 'in_stock'],
  ])('to %s is refused in its field', async (_, body, field) => {
    const before = await rowOf(5);
    const { status, fields } = failureOf(await call('PUT', '5/', body));
    expect([status, Object.keys(fields!)]).toEqual([400, [field]]);
    expect(await rowOf(5)).toEqual(before);
  });
  test('takes no key that is not one of its own (T5), and no id that is none', async () => {
    const before = await rowOf(6);
    await change(6, {
      id: 7,
      code: 'X',
      popularity: 99,
      mrp_paise: 1,
      in_stock: before.stock > 0,
    });
    expect(await rowOf(6)).toEqual({ ...before, updatedAt: expect.any(Date) as Date });
    for (const id of ['0', '-1', '1e3', '99999', '2147483648', 'x', '%00', '..%2f1'])
      expect(failureOf(await call('PUT', `${id}/`, { in_stock: true })).status, id).toBe(404);
  });
});

describe('schedule, batch and expiry', () => {
  test('are kept, told to the staff and not to patients, and stand in the audit', async () => {
    const changed = await change(8, { schedule: 'H1', batch: ' KR2411 ', expires_on: '2028-04-30' });
    expect(changed).toMatchObject({
      schedule: 'H1',
      prescription_required: true,
      batch: 'KR2411',
      expires_on: '2028-04-30',
    });
    expect(await rowOf(8)).toMatchObject({ schedule: 'H1', prescriptionRequired: true });
    const told = await shown(8);
    for (const field of ['schedule', 'batch', 'expires_on']) expect(told).not.toHaveProperty(field);
    expect((await latest()).changes).toMatchObject({
      schedule: { from: 'none', to: 'H1' },
      batch: { from: null, to: 'KR2411' },
      expires_on: { from: null, to: '2028-04-30' },
    });
    expect(await change(8, { batch: null, expires_on: null })).toMatchObject({
      schedule: 'H1',
      batch: null,
      expires_on: null,
    });
  });
  test('of H or H1 say that a prescription is needed (S9)', async () => {
    for (const body of [{ schedule: 'H', prescription_required: false }, { prescription_required: false }])
      expect(failureOf(await call('PUT', '8/', body))).toMatchObject({
        status: 400,
        fields: { prescription_required: 'A medicine of Schedule H or H1 is sold on prescription only.' },
      });
    await expect(
      server.database.db
        .update(medicineTable)
        .set({ prescriptionRequired: false })
        .where(eq(medicineTable.id, 8)),
    ).rejects.toThrow(/medicine/);
    const { data } = (
      await call('POST', '', { code: 'N-9', name: 'Sedova 5', mrp: 30, schedule: 'H', batch: 'B1' })
    ).json<{ data: StaffMedicine }>();
    expect(data).toMatchObject({ schedule: 'H', prescription_required: true, batch: 'B1' });
  });
  test.each([{ schedule: 'X' }, { batch: 'x'.repeat(41) }, { expires_on: '2027-02-30' }])(
    'as %j are refused',
    async (body) => {
      expect(failureOf(await call('PUT', '8/', body)).status).toBe(400);
    },
  );
});

describe('a new one', () => {
  const fresh = {
    code: 'N-1',
    name: 'Naryl 250 mg',
    mrp: 80,
    offer_price: 71.5,
    composition: 'Amoxicillin 250 mg',
    form: 'capsule',
    pack: 'Strip of 10 capsules',
    manufacturer: 'Nadi Remedies',
    hsn: '3004',
    gst_rate: 12,
  };
  test('is found at once, read as an import reads it, and stands in the audit', async () => {
    const answer = await call('POST', '', fresh);
    expect(answer.statusCode, answer.body).toBe(201);
    const { data } = answer.json<{ data: StaffMedicine }>();
    // Nobody said so: the substance does.
    expect(data).toMatchObject({
      code: 'N-1',
      mrp: 80,
      offer_price: 71.5,
      in_stock: false,
      prescription_required: true,
      schedule: 'H',
    });
    expect((await found('search=naryl')).data).toMatchObject([
      { id: data.id, composition: 'Amoxicillin 250 mg', unit: 'capsule', unit_price: 7.15 },
    ]);
    expect(await latest()).toMatchObject({ action: 'add', object: data.name });
    // Sent twice it is one.
    expect((await call('POST', '', fresh)).json<{ data: StaffMedicine }>().data.id).toBe(data.id);
    expect((await found('search=naryl')).pagination.total).toBe(1);
  });
  test('needs no more than a code, a name and a price', async () => {
    const { data } = (await call('POST', '', { code: 'N-2', name: 'Plain Gauze', mrp: 30 })).json<{
      data: StaffMedicine;
    }>();
    expect(data).toMatchObject({
      mrp: 30,
      offer_price: 30,
      prescription_required: false,
      in_stock: false,
      pack: null,
    });
  });
  test('is not taken for one that was archived: nobody would find it', async () => {
    const body = { code: 'N-4', name: 'Plain Bandage', mrp: 40 };
    const { data } = (await call('POST', '', body)).json<{ data: StaffMedicine }>();
    await change(data.id, { archived: true });
    expect(failureOf(await call('POST', '', body))).toMatchObject({ status: 409, code: 'code_taken' });
    expect((await found('search=bandage')).data.map(({ name }) => name)).not.toContain(body.name);
  });
  test("with another's code is refused", async () => {
    expect(failureOf(await call('POST', '', { ...fresh, code: 'T-3' }))).toMatchObject({
      status: 409,
      code: 'code_taken',
      fields: { code: expect.any(String) as string },
    });
  });
  test.each([
    { name: 'Ketamine 50 mg Injection' },
    { name: 'Calmora', composition: 'Methylphenidate 10 mg' },
  ])('of Schedule X cannot be listed: %j', async (more) => {
    expect(failureOf(await call('POST', '', { ...fresh, code: 'N-X', ...more }))).toMatchObject({
      status: 400,
      error: 'Schedule X medicines cannot be listed.',
    });
    expect(await server.database.db.$count(medicineTable, eq(medicineTable.code, 'N-X'))).toBe(0);
  });
  test.each<[string, object]>([
    ['no code', { code: ' ' }],
    ['no name', { name: '' }],
    ['no price', { mrp: undefined }],
    ['an offer above the MRP', { offer_price: 80.01 }],
    ['a name of figures', { name: '123' }],
    ['a name without end', { name: 'x'.repeat(201) }],
    ['an unknown form', { form: 'gas' }],
    ['an HSN code of letters', { hsn: 'abc' }],
    ['a GST rate of half', { gst_rate: 12.5 }],
  ])('with %s is refused', async (_, more) => {
    expect(failureOf(await call('POST', '', { ...fresh, code: 'N-3', ...more })).status).toBe(400);
    expect(await server.database.db.$count(medicineTable, eq(medicineTable.code, 'N-3'))).toBe(0);
  });
});

test("an admin's import tells how far it is while the file still comes, and stands in the audit; a dry run does not", async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  async function send(query: string) {
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      path: `/api/staff/catalogue/import/${query}`,
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv' },
    });
    const head = new Promise<IncomingMessage>((done, fail) => {
      sent.once('response', done);
      sent.once('error', fail);
    });
    sent.write('code,name,mrp\nI-1,Imported One,10\n');
    // The file has no end yet, and is answered.
    const answer = await head;
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
    sent.end('I-2,Imported Two,20\nT-1,Renamed By Import,30\n');
    return (await text(answer))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
  }
  const { id } = await latest();
  expect((await send('?dry_run=1')).at(-1)).toMatchObject({ done: true, inserted: 2, updated: 1 });
  expect((await latest()).id).toBe(id);
  const lines = await send('');
  expect([lines[0], lines.at(-1)]).toEqual([
    { rows: 0, bytes: 0, bad: 0, bad_rows: [] },
    expect.objectContaining({ done: true, rows: 3, inserted: 2, updated: 1, unchanged: 0, bad: 0 }),
  ]);
  expect(await latest()).toMatchObject({
    actor: { name: 'Ravi Oraon' },
    action: 'import',
    object_kind: 'catalogue',
    object: null,
    changes: { inserted: { from: 0, to: 2 }, updated: { from: 0, to: 1 } },
  });
  expect((await found('search=imported')).pagination.total).toBe(2);
});
