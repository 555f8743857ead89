import type { Address, Addresses, MapAddress } from '@doorstep/contract/address.schema';
import { storePlace } from '@doorstep/contract/delivery';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gazetteer, pincodeOf } from '../src/address/gazetteer.ts';
import { addressTable } from '../src/address/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { shopperWith } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { HOME, newPatient, ON_MAP } from './people.ts';
import { sharedServer } from './test-server.ts';

let server: AppServer, someone: Awaited<ReturnType<typeof newPatient>>;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  someone = await newPatient(server);
});
const DELHI = { city: 'New Delhi', state: 'Delhi', pincode: '110001' };
const PATNA = { city: 'Patna', state: 'Bihar', pincode: '800001' };
const IN_PATNA = { latitude: 25.6031, longitude: 85.1269 };
/** A degree of latitude, 6371 km × π ÷ 180. */
const DEGREE_KM = 111.19493;
const good = async <T>(asked: ReturnType<typeof someone.call>) => {
  const answer = await asked;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
};
const post = (more: object = {}) => someone.call('POST', '/user/addresses/', { ...HOME, ...more });
const put = (id: number, more: object = {}) =>
  someone.call('PUT', `/user/addresses/${id}/`, { ...HOME, ...more });
const add = async (more: object = {}) => (await good<{ data: Address }>(post(more))).data;
const edit = async (id: number, more: object) => (await good<{ data: Address }>(put(id, more))).data;
const postMap = (more: object) => someone.call('POST', '/user/addresses/add/', { ...ON_MAP, ...more });
const putMap = (id: number, more: object) =>
  someone.call('PUT', `/user/addresses/${id}/edit/`, { ...ON_MAP, ...more });
const list = async () => (await good<Addresses>(someone.call('GET', '/user/addresses/'))).addresses;
const rowOf = async (id: number) =>
  (await server.database.db.select().from(addressTable).where(eq(addressTable.id, id)))[0];
/** A row of before: nobody looked whether its point fits. */
const store = (id: number, row: Partial<typeof addressTable.$inferInsert>) =>
  server.database.db.update(addressTable).set(row).where(eq(addressTable.id, id));
const farFrom = (answer: Awaited<ReturnType<typeof post>>, ...fields: string[]) => {
  const refusal = failureOf(answer);
  expect(refusal).toMatchObject({ status: 400, code: 'invalid' });
  expect(Object.keys(refusal.fields!)).toEqual(fields);
  for (const said of Object.values(refusal.fields!))
    expect(said).toMatch(
      /^This point is [\d,.]+ km away from pincode \d{6}\. Choose another point, or correct the pincode\.$/,
    );
};
/** The northernmost place of a pincode, in degrees. */
function northOf(pincode: string): { latitude: number; longitude: number } {
  const all = gazetteer();
  const rows = [...all.names.keys()].filter(
    (row) => all.kinds[row] !== 'city' && pincodeOf(all, row) === pincode,
  );
  const top = rows.toSorted((a, b) => all.latitudes[b]! - all.latitudes[a]!)[0]!;
  return { latitude: all.latitudes[top]!, longitude: all.longitudes[top]! };
}

describe('a point that lies outside its pincode (C41)', () => {
  test('is refused with a sentence: Delhi is not beside the store', async () => {
    farFrom(await post({ ...DELHI, ...storePlace }), 'pincode', 'latitude');
    expect(await list()).toEqual([]);
    const made = await add(),
      before = await rowOf(made.id);
    farFrom(await put(made.id, { ...DELHI, ...storePlace }), 'pincode', 'latitude');
    farFrom(await put(made.id, IN_PATNA), 'pincode', 'latitude');
    expect(await rowOf(made.id)).toEqual(before);
  });
  test('may lie 15 km outside of the places that are known of it', async () => {
    const { latitude, longitude } = northOf('834001');
    expect(await add({ latitude: latitude + 14.9 / DEGREE_KM, longitude })).toMatchObject({ longitude });
    farFrom(await post({ latitude: latitude + 15.1 / DEGREE_KM, longitude }), 'pincode', 'latitude');
  });
  test('of which one place is known may be as large as others are', async () => {
    const alone = { city: 'Chainpur', pincode: '835206' },
      { latitude, longitude } = northOf('835206');
    expect(await add({ ...alone, latitude: latitude + 24 / DEGREE_KM, longitude })).toMatchObject({
      longitude,
    });
    farFrom(await post({ ...alone, latitude: latitude + 26 / DEGREE_KM, longitude }), 'pincode', 'latitude');
  });
  test('that nobody knows is compared with its sorting district, if there is one', async () => {
    expect(await add({ pincode: '834999', ...storePlace })).toMatchObject(storePlace);
    farFrom(await post({ ...DELHI, pincode: '110999', ...storePlace }), 'pincode', 'latitude');
    expect(await add({ pincode: '999999', ...storePlace })).toMatchObject(storePlace);
  });
});

describe('an edit in the form', () => {
  const here = { latitude: 23.3812, longitude: 85.3163 };
  test.each([
    ['and sends no point', {}],
    ['and sends the one that is stored', here],
  ])('that goes to another city drops the point that does not fit, %s', async (_, more) => {
    const made = await add(here);
    expect(await edit(made.id, { ...PATNA, ...more })).toMatchObject({
      ...PATNA,
      latitude: null,
      longitude: null,
      distance_km: 251.9,
    });
    expect(await rowOf(made.id)).toMatchObject({ latitude: null, longitude: null });
  });
  test('that goes to a pincode beside keeps it', async () => {
    const made = await add(here);
    expect(await edit(made.id, { pincode: '834008', city: 'Kanke' })).toMatchObject(here);
  });
  test('that brings a point which fits takes it', async () => {
    const made = await add(here);
    expect(await edit(made.id, { ...PATNA, ...IN_PATNA })).toMatchObject(IN_PATNA);
  });
});

