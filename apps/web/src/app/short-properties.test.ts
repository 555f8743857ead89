import { expect, test } from 'vitest';
import { shortClassesOfApp, sourcesOfApp } from './short-classes.ts';
import { ANY, hear, hearScript, nothingSpoken, shortProperties, spokenOf } from './short-properties.ts';

const short = (css: string, ...scripts: string[]) => {
  const spoken = nothingSpoken();
  for (const [at, code] of scripts.entries()) hearScript(code, `${at}.tsx`, spoken);
  return shortProperties(css, spoken);
};

test('a property has the same short name where it is declared, registered and read', () => {
  const { css, renamed } = short(
    '@property --tw-shadow{syntax:"*"}:root{--line:red;--line-strong:var(--line,blue)}@container style(--line:red){.a{--tw-shadow:0 0 var(--line-strong);transition:--tw-shadow 1s}}',
  );
  expect(css).toMatch(
    /^@property (--\w\w)\{syntax:"\*"\}:root\{(--\w\w):red;(--\w\w):var\(\2,blue\)\}@container style\(\2:red\)\{\.a\{\1:0 0 var\(\3\);transition:\1 1s\}\}$/,
  );
  expect([...renamed].sort()).toEqual(['--line', '--line-strong', '--tw-shadow']);
});

test('what only looks like a name stays: classes, files, quotes, anchors, and names that others declare', () => {
  const css =
    '.card--line,.--line{background:url(/a/--line.svg);content:"--line";anchor-name:--menu;top:var(--theirs);--on:1}';
  expect(short(`:root{--line:red}${css}`).css).toMatch(/^:root\{--\w\w:red\}/);
  expect(short(`:root{--line:red}${css}`).css).toContain(css);
});

test('a name that a script or an image speaks of stays', () => {
  const css = ':root{--filled:1;--scrim:2;--ground:3;--size-4:5;--line:6;--image:7}';
  const code =
    'a = { "--filled": 1 }; b = `<i style="fill:var(--scrim)">`; c = /--ground:(.*)/; d = `--size-${n}`; line = --line;';
  const { renamed } = short(css, code);
  expect([...renamed].sort()).toEqual(['--image', '--line']);
  const spoken = nothingSpoken();
  hear('<path fill="var(--image)"/>', spoken);
  expect(shortProperties(css, spoken).renamed.has('--image')).toBe(false);
  expect(spokenOf(['--line', '--image'], spoken)).toBe('--image');
  expect(spokenOf(['--line'], spoken)).toBeUndefined();
  expect(short(css, 'a = `var(--${name})`').renamed.size).toBe(0);
  expect(short(css, 'a = `no --${name} here`').renamed.size).toBe(6);
});

test('what a property is called does not change with another one, and no two have one name', () => {
  const names = Array.from({ length: 1_500 }, (_, at) => `--name-${at}`),
    sheet = (all: readonly string[]) => short(`:root{${all.map((one) => `${one}:0`).join(';')}}`).css;
  expect(new Set(sheet(names).match(/--\w\w(?=:)/g)).size).toBe(names.length);
  const few = names.slice(0, 3);
  expect(sheet([...few, '--other'])).toContain(sheet(few).slice(0, -1));
});

test('a short name is none that the sheet or a script has already', () => {
  const given = short(':root{--line:1}').css.slice(6, 10);
  expect(short(`:root{--line:1;${given}:2}`).css).not.toContain(`${given}:1`);
  expect(short(':root{--line:1}', `style.setProperty('${given}', 2)`).css).not.toContain(given);
});

test('of the app, what scripts set and read keeps its name, and what only classes name does not', async () => {
  const { inCode } = await shortClassesOfApp(),
    spoken = nothingSpoken();
  for (const [file, code] of sourcesOfApp()) hearScript(inCode(code, file), file, spoken);
  spoken.beginnings.delete(ANY);
  for (const one of ['--filled', '--surface', '--scrim']) expect(spokenOf([one], spoken)).toBe(one);
  for (const one of ['--space', '--gutter', '--type-meta']) expect(spokenOf([one], spoken)).toBeUndefined();
}, 60_000);
