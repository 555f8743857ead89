import { expect, test } from 'vitest';
import { shortClasses, shortClassesOfApp, sourcesOfApp, textsOf } from './short-classes.ts';

/** A sheet with a rule for each word that looks like a class. */
const sheetOf = (words: string[]) =>
  words
    .filter((word) => /^(?:flex|grid|[a-z]+[-:/].*)$/.test(word))
    .map((word) => `.${word.replaceAll(/[:./]/g, String.raw`\$&`)}{x:1}`)
    .join('');
const of = (...files: string[]) =>
  shortClasses(new Map(files.map((code, at) => [`${at}.tsx`, code])), {
    sheetOf,
    kept: /^late-/,
  });
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

test('a long string of what is repeated has one name, which the rules of its classes list', () => {
  const code = `a('m-1 flex p-1 w-1 h-1 grid late-2 x-1 y-1 z-1', 'flex p-1', 'y-1', 'z-1')`,
    { inCode, inSheet } = shortClasses(new Map([['9.tsx', code]]), {
      sheetOf: (all) => `${sheetOf(all)}.x-1>.y-1{x:1}.z-1{&:is(.q *){x:1}}`,
      kept: /^late-/,
      repeated: /9/,
    });
  const [long, few] = strings(inCode(code, '9.tsx')).map((value) => value!.split(' '));
  // What stays: a kept name, and those that a selector joins.
  expect(long).toHaveLength(5);
  expect(long).toContain('late-2');
  const [one] = long!,
    [flex, padding] = few!;
  expect(long).not.toContain('flex');
  expect(flex).toBe('flex');
  expect(inSheet('.flex{a:1}.p-1:hover,p{a:2}@media (x){.grid>*{a:3}}')).toBe(
    `.flex,.${one}{a:1}.${padding}:hover,.${one}:hover,p{a:2}@media (x){.grid>*,.${one}>*{a:3}}`,
  );
  expect(inSheet('.x-1>.y-1{a:1}.z-1:is(.q *){a:2}')).not.toContain(one);
  expect(() => inSheet('.p-1>.q{a:1}')).toThrow('.p-1>.q joins classes of which one has a name with others.');
  expect(inSheet(String.raw`:is(.x-1,.y-1){a:1}.a\,b,.c{a:2}`)).toMatch(
    /^:is\(\.\w\w,\.\w\w\)\{a:1\}\.a\\,b,\.c\{a:2\}$/,
  );
});

test('each string of the app asks for the rules that it asked for before', { timeout: 60_000 }, async () => {
  const { inCode, inSheet } = await shortClassesOfApp();
  /** All names under which the rules of a class are asked for. */
  const namesOf = (name: string) =>
    inSheet(`.${CSS.escape(name)}{}`)
      .slice(0, -2)
      .split(',')
      .map((selector) => selector.slice(1).replaceAll('\\', ''));
  const pairs = [...sourcesOfApp()].flatMap(([file, code]) => {
    const after = textsOf(inCode(code, file), file).texts;
    return textsOf(code, file).texts.map(({ value }, at) => [value, after[at]!.value] as const);
  });
  const changed = new Map(pairs.filter(([before, after]) => before !== after));
  expect(changed.size).toBeGreaterThan(1_000);
  const bearers = new Map<string, string[]>();
  for (const name of new Set([...changed.keys()].flatMap(words)))
    for (const given of namesOf(name)) bearers.set(given, [...(bearers.get(given) ?? []), name]);
  const wrong = [...changed].filter(([before, after]) => {
    const back = words(after).flatMap((given) => bearers.get(given) ?? []);
    return [...new Set(back)].sort().join(' ') !== [...new Set(words(before))].sort().join(' ');
  });
  expect(wrong).toEqual([]);
});
