import type { Address, Addresses } from '@doorstep/contract/address.schema';
import { ADDRESSES_MAX } from '@doorstep/contract/address';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressTable } from '../src/address/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { sharedServer } from './test-server.ts';
import { HOME, newPatient } from './people.ts';

let server: AppServer, someone: Awaited<ReturnType<typeof newPatient>>;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  someone = await newPatient(server);
});

const add = async (more: object = {}) => {
  const answer = await someone.call('POST', '/user/addresses/', { ...HOME, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ data: Address }>().data;
};
const refused = async (more: object) =>
  failureOf(await someone.call('POST', '/user/addresses/', { ...HOME, ...more }));
const list = async () => (await someone.call('GET', '/user/addresses/')).json<Addresses>();

describe('an address', () => {
  test('stands under all the names that the screens read (C3)', async () => {
    const made = await add({
      title: 'Home',
      name: 'Asha Kumari',
      mobile: '+91 98765 00000',
      address_line_1: 'Flat 4B',
      address_line_2: 'Kanke Road',
      landmark: 'Gate',
      latitude: 23.3812,
      longitude: 85.3163,
    });
    expect(made).toEqual({
      id: expect.any(Number) as number,
      title: 'Home',
      label: 'Home',
      address_type: 'Home',
      name: 'Asha Kumari',
      mobile: '9876500000',
      address_line_1: 'Flat 4B',
      line1: 'Flat 4B',
      address_line_2: 'Kanke Road',
      landmark: 'Gate',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834001',
      full_address: 'Flat 4B, Kanke Road, Near Gate, Ranchi, Jharkhand 834001',
      address: 'Flat 4B, Kanke Road, Near Gate, Ranchi, Jharkhand 834001',
      latitude: 23.3812,
      longitude: 85.3163,
      is_default: true,
      distance_km: 4.2,
      promised_at: expect.stringMatching(/T20:00:00\.000\+05:30$/) as string,
      delivery_charge: 13,
    });
    expect(await list()).toEqual({ success: true, addresses: [made], data: [made] });
  });
  test('needs no more than what is required', async () => {
    const { is_default: _, ...required } = HOME;
    const answer = await someone.call('POST', '/user/addresses/', required);
    expect(answer.json()).toMatchObject({
      data: {
        name: '',
        mobile: '',
        address_line_2: '',
        landmark: '',
        latitude: null,
        longitude: null,
        full_address: '7 Main Road, Ranchi, Jharkhand 834001',
      },
    });
    expect(
      await add({
        name: null,
        mobile: null,
        address_line_2: null,
        landmark: null,
        latitude: null,
        longitude: null,
      }),
    ).toMatchObject({ name: '', mobile: '', landmark: '' });
    expect(await add({ mobile: '' })).toMatchObject({ mobile: '' });
  });
  // A degree of latitude is 6371 km × π ÷ 180.
  test('has its distance to 0.1 km, from its point, else from its pincode; none for a pincode that nobody knows', async () => {
    const far = [
      await add({ latitude: 23.3441, longitude: 85.3096 }),
      await add({ latitude: 24.3441, longitude: 85.3096, pincode: '825406' }),
      await add({ pincode: '110001', state: 'Delhi' }),
      await add({ pincode: '999999' }),
      await add({ latitude: 23.4, longitude: null, pincode: '999999' }),
    ];
    expect(far.map(({ distance_km }) => distance_km)).toEqual([0, 111.2, 999.2, null, null]);
    const near = await add();
    expect(near.distance_km).toBeLessThan(10);
  });
});

describe('the default one', () => {
  test('is the first, whatever was asked; then whichever takes it over; it stands first', async () => {
    const [first, second, third] = [
      await add({ is_default: false }),
      await add(),
      await add({ is_default: true }),
    ];
    expect([first.is_default, second.is_default, third.is_default]).toEqual([true, false, true]);
    const { addresses } = await list();
    expect(addresses.map(({ id, is_default }) => [id, is_default])).toEqual([
      [third.id, true],
      [first.id, false],
      [second.id, false],
    ]);
  });
  test('of another person stays theirs', async () => {
    const other = someone,
      theirs = await add();
    someone = await newPatient(server);
    await add({ is_default: true });
    someone = other;
    expect((await list()).addresses).toEqual([theirs]);
  });
  test('there are at most thirty addresses, and the thirty-first takes nothing over', async () => {
    for (let i = 0; i < ADDRESSES_MAX; i++) await add({ title: `No. ${i}` });
    expect(await refused({ is_default: true })).toMatchObject({
      status: 409,
      code: 'too_many_addresses',
      error: 'You have 30 addresses already. Remove one first.',
    });
    const { addresses } = await list();
    expect(addresses).toHaveLength(30);
    expect(addresses[0]).toMatchObject({ title: 'No. 0', is_default: true });
  });
});

describe('many at once', () => {
  let servers: AppServer[],
    close = async () => {};
  beforeAll(async () => {
    ({ servers, close } = await createServers());
  });
  afterAll(() => close());
  test('first addresses make one default; more than thirty make thirty', async () => {
    const person = await newPatient(servers[0]!);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        servers[i % servers.length]!.app.inject({
          method: 'POST',
          url: '/api/user/addresses/',
          payload: { ...HOME, is_default: i % 2 === 0 },
          headers: person.headers,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([
      ...Array.from({ length: 30 }, () => 201),
      ...Array.from({ length: 10 }, () => 409),
    ]);
    const { db } = servers[0]!.database;
    expect(
      await db
        .select({ isDefault: addressTable.isDefault, n: count() })
        .from(addressTable)
        .where(eq(addressTable.accountId, person.id))
        .groupBy(addressTable.isDefault)
        .orderBy(addressTable.isDefault),
    ).toEqual([
      { isDefault: false, n: 29 },
      { isDefault: true, n: 1 },
    ]);
  });
});

describe('what is refused, with a sentence for its field', () => {
  const FILL = 'Please fill all required fields';
  test('nothing at all: each required field', async () => {
    const { status, fields, error } = failureOf(await someone.call('POST', '/user/addresses/', {}));
    expect({ status, fields, error }).toEqual({
      status: 400,
      error: FILL,
      fields: { title: FILL, address_line_1: FILL, city: FILL, state: FILL, pincode: FILL },
    });
  });
  test.each(['title', 'address_line_1', 'city', 'state', 'pincode'])('%s that is empty', async (field) => {
    for (const empty of ['', '   ', '\t\n', null, undefined, 7, [], {}])
      expect(await refused({ [field]: empty }), JSON.stringify(empty)).toMatchObject({
        status: 400,
        error: FILL,
        fields: { [field]: FILL },
      });
  });
  test.each(['1', '83400', '8340011', '034001', 'abcdef', '83400a', '834 001', '८३४००१', '-83400', '8.3e5'])(
    'the pincode %s',
    async (pincode) => {
      expect(await refused({ pincode })).toMatchObject({
        status: 400,
        fields: { pincode: 'Pincode must be 6 digits' },
      });
    },
  );
  test.each(['1', 'none', '12345', '5876543210', '98765432101', '+1 987 654 3210'])(
    'the mobile %s',
    async (mobile) => {
      expect(await refused({ mobile })).toMatchObject({
        status: 400,
        fields: { mobile: 'Please enter a valid 10-digit mobile number' },
      });
    },
  );
  test.each(
    Object.entries({
      title: 40,
      name: 100,
      address_line_1: 200,
      address_line_2: 200,
      landmark: 200,
      city: 100,
      state: 100,
    }),
  )('a %s of more than %d letters', async (field, most) => {
    for (const letters of [most + 1, 1_000, 50_000])
      expect(await refused({ [field]: 'क'.repeat(letters) })).toMatchObject({
        status: 400,
        fields: { [field]: `Please use at most ${most} letters.` },
      });
    expect(await add({ [field]: 'क'.repeat(most) })).toMatchObject({ [field]: 'क'.repeat(most) });
  });
  test.each([
    [90.1, 85],
    [-90.1, 85],
    [999, 999],
    [23, 180.1],
    [23, -181],
    ['23.3', '85.3'],
    [{}, []],
    [true, false],
    [1e308, -1e308],
  ])('the position %j, %j (T41)', async (latitude, longitude) => {
    const { status, fields } = await refused({ latitude, longitude });
    expect(status).toBe(400);
    expect(Object.values(fields!)).toContain(
      'Give the position as numbers: latitude from -90 to 90, longitude from -180 to 180.',
    );
  });
  test('and the edges of the globe are on it', async () => {
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
      [0, 0],
    ])
      expect(await add({ latitude, longitude, pincode: '999999' })).toMatchObject({ latitude, longitude });
  });
  test('letters that no text can hold; and nothing of what was refused is kept', async () => {
    for (const [field, text] of [
      ['title', '"\\u0000"'],
      ['landmark', '"a\\u0000b"'],
      ['city', '"\u0000"'],
    ]) {
      const payload = JSON.stringify({ ...HOME, [field!]: '@' }).replace('"@"', text!);
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/user/addresses/',
        payload,
        headers: { ...someone.headers, 'content-type': 'application/json' },
      });
      expect(failureOf(answer)).toMatchObject({ status: 400, code: 'unreadable' });
    }
    await refused({ pincode: '1' });
    expect((await list()).addresses).toEqual([]);
  });
});

describe('text', () => {
  test.each([
    'गांधी नगर, राँची',
    '🏠 घर 👨‍👩‍👧',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "O'Neil; drop table address; --",
    '${7*7} {{7*7}} %s %n',
    'שלום',
    'क्\u200Dष',
    '../../etc/passwd',
    '=cmd|calc',
    '\\"\\\\',
    '\\u0000 \\\\u0000',
  ])('%s is kept as it is', async (text) => {
    const made = await add({ title: text.slice(0, 40), address_line_1: text, landmark: text });
    expect(made).toMatchObject({ title: text.slice(0, 40), address_line_1: text, landmark: text });
    expect(made.full_address).toContain(text);
    expect((await list()).addresses).toEqual([made]);
  });
  test('half a letter becomes the sign for one that is missing', async () => {
    const made = await add({ landmark: 'a\uD83Db' });
    expect(made.landmark).toBe('a\uFFFDb');
    expect((await list()).addresses).toEqual([made]);
  });
  test('loses the blanks around it, and all but one within', async () => {
    expect(await add({ title: '  Home \n', city: '\tNew  Ranchi ' })).toMatchObject({
      title: 'Home',
      city: 'New Ranchi',
    });
  });
});
