import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { embedded, type Geocoder } from '../src/address/geocoder.ts';
import { googleGeocoder } from '../src/address/google.ts';
import { envelope, httpErrorOf, type HttpError } from '../src/platform/http/http-error.ts';
import { createLog } from '../src/platform/log.ts';
import { errorMessages } from './messages.ts';

const KEY = 'AIza-key-of-this-test-0123456789abcdef';
const component = (longText: string, types: string[], shortText = longText) => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
});
const old = (long_name: string, types: string[], short_name = long_name) => ({
  long_name,
  short_name,
  types,
});
/** As Google's documentation answers: Autocomplete (New), Place Details (New), Geocoding. */
const SUGGESTIONS = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJkanke',
        placeId: 'ChIJkanke',
        text: { text: 'Kanke Road, Ranchi, Jharkhand, India', matches: [{ endOffset: 5 }] },
        structuredFormat: {
          mainText: { text: 'Kanke Road', matches: [{ endOffset: 5 }] },
          secondaryText: { text: 'Ranchi, Jharkhand, India' },
        },
        types: ['route', 'geocode'],
      },
    },
    { queryPrediction: { text: { text: 'kanke hospital' } } },
    {
      placePrediction: {
        place: 'places/ChIJpin',
        placeId: 'ChIJpin',
        text: { text: '834008' },
        types: ['postal_code', 'geocode'],
      },
    },
  ],
};
const DETAILS = {
  id: 'ChIJkanke',
  displayName: { text: 'Kanke Road', languageCode: 'en' },
  formattedAddress: 'Kanke Rd, Ranchi, Jharkhand 834008, India',
  location: { latitude: 23.4024, longitude: 85.3153 },
  types: ['route'],
  addressComponents: [
    component('Kanke Road', ['route']),
    component('Ranchi', ['locality', 'political']),
    component('Jharkhand', ['administrative_area_level_1', 'political'], 'JH'),
    component('India', ['country', 'political'], 'IN'),
    component('834008', ['postal_code']),
  ],
};
const GEOCODED = {
  status: 'OK',
  plus_code: {},
  results: [
    {
      formatted_address: '98W8+2C Ranchi, India',
      place_id: 'x',
      types: ['plus_code'],
      address_components: [
        old('Ranchi', ['locality', 'political']),
        old('India', ['country', 'political'], 'IN'),
      ],
      geometry: { location: { lat: 23.3811, lng: 85.3162 }, location_type: 'GEOMETRIC_CENTER' },
    },
    {
      formatted_address: 'Morabadi, Ranchi, Jharkhand 834008, India',
      place_id: 'y',
      types: ['sublocality'],
      address_components: [
        old('Morabadi', ['sublocality', 'political']),
        old('Ranchi', ['locality', 'political']),
        old('Jharkhand', ['administrative_area_level_1', 'political'], 'JH'),
        old('India', ['country', 'political'], 'IN'),
        old('834 008', ['postal_code']),
      ],
      geometry: { location: { lat: 23.3902, lng: 85.3163 } },
    },
  ],
};

interface Got {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}
const got: Got[] = [];
let answer: (request: Got, response: ServerResponse) => void;
const json =
  (value: unknown, status = 200) =>
  (_: Got, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => {
      parts.push(part);
    })
    .on('end', () => {
      const one = {
        method: request.method!,
        url: new URL(request.url!, 'http://google'),
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      got.push(one);
      answer(one, response);
    });
});
const said: string[] = [];
let google: Geocoder, origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = createLog(
    'debug',
    new Writable({
      write(chunk: Buffer, _, done) {
        said.push(chunk.toString());
        done();
      },
    }),
  );
  google = googleGeocoder({ key: KEY, log, otherwise: embedded, hosts: { places: origin, maps: origin } });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  got.length = 0;
  said.length = 0;
});
const RANCHI = { latitude: 23.3812, longitude: 85.3163 };

