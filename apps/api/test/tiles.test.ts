import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@doorstep/contract/address';
import { beforeAll, describe, expect, test } from 'vitest';
import { gazetteer } from '../src/address/gazetteer.ts';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { sharedServer } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});
const ask = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/map/tiles/${path}`, headers });
/** The tile on which a point lies, by the formula of Web Mercator. */
function tileAt(latitude: number, longitude: number, z: number): [x: number, y: number] {
  const radians = (latitude * Math.PI) / 180,
    across = 2 ** z;
  return [
    Math.floor(((longitude + 180) / 360) * across),
    Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * across),
  ];
}
const draw = async (latitude: number, longitude: number, z: number, query = '') => {
  const [x, y] = tileAt(latitude, longitude, z);
  return (await ask(`${z}/${x}/${y}.svg${query}`)).body;
};
const namesOn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, name]) => name!);
const drawn = /class="(?:e|p|n|d)"/;

describe('a tile', () => {
  test('is a small SVG that runs nothing and fetches nothing, kept by browsers for a day', async () => {
    const [x, y] = tileAt(23.3441, 85.3096, 13),
      answer = await ask(`13/${x}/${y}.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    expect(answer.body).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="256" height="256"[^]*<\/svg>$/,
    );
    expect(answer.body).not.toMatch(/<script|<image|<use|href|url\(|@import|\son\w+=|NaN|undefined|Infinity/);
    expect(
      (await ask(`13/${x}/${y}.svg`, { 'if-none-match': answer.headers['etag'] as string })).statusCode,
    ).toBe(304);
  });
  test('names the places that lie on it: large ones from afar, all from near', async () => {
    expect(namesOn(await draw(28.65, 77.23, 5))).toContain('Delhi');
    const afar = namesOn(await draw(23.3432, 85.3094, 8));
    expect([afar.includes('Ranchi'), afar.includes('Doranda')]).toEqual([true, false]);
    expect(namesOn(await draw(23.3432, 85.3094, 13))).toEqual(expect.arrayContaining(['Ranchi', 'Doranda']));
  });
  test('holds its part of a name that the next tile begins', async () => {
    const [x, y] = tileAt(23.3432, 85.3094, 13);
    const tiles = await Promise.all(
      Array.from({ length: 25 }, async (_, i) => {
        const [left, top] = [x - 2 + (i % 5), y - 2 + Math.floor(i / 5)],
          { body } = await ask(`13/${left}/${top}.svg`);
        return [...body.matchAll(/<text[^>]*? x="(-?\d+)" y="(-?\d+)">([^<]+)</g)].map(
          ([, dx, dy, name]) => ({
            name: name!,
            at: `${left * 256 + Number(dx)} ${top * 256 + Number(dy)}`,
            dx: Number(dx),
          }),
        );
      }),
    );
    const crossing = tiles.flat().filter(({ dx, name }) => dx < 10 && !/^\d+$/.test(name));
    expect(crossing.length).toBeGreaterThan(2);
    for (const { name } of crossing) {
      const all = tiles.flat().filter((one) => one.name === name),
        places = all.map(({ at }) => at.split(' ').map(Number) as [number, number]);
      expect(all.length, name).toBeGreaterThan(1);
      // One place, to the pixel's rounding.
      for (const [left, top] of places)
        expect([Math.abs(left - places[0]![0]) < 2, Math.abs(top - places[0]![1]) < 2], name).toEqual([
          true,
          true,
        ]);
    }
  });
  test('is never blank in India, at any zoom', async () => {
    const { pinRows, latitudes, longitudes } = gazetteer();
    const points = Array.from({ length: 60 }, (_, i) => pinRows[Math.floor((i * pinRows.length) / 60)]!).map(
      (row) => [latitudes[row]! + 0.02, longitudes[row]! - 0.02] as const,
    );
    const blank: string[] = [];
    for (let z = MAP_ZOOM_MIN; z <= MAP_ZOOM_MAX; z++)
      for (const [latitude, longitude] of [...points, [27.0, 70.6], [33.2, 77.6], [23.8, 69.5]] as const)
        if (!drawn.test(await draw(latitude, longitude, z))) blank.push(`${z} ${latitude} ${longitude}`);
    expect(blank).toEqual([]);
  });
  test('is paper far from India, with no name and no area on it', async () => {
    for (const [latitude, longitude] of [
      [15, 60],
      [48.8, 2.3],
      [39.9, 116.4],
      [-33, 151],
    ] as const)
      for (const z of [6, 10, 14])
        expect(await draw(latitude, longitude, z)).not.toMatch(
          /<text|<circle|class="p"|class="e" d="M-?\d+ -?\d+L/,
        );
  });
  test('shows areas of pincodes from near, and no line at all from afar', async () => {
    expect(await draw(23.3441, 85.3096, 11)).toMatch(/class="e" d="M-?\d+ -?\d+L/);
    for (const z of [4, 5, 6, 7, 8, 9]) expect(await draw(23.3441, 85.3096, z)).not.toContain('class="e"');
  });
  test('follows the device, or the theme that is asked for', async () => {
    const [both, light, dark] = [
      await draw(23.3441, 85.3096, 12),
      await draw(23.3441, 85.3096, 12, '?theme=light'),
      await draw(23.3441, 85.3096, 12, '?theme=dark'),
    ];
    expect([both, light, dark].map((svg) => svg.includes('prefers-color-scheme:dark'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(light).not.toBe(dark);
    const [x, y] = tileAt(23.3441, 85.3096, 12);
    expect(failureOf(await ask(`12/${x}/${y}.svg?theme=blue`)).status).toBe(400);
  });
});

test.each([
  '3/1/1.svg',
  '17/1/1.svg',
  '4/16/1.svg',
  '4/1/16.svg',
  '13/-1/1.svg',
  '13/1/1.5.svg',
  '13/1/abc.svg',
  '1e1/1/1.svg',
  '13/0x1/1.svg',
  '013/1/1.svg',
  '13/1/1',
  '13/1/1.png',
  '13/1/1.svg.svg',
  '13/999999999999/1.svg',
  '13/%00/1.svg',
  '13/..%2f/1.svg',
  '13/1/.svg',
])('%s is no tile', async (path) => {
  expect(failureOf(await ask(path)).status).toBe(404);
});
