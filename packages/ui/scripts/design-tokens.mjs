// tokens.css as design tokens (W3C Design Tokens Format 2025.10), for tools that read no CSS.
import { readTokens } from '../src/styles/read-tokens.ts';

/** Which rule of tokens.css is which group. A group other than `light` holds what it has otherwise. */
const groups = [
  ['light', 'The base: light, on a phone.', ':root', undefined],
  ['dark', 'On a root with data-theme="dark".', "[data-theme='dark']", '@media screen'],
  ['desktop', 'From 64rem of width.', ':root', '@media (min-width: 64rem)'],
  ['reduced-motion', 'For who asks for less motion.', ':root', '@media (prefers-reduced-motion: reduce)'],
  ['comfort', 'Comfort mode: data-comfort.', '[data-comfort]', undefined],
  ['comfort-2', 'Half as large again: data-comfort="2".', "[data-comfort='2']", undefined],
];
const measure = (text) => {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(\w+)?$/.exec(text);
  return { value: Number(value), unit };
};
function colour(text) {
  const [, l, c, h, alpha] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+)%)?\)$/.exec(text);
  return {
    colorSpace: 'oklch',
    components: [l, c, h].map(Number),
    ...(alpha ? { alpha: Number(alpha) / 100 } : {}),
  };
}
const SHADOW = /^(\S+) (\S+) (\S+) (oklch\([^)]*\))$/;
function shadow(text) {
  const [, x, y, blur, tint] = SHADOW.exec(text);
  return {
    offsetX: measure(x),
    offsetY: measure(y),
    blur: measure(blur),
    spread: measure('0'),
    color: colour(tint),
  };
}
const kinds = [
  [/^var\(--p-[\w-]+\)$/, 'color', (text) => `{palette.${text.slice(8, -1)}}`],
  [/^oklch\([^)]*\)$/, 'color', colour],
  [/^-?[\d.]+(?:rem|px)$/, 'dimension', measure],
  [/^[\d.]+ms$/, 'duration', measure],
  [/^[\d.]+$/, 'number', Number],
  [/^'.*', /, 'fontFamily', (text) => text.split(', ').map((name) => name.replaceAll("'", ''))],
  [/ oklch\([^)]*\)$/, 'shadow', (text) => text.split(/, (?=\d)/).map(shadow)],
];
/** Animations are no design token of that format: whoever draws them reads them from the sheet. */
const isAnimation = (name) => name === 'shimmer' || name === 'spin';

function token(name, value) {
  const kind = kinds.find(([form]) => form.test(value));
  if (!kind) throw new Error(`--${name}: '${value}' has no type of the design token format`);
  return { $type: kind[1], $value: kind[2](value) };
}
const tokens = (entries) => Object.fromEntries(entries.map(([name, value]) => [name, token(name, value)]));

export function designTokens(css) {
  const rules = readTokens(css);
  const of = (selector, media) => {
    const rule = rules.find(
      (one) => one.selector === selector && one.around.find((at) => at.startsWith('@media')) === media,
    );
    if (!rule) throw new Error(`tokens.css has no rule ${media ?? ''} ${selector}`);
    return [...rule.values].filter(([name]) => !isAnimation(name));
  };
  const isPrivate = ([name]) => name.startsWith('p-');
  return {
    palette: {
      $description: 'Private: only the groups below name these.',
      ...tokens(
        of(':root')
          .filter(isPrivate)
          .map(([name, value]) => [name.slice(2), value]),
      ),
    },
    ...Object.fromEntries(
      groups.map(([group, text, selector, media]) => [
        group,
        { $description: text, ...tokens(of(selector, media).filter((one) => !isPrivate(one))) },
      ]),
    ),
  };
}
