import { expect, test } from 'vitest';

interface Script {
  build: () => Promise<Record<string, string>>;
  current: (path: string) => string;
}

// The script is plain JavaScript and resolves its drawings as Node does: it runs outside of Vite.
const { build, current } = (await import(
  /* @vite-ignore */ new URL('../scripts/icons.mjs', import.meta.url).href
)) as Script;
const built = await build();

test('the script answers for the sheet and for the names', () => {
  expect(Object.keys(built)).toEqual([
    '../src/styles/icons.css',
    '../src/styles/icons.svg',
    '../src/styles/star.svg',
    '../src/base/icon/names.ts',
    '../../../.storybook/icons.css',
  ]);
  expect(built['../src/styles/icons.css']).toContain('@utility icon-heart {');
});

test.for(Object.keys(built))('%s is what scripts/icons.mjs builds', (path) => {
  expect(current(path)).toBe(built[path]);
});
