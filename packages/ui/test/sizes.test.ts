import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

interface Size {
  gzip: number;
  most: number;
}
interface Script {
  kept: (path?: string) => Record<string, Size>;
  keep: (sizes: Record<string, number>, raised: string[], path: string) => number;
  sizeFaults: (sizes: Record<string, number>, before: Record<string, Size>) => string[];
  nextSizes: (
    sizes: Record<string, number>,
    before: Record<string, Size>,
    raised?: string[],
  ) => Record<string, Size>;
}
const script = new URL('../scripts/sizes.mjs', import.meta.url);
// The script is plain JavaScript and reads beside itself: it runs outside of Vite.
const { keep, kept, sizeFaults, nextSizes } = (await import(/* @vite-ignore */ script.href)) as Script;

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
    'base/button': { gzip: 2500, most: 2625 },
  };
  const sizes = { 'base/box': 1051, 'base/tile': 899, 'base/mark': 901, 'base/new': 10, 'base/button': 2500 };
  expect(sizeFaults(sizes, before)).toEqual([
    'base/box has 1051 bytes, 1050 at most: 5 % more than 1000. Make it smaller, or raise its ceiling by npm run sizes -w packages/ui -- base/box',
    'base/tile has 899 bytes instead of 1000: lower its ceiling by npm run sizes -w packages/ui',
    'base/new is not in sizes.json: npm run sizes -w packages/ui',
    'base/old is in sizes.json and not in the package: npm run sizes -w packages/ui',
    'base/button may have 2625 bytes; 2.5 KiB are promised',
  ]);
});

test('the script raises the ceiling of a named element alone, and none above what is promised', () => {
  const before = { 'base/box': { gzip: 1000, most: 1050 }, 'base/tile': { gzip: 1000, most: 1050 } };
  expect(nextSizes({ 'base/box': 2000, 'base/tile': 500, 'base/new': 100 }, before)).toEqual({
    'base/box': { gzip: 1000, most: 1050 },
    'base/tile': { gzip: 500, most: 525 },
    'base/new': { gzip: 100, most: 105 },
  });
  expect(nextSizes({ 'base/box': 2000 }, before, ['base/box'])['base/box']?.most).toBe(2100);
  expect(nextSizes({ 'base/button': 4000 }, {})['base/button']?.most).toBe(2560);
});

test('the script leaves what has grown as it was kept, says what to do, and exits with 1 until it is done', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-sizes-'));
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => {
    said.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
  const path = join(folder, 'sizes.json');
  const before = {
    'base/box': { gzip: 1000, most: 1050 },
    'base/button': { gzip: 2500, most: 2560 },
    'base/tile': { gzip: 1000, most: 1050 },
  };
  writeFileSync(path, JSON.stringify(before));
  const grown = { 'base/box': 2000, 'base/button': 2600, 'base/tile': 1010 };
  const sentences = [
    'base/box has 2000 bytes, 1050 at most: 100 % more than 1000. Make it smaller, or raise its ceiling by npm run sizes -w packages/ui -- base/box',
    'base/button has 2600 bytes, 2560 at most: 4 % more than 2500. Make it smaller: 2.5 KiB are promised',
  ];
  const run = (sizes: Record<string, number>, ...raised: string[]) => {
    said.mockClear();
    return { exit: keep(sizes, raised, path), said: said.mock.calls.flat() };
  };
  // Twice: the first run must not make the growth what the second one measures by.
  expect(run(grown)).toEqual({ exit: 1, said: sentences });
  expect(run(grown)).toEqual({ exit: 1, said: sentences });
  expect(kept(path)).toEqual({ ...before, 'base/tile': { gzip: 1010, most: 1050 } });
  expect(run(grown, 'base/box', 'base/button')).toEqual({ exit: 1, said: sentences.slice(1) });
  expect(run({ ...grown, 'base/button': 2510 })).toEqual({ exit: 0, said: [] });
  expect(readFileSync(path, 'utf8')).toContain('  "base/box": { "gzip": 2000, "most": 2100 },\n');
});
