import { readFileSync } from 'node:fs';
import type { FoundPlace, MapSource, NearPlace } from '@doorstep/contract/address.schema';
import { MAP_ATTRIBUTION } from '@doorstep/contract/address';
import { beforeAll, describe, expect, test } from 'vitest';
import { cityInHindi, placeInHindi } from '../src/address/names-hi.ts';
import { stateInHindi } from '../src/address/states.ts';
import type { AppServer } from '../src/create-server.ts';
import { allowImages } from '../src/platform/http/headers.ts';
import { failureOf } from './envelope.ts';
import { newServer, sharedServer, testSettings } from './test-server.ts';
import { newAddress } from './people.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});
const ask = (path: string, remoteAddress = newAddress()) =>
  server.app.inject({ url: `/api${path}`, remoteAddress });
const find = async (q: string) =>
  (await ask(`/places/?q=${encodeURIComponent(q)}`)).json<{ data: FoundPlace[] }>().data;
const named = async (q: string) => (await find(q)).map(({ name, detail }) => `${name}, ${detail}`);
const at = async (lat: number, lng: number) =>
  (await ask(`/places/reverse/?lat=${lat}&lng=${lng}`)).json<{ data: NearPlace | null }>().data;

describe('a search', () => {
  test('finds a place by the beginnings of its words, with all that a form needs', async () => {
    const [found] = await find('kanke ro');
    expect(found).toEqual({
      id: expect.stringMatching(/^in-\d+$/) as string,
      name: 'Kanke Road',
      detail: 'Ranchi, Jharkhand 834008',
      detail_hi: 'राँची, झारखंड 834008',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834008',
      latitude: expect.closeTo(23.4, 1) as number,
      longitude: expect.closeTo(85.3, 1) as number,
      kind: 'office',
    });
    expect((await ask(`/places/${found!.id}/`)).json()).toEqual({ success: true, data: found });
  });
  test('puts the exact name first, then what is near the store, then what is large', async () => {
    expect((await named('ranchi'))[0]).toBe('Ranchi, Jharkhand');
    expect((await named('bandra'))[0]).toBe('Bandra, Mumbai, Maharashtra 400051');
    expect((await named('lalpur'))[0]).toBe('Lalpur, Ranchi, Jharkhand 834001');
    expect((await named('ran'))[0]).toBe('Ranchi, Jharkhand');
    expect((await named('mum'))[0]).toBe('Mumbai, Maharashtra');
  });
  test.each([
    ['रांची', 'Ranchi, Jharkhand'],
    ['राँची', 'Ranchi, Jharkhand'],
    ['कांके रोड', 'Kanke Road, Ranchi, Jharkhand 834008'],
    ['हिनू', 'Hinoo, Ranchi, Jharkhand 834002'],
    ['डोरंडा', 'Doranda, Ranchi, Jharkhand 834002'],
    ['धनबाद', 'Dhanbad, Jharkhand'],
    ['जमशेदपुर', 'Jamshedpur, Jharkhand'],
    ['हज़ारीबाग', 'Hazaribagh, Jharkhand'],
    ['पटना', 'Patna, Bihar'],
    ['वाराणसी', 'Varanasi, Uttar Pradesh'],
    ['नई दिल्ली', 'New Delhi, Delhi'],
    ['८३४००८', '834008, Ranchi, Jharkhand'],
  ])('written in Devanagari, %s is %s', async (typed, place) => {
    expect((await named(typed))[0]).toBe(place);
  });
  test('a pincode fills city and state; one that has been begun lists the near ones', async () => {
    const [pin, ...offices] = await find('834 008');
    expect(pin).toMatchObject({
      kind: 'pincode',
      name: '834008',
      detail: 'Ranchi, Jharkhand',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834008',
    });
    expect(offices.length).toBeGreaterThan(2);
    expect(new Set(offices.map(({ pincode }) => pincode))).toEqual(new Set(['834008']));
    expect((await find('834')).every(({ name, kind }) => kind === 'pincode' && name.startsWith('834'))).toBe(
      true,
    );
  });
  test.each([
    ['Bombay', 'Mumbai, Maharashtra'],
    ['madras', 'Chennai, Tamil Nadu'],
    ['Calcutta', 'Kolkata, West Bengal'],
    ['bangalore', 'Bengaluru, Karnataka'],
    ['banga', 'Bengaluru, Karnataka'],
    ['Gurgaon', 'Gurugram, Haryana'],
    ['T Nagar', 'Thygarayanagar, Chennai, Tamil Nadu 600017'],
    ['salt lake', 'Bidhan Nagar, Kolkata, West Bengal 700064'],
    ['Cochin', 'Kochi, Kerala'],
  ])('knows what is still called %s', async (said, meant) => {
    expect((await named(said))[0]).toBe(meant);
  });
  test.each([
    ['mumbay', 'Mumbai, Maharashtra'],
    ['lalpurr', 'Lalpur, Ranchi, Jharkhand 834001'],
    ['bengalooru', 'Bengaluru, Karnataka'],
    ['hydrabad', 'Hyderabad, Telangana'],
  ])('finds %s as well as it is spelt', async (said, meant) => {
    expect((await named(said))[0]).toBe(meant);
  });
  test('with a word that no place has finds what the others say', async () => {
    expect((await named('andheri xyz')).some((name) => name.startsWith('Andheri'))).toBe(true);
  });
  test('of nothing, and of what is nowhere, finds nothing; at most eight of all others', async () => {
    for (const q of ['', '   ', 'zzzzqqqq', '!!!', '।।', '東京', '000000', '999999'])
      expect(await find(q), q).toEqual([]);
    expect((await ask('/places/')).json()).toEqual({ success: true, data: [] });
    for (const q of ['a', 'nagar', 's', '8', 'road']) expect(await find(q), q).toHaveLength(8);
  });
  test('finds no place outside India', async () => {
    for (const q of ['lahore', 'kathmandu', 'dhaka', 'colombo', 'london'])
      for (const { latitude, longitude, state } of await find(q))
        expect(
          [latitude! > 6 && latitude! < 38, longitude! > 68 && longitude! < 98, state.length > 2],
          q,
        ).toEqual([true, true, true]);
    expect((await named('kathmandu')).some((name) => name.startsWith('Kathmandu'))).toBe(false);
  });
  test.each(["' or 1=1 --", '%', '_', '\\', '(a+)+$', '{}', '__proto__', 'constructor', '\u0000'])(
    'takes %j for what it says (T37)',
    async (q) => {
      expect((await ask(`/places/?q=${encodeURIComponent(q)}`)).statusCode).toBe(200);
    },
  );
  test.each([101, 10_000])('of %d letters is refused with a sentence (T38, T49)', async (letters) => {
    expect(failureOf(await ask(`/places/?q=${'a'.repeat(letters)}`))).toMatchObject({
      status: 400,
      fields: { q: 'Please search with at most 100 letters.' },
    });
  });
  test('given twice has no meaning (T46)', async () => {
    expect(failureOf(await ask('/places/?q=a&q=b')).status).toBe(400);
  });
  test.each(['in-999999999', 'in--1', 'in-', 'x', '../1', 'ChIJN1t_tDeuEmsRUsoyG83frY4'])(
    'gives no details of %s',
    async (id) => {
      expect(failureOf(await ask(`/places/${encodeURIComponent(id)}/`))).toMatchObject({
        status: 404,
        error: 'Could not get place details',
      });
    },
  );
});

