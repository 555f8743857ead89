import type { Address, Addresses, MapAddress } from '@doorstep/contract/address.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressTable } from '../src/address/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { orderTable } from '../src/order/schema.ts';
import { shopperWith } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { sharedServer } from './test-server.ts';
import { as, HOME, newPatient, ON_MAP } from './people.ts';

let server: AppServer, someone: Awaited<ReturnType<typeof newPatient>>;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  someone = await newPatient(server);
});

const FULL = {
  ...HOME,
  title: 'Home',
  name: 'Asha Kumari',
  mobile: '9876500000',
  address_line_1: 'Flat 4B',
  address_line_2: 'Kanke Road',
  landmark: 'Gate',
  latitude: 23.3812,
  longitude: 85.3163,
  is_default: true,
};
const LALPUR = { latitude: 23.3715, longitude: 85.3372 };
const PATNA = { latitude: 25.6093, longitude: 85.1235 };
const good = async <T>(asked: ReturnType<typeof someone.call>): Promise<T> => {
  const answer = await asked;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
};
const add = async (more: object = {}) =>
  (await good<{ data: Address }>(someone.call('POST', '/user/addresses/', { ...HOME, ...more }))).data;
const addOnMap = (more: object = {}) =>
  good<MapAddress>(someone.call('POST', '/user/addresses/add/', { ...ON_MAP, ...more }));
const edit = async (id: number, body: object) =>
  (await good<{ data: Address }>(someone.call('PUT', `/user/addresses/${id}/`, body))).data;
const editOnMap = (id: number, more: object) =>
  good<MapAddress>(someone.call('PUT', `/user/addresses/${id}/edit/`, { ...ON_MAP, ...more }));
const list = async () => (await good<Addresses>(someone.call('GET', '/user/addresses/'))).addresses;
const rowOf = async (id: number) =>
  (await server.database.db.select().from(addressTable).where(eq(addressTable.id, id)))[0];
/** What the form sends of an address that it was opened with. */
const formOf = ({
  title,
  address_line_1,
  address_line_2,
  landmark,
  city,
  state,
  pincode,
  is_default,
}: Address) => ({ title, address_line_1, address_line_2, landmark, city, state, pincode, is_default });
const mapFormOf = ({ name, mobile, address: text, latitude, longitude }: Address) => ({
  name,
  mobile,
  address: text,
  latitude,
  longitude,
});

