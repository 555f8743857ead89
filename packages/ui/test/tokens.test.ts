import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, failing, pairs } from './contrast.ts';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** The custom properties of the first rule with this selector. */
function rule(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}
const light = rule(':root');
const dark = new Map([...light, ...rule("[data-theme='dark']")]);

/** Follows var() through both layers down to a colour. */
const colourIn = (tokens: ReadonlyMap<string, string>) =>
  function colour(name: string): string {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`no token --${name}`);
    const [, next] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return next === undefined ? value : colour(next);
  };
const lines = (found: ReturnType<typeof failing>) =>
  found.map(({ front, back, ratio, least }) => `${front} on ${back}: ${ratio.toFixed(2)}, needs ${least}`);

test('every text, fill, line and focus can be told from its ground in light', () => {
  expect(lines(failing(colourIn(light), pairs('light')))).toEqual([]);
});

test('and in dark', () => {
  expect(lines(failing(colourIn(dark), pairs('dark')))).toEqual([]);
});

test('dark gives every colour that light gives, so none shines through', () => {
  const colours = [...light]
    .filter(([name, value]) => !name.startsWith('p-') && /^(var\(--p-|oklch\()/.test(value))
    .map(([name]) => name);
  const own = rule("[data-theme='dark']");
  expect(colours.length).toBeGreaterThan(40);
  expect(colours.filter((name) => !own.has(name))).toEqual([]);
});

test('every colour of the palette is used', () => {
  const used = new Set([...css.matchAll(/var\(--(p-[\w-]+)\)/g)].map(([, name]) => name));
  expect([...light.keys()].filter((name) => name.startsWith('p-') && !used.has(name))).toEqual([]);
});

test('a colour is read as it stands in the source and as the minifier of the built Storybook writes it', () => {
  const white = 'oklch(1 0 0)';
  expect(contrast('oklch(47% .085 195)', white)).toBeCloseTo(contrast('oklch(0.47 0.085 195)', white), 10);
  expect(() => contrast('red', white)).toThrow("'red' is no plain oklch(l c h)");
});

test('the measure is right, and a bad pair is found', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
  // sRGB red on white is 4.00, and #767676 on white is 4.54, by any contrast checker.
  expect(contrast('oklch(0.62796 0.25768 29.234)', 'oklch(1 0 0)')).toBeCloseTo(4, 1);
  expect(contrast('oklch(0.566 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
  const planted = new Map([...light, ['content-muted', 'var(--p-paper-3)']]);
  expect(failing(colourIn(planted), pairs('light')).map(({ front, back }) => `${front} on ${back}`)).toEqual([
    'content-muted on surface',
    'content-muted on surface-raised',
    'content-muted on surface-sunken',
  ]);
});
