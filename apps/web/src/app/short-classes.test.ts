import { expect, test } from 'vitest';
import { shortClasses, shortClassesOfApp, sourcesOfApp, textsOf } from './short-classes.ts';

/** A sheet with a rule for each word that looks like a class. */
const sheetOf = (words: string[]) =>
  words
    .filter((word) => /^(?:flex|grid|[a-z]+[-:/].*)$/.test(word))
    .map((word) => `.${word.replaceAll(/[:./]/g, String.raw`\$&`)}{x:1}`)
    .join('');
const of = (...files: string[]) =>
  shortClasses(new Map(files.map((code, at) => [`${at}.tsx`, code])), { sheetOf, kept: /^late-/ });
const words = (value: string) => value.split(/\s+/).filter(Boolean);
/** The strings of a code, without quotes. */
const strings = (code: string) => [...code.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, text]) => text);

test('a class has the same short name in each file and in the sheet, and its rule stays where it was', () => {
  const one = `const one = <p className="p-4 text-end" />;`,
    other = `const other = cn('p-4', on && 'md:p-6');`;
  const { inCode, inSheet } = of(one, other);
  const [both] = strings(inCode(one, '0.tsx')),
    [padding, wide] = strings(inCode(other, '1.tsx'));
  expect(both!.split(' ')).toContain(padding);
  expect([padding, wide].join(' ')).toMatch(/^\w\w \w\w$/);
  const end = both!.replace(padding!, '').trim();
  expect(
    inSheet(
      String.raw`@layer utilities{.p-4{a:1}.text-end:hover,.p-4>.text-end{a:2}@media (x){.md\:p-6{a:3}}}`,
    ),
  ).toBe(`@layer utilities{.${padding}{a:1}.${end}:hover,.${padding}>.${end}{a:2}@media (x){.${wide}{a:3}}}`);
});

test('classes that only stand together share a name', () => {
  const code = `a('m-1 p-1 w-1'); b("w-1 m-1", 'm-1 w-1 p-1')`;
  const { inCode, inSheet } = of(code);
  const [three, two, again] = strings(inCode(code, '0.tsx'));
  expect(three!.split(' ')).toHaveLength(2);
  expect(three!.split(' ')).toContain(two);
  expect(again!.split(' ').sort()).toEqual(three!.split(' ').sort());
  expect(inSheet('.m-1{a:1}.w-1{a:2}')).toBe(`.${two}{a:1}.${two}{a:2}`);
});

test('plain words, kept names and names that an expression ends stay', () => {
  const code = 'a("flex late-20", "flex", "grid"); b(`icon-${name}`, "icon-heart", "p-1 flex")';
  const { inCode } = of(code);
  expect(inCode(code, '0.tsx')).toMatch(
    /^a\("flex late-20", "flex", "grid"\); b\(`icon-\$\{name\}`, "icon-heart", "\w\w flex"\)$/,
  );
});

test('parts of a template and strings that are joined keep their spaces; a word that touches an expression is left alone', () => {
  const code = 'a(`m-1 ${size} p-1 x${size}`, `${name}-p p-1 ${size}`, "w-1" + " p-1")';
  const { inCode } = of('b("m-1 p-1", "p-1", "m-1", "w-1")', code);
  const [m, p, w] = strings(inCode('b("m-1", "p-1", "w-1")', '2.tsx'));
  expect(inCode(code, '1.tsx')).toBe(
    `a(\`${m} \${size} ${p} x\${size}\`, \`\${name}-p ${p} \${size}\`, "${w}" + " ${p}")`,
  );
});

test('a sentence is no class, and a class beside a word that is none stops the build', () => {
  const code = `a('2 packs of this', 'flex and grid', "p-1")`;
  expect(of(code).inCode(code, '0.tsx')).toMatch(/^a\('2 packs of this', 'flex and grid', "\w\w"\)$/);
  expect(() => of(`a('p-1 paragraph')`)).toThrow(
    "0.tsx: 'paragraph' is no class, and 'p-1' beside it is one.",
  );
  expect(() => of(`<p id="p-1" className="p-1" />`)).toThrow('0.tsx: id="p-1" has the name of a class.');
});

test('what a class is called does not change with another one', () => {
  const code = `a('p-1', 'm-1 w-1')`;
  expect(of(code, `b('h-1 m-2')`).inCode(code, '0.tsx')).toBe(of(code).inCode(code, '0.tsx'));
});

test('each string of the app asks for the rules that it asked for before', { timeout: 60_000 }, async () => {
  const { inCode, inSheet } = await shortClassesOfApp();
  const nameOf = (name: string) => {
    const selector = `.${CSS.escape(name)}`,
      given = inSheet(`${selector}{}`).slice(0, -2);
    return given === selector ? name : given.slice(1);
  };
  const pairs = [...sourcesOfApp()].flatMap(([file, code]) => {
    const after = textsOf(inCode(code, file), file).texts;
    return textsOf(code, file).texts.map(({ value }, at) => [value, after[at]!.value] as const);
  });
  const changed = new Map(pairs.filter(([before, after]) => before !== after));
  expect(changed.size).toBeGreaterThan(1_000);
  const bearers = new Map<string, string[]>();
  for (const name of new Set([...changed.keys()].flatMap(words))) {
    const given = nameOf(name);
    bearers.set(given, [...(bearers.get(given) ?? []), name]);
  }
  const wrong = [...changed].filter(([before, after]) => {
    const back = words(after).flatMap((given) => bearers.get(given) ?? []);
    return back.sort().join(' ') !== [...new Set(words(before))].sort().join(' ');
  });
  expect(wrong).toEqual([]);
});
