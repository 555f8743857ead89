import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = `${root}../../node_modules`;
const read = (path: string) => readFileSync(path, 'utf8');
/** What the package contains of others: its icons are drawn from lucide's, and its fonts are whole or parts of these. */
const others: Record<string, string> = {
  'licenses/lucide.txt': 'lucide-react/LICENSE',
  'licenses/atkinson-hyperlegible-next.txt': '@fontsource-variable/atkinson-hyperlegible-next/LICENSE',
  'licenses/mukta.txt': '@fontsource/mukta/LICENSE',
};

test.for(Object.entries(others))('%s is the text of %s', ([kept, made]) => {
  expect(read(root + kept)).toBe(read(`${modules}/${made}`));
});

test('the package has its own licence, that of the repository', () => {
  expect(read(`${root}LICENSE`)).toBe(read(`${root}../../LICENSE`));
});

// That they are packed says exports.test.ts.
test('no licence lies there that nothing asks for', () => {
  expect(globSync('licenses/*', { cwd: root }).toSorted()).toEqual(Object.keys(others).toSorted());
});