describe('on the map', () => {
  const text = 'Block A, Connaught Place, New Delhi 110001';
  test('a line that names a pincode elsewhere is refused', async () => {
    farFrom(await postMap({ address: text, ...storePlace }), 'latitude');
    const made = await good<MapAddress>(postMap({})),
      before = await rowOf(made.id);
    farFrom(await putMap(made.id, { address: text }), 'latitude');
    expect(await rowOf(made.id)).toEqual(before);
    expect(await list()).toHaveLength(1);
  });
  test('a line that names its own, or a number that is none, is taken', async () => {
    for (const address of ['12 Kanke Road 834001', 'Plot 999999, Ranchi', 'Survey 110001/2, Ranchi 834008'])
      expect((await postMap({ address })).statusCode, address).toBe(201);
  });
  test('a marker that leaves the pincode of the form is refused; a stored one that does not fit is dropped', async () => {
    const made = await add({ latitude: 23.3812, longitude: 85.3163 });
    farFrom(await putMap(made.id, IN_PATNA), 'latitude');
    expect(await rowOf(made.id)).toMatchObject({ latitude: 23.3812 });
    await store(made.id, { ...IN_PATNA });
    expect(await good<MapAddress>(putMap(made.id, { ...IN_PATNA, address: '9 Lalpur Chowk' }))).toMatchObject(
      {
        address: '9 Lalpur Chowk',
        pincode: '834001',
        latitude: null,
      },
    );
  });
});

describe('a state', () => {
  test.each(['Delhi', 'NCT of Delhi', 'U.P.', 'west bengal', 'दिल्ली', 'Orissa'])(
    '%s is not where 834001 is',
    async (state) => {
      expect(failureOf(await post({ city: 'New Delhi', state }))).toMatchObject({
        status: 400,
        fields: { state: 'Pincode 834001 is in Jharkhand. Please check the state and the pincode.' },
      });
      expect(await list()).toEqual([]);
    },
  );
  test.each(['JHARKHAND', 'jhar khand', 'Jharkand', 'झारखंड', 'झारखण्ड', 'JH', 'Chotanagpur'])(
    '%s is, or nobody can tell',
    async (state) => {
      expect(await add({ state })).toMatchObject({ state });
    },
  );
  test.each([
    ['Chandigarh', '160055'],
    ['Andhra Pradesh', '500001'],
    ['Orissa', '751001'],
    ['Uttaranchal', '248001'],
    ['J&K', '194101'],
    ['Sikkim', '999999'],
  ])('%s is one of those of %s', async (state, pincode) => {
    expect(await add({ state, pincode })).toMatchObject({ state, pincode });
  });
  test('is looked at where an edit changes it', async () => {
    const made = await add();
    await store(made.id, { state: 'Delhi' });
    expect(await edit(made.id, { state: 'Delhi', landmark: 'Gate' })).toMatchObject({ landmark: 'Gate' });
    expect(failureOf(await put(made.id, { state: 'Bihar' })).fields).toHaveProperty('state');
  });
});

describe('where an order goes', () => {
  const quote = async (id: number, more: object = {}) => {
    const shop = await shopperWith(server, someone.headers);
    return shop.post('/order/place/', shop.cart([{ id: 2, qty: 1 }], { address_id: id, ...more }));
  };
  const HERE = { lat: storePlace.latitude, lng: storePlace.longitude };
  test('an old row whose point is elsewhere goes to its pincode, whatever the call says', async () => {
    const made = await add({ latitude: 23.3441, longitude: 85.3096 });
    await store(made.id, DELHI);
    expect((await list())[0]).toMatchObject({ latitude: null, longitude: null, distance_km: 999.2 });
    for (const more of [{}, HERE])
      expect(failureOf(await quote(made.id, more))).toMatchObject({ status: 422, code: 'out_of_reach' });
  });
  test('an old line of the map that names another pincode goes there', async () => {
    const made = await good<MapAddress>(postMap(storePlace));
    await store(made.id, { typed: 'Connaught Place, New Delhi 110001' });
    for (const more of [{}, HERE])
      expect(failureOf(await quote(made.id, more))).toMatchObject({ status: 422, code: 'out_of_reach' });
  });
  test("the device's place counts for a pincode that nobody knows, and only where it fits", async () => {
    const near = await add({ pincode: '834999' }),
      anywhere = await add({ pincode: '999999' }),
      delhi = await add({ ...DELHI, pincode: '110999' });
    for (const { id } of [near, anywhere]) {
      expect(failureOf(await quote(id))).toMatchObject({ status: 422, code: 'no_place' });
      expect((await quote(id, HERE)).statusCode).toBe(200);
    }
    expect(failureOf(await quote(delhi.id, HERE))).toMatchObject({ status: 422, code: 'no_place' });
  });
  test('it never overrules a pincode that is known', async () => {
    const [known, far] = [await add(), await add(PATNA)];
    const [without, with_] = [await quote(known.id), await quote(known.id, { lat: 23.6, lng: 85.4 })];
    expect(with_.json()).toMatchObject({
      distance_km: without.json<{ distance_km: number }>().distance_km,
    });
    expect(failureOf(await quote(far.id, HERE))).toMatchObject({ status: 422, code: 'out_of_reach' });
  });
});
