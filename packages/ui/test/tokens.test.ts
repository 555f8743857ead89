import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, describe, failing, losses, pairs, themeOf } from '../src/styles/contrast.ts';
import { readTokens } from '../src/styles/read-tokens.ts';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const rules = readTokens(css);
/** The custom properties of the first rule with this selector. */
function rule(selector: string): Map<string, string> {
  const found = rules.find((one) => one.selector === selector);
  if (!found) throw new Error(`no rule ${selector}`);
  return found.values;
}
const light = rule(':root');

test('every text, fill, line and focus can be told from its ground in light', () => {
  expect(failing(themeOf('light', rules), pairs('light')).map(describe)).toEqual([]);
});

test('and in dark', () => {
  expect(failing(themeOf('dark', rules), pairs('dark')).map(describe)).toEqual([]);
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
  expect(() => contrast('red', white)).toThrow("'red' is neither a plain oklch nor #rrggbb");
});

test('the measure is right, and a bad pair is found', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
  // sRGB red on white is 4.00, and #767676 on white is 4.54, by any contrast checker.
  expect(contrast('oklch(0.62796 0.25768 29.234)', 'oklch(1 0 0)')).toBeCloseTo(4, 1);
  expect(contrast('oklch(0.566 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
  expect(contrast('#f00', '#ffffff')).toBeCloseTo(4, 1);
  expect(contrast('#767676', '#FFF')).toBeCloseTo(4.54, 2);
});

test('two tokens of a page of its own: what they lose is named, in both themes', () => {
  const own = readTokens(`
    :root { --content-muted: var(--p-paper-3); }
    [data-theme='dark'] { --focus: #333; --content-muted: var(--p-mist-2) }`);
  expect(losses(rules)).toEqual([]);
  expect(losses([...rules, ...own]).map((line) => line.replace(/: [\d.]+,/, ':'))).toEqual([
    'light: content-muted on surface: needs 4.5',
    'light: content-muted on surface-raised: needs 4.5',
    'light: content-muted on surface-sunken: needs 4.5',
    'dark: focus on surface: needs 3',
    'dark: focus on surface-raised: needs 3',
  ]);
});

test('what holds on paper, or by a setting of the system, is no colour of a theme', () => {
  const own = (around: string) => readTokens(`${around} { :root { --content: #fff; --focus: #fff } }`);
  for (const around of [
    '@media print',
    '@media (prefers-color-scheme: dark)',
    '@media screen and (width < 9em)',
  ])
    expect(losses([...rules, ...own(around)])).toEqual([]);
  for (const around of ['@media screen', '@layer base'])
    expect(losses([...rules, ...own(around)]).length).toBeGreaterThan(0);
});
