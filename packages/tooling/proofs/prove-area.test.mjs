// The quick part of `npm run prove:area`: what a new area edits outside its folders, and that the whole of it compiles there.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCopy } from '../copy.mjs';
import { addSample, generate, problemsOf, run, typeChecks } from '../prove-area.mjs';

let copy, byHand, generated;
beforeAll(() => {
  copy = makeCopy();
  byHand = addSample(copy);
  generated = generate(copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('an area has its folders, and an import and an entry in each list of areas; scripts make the rest', () => {
  expect(problemsOf(byHand, generated)).toEqual([]);
  expect(byHand.length).toBeGreaterThan(20);
});
test('a third line, a fifth file, a file elsewhere, or a list by hand is a problem', () => {
  const one = (path, added, isNew = false) => ({ path, added, removed: 0, isNew });
  const wrong = [
    one('apps/api/src/areas.ts', 3),
    one('apps/web/src/sample/area.ts', 50, true),
    one('apps/web/src/app/sample.ts', 1, true),
    ...['a.ts', 'b.ts', 'c.ts'].map((path) => one(path, 1)),
  ];
  expect(problemsOf(wrong, [one('apps/web/src/app/area.ts', 1)])).toEqual([
    'apps/web/src/app/sample.ts is new and not in a folder of the area',
    'apps/api/src/areas.ts: 3 lines added and 0 removed',
    "5 files outside the area's folders were edited",
    'apps/web/src/app/area.ts was changed by a script, and is no list that a script makes',
    ...[
      'routes -w packages/contract',
      'areas -w @doorstep/ui',
      'generate -w @doorstep/api -- --name sample',
    ].map((script) => `'npm run ${script}' made nothing of the area`),
  ]);
});
test('everything compiles with it', () => {
  for (const { name, ok, output } of typeChecks(copy)) expect(ok, `${name}\n${output}`).toBe(true);
}, 400_000);
test('without its Hindi it does not compile', () => {
  const path = join(copy, 'packages/contract/src/sample.messages.hi.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/ {2}sample_unknown: .*\n/, ''));
  expect(run(copy, 'packages/contract', 'tsc', '--noEmit').output).toContain('sample_unknown');
}, 60_000);