describe('Google', () => {
  test('is asked for places in India alone, by its own API, with the key in a header', async () => {
    answer = json(SUGGESTIONS);
    expect(await google.find('kanke')).toEqual([
      {
        id: 'ChIJkanke',
        name: 'Kanke Road',
        detail: 'Ranchi, Jharkhand, India',
        city: '',
        state: '',
        pincode: '',
        latitude: null,
        longitude: null,
        kind: 'office',
      },
      {
        id: 'ChIJpin',
        name: '834008',
        detail: '',
        city: '',
        state: '',
        pincode: '',
        latitude: null,
        longitude: null,
        kind: 'pincode',
      },
    ]);
    expect(got).toHaveLength(1);
    expect([
      got[0]!.method,
      got[0]!.url.pathname,
      got[0]!.url.search,
      got[0]!.headers['x-goog-api-key'],
      got[0]!.headers['content-type'],
    ]).toEqual(['POST', '/v1/places:autocomplete', '', KEY, 'application/json']);
    expect(got[0]!.headers['x-goog-fieldmask']).toContain('suggestions.placePrediction.placeId');
    expect(JSON.parse(got[0]!.body)).toMatchObject({
      input: 'kanke',
      includedRegionCodes: ['in'],
      regionCode: 'IN',
    });
  });
  test('tells where the chosen one lies', async () => {
    answer = json(DETAILS);
    expect(await google.get('ChIJkanke')).toEqual({
      id: 'ChIJkanke',
      name: 'Kanke Road',
      detail: 'Kanke Rd, Ranchi, Jharkhand 834008, India',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834008',
      latitude: 23.4024,
      longitude: 85.3153,
      kind: 'office',
    });
    expect([got[0]!.method, got[0]!.url.pathname, got[0]!.headers['x-goog-fieldmask']]).toEqual([
      'GET',
      '/v1/places/ChIJkanke',
      'id,displayName,formattedAddress,location,addressComponents,types',
    ]);
  });
  test('tells what lies at a point: the first answer that has a pincode', async () => {
    answer = json(GEOCODED);
    expect(await google.at(RANCHI)).toEqual({
      name: 'Morabadi',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834008',
      latitude: 23.3902,
      longitude: 85.3163,
      distance_km: 1,
    });
    expect([
      got[0]!.url.pathname,
      got[0]!.url.searchParams.get('latlng'),
      got[0]!.url.searchParams.get('key'),
    ]).toEqual(['/maps/api/geocode/json', '23.3812,85.3163', KEY]);
    answer = json({ status: 'OK', results: GEOCODED.results.slice(0, 1) });
    expect(await google.at(RANCHI)).toEqual(await embedded.at(RANCHI));
  });
  test('outside India nothing is there', async () => {
    const [street, city, state, , pin] = DETAILS.addressComponents;
    answer = json({
      ...DETAILS,
      addressComponents: [street, city, state, component('Nepal', ['country', 'political'], 'NP'), pin],
    });
    expect(await google.get('ChIJother')).toBeUndefined();
    answer = json({
      status: 'OK',
      results: [
        {
          ...GEOCODED.results[1],
          address_components: [
            old('Kathmandu', ['locality']),
            old('Bagmati', ['administrative_area_level_1']),
            old('Nepal', ['country'], 'NP'),
            old('446000', ['postal_code']),
          ],
        },
      ],
    });
    expect(await google.at(RANCHI)).toBeNull();
    answer = json({ status: 'ZERO_RESULTS', results: [] });
    expect(await google.at({ latitude: 15, longitude: 70 })).toBeNull();
  });
  test('is not asked for nothing, nor for what stands in the index or cannot be an id of its own', async () => {
    answer = json({});
    const [own] = await embedded.find('ranchi');
    expect([
      await google.find(''),
      await google.get(own!.id),
      await google.get('../../v1/other'),
      await google.get('a?b'),
      await google.get('x'.repeat(400)),
    ]).toEqual([[], own, undefined, undefined, undefined]);
    expect(got).toEqual([]);
  });
});

const troubles: Array<[what: string, trouble: (request: Got, response: ServerResponse) => void]> = [
  ['a fault of its own', json({ error: { code: 500 } }, 500)],
  ['a key that it does not take', json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, 403)],
  ['too many', json({ error: { code: 429 } }, 429)],
  [
    'a page instead of JSON',
    (_, response) => {
      response.writeHead(200).end('<html>');
    },
  ],
  ['another shape', json({ suggestions: 'none', results: 'none' })],
  ['a denial with status 200', json({ status: 'REQUEST_DENIED', results: [], suggestions: 7 })],
  [
    'a line that breaks',
    (_, response) => {
      response.destroy();
    },
  ],
  [
    'an answer without end',
    (_, response) => {
      response.writeHead(200, { 'content-length': String(2 ** 30) }).write('{');
    },
  ],
  [
    'a way on to another host (T40)',
    (request, response) => {
      response
        .writeHead(302, { location: request.url.pathname === '/elsewhere' ? '/' : `${origin}/elsewhere` })
        .end();
    },
  ],
  ['silence', () => {}],
];
describe.each(troubles)('where Google answers with %s', (_, trouble) => {
  test('the index does, and the log has neither key nor what was looked for', async () => {
    answer = trouble;
    const [found, place] = await Promise.all([google.find('doranda secret'), google.at(RANCHI)]);
    expect([found, place]).toEqual([await embedded.find('doranda secret'), await embedded.at(RANCHI)]);
    const refused = await google.get('ChIJkanke').catch(httpErrorOf);
    expect(refused).toMatchObject({ status: 503, code: 'no_details' });
    expect(envelope(refused as HttpError, '', errorMessages).error).toBe('Could not get place details');
    expect(got.some(({ url }) => url.pathname === '/elsewhere')).toBe(false);
    expect(said).toHaveLength(3);
    expect(said.join('')).not.toMatch(new RegExp(`${KEY}|doranda|23\\.38|ChIJ`));
  });
});
test("an id that Google does not know is nobody's", async () => {
  for (const status of [400, 404]) {
    answer = json({ error: { code: status } }, status);
    expect(await google.get('ChIJnobody')).toBeUndefined();
  }
});
