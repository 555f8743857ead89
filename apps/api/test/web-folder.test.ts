import { mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { keepFolder, webFolder } from '../src/platform/web.ts';

const newFolder = () => mkdtempSync(join(inject('scratch'), 'builds-'));

test('the server starts with the build that is the current one', () => {
  const dist = newFolder();
  writeFileSync(join(dist, 'current'), 'a1b2c3d4e5f6\n');
  expect(webFolder(dist)).toBe(join(dist, 'a1b2c3d4e5f6'));
});

test('a folder that is a build itself is taken as it is', () => {
  const dist = newFolder();
  expect(webFolder(dist)).toBe(dist);
});

test('the folder of a running server is marked as in use; one that is not there is no trouble', () => {
  const folder = newFolder();
  utimesSync(folder, 0, 0);
  keepFolder(folder);
  expect(Date.now() - statSync(folder).mtimeMs).toBeLessThan(60_000);
  expect(() => keepFolder(join(folder, 'not-there'))).not.toThrow();
});