describe('an address from the map', () => {
  test('comes back bare, with the area of its point, under Home, then Address (C34)', async () => {
    const first = await addOnMap(),
      second = await addOnMap({ address: '  7 Main Road \n' });
    expect(first).toMatchObject({
      success: true,
      title: 'Home',
      label: 'Home',
      name: 'Sita Devi',
      mobile: '9811144466',
      address: '12 Kanke Road, Ranchi',
      full_address: '12 Kanke Road, Ranchi',
      address_line_1: '12 Kanke Road, Ranchi',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834001',
      is_default: true,
      latitude: 23.3812,
      longitude: 85.3163,
      distance_km: 4.2,
    });
    expect(second).toMatchObject({ title: 'Address', address: '7 Main Road', is_default: false });
    expect((await list()).map((one) => Object.assign(one, { success: true }))).toEqual([first, second]);
  });
  test('keeps in its lines what stands in no field of its own', async () => {
    expect(await addOnMap({ address: '12 Kanke Road, Ranchi, Jharkhand 834001' })).toMatchObject({
      address: '12 Kanke Road, Ranchi, Jharkhand 834001',
      address_line_1: '12 Kanke Road',
    });
  });
  test.each(
    Object.entries({
      name: ['', ' ', null, 7],
      address: ['', '\t', null, {}],
      mobile: ['', ' ', null],
      latitude: [null, '23.3', undefined],
      longitude: [null, [], 'x'],
    }).flatMap(([field, values]) => values.map((value) => [field, value] as const)),
  )('wants all fields and a place: %s %j', async (field, value) => {
    const { status, error, fields } = failureOf(
      await someone.call('POST', '/user/addresses/add/', { ...ON_MAP, [field]: value }),
    );
    expect([status, error, fields]).toEqual([
      400,
      'Please fill all fields and select a location',
      { [field]: 'Please fill all fields and select a location' },
    ]);
  });
  test.each(['12345', '5876543210', '98765432101', 'none'])(
    'wants a mobile that can be called, not %s',
    async (mobile) => {
      expect(
        failureOf(await someone.call('POST', '/user/addresses/add/', { ...ON_MAP, mobile })),
      ).toMatchObject({ status: 400, fields: { mobile: 'Please enter a valid 10-digit mobile number' } });
    },
  );
  test.each([
    [91, 85],
    [999, 999],
    [23, -181],
    [1e308, 0],
  ])('is not at %d, %d (T41)', async (latitude, longitude) => {
    const { status, fields } = failureOf(
      await someone.call('POST', '/user/addresses/add/', { ...ON_MAP, latitude, longitude }),
    );
    expect([status, Object.values(fields!)[0]]).toEqual([
      400,
      'Give the position as numbers: latitude from -90 to 90, longitude from -180 to 180.',
    ]);
  });
  test.each([
    [0, 0],
    [27.7, 85.32],
    [31.55, 74.34],
    [15, 70],
    [90, 180],
  ])('is in India, not at %d, %d; an edit does not bring it there either', async (latitude, longitude) => {
    const made = await addOnMap(),
      before = await rowOf(made.id);
    for (const answer of [
      await someone.call('POST', '/user/addresses/add/', { ...ON_MAP, latitude, longitude }),
      await someone.call('PUT', `/user/addresses/${made.id}/edit/`, { ...ON_MAP, latitude, longitude }),
    ])
      expect(failureOf(answer)).toMatchObject({
        status: 400,
        fields: { latitude: 'Please choose a place in India.' },
      });
    expect(await rowOf(made.id)).toEqual(before);
    expect(await list()).toHaveLength(1);
  });
  test('has its distance from the exact point, whatever its text says (T41)', async () => {
    // A degree of latitude is 6371 km × π ÷ 180.
    const made = await Promise.all(
      [30 / 111.19493, 40 / 111.19493].map((degrees) =>
        addOnMap({
          address: 'Next to the pharmacy, Ranchi',
          latitude: 23.3441 + degrees,
          longitude: 85.3096,
        }),
      ),
    );
    expect(made.map(({ distance_km }) => distance_km)).toEqual([30, 40]);
  });
});

