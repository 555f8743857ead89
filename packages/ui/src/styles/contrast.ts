// Which pairs of tokens must be told apart, and how that is measured (WCAG 2.2, 1.4.3 and 1.4.11).
import type { TokenRule } from './read-tokens.ts';

export const tones = ['accent', 'info', 'success', 'warning', 'danger', 'highlight'] as const;

export interface Pair {
  front: string;
  back: string;
  /** 4.5 for text, 3 for lines and focus. */
  least: number;
}
const each = (fronts: readonly string[], backs: readonly string[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

export function pairs(theme: 'light' | 'dark'): Pair[] {
  return [
    ...each(['content', 'content-muted'], ['surface', 'surface-raised', 'surface-sunken'], 4.5),
    ...each(['line-strong', 'focus'], ['surface', 'surface-raised'], 3),
    ...tones.flatMap((tone) =>
      each([`${tone}-text`, 'content'], [`${tone}-tint`], 4.5).concat(
        each([`${tone}-text`], ['surface', 'surface-raised'], 4.5),
        each([`${tone}-on-fill`], [`${tone}-fill`, `${tone}-fill-hover`], 4.5),
        each([`${tone}-line`], ['surface', 'surface-raised'], 3),
      ),
    ),
    // In dark a picture keeps its light ground and holds no text of ours.
    ...(theme === 'light' ? each(['content'], ['picture'], 4.5) : []),
  ];
}

type Rgb = readonly [red: number, green: number, blue: number];

/** '#0a7' or '#00aa77' as linear sRGB. */
function linearHex(hex: string): Rgb {
  const long = hex.length === 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const channel = (at: number) => {
    const value = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const start = long.length - 6;
  return [channel(start), channel(start + 2), channel(start + 4)];
}

/** '#00aa77' or 'oklch(0.47 0.085 195)' as linear sRGB, clipped to what a screen can show. A minifier writes 'oklch(47% .085 195)'. */
function linearRgb(colour: string): Rgb {
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour)) return linearHex(colour);
  const [, l, percent, c, h] = /^oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)\)$/.exec(colour.trim()) ?? [];
  if (h === undefined) throw new Error(`'${colour}' is neither a plain oklch nor #rrggbb`);
  const lightness = Number(l) / (percent ? 100 : 1),
    a = Number(c) * Math.cos((Number(h) * Math.PI) / 180),
    b = Number(c) * Math.sin((Number(h) * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** 1 to 21. */
export function contrast(front: string, back: string): number {
  const [dark, light] = [luminance(linearRgb(front)), luminance(linearRgb(back))].sort(
    (one, other) => one - other,
  ) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs that cannot be told apart well enough. `colour` gives the value of a token. */
export const failing = (
  colour: (token: string) => string,
  list: readonly Pair[],
): Array<Pair & { ratio: number }> =>
  list
    .map((pair) => ({ ...pair, ratio: contrast(colour(pair.front), colour(pair.back)) }))
    .filter((pair) => pair.ratio < pair.least);

/** 'content on surface: 3.21, needs 4.5' */
export const describe = ({ front, back, ratio, least }: Pair & { ratio: number }): string =>
  `${front} on ${back}: ${ratio.toFixed(2)}, needs ${least}`;

/** Not on paper alone, nor under a setting of the system. */
const isOnScreen = ({ around }: TokenRule) =>
  around.every((rule) => !rule.startsWith('@media') || /^@media\s+screen$/.test(rule));

/** The colours of one theme: of the rules of tokens.css, and of a page's own that come after them. */
export function themeOf(theme: 'light' | 'dark', rules: readonly TokenRule[]): (token: string) => string {
  const other = theme === 'dark' ? /data-theme=["']?light/ : /data-theme=["']?dark/;
  const values = new Map<string, string>();
  for (const rule of rules)
    if (isOnScreen(rule) && !other.test(rule.selector))
      for (const [name, value] of rule.values) values.set(name, value);
  return function colour(name: string): string {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no token --${name}`);
    const [, next] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return next === undefined ? value : colour(next);
  };
}

/** What cannot be told apart under these rules, a line each: 'dark: focus on surface: 2.10, needs 3'. */
export const losses = (rules: readonly TokenRule[]): string[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    failing(themeOf(theme, rules), pairs(theme)).map((pair) => `${theme}: ${describe(pair)}`),
  );
