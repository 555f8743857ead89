import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Size {
  gzip: number;
  most: number;
}
interface Script {
  kept: () => Record<string, Size>;
  sizeFaults: (sizes: Record<string, number>, before: Record<string, Size>) => string[];
  nextSizes: (
    sizes: Record<string, number>,
    before: Record<string, Size>,
    raised?: string[],
  ) => Record<string, Size>;
}
const script = new URL('../scripts/sizes.mjs', import.meta.url);
// The script is plain JavaScript and reads beside itself: it runs outside of Vite.
const { kept, sizeFaults, nextSizes } = (await import(/* @vite-ignore */ script.href)) as Script;

test('no element has grown beyond its ceiling', { timeout: 120_000 }, () => {
  // In a process of its own: in that of a test, what is built is React's development build.
  const printed = execFileSync(process.execPath, [fileURLToPath(script), '--print'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(sizeFaults(JSON.parse(printed) as Record<string, number>, kept())).toEqual([]);
});

test('growth, a much smaller element, one that is new and one that is gone are named', () => {
  const before = {
    'base/box': { gzip: 1000, most: 1050 },
    'base/tile': { gzip: 1000, most: 1050 },
    'base/mark': { gzip: 1000, most: 1050 },
    'base/old': { gzip: 1000, most: 1050 },
    'base/button': { gzip: 1300, most: 1365 },
  };
  const sizes = { 'base/box': 1051, 'base/tile': 899, 'base/mark': 901, 'base/new': 10, 'base/button': 1300 };
  expect(sizeFaults(sizes, before)).toEqual([
    'base/box has 1051 bytes, 1050 at most: 5 % more than 1000',
    'base/tile has 899 bytes instead of 1000: lower its ceiling by npm run sizes -w packages/ui',
    'base/new is not in sizes.json: npm run sizes -w packages/ui',
    'base/old is in sizes.json and not in the package: npm run sizes -w packages/ui',
    'base/button may have 1365 bytes; 1.3 KiB are promised',
  ]);
});

test('the script raises the ceiling of a named element alone, and none above what is promised', () => {
  const before = { 'base/box': { gzip: 1000, most: 1050 }, 'base/tile': { gzip: 1000, most: 1050 } };
  expect(nextSizes({ 'base/box': 2000, 'base/tile': 500, 'base/new': 100 }, before)).toEqual({
    'base/box': { gzip: 2000, most: 1050 },
    'base/tile': { gzip: 500, most: 525 },
    'base/new': { gzip: 100, most: 105 },
  });
  expect(nextSizes({ 'base/box': 2000 }, before, ['base/box'])['base/box']?.most).toBe(2100);
  expect(nextSizes({ 'base/button': 2000 }, {})['base/button']?.most).toBe(1331);
});
