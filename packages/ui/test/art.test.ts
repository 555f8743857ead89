import { expect, test } from 'vitest';

interface Script {
  build: () => Record<string, string>;
  current: (path: string) => string;
  present: () => string[];
}

// The script is plain JavaScript and runs as Node runs it, outside of Vite.
const { build, current, present } = (await import(
  /* @vite-ignore */ new URL('../scripts/art.mjs', import.meta.url).href
)) as Script;
const built = build();
const drawings = Object.entries(built).filter(([path]) => path.endsWith('.svg'));
const tokens = current('../src/styles/tokens.css');

test('the script answers for every scene and its address, and nothing is left over', () => {
  expect(drawings.length).toBeGreaterThan(20);
  expect(present().toSorted()).toEqual(Object.keys(built).toSorted());
});

test.for(Object.keys(built))('%s is what scripts/art.mjs builds', (path) => {
  expect(current(path)).toBe(built[path]);
});

test.for(drawings)('%s is small, drawn, and takes only colours of the tokens', ([, text]) => {
  expect(text.length).toBeLessThan(6000);
  expect(text.match(/<(path|circle|rect|ellipse)/g)?.length).toBeGreaterThan(10);
  expect(text).not.toMatch(/NaN|undefined|<text|<script|style=|class=|url\(/);
  for (const [, token] of text.matchAll(/var\((--[\w-]+)\)/g)) {
    expect(token).not.toMatch(/^--p-/);
    expect(tokens).toContain(`${token}:`);
  }
});