describe('an edit changes what its screen shows, and nothing else (C34)', () => {
  test('the form: title, lines, area and default', async () => {
    const made = await add(FULL);
    expect(
      await edit(made.id, {
        ...formOf(made),
        title: 'Office',
        city: 'Patna',
        state: 'Bihar',
        pincode: '800001',
      }),
    ).toEqual({
      ...made,
      title: 'Office',
      label: 'Office',
      address_type: 'Office',
      city: 'Patna',
      state: 'Bihar',
      pincode: '800001',
      full_address: 'Flat 4B, Kanke Road, Near Gate, Patna, Bihar 800001',
      address: 'Flat 4B, Kanke Road, Near Gate, Patna, Bihar 800001',
      // In Patna it is not.
      latitude: null,
      longitude: null,
      distance_km: 251.9,
      delivery_charge: null,
      promised_at: null,
    });
    await edit(made.id, { ...formOf(made), latitude: made.latitude, longitude: made.longitude });
    const { address_line_2: _, landmark: __, is_default: ___, ...short } = formOf(made);
    expect(await edit(made.id, short)).toEqual(made);
    expect(
      await edit(made.id, {
        ...short,
        address_line_2: '',
        landmark: '',
        name: 'Ravi',
        latitude: null,
        longitude: null,
      }),
    ).toMatchObject({ name: 'Ravi', mobile: '9876500000', address_line_2: '', landmark: '', latitude: null });
  });
  test('the map: name, mobile, line and point', async () => {
    const made = await add(FULL);
    expect(
      await editOnMap(made.id, { ...mapFormOf(made), name: 'Ravi Oraon', mobile: '9811111111', ...LALPUR }),
    ).toMatchObject({
      ...made,
      name: 'Ravi Oraon',
      mobile: '9811111111',
      ...LALPUR,
      distance_km: expect.any(Number) as number,
    });
    const next = await editOnMap(made.id, { ...mapFormOf(made), address: '9 Lalpur Chowk' });
    expect(next).toMatchObject({
      title: 'Home',
      address: '9 Lalpur Chowk',
      full_address: '9 Lalpur Chowk',
      address_line_1: '9 Lalpur Chowk',
      landmark: 'Gate',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834001',
      is_default: true,
    });
  });
  test('a round trip through the other screen loses nothing', async () => {
    const fromForm = await add(FULL),
      fromMap = await addOnMap();
    expect(await editOnMap(fromForm.id, mapFormOf(fromForm))).toEqual({ success: true, ...fromForm });
    expect({ success: true, ...(await edit(fromMap.id, formOf(fromMap))) }).toEqual(fromMap);
    const lines = await editOnMap(fromForm.id, {
      ...mapFormOf(fromForm),
      address: 'Flat 5C, Kanke Road, Near Gate, Ranchi, Jharkhand 834001',
    });
    expect(lines).toMatchObject({
      address_line_1: 'Flat 5C',
      address_line_2: 'Kanke Road',
      landmark: 'Gate',
    });
    expect(await edit(fromForm.id, { ...formOf(lines), address_line_1: 'Flat 6D' })).toMatchObject({
      address: 'Flat 6D, Kanke Road, Near Gate, Ranchi, Jharkhand 834001',
      latitude: 23.3812,
    });
  });
  test('the area follows the marker only while nobody has said another', async () => {
    const made = await addOnMap();
    expect(await editOnMap(made.id, PATNA)).toMatchObject({
      city: 'Patna',
      state: 'Bihar',
      address: '12 Kanke Road, Ranchi',
    });
    await edit(made.id, { ...formOf(made), pincode: '834009' });
    expect(await editOnMap(made.id, LALPUR)).toMatchObject({
      city: 'Ranchi',
      pincode: '834009',
      ...LALPUR,
    });
  });
  test('a courier reads landmark and area behind a line that leaves them out; an order keeps it when the address is gone', async () => {
    const made = await addOnMap({ address: '12 Kanke Road' });
    await edit(made.id, { ...formOf(made), landmark: 'Gate' });
    await editOnMap(made.id, { address: '14 Kanke Road' });
    const shop = await shopperWith(server, someone.headers),
      { order_id } = await shop.buy([{ id: 2, qty: 1 }]);
    await good(someone.call('DELETE', `/user/addresses/${made.id}/delete/`));
    const [kept] = await server.database.db
      .select({ address: orderTable.address })
      .from(orderTable)
      .where(eq(orderTable.id, order_id));
    expect(kept!.address).toBe('14 Kanke Road, Near Gate, Ranchi, Jharkhand 834001');
    expect(await shop.order(order_id)).toMatchObject({ address: kept!.address });
  });
  test('another becomes the default by being made it; unticking it leaves it', async () => {
    const [first, second] = [await add(), await add()];
    expect(await edit(first.id, { ...HOME, is_default: false })).toMatchObject({ is_default: true });
    expect(await edit(second.id, { ...HOME, is_default: true })).toMatchObject({ is_default: true });
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });
  test('what is wrong is refused with its sentence, and the row stays', async () => {
    const made = await add(FULL),
      before = await rowOf(made.id);
    expect(
      failureOf(await someone.call('PUT', `/user/addresses/${made.id}/`, { ...HOME, pincode: '1' })),
    ).toMatchObject({ status: 400, fields: { pincode: 'Pincode must be 6 digits' } });
    expect(
      failureOf(await someone.call('PUT', `/user/addresses/${made.id}/edit/`, { ...ON_MAP, name: '' })),
    ).toMatchObject({ status: 400, error: 'Please fill all fields and select a location' });
    expect(await rowOf(made.id)).toEqual(before);
  });
});

describe('removing one', () => {
  test.each(['', 'delete/'])("the default's place goes to the oldest other (%s)", async (end) => {
    const [first, second, third] = [await add(), await add(), await add({ is_default: true })];
    const remove = (id: number) => good(someone.call('DELETE', `/user/addresses/${id}/${end}`));
    expect(await remove(third.id)).toEqual({ success: true });
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    await remove(second.id);
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([[first.id, true]]);
    await remove(first.id);
    expect(await list()).toEqual([]);
    expect(failureOf(await someone.call('DELETE', `/user/addresses/${first.id}/${end}`))).toMatchObject({
      status: 404,
    });
  });
});

