import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { parseSync, Visitor } from 'vite';
import { statements } from './css-statements.ts';

/** A string of a source file: where its text stands between the quotes, and what it says. */
interface Text {
  start: number;
  end: number;
  value: string;
  /** Of which JSX attribute it is the value. */
  attribute?: string;
}
interface Texts {
  file: string;
  texts: Text[];
  /** Beginnings of names that an expression ends: `icon-${name}`. */
  prefixes: string[];
}

/** The strings of a source file. */
export function textsOf(code: string, file: string): Texts {
  const texts: Text[] = [],
    prefixes: string[] = [],
    attributes = new Map<unknown, string>();
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    JSXAttribute({ name, value }) {
      if (value?.type === 'Literal' && name.type === 'JSXIdentifier') attributes.set(value, name.name);
    },
    Literal(node) {
      if (typeof node.value !== 'string') return;
      const attribute = attributes.get(node);
      texts.push({
        start: node.start + 1,
        end: node.end - 1,
        value: node.value,
        ...(attribute !== undefined && { attribute }),
      });
    },
    TemplateLiteral({ quasis }) {
      for (const [at, quasi] of quasis.entries()) {
        const value = quasi.value.cooked ?? '',
          // In TypeScript a part has its delimiters, the backtick or the brace.
          start = quasi.start + (/^[`}]/.test(code.slice(quasi.start)) ? 1 : 0),
          // A word that touches an expression is a part of one.
          begin = at > 0 ? /^\S*/.exec(value)![0].length : 0,
          rest = value.slice(begin),
          tail = at < quasis.length - 1 ? /\S*$/.exec(rest)![0] : '';
        if (/[a-z][-:]$/i.test(tail)) prefixes.push(tail);
        // An escape would move what stands behind it.
        if (quasi.value.raw === value)
          texts.push({
            start: start + begin,
            end: start + value.length - tail.length,
            value: rest.slice(0, rest.length - tail.length),
          });
      }
    },
  }).visit(program);
  return { file, texts, prefixes };
}

/** A plain word, or that of a rule. */
const plain = /^@?[a-z]+$/;
const words = (value: string) => [...new Set(value.split(/\s+/).filter(Boolean))];
const ofSelector =
  /\.((?:\\[0-9a-f]{1,6} ?|\\.|[a-z_\u0080-\uffff-])(?:\\[0-9a-f]{1,6} ?|\\.|[\w\u0080-\uffff-])*)/gi;
const unescaped = (name: string) =>
  name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/\\(.)/g, '$1');

/** The selectors of a rule, which commas part that stand in no brackets and are no part of a name. */
function selectorsIn(head: string): string[] {
  const found = [];
  let depth = 0,
    from = 0;
  for (let at = 0; at < head.length; at++) {
    const letter = head[at]!;
    if (letter === '\\') at++;
    else if (letter === '(' || letter === '[') depth++;
    else if (letter === ')' || letter === ']') depth--;
    else if (letter === ',' && depth === 0) {
      found.push(head.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, head.slice(from)];
}
const classesOf = (selector: string) =>
  [...selector.matchAll(ofSelector)].map(([, name]) => unescaped(name!));

/** The sheet with other selectors in the place of each; `outer` are those that the rule around it has. */
function inSelectors(
  css: string,
  change: (selector: string, outer: string) => readonly string[],
  outer = '',
): string {
  return statements(css)
    .map(({ head, body }) => {
      if (body === undefined) return head;
      if (/^\s*@(media|supports|layer|container|starting-style)/.test(head))
        return `${head}{${inSelectors(body, change, outer)}}`;
      if (head.trimStart().startsWith('@')) return `${head}{${body}}`;
      const selectors = selectorsIn(head)
        .flatMap((selector) => change(selector, outer))
        .join();
      return `${selectors}{${body.includes('{') ? inSelectors(body, change, `${outer} ${head}`) : body}}`;
    })
    .join('');
}

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  NEXT = `${FIRST}0123456789`,
  MOST = FIRST.length * NEXT.length;
/**
 * Two letters that come from the text, or the next two that are free: what another class is called does not change with a new one, so a
 * release changes only the files that it must. None of them hides a part of the page from who blocks advertising.
 */
export function shortName(text: string, taken: ReadonlySet<string>): string {
  const first = createHash('sha256').update(text).digest().readUInt32BE();
  for (let step = 0; step < MOST; step++) {
    const at = (first + step) % MOST,
      name = FIRST[Math.floor(at / NEXT.length)]! + NEXT[at % NEXT.length]!;
    if (!/^ad/i.test(name) && !taken.has(name)) return name;
  }
  throw new Error(`More than ${MOST} classes: they need names of three letters.`);
}

export interface ShortClasses {
  /** A source file with short names for its classes. */
  inCode: (code: string, file: string) => string;
  /** The sheet with the same names. */
  inSheet: (css: string) => string;
}
interface Options {
  /** What Tailwind makes of these words. */
  sheetOf: (words: string[]) => string;
  /** Names that the page's script or the server looks for. */
  kept: RegExp;
  /** Files of what stands many times in one page. */
  repeated?: RegExp;
}
/** For fewer, the rules would become longer by as much as the string becomes shorter. */
const WORTH_ONE_NAME = 5;
/** One name for all classes of a string, and for each class those names. */
function nameWhole(strings: readonly string[][], taken: Set<string>) {
  const keyOf = (names: readonly string[]) => names.toSorted().join(' ');
  const known = new Map<string, string>(),
    alsoIn = new Map<string, string[]>();
  for (const names of strings) {
    const key = keyOf(names);
    if (names.length < WORTH_ONE_NAME || known.has(key)) continue;
    const given = shortName(`= ${key}`, taken);
    taken.add(given);
    known.set(key, given);
    for (const name of names) alsoIn.set(name, [...(alsoIn.get(name) ?? []), given]);
  }
  return { nameOf: (names: readonly string[]) => known.get(keyOf(names)), alsoIn };
}

/**
 * Short names for the classes of all source files (docs/decisions/short-classes.md). A string is one of classes if each of its words is a
 * class of the sheet. Classes that stand together wherever one of them stands share a name; each rule stays where it is. Throws where a
 * string has a class and a word that is none: nothing would tell what it is.
 *
 * A long string of a `repeated` file has one name for all its classes, which each of their rules lists beside the class itself.
 */
export function shortClasses(
  sources: ReadonlyMap<string, string>,
  { sheetOf, kept, repeated }: Options,
): ShortClasses {
  const read = [...sources].map(([file, code]) => textsOf(code, file));
  const classes = new Set<string>(),
    /** In a selector with another class: one name for both would ask for something else. */
    joined = new Set<string>();
  inSelectors(
    sheetOf([...new Set(read.flatMap(({ texts }) => texts.flatMap(({ value }) => words(value))))]),
    (selector, outer) => {
      const found = classesOf(`${outer} ${selector}`);
      for (const name of found) {
        classes.add(name);
        if (found.length > 1) joined.add(name);
      }
      return [selector];
    },
  );
  const prefixes = [...new Set(read.flatMap((one) => one.prefixes))];
  // A plain word may be no class elsewhere, and is short.
  const renamed = new Set(
    [...classes].filter(
      (name) => !plain.test(name) && !kept.test(name) && !prefixes.some((prefix) => name.startsWith(prefix)),
    ),
  );
  /** The strings in which a class stands, each once however often it is written. */
  const places = new Map<string, Set<string>>();
  for (const { file, texts } of read)
    for (const { value, attribute } of texts) {
      const all = words(value),
        own = all.filter((word) => renamed.has(word)).sort();
      if (own.length === 0) continue;
      const other = all.find((word) => !classes.has(word));
      if (other !== undefined)
        throw new Error(`${file}: '${other}' is no class, and '${own[0]}' beside it is one.`);
      if (attribute !== undefined && !/class/i.test(attribute))
        throw new Error(`${file}: ${attribute}="${value}" has the name of a class.`);
      for (const name of own) places.set(name, (places.get(name) ?? new Set()).add(own.join(' ')));
    }
  const together = new Map<string, string[]>();
  for (const name of [...places.keys()].sort()) {
    const where = [...places.get(name)!].sort().join();
    together.set(where, [...(together.get(where) ?? []), name]);
  }
  const short = new Map<string, string>(),
    taken = new Set([...classes].filter((name) => !renamed.has(name)));
  for (const names of together.values()) {
    const given = shortName(names.join(' '), taken);
    taken.add(given);
    for (const name of names) short.set(name, given);
  }

  const isOfClasses = (value: string) => {
    const all = words(value);
    return all.some((word) => short.has(word)) && all.every((word) => classes.has(word));
  };
  /** Of a string those classes that one name can stand for. */
  const single = (value: string) =>
    words(value).filter(
      (name) => classes.has(name) && !joined.has(name) && (short.has(name) || plain.test(name)),
    );
  const repeatedTexts = read.filter(({ file }) => repeated?.test(file)).flatMap(({ texts }) => texts),
    { nameOf, alsoIn } = nameWhole(
      repeatedTexts.filter(({ value }) => isOfClasses(value)).map(({ value }) => single(value)),
      taken,
    );
  const written = (value: string): string => {
    const own = single(value),
      one = nameOf(own),
      rest = one === undefined ? words(value) : words(value).filter((name) => !own.includes(name));
    return [
      ...new Set([...(one === undefined ? [] : [one]), ...rest.map((name) => short.get(name) ?? name)]),
    ].join(' ');
  };
  return {
    inCode: (code, file) =>
      textsOf(code, file)
        .texts.filter(({ value }) => isOfClasses(value))
        .sort((one, other) => other.start - one.start)
        .reduce((done, { start, end, value }) => {
          // What is joined to it stays apart.
          const [before] = /^\s?/.exec(value)!,
            [after] = /\s?$/.exec(value)!;
          return `${done.slice(0, start)}${before && ' '}${written(value)}${after && ' '}${done.slice(end)}`;
        }, code),
    inSheet: (sheet) =>
      inSelectors(sheet, (selector) => {
        const renamed = (other?: string) =>
          selector.replaceAll(ofSelector, (dotted, name: string) => {
            const given = other ?? short.get(unescaped(name));
            return given === undefined ? dotted : `.${given}`;
          });
        const found = classesOf(selector),
          also = found.flatMap((name) => alsoIn.get(name) ?? []);
        if (also.length > 0 && found.length > 1)
          throw new Error(`${selector} joins classes of which one has a name with others.`);
        return [renamed(), ...also.map((one) => renamed(one))];
      }),
  };
}

const web = join(import.meta.dirname, '../..');
/** The sources that Tailwind reads for `app.css`. */
export const sourcesOfApp = (): ReadonlyMap<string, string> =>
  new Map(
    ['src', '../../packages/ui/src']
      .flatMap((folder) => globSync(join(web, folder, '**/*.{ts,tsx}')))
      .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
const { resolve } = createRequire(import.meta.url);
/** `shortClasses` of the whole app. */
export async function shortClassesOfApp(): Promise<ShortClasses> {
  const tailwind = await compile("@import './app.css'", {
    base: join(web, 'src'),
    loadStylesheet: (id, from) => {
      const path = id.startsWith('.') ? join(from, id) : resolve(id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
  return shortClasses(sourcesOfApp(), {
    sheetOf: (words) => tailwind.build(words),
    kept: /^offscreen-/,
    repeated:
      /ui\/src\/(?:base\/(?:badge|button|icon-button|pagination|price|rating)|home\/site-footer|medicine\/(?:cart-action|letter-filter|medicine-card|sort-choice))\//,
  });
}
