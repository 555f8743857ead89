import { expect, test } from 'vitest';

interface Script {
  build: () => Record<string, string>;
  current: (path: string) => string;
}

// The script is plain JavaScript and reads beside itself: it runs outside of Vite.
const { build, current } = (await import(
  /* @vite-ignore */ new URL('../scripts/areas.mjs', import.meta.url).href
)) as Script;
const built = build();

test('the script answers for the list of all messages and for the exports', () => {
  expect(built['../src/messages/hi.ts']).toContain("from '../medicine/messages.hi.ts'");
  expect(built['../src/messages/messages.ts']).toContain('  medicine: typeof medicineMessages;');
  expect(built['../src/messages/en.ts']).toContain('  medicine: medicineMessages,');
  expect(built['../package.json']).toContain('"./medicine/*"');
});

test.for(Object.keys(built))('%s is what scripts/areas.mjs builds', (path) => {
  expect(current(path)).toBe(built[path]);
});
