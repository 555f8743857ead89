import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTokens } from '../src/styles/read-tokens.ts';

interface Colour {
  colorSpace: 'oklch';
  components: [number, number, number];
  alpha?: number;
}
interface Measure {
  value: number;
  unit: string;
}
type Layer = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Measure> & { color: Colour };
interface Token {
  $type: string;
  $value: unknown;
}
type Group = Record<string, Token>;
// The script is plain JavaScript and runs as Node runs it, outside of Vite.
const { designTokens } = (await import(
  /* @vite-ignore */ new URL('../scripts/design-tokens.mjs', import.meta.url).href
)) as { designTokens: (css: string) => Record<string, Group> };
const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const made = designTokens(css);

const colour = ({ components, alpha }: Colour) =>
  `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${Math.round(alpha * 100)}%`})`;
const measure = ({ value, unit }: Measure) => (value === 0 && unit === 'px' ? '0' : `${value}${unit}`);
/** A value of the format as CSS says it. */
const written: Record<string, (value: never) => string> = {
  color: (value: string | Colour) =>
    typeof value === 'string' ? `var(--${value.slice(1, -1).replace('palette.', 'p-')})` : colour(value),
  dimension: measure,
  duration: measure,
  number: String,
  fontFamily: (names: string[]) =>
    names.map((name) => (/ |^Mukta$/.test(name) ? `'${name}'` : name)).join(', '),
  shadow: (layers: Layer[]) =>
    layers
      .map(
        (one) => `${measure(one.offsetX)} ${measure(one.offsetY)} ${measure(one.blur)} ${colour(one.color)}`,
      )
      .join(', '),
};
const cssOf = ({ $type, $value }: Token) => written[$type]?.($value as never) ?? `a ${$type}`;

const expected = [
  ['light', ':root', 0],
  ['dark', "[data-theme='dark']", 0],
  ['desktop', ':root', 1],
  ['reduced-motion', ':root', 2],
  ['comfort', '[data-comfort]', 0],
  ['comfort-2', "[data-comfort='2']", 0],
] as const;

test('tokens.json has a group for every rule of tokens.css', () => {
  expect(Object.keys(made)).toEqual(['palette', ...expected.map(([group]) => group)]);
  expect(readTokens(css)).toHaveLength(expected.length);
});

test.for(expected)('%s says what tokens.css says at %s', ([group, selector, at]) => {
  const { values } = readTokens(css).filter((rule) => rule.selector === selector)[at] ?? {};
  // Animations are no type of the format.
  const wanted = [...(values ?? [])].filter(([name]) => !/^(?:p-.*|shimmer|spin)$/.test(name));
  const { $description, ...tokens } = made[group] ?? {};
  expect($description).toBeTypeOf('string');
  expect(wanted.length).toBeGreaterThan(0);
  expect(Object.entries(tokens).map(([name, token]) => [name, cssOf(token)])).toEqual(wanted);
});

test('every reference leads to a colour of the palette, and every one of these is used', () => {
  const { $description, ...palette } = made['palette'] ?? {};
  expect($description).toBeTypeOf('string');
  const used = Object.values(made)
    .flatMap((group) => Object.values(group))
    .map(({ $value }) => $value)
    .filter((value): value is string => typeof value === 'string' && value.startsWith('{'));
  expect([...new Set(used)].toSorted()).toEqual(
    Object.keys(palette)
      .map((name) => `{palette.${name}}`)
      .toSorted(),
  );
});

test('a value that the format has no type for ends the build', () => {
  expect(() => designTokens(css.replace('--space: 0.25rem', '--space: calc(1rem / 4)'))).toThrow(
    "--space: 'calc(1rem / 4)' has no type of the design token format",
  );
});
