import type { MedicineList } from '@doorstep/contract/medicine.schema';
import type { Wish } from '@doorstep/contract/wishlist.schema';
import { callPath } from '@doorstep/contract/call';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable, wishTable } from '../src/medicine/schema.ts';
import { failureOf } from './envelope.ts';
import { sharedServer } from './test-server.ts';
import { newPatient } from './people.ts';

type Someone = Awaited<ReturnType<typeof newPatient>>;
let server: AppServer, someone: Someone;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  someone = await newPatient(server);
});

const add = (id: number | string) => someone.call('POST', `/user/wishlist/${id}/`);
const remove = (id: number | string) => someone.call('DELETE', `/user/wishlist/${id}/`);
const wished = async (who = someone) =>
  (await who.call('GET', '/user/wishlist/')).json<{ success: true; data: Wish[] }>().data;
const ids = async (who = someone) => (await wished(who)).map(({ id }) => id);
const get = async (query: { ids: number[]; limit?: number; page?: number }) =>
  (await server.app.inject(callPath('/medicines/', { query }))).json<MedicineList>();

describe('the wishlist', () => {
  test('takes a medicine once, and lets it go, however often it is told', async () => {
    expect(await wished()).toEqual([]);
    for (let i = 0; i < 3; i++) {
      expect((await add(4)).json()).toEqual({ success: true });
      expect(await ids()).toEqual([4]);
    }
    for (let i = 0; i < 3; i++) {
      expect((await remove(4)).json()).toEqual({ success: true });
      expect(await ids()).toEqual([]);
    }
    expect(
      (await Promise.all(Array.from({ length: 20 }, () => add(4)))).map(({ statusCode }) => statusCode),
    ).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await ids()).toEqual([4]);
  });
  test('shows of each what a card needs, as the catalogue has it, the newest wish first', async () => {
    for (const id of [7, 2, 9]) {
      await add(id);
      server.clock.advance(1);
    }
    expect(await ids()).toEqual([9, 2, 7]);
    // Wished again it keeps its place: nothing has changed.
    await add(7);
    expect(await ids()).toEqual([9, 2, 7]);
    await remove(7);
    await add(7);
    expect(await ids()).toEqual([7, 9, 2]);
    const { data } = await get({ ids: [7, 9, 2] });
    expect(await wished()).toEqual(
      data.map(({ id, name, name_hi, image, offer_price }) => ({ id, name, name_hi, image, offer_price })),
    );
  });
  test("of one person is apart from everybody else's", async () => {
    const other = await newPatient(server);
    await add(3);
    await other.call('POST', '/user/wishlist/5/');
    expect([await ids(), await ids(other)]).toEqual([[3], [5]]);
    await other.call('DELETE', '/user/wishlist/3/');
    expect([await ids(), await ids(other)]).toEqual([[3], [5]]);
  });
  test.each([
    '999999',
    '2147483647',
    '2147483648',
    '0',
    '-1',
    '1.5',
    '01',
    'abc',
    '1e3',
    "1'",
    '99999999999999999999',
    '..%2f1',
    'a'.repeat(500),
  ])('knows no medicine %s', async (id) => {
    expect(failureOf(await add(id))).toMatchObject({ status: 404, error: 'Medicine not found' });
    expect(await ids()).toEqual([]);
  });
  test('lets go of what the catalogue has no more, and says 404 to what is no id', async () => {
    expect((await remove('999999')).json()).toEqual({ success: true });
    for (const id of ['0', '-1', 'abc', '1.5', '2147483648', '%00'])
      expect(failureOf(await remove(id)).status, id).toBe(404);
  });
  test('keeps no trace of a medicine that goes', async () => {
    const { db } = server.database;
    const [{ id }] = (await db
      .insert(medicineTable)
      .values({ code: 'going', name: 'Going', mrpPaise: 100, offerPaise: 100 })
      .returning({ id: medicineTable.id })) as [{ id: number }];
    await add(2);
    await add(id);
    expect(await db.$count(wishTable, eq(wishTable.accountId, someone.id))).toBe(2);
    await db.delete(medicineTable).where(eq(medicineTable.id, id));
    await server.areas.medicine.catalogue.refresh();
    expect(await ids()).toEqual([2]);
    expect(await db.$count(wishTable, eq(wishTable.accountId, someone.id))).toBe(1);
    expect(failureOf(await add(id)).status).toBe(404);
  });
  test('shows a price as it is now', async () => {
    const { db } = server.database;
    await add(8);
    const [before] = await wished();
    await db
      .update(medicineTable)
      .set({ offerPaise: sql`${medicineTable.offerPaise} - 5` })
      .where(eq(medicineTable.id, 8));
    const [after] = await wished();
    await db
      .update(medicineTable)
      .set({ offerPaise: sql`${medicineTable.offerPaise} + 5` })
      .where(eq(medicineTable.id, 8));
    expect(before!.offer_price - after!.offer_price).toBeCloseTo(0.05, 6);
  });
});

describe("medicines by their ids, as a cart or a visitor's wishlist asks for them", () => {
  const known = ({ data }: MedicineList) => data.map(({ id }) => id);
  test('come in the order asked for, each once; unknown ones are left out', async () => {
    expect(known(await get({ ids: [9, 2, 30, 4] }))).toEqual([9, 2, 30, 4]);
    expect(known(await get({ ids: [9, 999_999, 2, 0, 9_999_999_999, 9] }))).toEqual([9, 2]);
    expect(await get({ ids: [999_999] })).toMatchObject({
      success: true,
      data: [],
      pagination: { total: 0, has_next: false },
    });
  });
  test('fifty at most, in pages like any list', async () => {
    const fifty = Array.from({ length: 50 }, (_, i) => 50 - i);
    expect(known(await get({ ids: fifty, limit: 50 }))).toEqual(fifty);
    const first = await get({ ids: fifty });
    expect([known(first), first.pagination]).toEqual([
      fifty.slice(0, 12),
      { page: 1, limit: 12, total: 50, total_exact: true, has_previous: false, has_next: true },
    ]);
    expect(known(await get({ ids: fifty, limit: 20, page: 3 }))).toEqual(fifty.slice(40));
  });
  test.each([
    '',
    ',',
    '1,',
    ',1',
    '1,,2',
    'a',
    '1.5',
    '-1',
    '1 2',
    '1;2',
    '1e3',
    '0x1',
    '12345678901',
    '%00',
    "1' or 1=1",
    Array.from({ length: 51 }, (_, i) => i + 1).join(','),
  ])('ids=%s is refused', async (list) => {
    expect(
      failureOf(
        await server.app.inject(
          `/api/medicines/?ids=${list.includes('%') ? list : encodeURIComponent(list)}`,
        ),
      ),
    ).toMatchObject({
      status: 400,
      fields: { ids: 'Give ids as up to 50 numbers with commas between them.' },
    });
  });
  test('given twice they have no one meaning', async () => {
    expect(failureOf(await server.app.inject('/api/medicines/?ids=1&ids=2'))).toMatchObject({
      status: 400,
      fields: { ids: 'Please give each value only once.' },
    });
  });
});
