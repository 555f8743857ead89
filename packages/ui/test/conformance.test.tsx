// What every element has in common, as one loop: a new element is covered on the day it exists.
import preview from '#storybook/preview';
import type { ComponentProps, ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { hi } from '../src/messages/hi.ts';
import { exports } from '../package.json';
import { sumProblems } from './sums.ts';
import { controls, fieldProblems, NAME } from './fields.tsx';

interface Story {
  composed: { globals: Record<string, unknown>; args: Record<string, unknown> };
  meta: { input: { title?: string; component?: unknown } };
  extend: (input: { args: Record<string, unknown>; parameters: Record<string, unknown> }) => {
    run: () => Promise<void>;
  };
}
interface Element {
  area: string;
  /** Folder and file name. */
  name: string;
  source: string | undefined;
  module: Record<string, unknown>;
  stories: Record<string, Story> | undefined;
  tested: boolean;
  specified: boolean;
}

/** Elements without a Hindi story. */
const wordless = {
  'base/art': 'a drawing',
  'base/icon': 'a drawing',
  'base/link': 'bare: its text is its children',
  'order/order-drawing': 'a drawing',
};
/** Elements with named controls that are no field of a form: their value is a prop of their own. */
const controlled: Record<string, string> = {
  'address/address-radio-list': 'its value is an address',
  'address/place-search': 'the typed text is a question, its answer comes by onSelect',
  'base/combobox': 'the typed text is a question, its answer comes by onSelect',
  'base/search-box': 'a form of its own',
  'medicine/sort-choice': 'an order of the list, or none',
  'order/order-filter': 'a filter of the list',
  'prescription/prescription-field': 'a file, which no form library can set',
  'prescription/prescription-picker': 'null is a new one',
  'prescription/which-one': 'a name, or none yet: the desk keeps it with the decision',
};
/** Words that are the same in Hindi, or that are not Hindi. */
const sameInHindi: Record<string, string> = {
  'base.mrp': 'printed so on every pack',
  'home.otherLanguage': 'names the other language in its own words',
  'home.otherLanguageTag': 'a tag',
  'calendarEditor.leaveOf': 'one day is said by itself',
  'prepPlan.planFor': 'a dot stands for the word',
  'chat.md': 'a degree, as it stands on every doctor’s plate',
  'footer.otherLanguage': 'names the other language in its own words',
  'footer.otherLanguageTag': 'a tag',
  'desk.otherLanguage': 'names the other language in its own words',
  'desk.otherLanguageTag': 'a tag',
};

const pascal = (name: string) =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
const sentence = (name: string) => pascal(name.slice(0, 1)) + name.slice(1).replaceAll('-', ' ');
const TEST_ID = 'conformance';

async function drawn({ area, name, source, stories }: Element): Promise<string[]> {
  const story = stories?.['Default'];
  if (!story) return [];
  let referred: globalThis.Element | null = null;
  const ref = (element: globalThis.Element | null) => {
    referred = element ?? referred;
  };
  const args = {
    ref,
    id: `${TEST_ID}-id`,
    'data-testid': TEST_ID,
    className: `${TEST_ID}-class`,
    name: NAME,
  };
  await story.extend({ args, parameters: { a11y: { test: 'off' } } }).run();
  // The document, not the canvas: what is portalled counts.
  const [node, another] = document.querySelectorAll(`[data-testid="${TEST_ID}"]`);
  const slot = `[data-slot="${name}"]`;
  if (!node)
    return [
      ...(document.querySelector(slot) ? [] : ['its data-slot is not drawn']),
      'data-* reaches nothing',
    ];
  const found = another ? ['data-* reaches more than one node'] : [];
  if (!node.closest(slot) && !node.querySelector(slot)) found.push('its data-slot is not drawn');
  // The ref of a group of radios leads to the radios: a form library reads and focuses these.
  const reached =
    referred === node || (node.matches('fieldset') && controls(node).includes(referred as never));
  if (!reached) found.push('ref does not reach the node that data-* reaches');
  if (node.id !== args.id) found.push('id does not reach the node that data-* reaches');
  // A field's class goes to the whole of it, the rest to its control.
  const styled = node.closest(`.${args.className}`);
  if (!styled) found.push('className does not reach it');
  else if (
    getComputedStyle(styled).position !== 'fixed' &&
    [...styled.classList].some((one) => /^-?m[xytbse]?-/.test(one))
  )
    found.push('its root has an outer margin: parents use gap');
  const isNamed = controls(document).length > 0;
  if (!isNamed && /ComponentProps<'(?:input|select|textarea)'>/.test(source ?? ''))
    found.push('its name does not reach its control: no form can read it');
  if (isNamed && !(`${area}/${name}` in controlled)) {
    const Field = story.meta.input.component as ComponentType<Record<string, unknown>>;
    found.push(...(await fieldProblems(Field, story.composed.args)));
  }
  return found;
}

/** Everything that is wrong with one element. */
async function problems(element: Element): Promise<string[]> {
  const { area, name, source, module, stories, tested, specified } = element;
  const found: string[] = [];
  const must = (right: boolean, problem: string) => {
    if (!right) found.push(problem);
  };
  must(source !== undefined, `there is no ${name}.tsx`);
  must(typeof module[pascal(name)] === 'function', `it exports no ${pascal(name)}`);
  must(!tested || specified, 'it has a test and no spec.md');
  must(
    exports[`./${area}/*` as './base/*']?.['@doorstep/source'] === `./src/${area}/*/*.tsx`,
    'package.json exports no such area',
  );
  must(Boolean(stories?.['Default']), 'there is no story Default');
  must(
    stories?.['Hindi']?.composed.globals['locale'] === 'hi' || `${area}/${name}` in wordless,
    'there is no story Hindi in Hindi',
  );
  const { title, component } = stories?.['Default']?.meta.input ?? {};
  must(
    !stories || title === `${sentence(area)}/${sentence(name)}`,
    `its stories are not titled '${sentence(area)}/${sentence(name)}'`,
  );
  must(!stories || component === module[pascal(name)], `its stories are not of ${pascal(name)}`);
  const sums = Object.entries(stories ?? {}).flatMap(([story, { composed }]) =>
    sumProblems(story, composed.args),
  );
  return [...found, ...sums, ...(await drawn(element))];
}

const files = Object.keys(import.meta.glob(['../src/*/*/*.*', '!../src/styles/**']));
const modules = import.meta.glob<Record<string, unknown>>([
  '../src/*/*/*.tsx',
  '!**/*.stories.tsx',
  '!**/*.test.tsx',
]);
const storyFiles = import.meta.glob<Record<string, Story>>('../src/*/*/*.stories.tsx');
const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const folders = [...new Set(files.map((file) => file.split('/').slice(2, 4).join('/')))];

test('the loop sees the elements', () => {
  expect(folders).toContain('base/button');
  expect(folders.length).toBeGreaterThan(30);
});

test.for(folders)('%s', async (folder) => {
  const [area = '', name = ''] = folder.split('/');
  const file = `../src/${folder}/${name}`;
  expect(
    await problems({
      area,
      name,
      source: sources[`${file}.tsx`],
      module: (await modules[`${file}.tsx`]?.()) ?? {},
      stories: await storyFiles[`${file}.stories.tsx`]?.(),
      tested: files.includes(`${file}.test.tsx`),
      specified: files.includes(`${file}.spec.md`),
    }),
  ).toEqual([]);
});

// Words

type Word = string | ((...given: never[]) => string) | { [key: string]: Word };
const said = (word: Word | undefined): string[] => {
  if (typeof word === 'function')
    return [1, 25].map((n) =>
      (word as (...given: unknown[]) => string)(...Array.from({ length: word.length }, () => n)),
    );
  return typeof word === 'object' ? Object.values(word).flatMap(said) : [word ?? ''];
};
/** Written so in Hindi too, and what a sentence is made of when nothing of it is a word. */
const noWords = /\b(?:MRP|GST|UPI|SMS|WhatsApp|H1?|X)\b|[^\p{Letter}]/gu;
/** The sentences that are not Hindi, or say the same as English. */
const untranslated = (english: Word, hindi: Word | undefined) => {
  const all = said(hindi);
  return said(english).filter(
    (one, i) =>
      one.replaceAll(noWords, '') !== '' && (all[i] === one || !/\p{Script=Devanagari}/u.test(all[i] ?? '')),
  );
};

/** An area's words, and those of its parts that travel apart: `price-messages.en.ts` of order is `priceMessages`. */
const areas = Object.entries(
  import.meta.glob<Record<string, Record<string, Word>>>('../src/*/*messages.en.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([exported, messages]) =>
    exported.endsWith('Messages')
      ? [{ area: exported.slice(0, -'Messages'.length), folder: path.split('/')[2] ?? '', messages }]
      : [],
  ),
);
const everyWord = areas.flatMap(({ area, messages }) =>
  Object.entries(messages).map(([key, word]) => [`${area}.${key}`, word] as const),
);

test('the loop sees the words', () => {
  expect(areas.map(({ area }) => area)).toEqual(expect.arrayContaining(['base', 'home', 'medicine']));
  expect(everyWord.length).toBeGreaterThan(50);
});

test.for(everyWord.filter(([name]) => !(name in sameInHindi)))('%s is said in Hindi', ([name, word]) => {
  const [area = '', key = ''] = name.split('.');
  const hindi = (hi as unknown as Record<string, Record<string, Word>>)[area]?.[key];
  expect(untranslated(word, hindi)).toEqual([]);
});

test('no word is left over', () => {
  const left = areas.flatMap(({ area, folder, messages }) =>
    Object.keys(messages).flatMap((key) => {
      // Taken by its name, or out of the whole.
      const used = new RegExp(`\\.${key}\\b|'${key}'|\\{[^{}]*\\b${key}\\b[^{}]*\\} = use(Any)?Messages`);
      const home = folder === 'base' ? '../src/' : `../src/${folder}/`;
      const isUsed = Object.entries(sources).some(
        ([path, text]) =>
          path.startsWith(home) &&
          !path.endsWith('messages.en.ts') &&
          !path.startsWith('../src/messages/') &&
          used.test(text),
      );
      return isUsed ? [] : [`${area}.${key}`];
    }),
  );
  expect(left).toEqual([]);
});

// The loop itself: one thing taken away at a time.

describe('the loop notices', () => {
  const GoodOne = ({ className, ...props }: ComponentProps<'p'>) => (
    <p data-slot="good-one" {...props} className={`flex ${className ?? ''}`}>
      text
    </p>
  );
  function element(
    Component: (props: ComponentProps<'p'>) => React.ReactNode,
    change: Partial<Element> = {},
    title = 'Base/Good one',
  ): Element {
    const meta = preview.meta({ title, component: Component });
    const stories = {
      Default: meta.story(),
      Hindi: meta.story({ globals: { locale: 'hi' } }),
    } as unknown as Record<string, Story>;
    return {
      area: 'base',
      name: 'good-one',
      source: 'short',
      module: { GoodOne: Component },
      stories,
      tested: true,
      specified: true,
      ...change,
    };
  }
  const { Default, Hindi } = element(GoodOne).stories as { Default: Story; Hindi: Story };

  test('nothing about a good element', async () => expect(await problems(element(GoodOne))).toEqual([]));
  test.for<[string, Element, string]>([
    ['no element', element(GoodOne, { source: undefined, module: {} }), 'it exports no GoodOne'],
    ['no stories', element(GoodOne, { stories: undefined }), 'there is no story Default'],
    ['no Default', element(GoodOne, { stories: { Hindi } }), 'there is no story Default'],
    ['no Hindi', element(GoodOne, { stories: { Default } }), 'there is no story Hindi in Hindi'],
    [
      'an English Hindi',
      element(GoodOne, { stories: { Default, Hindi: Default } }),
      'there is no story Hindi in Hindi',
    ],
    ['a wrong title', element(GoodOne, {}, 'Base/GoodOne'), `its stories are not titled 'Base/Good one'`],
    [
      'stories of another',
      element(GoodOne, { module: { GoodOne: () => null } }),
      'its stories are not of GoodOne',
    ],
    [
      'no ref',
      element((props) => <GoodOne {...props} ref={undefined} />),
      'ref does not reach the node that data-* reaches',
    ],
    [
      'no id',
      element((props) => <GoodOne {...props} id={undefined} />),
      'id does not reach the node that data-* reaches',
    ],
    ['no className', element((props) => <GoodOne {...props} className="" />), 'className does not reach it'],
    [
      'no data-*',
      element((props) => (
        <p data-slot="good-one" id={props.id} ref={props.ref} className={props.className} />
      )),
      'data-* reaches nothing',
    ],
    ['no data-slot', element((props) => <p {...props} />), 'its data-slot is not drawn'],
    [
      'a margin',
      element(({ className, ...props }) => <GoodOne {...props} className={`mt-4 ${className ?? ''}`} />),
      'its root has an outer margin: parents use gap',
    ],
    ['a test without spec', element(GoodOne, { specified: false }), 'it has a test and no spec.md'],
    [
      'no export',
      element(GoodOne, { area: 'nowhere' }, 'Nowhere/Good one'),
      'package.json exports no such area',
    ],
  ])('%s', async ([, broken, problem]) => expect(await problems(broken)).toContain(problem));

  test('lines that do not make the sum, and a sum that is not the total', () => {
    const lines = [{ totalPaise: 11250 }, { totalPaise: 2720 }],
      right = { lines, subtotalPaise: 13970, feePaise: 1300, totalPaise: 15270 };
    expect(sumProblems('Default', right)).toEqual([]);
    expect(sumProblems('Default', { ...right, lines: [] })).toEqual(['Default: its lines make 0, not 13970']);
    expect(sumProblems('Default', { ...right, totalPaise: 13970 })).toEqual([
      'Default: 13970 and 1300 make 15270, not 13970',
    ]);
    expect(
      sumProblems('Default', {
        medicines: [{ pricePaise: 5625, quantity: 2 }],
        deliveryPaise: 0,
        totalPaise: 11250,
      }),
    ).toEqual([]);
  });
  test('a word that is missing, English, or counted in English', () => {
    expect(untranslated('Close', 'बंद करें')).toEqual([]);
    expect(untranslated('Close', undefined)).toEqual(['Close']);
    expect(untranslated('Close', 'Close')).toEqual(['Close']);
    expect(
      untranslated(
        (n: number) => `${n} items`,
        (n: number) => `${n} items`,
      ),
    ).toEqual(['1 items', '25 items']);
  });
});
