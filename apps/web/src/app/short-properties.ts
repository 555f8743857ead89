import { parseSync, Visitor } from 'vite';
import { shortName } from './short-classes.ts';

/** The name of a custom property; `card--open` and `.--x` are none. */
const name = /(?<![\w.#-])--[a-z][\w-]*/gi;
const declared = /(?<=[{};])--[a-z][\w-]*(?=:)|(?<=@property )--[a-z][\w-]*/gi;
/** What a sheet quotes is none of its names. */
const quoted = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/gs;
/** An expression says the whole name: `var(--${name})`. */
const anyName = /(?:^|[(;{'"])--$/;
export const ANY = '--';
/** `--` and two letters: no shorter one is made. */
const SHORT = 4;

/** Names of custom properties that something else than the sheet says: a name as it is, or one that goes on. */
export interface Spoken {
  whole: Set<string>;
  beginnings: Set<string>;
}
export const nothingSpoken = (): Spoken => ({ whole: new Set(), beginnings: new Set() });

/** Those of a text. What stands at its end may be the beginning of a name: `--space-${n}`. */
export function hear(text: string, spoken: Spoken): void {
  for (const { 0: found, index } of text.matchAll(name))
    (index + found.length === text.length ? spoken.beginnings : spoken.whole).add(found);
}
/** Those of a script's strings, templates and patterns. */
export function hearScript(code: string, file: string, spoken: Spoken): void {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') hear(node.value, spoken);
      else if ('regex' in node) hear(node.regex.pattern, spoken);
    },
    TemplateElement({ value: { cooked, raw }, tail }) {
      const text = cooked ?? raw;
      hear(text, spoken);
      if (!tail && anyName.test(text)) spoken.beginnings.add(ANY);
    },
  }).visit(program);
}
/** Of these names one that is spoken. */
export const spokenOf = (names: Iterable<string>, { whole, beginnings }: Spoken): string | undefined =>
  [...names].find((one) => whole.has(one) || [...beginnings].some((beginning) => one.startsWith(beginning)));

/**
 * The built sheet with names of two letters for the custom properties that it declares itself and that nothing else speaks of
 * (docs/decisions/short-classes.md). Only the sheet has these names then: `renamed` may stand in no script and in no HTML.
 */
export function shortProperties(css: string, spoken: Spoken): { css: string; renamed: Set<string> } {
  const bare = css.replaceAll(quoted, '""'),
    renamed = new Set(
      [...new Set(bare.match(declared))].filter(
        (one) => one.length > SHORT && spokenOf([one], spoken) === undefined,
      ),
    ),
    taken = new Set(
      [...(bare.match(name) ?? []), ...spoken.whole, ...spoken.beginnings]
        .filter((one) => !renamed.has(one))
        .map((one) => one.slice(2)),
    ),
    short = new Map<string, string>();
  for (const one of [...renamed].sort()) {
    const given = shortName(one, taken);
    taken.add(given);
    short.set(one, `--${given}`);
  }
  const names = new RegExp(`${quoted.source}|${name.source}`, 'gis');
  return { css: css.replaceAll(names, (one) => short.get(one) ?? one), renamed };
}