const channels = [
  ['PUT', '', HOME],
  ['DELETE', '', undefined],
  ['PUT', 'edit/', ON_MAP],
  ['DELETE', 'delete/', undefined],
] as const;
describe("what is another's", () => {
  test.each(channels)(
    '%s …/%s answers as if it were not there, and leaves it (T2)',
    async (method, end, body) => {
      const made = await add(FULL),
        before = await rowOf(made.id);
      for (const headers of [await as.imran(server), await as.admin(server)]) {
        const ask = async (id: number) => {
          const { error, ...rest } = failureOf(
            await server.app.inject({
              method,
              url: `/api/user/addresses/${id}/${end}`,
              headers,
              ...(body && { payload: body }),
            }),
          );
          return { error, ...rest };
        };
        const foreign = await ask(made.id);
        expect(foreign).toMatchObject({
          status: 404,
          code: 'not_found',
          error: 'We could not find that address.',
        });
        expect(foreign).toEqual(await ask(2_000_000_000));
      }
      expect(await rowOf(made.id)).toEqual(before);
    },
  );
  test.each(channels)('%s …/%s of an id that cannot be one is 404', async (method, end, body) => {
    for (const id of ['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%00', "1'--"])
      expect((await someone.call(method, `/user/addresses/${id}/${end}`, body)).statusCode, id).toBe(404);
  });
  test("no key makes an address another's, another one, or the default (T5)", async () => {
    const [theirs, first, mine] = [
      (await server.database.db.select().from(addressTable).limit(1))[0]!,
      await add(),
      await add(),
    ];
    const stolen = {
      id: theirs.id,
      account_id: theirs.accountId,
      accountId: theirs.accountId,
      user_id: theirs.accountId,
      created_at: '2020-01-01',
      createdAt: '2020-01-01',
      distance_km: 0,
      typed: 'x',
      areaOfPoint: true,
      isDefault: true,
    };
    await edit(mine.id, { ...HOME, ...stolen, full_address: 'x', label: 'x', address: 'x', line1: 'x' });
    await editOnMap(mine.id, { ...stolen, is_default: true, title: 'x', city: 'x', pincode: '110001' });
    const added = await addOnMap({ ...stolen, is_default: true, title: 'x', city: 'x', pincode: '110001' });
    expect(await rowOf(theirs.id)).toEqual(theirs);
    expect(await rowOf(mine.id)).toMatchObject({
      accountId: someone.id,
      title: 'Office',
      city: 'Ranchi',
      pincode: '834001',
      isDefault: false,
    });
    expect(added).toMatchObject({ title: 'Home', city: 'Ranchi', pincode: '834001', is_default: false });
    expect((await list()).map(({ id }) => id)).toEqual([first.id, mine.id, added.id]);
  });
});

describe('many at once', () => {
  let servers: AppServer[],
    close = async () => {};
  beforeAll(async () => {
    ({ servers, close } = await createServers());
  });
  afterAll(() => close());
  test('of those that are left one is the default', async () => {
    const person = await newPatient(servers[0]!),
      { db } = servers[0]!.database;
    const ids: number[] = [];
    for (let i = 0; i < 12; i++)
      ids.push((await good<{ data: Address }>(person.call('POST', '/user/addresses/', HOME))).data.id);
    const answers = await Promise.all(
      ids.map((id, i) =>
        servers[i % servers.length]!.app.inject({
          method: i % 3 === 0 ? 'DELETE' : 'PUT',
          url: `/api/user/addresses/${id}/`,
          headers: person.headers,
          ...(i % 3 !== 0 && { payload: { ...HOME, is_default: true } }),
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    const rows = await db
      .select({ isDefault: addressTable.isDefault })
      .from(addressTable)
      .where(eq(addressTable.accountId, person.id));
    expect([rows.length, rows.filter(({ isDefault }) => isDefault).length]).toEqual([8, 1]);
  });
});
