import type { Medicine, MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import { eq, inArray, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { medicineTable } from '../src/medicine/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { sharedServer } from './test-server.ts';
import { sampleRows } from './rows.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});
const get = async <T>(url: string) => (await server.app.inject(url)).json<T>();
const list = (query: string) => get<MedicineList>(`/api/medicines/${query}`);
const names = ({ data }: MedicineList) => data.map((one) => one.name);
/** What the triggers tell arrives a moment after the commit. */
const settled = async (check: () => Promise<void>) => {
  await expect
    .poll(
      () =>
        check().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000, interval: 20 },
    )
    .toBe(true);
};

describe('narrowed', () => {
  const all = async (query: string) => {
    const { data, pagination } = await list(`?limit=100&${query}`);
    expect(pagination.total).toBeGreaterThan(0);
    return data;
  };
  test('by prescription, form and price, and counted so', async () => {
    expect((await all('prescription=no')).every((one) => !one.prescription_required)).toBe(true);
    expect((await all('prescription=yes')).every((one) => one.prescription_required)).toBe(true);
    expect((await all('form=syrup')).every((one) => one.form === 'syrup')).toBe(true);
    expect(
      (await all('price=20-30')).every(({ offer_price }) => offer_price >= 20 && offer_price <= 30),
    ).toBe(true);
    const [both, one] = [await list('?price=20-30&form=syrup'), await list('?form=syrup')];
    expect(both.pagination.total).toBeLessThan(one.pagination.total);
  });
  test('by what it is for: one of those that are told', async () => {
    const { data: uses } = await get<{ data: string[] }>('/api/medicines/uses/');
    expect(uses.toSorted()).toEqual(['Allergy', 'Diabetes', 'Pain and fever']);
    const sums = [];
    for (const use of uses) sums.push((await list(`?use=${encodeURIComponent(use)}`)).pagination.total);
    expect(sums.reduce((sum, one) => sum + one)).toBe(360);
    expect((await list('?use=Nothing')).pagination.total).toBe(0);
  });
  test('by stock, as it is now', async () => {
    const [one] = await all('stock=in&sort=name-asc');
    const found = async () => (await all('stock=in')).length + (await list('?stock=in')).pagination.total;
    const before = await found();
    await server.database.db.update(medicineTable).set({ stock: 0 }).where(eq(medicineTable.id, one!.id));
    await settled(async () =>
      expect((await list('?stock=in&again')).pagination.total).toBe(before - 100 - 1),
    );
    await server.database.db.update(medicineTable).set({ stock: 50 }).where(eq(medicineTable.id, one!.id));
    await settled(async () => expect((await list('?stock=in&then')).pagination.total).toBe(before - 100));
  });
  test.each([
    'prescription=maybe',
    'stock=out',
    'form=rocket',
    'price=cheap',
    'price=1-2-3',
    `use=${'x'.repeat(61)}`,
  ])('%s is not understood, and narrows nothing', async (query) => {
    expect((await list(`?${query}`)).pagination.total).toBe(400);
  });
  test('where nothing matches, what may have been meant is offered', async () => {
    expect(await list('?search=pntavdx')).toMatchObject({ data: [], close: ['pantavida'] });
    expect(await list('?search=febrisol')).not.toHaveProperty('close');
  });
});

describe('the list', () => {
  test('without a question: twelve, the most popular first, exactly counted', async () => {
    const first = await list('');
    expect(first.data).toHaveLength(12);
    expect(first.pagination).toEqual({
      page: 1,
      limit: 12,
      total: 400,
      total_exact: true,
      has_previous: false,
      has_next: true,
    });
    const popularity = new Map(sampleRows().map((row) => [row.name, row.popularity!]));
    const shown = names(first).map((name) => popularity.get(name)!);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  });
  test('limit is clamped at 100, and the last page knows that it is the last', async () => {
    expect((await list('?limit=1000000')).pagination).toMatchObject({ limit: 100, has_next: true });
    expect((await list('?limit=100&page=4')).pagination).toMatchObject({
      total: 400,
      has_previous: true,
      has_next: false,
    });
  });
  test('money is rupees, and a unit price where the pack says what it holds', async () => {
    const row = sampleRows()[1]!;
    const {
      data: [found],
    } = await list(`?search=${encodeURIComponent(row.name)}`);
    expect(found).toMatchObject({
      mrp: row.mrpPaise / 100,
      offer_price: row.offerPaise / 100,
      unit: 'tablet',
      unit_price: Math.round(row.offerPaise / 10) / 100,
    });
  });
  test('a letter and an order go together with a search', async () => {
    const answer = await list('?search=mg&letter=p&sort=price-desc&limit=100');
    expect(answer.data.length).toBeGreaterThan(5);
    expect(answer.data.every((one) => one.name.startsWith('P'))).toBe(true);
    const prices = answer.data.map((one) => one.offer_price);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
  test('names that begin with the search stand first', async () => {
    const found = names(await list('?search=para&limit=100'));
    const begins = found.map((name) => name.toLowerCase().startsWith('para'));
    expect(begins[0]).toBe(true);
    expect(begins).toContain(false);
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
  });
  test.each([
    ['%', 'Dextrose 5% Infusion'],
    ['_', 'Under_score Balm'],
    ['\\', String.raw`Back\slash Drops`],
    ['पेरा', 'पेरासिटामोल सिरप'],
    ['🙂', 'Emoji 🙂 Lozenges'],
    ["O'NEIL", 'O\'Neil\'s "Quoted" Rub'],
    ['u\u0308nïc', 'Ünïcode Gel'],
  ])('%s stands for itself', async (search, name) => {
    expect(names(await list(`?search=${encodeURIComponent(search)}`))).toEqual([name]);
  });
  test('a misspelt word is put right, and the answer says so', async () => {
    const wrong = await list('?search=Fevrisol%20650');
    expect(wrong.corrected).toBe('febrisol 650');
    expect(names(wrong)).toEqual(names(await list('?search=febrisol%20650')));
    expect((await list('?search=qzqzqzqz')).data).toEqual([]);
    expect((await list('?search=febrisol')).corrected).toBeNull();
  });
});

describe('a medicine', () => {
  const detail = (id: number) => get<MedicineDetail>(`/api/medicines/${id}/`);
  test('equals are the same substance, strength and form, in stock, cheapest unit first, without itself', async () => {
    const all = (await server.database.db.select().from(medicineTable)).filter(
      (row) => row.composition !== null,
    );
    const one = all.find(
      (row) =>
        all.filter((other) => other.composition === row.composition && other.form === row.form).length > 3,
    )!;
    const { alternatives } = await detail(one.id);
    expect(alternatives.length).toBeGreaterThan(1);
    expect(alternatives.length).toBeLessThanOrEqual(6);
    expect(
      alternatives.every(
        (other) =>
          other.composition === one.composition &&
          other.form === one.form &&
          other.in_stock &&
          other.id !== one.id,
      ),
    ).toBe(true);
    const prices = alternatives.map((other) => other.unit_price ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
  test('six others of its use without a prescription, that change with the day and not within it (C24)', async () => {
    const { alternatives, related } = await detail(20);
    expect(related).toHaveLength(6);
    expect(related.filter(({ prescription_required }) => prescription_required)).toEqual([]);
    const rows = await server.database.db
      .select({ id: medicineTable.id, category: medicineTable.category })
      .from(medicineTable)
      .where(inArray(medicineTable.id, [20, ...related.map(({ id }) => id)]));
    expect(new Set(rows.map(({ category }) => category)).size).toBe(1);
    const ids = related.map((other) => other.id);
    expect(new Set([...ids, 20, ...alternatives.map((other) => other.id)]).size).toBe(
      7 + alternatives.length,
    );
    server.clock.advance(60);
    const sameDay = (await get<MedicineDetail>('/api/medicines/20/?again')).related.map((other) => other.id);
    expect(sameDay).toEqual(ids);
    server.clock.advance(24 * 3600);
    expect(
      (await get<MedicineDetail>('/api/medicines/20/?tomorrow')).related.map((other) => other.id),
    ).not.toEqual(ids);
  });
  test('its picture is drawn, under a version that changes with what stands on the pack', async () => {
    const before = (await detail(12)).data;
    expect(before.image).toMatch(/^\/api\/img\/medicine\/12\.svg\?v=[\w-]{10}$/);
    const picture = await server.app.inject(before.image!);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(picture.body).toContain(before.name);
    expect((await server.app.inject('/api/img/medicine/12.svg?v=old')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );

    await server.database.db
      .update(medicineTable)
      .set({ strength: '999 mg' })
      .where(eq(medicineTable.id, 12));
    await settled(async () => {
      expect((await detail(12)).data.image).not.toBe(before.image);
    });
    await server.database.db
      .update(medicineTable)
      .set({ strength: sampleRows()[11]!.strength })
      .where(eq(medicineTable.id, 12));
    await settled(async () => {
      expect((await detail(12)).data.image).toBe(before.image);
    });
  });
  test('an uploaded picture goes before a drawn one', async () => {
    await server.database.db
      .update(medicineTable)
      .set({ image: '/api/files/abc' })
      .where(eq(medicineTable.id, 13));
    await settled(async () => {
      expect((await detail(13)).data.image).toBe('/api/files/abc');
    });
    await server.database.db.update(medicineTable).set({ image: null }).where(eq(medicineTable.id, 13));
    await settled(async () => {
      expect((await detail(13)).data.image).toContain('13.svg');
    });
  });
});

test('whoever changes the table, search, counts and ready answers follow', async () => {
  const add = Array.from({ length: 1_100 }, (_, i) => ({
    code: `N-${i}`,
    name: `Newcomer ${i}`,
    mrpPaise: 100,
    offerPaise: 100,
    popularity: -1,
  }));
  const letterN = '/api/medicines/?letter=N';
  expect((await get<MedicineList>(letterN)).pagination.total).toBe(0);
  await server.database.db.insert(medicineTable).values(add);
  await settled(async () => {
    expect((await get<MedicineList>(letterN)).pagination).toMatchObject({ total: 1_100, total_exact: true });
  });
  expect((await list('?search=newcomer')).pagination).toMatchObject({
    total: 1_000,
    total_exact: false,
    has_next: true,
  });
  const late = await list('?search=newcomer&limit=100&page=11');
  expect([late.data.length, late.pagination.has_next]).toEqual([100, false]);
  expect((await list('?search=newcomer&limit=100&page=12')).data).toEqual([]);

  await server.database.db.delete(medicineTable).where(like(medicineTable.code, 'N-%'));
  await settled(async () => {
    expect((await get<MedicineList>(letterN)).pagination.total).toBe(0);
  });
});

test('a change that is rolled back is never seen', async () => {
  // Names are compared behind a change: those of the test before may still be on their way.
  await server.areas.medicine.catalogue.compared();
  const before = await list('?limit=3');
  await expect(
    server.database.db.transaction(async (tx) => {
      await tx.delete(medicineTable).where(
        inArray(
          medicineTable.id,
          before.data.map((one: Medicine) => one.id),
        ),
      );
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await server.areas.medicine.catalogue.refresh();
  expect(await list('?limit=3')).toEqual(before);
});
