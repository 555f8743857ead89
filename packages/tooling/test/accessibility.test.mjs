import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** WCAG 2.2, levels A and AA, without 4.1.1, which it has dropped. */
const criteria =
  `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`.split(/\s+/);

test('docs/accessibility.md has each of the 55 criteria once, with a way and a check', () => {
  const rows = readFileSync(resolve(import.meta.dirname, '../../../docs/accessibility.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(criteria).toHaveLength(55);
  expect(rows.map(([, name]) => name.split(' ')[0])).toEqual(
    criteria.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  );
  for (const [, name, way, check] of rows) expect([way, check].every(Boolean), name).toBe(true);
});
