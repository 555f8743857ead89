import type { MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import type { StaffMedicine, StaffMedicines } from '@doorstep/contract/catalogue.schema';
import type { AuditList } from '@doorstep/contract/staff.schema';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
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
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  server.app.inject({ method, url: `/api/staff/medicines/${path}`, headers, ...(payload && { payload }) });
const change = async (id: number, body: object) => {
  const answer = await call('PUT', `${id}/`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: StaffMedicine }>().data;
};
const kept = async (query = '') => (await call('GET', query)).json<StaffMedicines>();
const one = async (id: number) => (await call('GET', `${id}/`)).json<{ data: StaffMedicine }>().data;
const found = async (search: string) =>
  (await server.app.inject(`/api/medicines/?search=${encodeURIComponent(search)}`)).json<MedicineList>();
const latest = async () =>
  (await server.app.inject({ url: '/api/staff/audit/?limit=1', headers })).json<AuditList>().data[0]!;

describe('every field of a medicine', () => {
  test('is changed as an import would read it; what is not told stays', async () => {
    const before = await one(40);
    const changed = await change(40, {
      name: 'Naryl 250',
      name_hi: 'नारिल 250',
      composition: 'Amoxicillin (250mg)',
      form: 'capsule',
      pack: 'Strip of 15 capsules',
      description: 'For infections.',
      hsn: '3004.90',
      gst_rate: 5,
    });
    expect(changed).toMatchObject({
      name: 'Naryl 250',
      name_hi: 'नारिल 250',
      composition: 'Amoxicillin 250 mg',
      strength: '250 mg',
      form: 'capsule',
      pack: 'Strip of 15 capsules',
      description: 'For infections.',
      hsn: '300490',
      gst_rate: 5,
      mrp: before.mrp,
      stock: before.stock,
      manufacturer: before.manufacturer,
      prescription_required: true,
      schedule: 'H',
    });
    expect(Object.keys((await latest()).changes!)).toEqual(
      expect.arrayContaining(['name', 'name_hi', 'composition', 'pack', 'hsn']),
    );
    expect((await server.app.inject('/api/medicines/40/')).json<MedicineDetail>().data).toMatchObject({
      name: 'Naryl 250',
      unit: 'capsule',
    });
    expect((await change(40, { composition: null, description: '' })).composition).toBeNull();
  });
  test('a Hindi name finds it', async () => {
    await change(41, { name_hi: 'कासहर सिरप' });
    expect((await found('कासहर')).data.map(({ id }) => id)).toContain(41);
  });
  test.each<[string, object]>([
    ['a name of Schedule X', { name: 'Ketamine 50 mg' }],
    ['no name', { name: '' }],
    ['an HSN of letters', { hsn: 'abc' }],
    ['an unknown form', { form: 'gas' }],
    ['a GST rate of half', { gst_rate: 2.5 }],
  ])('as %s is refused', async (_, body) => {
    const before = await one(42);
    expect(failureOf(await call('PUT', '42/', body)).status).toBe(400);
    expect(await one(42)).toEqual(before);
  });
  test('changed by another meanwhile is told, with what it is by now', async () => {
    const seen = await one(43);
    await change(43, { name_hi: 'पहला' });
    const answer = await call('PUT', '43/', { name_hi: 'दूसरा', seen_at: seen.updated_at });
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'medicine_changed' });
    const { medicine } = answer.json<{ medicine: StaffMedicine }>();
    expect(medicine).toMatchObject({ id: 43, name_hi: 'पहला' });
    expect(await change(43, { name_hi: 'दूसरा', seen_at: medicine.updated_at })).toMatchObject({
      name_hi: 'दूसरा',
    });
  });
});

describe('an archived medicine', () => {
  test('is gone for patients, also from lists of hearts and carts, and comes back', async () => {
    const { name } = await one(44);
    const patient = await as.asha(server);
    const wish = () => server.app.inject({ url: '/api/user/wishlist/', headers: patient });
    await server.app.inject({ method: 'POST', url: '/api/user/wishlist/44/', headers: patient });
    expect((await wish()).json<{ ids: number[] }>().ids).toContain(44);
    expect(await change(44, { archived: true })).toMatchObject({ archived: true });
    expect((await latest()).changes).toEqual({ archived: { from: false, to: true } });
    expect((await server.app.inject('/api/medicines/44/')).statusCode).toBe(404);
    expect((await found(name)).data.map(({ id }) => id)).not.toContain(44);
    expect((await server.app.inject('/api/medicines/?ids=44')).json<MedicineList>().data).toEqual([]);
    expect((await wish()).json()).toMatchObject({ ids: [], pagination: { total: 0 } });
    expect((await kept(`?search=${encodeURIComponent(name)}`)).data.map(({ id }) => id)).not.toContain(44);
    expect((await kept('?archived=yes')).data.map(({ id }) => id)).toEqual([44]);
    await change(44, { archived: false });
    expect((await found(name)).data.map(({ id }) => id)).toContain(44);
    expect((await wish()).json<{ ids: number[] }>().ids).toContain(44);
  });
  test('has its page for the staff; one that nobody has does not', async () => {
    for (const id of ['0', 'x', '99999']) expect((await call('GET', `${id}/`)).statusCode, id).toBe(404);
  });
});

describe('the list', () => {
  const ids = async (query: string) => (await kept(query)).data.map(({ id }) => id);
  test('is filtered by stock, prescription and expiry, and sorted', async () => {
    await change(50, { stock: 0 });
    await change(51, { stock: 3, expires_on: '2026-12-01' });
    await change(52, { expires_on: '2029-12-31' });
    expect(await ids('?stock=out&limit=100')).toContain(50);
    expect(await ids('?stock=in&sort=stock-asc&limit=1')).toEqual([51]);
    expect(await ids('?expiring=yes')).toEqual([51]);
    expect(await ids('?sort=expiry-asc&limit=2')).toEqual([51, 52]);
    const needing = await kept('?prescription=yes&limit=100'),
      free = await kept('?prescription=no&limit=100');
    expect(needing.data.every((row) => row.prescription_required)).toBe(true);
    expect(free.data.some((row) => row.prescription_required)).toBe(false);
    const prices = (await kept('?sort=price-desc&limit=20')).data.map((row) => row.offer_price);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    await server.database.db
      .update(medicineTable)
      .set({ updatedAt: new Date('2030-01-01') })
      .where(eq(medicineTable.id, 60));
    expect(await ids('?sort=changed-desc&limit=1')).toEqual([60]);
  });
  test('finds each word anywhere: name, salt, maker, code', async () => {
    const row = await one(61);
    expect(await ids(`?search=${encodeURIComponent(`${row.manufacturer} ${row.code}`)}`)).toContain(61);
    expect(await ids('?search=%25')).toEqual(await ids(`?search=${encodeURIComponent('5%')}`));
  });
  test.each(['?stock=some', '?prescription=maybe', '?expiring=1', '?archived=no'])(
    '%s is refused',
    async (query) => {
      expect(failureOf(await call('GET', query)).status).toBe(400);
    },
  );
});