describe('what lies at a point', () => {
  test('is the nearest office, its city, state and pincode, and how far it is', async () => {
    expect(await at(23.3441, 85.3096)).toEqual({
      name: 'Ranchi GPO',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834001',
      latitude: 23.3441,
      longitude: 85.3096,
      distance_km: 0,
    });
    expect(await at(28.6139, 77.209)).toMatchObject({ city: 'New Delhi', state: 'Delhi', pincode: '110001' });
    expect(await at(19.06, 72.83)).toMatchObject({ city: 'Mumbai', state: 'Maharashtra', pincode: '400050' });
    expect(await at(27, 71)).toMatchObject({ state: 'Rajasthan' });
    expect(await at(34.16, 77.58)).toMatchObject({ state: 'Ladakh' });
  });
  test.each([
    ['Lahore', 31.55, 74.34],
    ['Kathmandu', 27.7, 85.32],
    ['Dhaka', 23.81, 90.41],
    ['Colombo', 6.93, 79.86],
    ['the sea', 15, 70],
    ['nowhere', 0, 0],
    ['a pole', 90, 0],
  ])('is nothing in %s', async (_, lat, lng) => {
    expect(await at(lat, lng)).toBeNull();
  });
  test.each([
    '',
    '?lat=1',
    '?lat=a&lng=b',
    '?lat=NaN&lng=1',
    '?lat=91&lng=1',
    '?lat=1&lng=181',
    '?lat=1e1&lng=1',
    '?lat=0x1&lng=1',
    '?lat=&lng=',
    `?lat=${'1'.repeat(10_000)}&lng=1`,
    '?lat=1&lat=2&lng=1',
  ])('is not asked by %s (T41)', async (query) => {
    const { status, fields } = failureOf(await ask(`/places/reverse/${query}`));
    expect([status, Object.keys(fields!).every((key) => key === 'lat' || key === 'lng')]).toEqual([
      400,
      true,
    ]);
  });
});

