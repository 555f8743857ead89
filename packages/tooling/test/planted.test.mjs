// The list of planted changes stays true to the tree; that each is caught is proved by `npm run prove:checks`.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { changes } from '../planted/changes.mjs';

const root = resolve(import.meta.dirname, '../../..');

test('there are at least thirty, each with a name of its own', () => {
  expect(changes.length).toBeGreaterThanOrEqual(30);
  expect(new Set(changes.map(({ name }) => name)).size).toBe(changes.length);
});

test.for(changes.map((change) => [change.name, change]))(
  '%s can be planted',
  ([, { file, from, to, also, check }]) => {
    const text = readFileSync(join(root, file), 'utf8');
    for (const one of [from, ...(also ?? []).slice(0, 1)]) expect(text).toContain(one);
    expect(text.replace(from, () => to)).not.toBe(text);
    const missing = [check]
      .flat()
      .flatMap(({ cwd, args }) =>
        args
          .filter((arg) => /^(?:test|src|packages)\//.test(arg))
          .filter((path) => !existsSync(join(root, cwd, path))),
      );
    expect(missing).toEqual([]);
  },
);
