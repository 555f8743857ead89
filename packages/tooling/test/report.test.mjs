import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import PlaywrightReport from '../report/playwright.mjs';
import { countTurns } from '../report/turns.mjs';
import { ShortReport } from '../report/vitest.mjs';
import { readReport } from '../summary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
const path = join(folder, 'test.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const root = join(import.meta.dirname, '../../..');

test('cases that were written in one place are turns of a loop', () => {
  expect(countTurns(['a:1:1', 'a:2:1', 'a:2:1', 'a:2:1', 'b:2:1'])).toBe(3);
  expect(countTurns([])).toBe(0);
});

const testCase = (state, line, more = {}) => ({
  fullName: `case at ${line}`,
  location: { line, column: 1 },
  result: () => ({ state, errors: state === 'failed' ? [{ message: '\u001B[31mwrong\u001B[39m' }] : [] }),
  meta: () => ({}),
  ...more,
});
const module = (...cases) => ({
  moduleId: join(root, 'apps/web/src/a.test.ts'),
  diagnostic: () => ({ duration: 1234 }),
  children: { allTests: () => cases },
  errors: () => [],
});

test('a run of Vitest is told by its counts, seconds and failures, not by what passed', () => {
  const story = { meta: () => ({ storyId: 'button--default', reports: ['x'.repeat(100_000)] }) };
  new ShortReport(path).onTestRunEnd(
    [
      module(
        testCase('passed', 1),
        testCase('passed', 5),
        testCase('failed', 5),
        testCase('skipped', 9),
        testCase('passed', 7, story),
        testCase('passed', 8, story),
      ),
    ],
    [],
    'failed',
  );
  const text = readFileSync(path, 'utf8');
  expect(text.length).toBeLessThan(1000);
  expect(readReport(text)).toEqual({
    passed: 4,
    failed: 1,
    turns: 4,
    failures: [{ file: 'apps/web/src/a.test.ts', name: 'case at 5', message: 'wrong' }],
    flaky: [],
  });
  expect(JSON.parse(text)).toMatchObject({
    skipped: 1,
    files: { 'apps/web/src/a.test.ts': { passed: 4, failed: 1, skipped: 1, seconds: 1.2 } },
  });
});

test('an error outside of all cases is a failure too', () => {
  new ShortReport(path).onTestRunEnd([module(testCase('passed', 1))], [{ message: 'unhandled' }], 'failed');
  expect(readReport(readFileSync(path, 'utf8'))).toMatchObject({ passed: 1, failed: 1, turns: 0 });
});

test('a run of Playwright likewise; one that passed on a second try has passed, and is named', () => {
  const journey = (outcome, line, project) => ({
    location: { file: join(root, 'apps/web/e2e/a.journey.ts'), line, column: 1 },
    outcome: () => outcome,
    results: [
      {
        duration: 2000,
        errors: [
          { message: '\u001B[31mTest timeout\u001B[39m' },
          {
            message: 'waiting for a button',
            location: { file: join(root, 'apps/web/e2e/a.journey.ts'), line: 7 },
          },
        ],
      },
    ],
    parent: { project: () => ({ name: project }) },
    titlePath: () => ['', project, 'a.journey.ts', 'pays'],
  });
  const report = new PlaywrightReport({ outputFile: path });
  report.onBegin(undefined, {
    allTests: () => [
      journey('expected', 1, 'desktop'),
      journey('flaky', 1, 'phone'),
      journey('unexpected', 3, 'phone'),
      journey('expected', 3, 'phone'),
      journey('skipped', 9, 'phone'),
    ],
  });
  report.onEnd();
  const text = readFileSync(path, 'utf8');
  const failed = {
    file: 'apps/web/e2e/a.journey.ts',
    name: 'phone > a.journey.ts > pays',
    message: 'Test timeout\nwaiting for a button\n  at apps/web/e2e/a.journey.ts:7',
  };
  expect(readReport(text)).toEqual({ passed: 3, failed: 1, turns: 2, failures: [failed], flaky: [failed] });
  expect(JSON.parse(text).files).toEqual({
    'apps/web/e2e/a.journey.ts': { passed: 3, failed: 1, skipped: 1, seconds: 10 },
  });
});