test('who asks too often has to wait; others do not', async () => {
  const strict = await newServer(testSettings({ PLACES_PER_MINUTE: '3' }), {
    database: server.database,
    prepare: async () => {},
  });
  const from = (url: string, remoteAddress: string) =>
    strict.app.inject({ url: `/api${url}`, remoteAddress });
  for (const url of ['/places/?q=ran', '/places/reverse/?lat=23&lng=85', '/places/in-0/']) {
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await from(url, '10.9.9.9')).statusCode);
    expect(statuses, url).toEqual([200, 200, 200, 429]);
    const refused = await from(url, '10.9.9.9');
    expect(failureOf(refused).error).toMatch(/^Too many tries\. Try again in \d+ s\.$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from(url, '10.9.9.8')).statusCode).toBe(200);
  }
  await strict.close();
});

describe('the map', () => {
  const source = async (of: AppServer) =>
    (await of.app.inject('/api/places/map/')).json<{ data: MapSource }>().data;
  const other = (more: Record<string, string>) =>
    newServer(testSettings(more), { database: server.database, prepare: async () => {} });
  const TILES = {
    MAP_TILES_URL: 'https://tiles.example:8443/map/{z}/{x}/{y}.png?style=calm',
    MAP_TILES_ATTRIBUTION: 'Tiles & Co.',
  };
  test("is the server's own, with its sources named; no other host joins the pages' policy", async () => {
    expect(await source(server)).toEqual({
      tiles: '/api/map/tiles/{z}/{x}/{y}.svg',
      attribution: MAP_ATTRIBUTION,
      provider: 'embedded',
    });
    expect(MAP_ATTRIBUTION).toBe('India Post / data.gov.in (GODL-India); GeoNames (CC BY 4.0)');
    expect((await server.app.inject('/user/addresses/add')).headers['content-security-policy']).toBe(
      "default-src 'self'",
    );
  });
  test("may be another's: its host joins the pages' policy, for pictures alone (T21)", async () => {
    const theirs = await other(TILES);
    expect(await source(theirs)).toEqual({
      tiles: TILES.MAP_TILES_URL,
      attribution: `Tiles & Co.; ${MAP_ATTRIBUTION}`,
      provider: 'tiles',
    });
    expect((await theirs.app.inject('/user/addresses/add')).headers['content-security-policy']).toBe(
      "default-src 'self'; img-src 'self' https://tiles.example:8443",
    );
    expect(
      allowImages(
        "default-src 'self'; script-src 'self'; img-src 'self' data: blob:; connect-src 'self'",
        'https://tiles.example',
      ),
    ).toBe(
      "default-src 'self'; script-src 'self'; img-src https://tiles.example 'self' data: blob:; connect-src 'self'",
    );
    await theirs.close();
  });
  test('says when places come from Google, whose terms want the name', async () => {
    const theirs = await other({ GOOGLE_MAPS_KEY: `AIza${'x'.repeat(35)}` });
    expect(await source(theirs)).toEqual({
      tiles: '/api/map/tiles/{z}/{x}/{y}.svg',
      attribution: `Google; ${MAP_ATTRIBUTION}`,
      provider: 'google',
    });
    await theirs.close();
  });
});

describe('a place, in Hindi', () => {
  test.each([
    ['Ranchi, Jharkhand 834001', 'राँची, झारखंड 834001'],
    ['Flat 4B, Near Firayalal Chowk, Ranchi', 'Flat 4B, Firayalal Chowk के पास, राँची'],
    ['East Singhbum, Jharkhand', 'पूर्वी सिंहभूम, झारखंड'],
    ['Mumbai', 'मुंबई'],
    ['A village that nobody knows', undefined],
  ])('%s is %s', (place, hindi) => {
    expect(placeInHindi(place)).toBe(hindi);
  });
  test('every state, every district of Jharkhand and the hundred largest cities have a name', () => {
    const rows = readFileSync(new URL('../src/address/places.tsv', import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'));
    const of = (what: string) => rows.filter(([kind]) => kind === what);
    const states = of('S').map(([, name]) => name!);
    expect(states.filter((name) => !stateInHindi(name))).toEqual([]);
    const cities = of('C')
      .toSorted((a, b) => Number(b[5]) - Number(a[5]))
      .slice(0, 100)
      .map(([, name]) => name!);
    expect(cities.filter((name) => !cityInHindi(name))).toEqual([]);
    const districts =
      'Bokaro Chatra Deoghar Dhanbad Dumka Garhwa Giridih Godda Gumla Hazaribagh Jamtara Khunti Koderma Latehar Lohardaga Pakur Palamu Ramgarh Ranchi Sahibganj Simdega';
    expect(districts.split(' ').filter((name) => !cityInHindi(name))).toEqual([]);
  });
});
