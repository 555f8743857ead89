// The lint is itself under test: a house in which each fault is planted once, read by the real configuration.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const ui = (file) => `packages/ui/src/${file}`,
  web = (file) => `apps/web/src/${file}`,
  api = (file) => `apps/api/src/${file}`;
const tsx = (attributes) => `export const Fault = () => <p ${attributes}>text</p>;\n`;
const classes = (list) => tsx(`className="flex ${list}"`);
const uses = (specifier) => `import { thing } from '${specifier}';\nexport const fault = thing;\n`;

/** [what, file, its text, what the lint must say] */
const faults = [
  [
    'contract imports ui',
    'packages/contract/src/a.ts',
    uses('@doorstep/ui/base/button'),
    'contract must not import ui',
  ],
  [
    'contract imports api by path',
    'packages/contract/src/b.ts',
    uses('../../../apps/api/src/medicine/service.ts'),
    'contract must not import api',
  ],
  [
    'ui imports contract',
    ui('base/a/a.tsx'),
    uses('@doorstep/contract/medicine'),
    'ui must not import contract',
  ],
  [
    'a story of ui imports contract',
    ui('base/a/a.stories.tsx'),
    uses('@doorstep/contract/medicine'),
    'ui must not import contract',
  ],
  [
    'ui imports a type of contract',
    ui('base/a/b.ts'),
    `export type Fault = import('@doorstep/contract/medicine').Medicine;\n`,
    'ui must not import contract',
  ],
  [
    'ui imports web by path',
    ui('base/a/c.tsx'),
    uses('../../../../../apps/web/src/app/shell.tsx'),
    'ui must not import web',
  ],
  ['ui imports api', ui('base/a/d.tsx'), uses('@doorstep/api/medicine/service'), 'ui must not import api'],
  ['ui imports a data library', ui('base/a/e.tsx'), uses('swr'), `ui must not import 'swr'`],
  [
    'web imports api',
    web('medicine/a.ts'),
    uses('@doorstep/api/medicine/service'),
    'web must not import api',
  ],
  [
    'web loads api lazily',
    web('medicine/b.ts'),
    `export const fault = () => import('../../../api/src/server.ts');\n`,
    'web must not import api',
  ],
  ['api imports ui', api('medicine/a.ts'), uses('@doorstep/ui/messages/plural'), 'api must not import ui'],
  ['api imports web', api('medicine/b.ts'), uses('@doorstep/web/server'), 'api must not import web'],
  [
    'api passes ui on',
    api('medicine/c.ts'),
    `export { thing } from '@doorstep/ui/messages/plural';\n`,
    'api must not import ui',
  ],
  [
    'an area of ui imports another',
    ui('medicine/a/a.tsx'),
    uses('../../home/site-header/site-header.tsx'),
    'ui/medicine must not import ui/home',
  ],
  [
    'base imports an area',
    ui('base/a/f.tsx'),
    uses('../../medicine/medicine-card/medicine-card.tsx'),
    'ui/base must not import ui/medicine',
  ],
  [
    'ui messages import an element',
    ui('messages/a.ts'),
    uses('../medicine/medicine-card/medicine-card.tsx'),
    'ui/messages must not import elements',
  ],
  [
    "an area of api imports another's inside",
    api('medicine/d.ts'),
    uses('../order/queries.ts'),
    'api/medicine must not import api/order/queries.ts',
  ],
  [
    "an area of api reads another's tables",
    api('medicine/e.ts'),
    uses('../order/schema.ts'),
    'api/medicine must not import api/order/schema.ts',
  ],
  [
    'the platform knows an area',
    api('platform/a.ts'),
    uses('../order/service.ts'),
    'api/platform must not import api/order/service.ts',
  ],
  [
    "the platform reads an area's table",
    api('platform/schema.ts'),
    uses('../order/schema.ts'),
    'api/platform must not import api/order/schema.ts',
  ],
  [
    "the platform knows a type of an area's contract",
    api('platform/b.ts'),
    `import type { Medicine } from '@doorstep/contract/medicine';\nexport type Fault = Medicine;\n`,
    'api/platform must not import contract/medicine',
  ],
  [
    'an area of api creates another',
    api('medicine/area.ts'),
    uses('../order/area.ts'),
    'api/medicine must not import api/order/area.ts',
  ],
  [
    "an area of web imports another's inside",
    web('medicine/c.ts'),
    uses('../cart/cart.ts'),
    'web/medicine must not import web/cart/cart.ts',
  ],
  [
    "an area of web imports a type of another's inside",
    web('medicine/d.ts'),
    `export type Fault = import('../cart/cart.ts').Cart;\n`,
    'web/medicine must not import web/cart/cart.ts',
  ],
  [
    'a public.ts that is not the one of its area',
    web('medicine/e.ts'),
    uses('../cart/page/public.ts'),
    'web/medicine must not import web/cart/page/public.ts',
  ],
  [
    'app knows an area',
    web('app/d.ts'),
    uses('../cart/public.ts'),
    'web/app must not import web/cart: it knows no area',
  ],
  [
    'app loads an area lazily',
    web('app/e.ts'),
    `export const fault = () => import('../cart/public.ts');\n`,
    'web/app must not import web/cart: it knows no area',
  ],
  [
    'messages name an area',
    web('messages/a.ts'),
    `import type { cartMessages } from '../cart/messages.en.ts';\nexport type Fault = typeof cartMessages;\n`,
    'web/messages must not import web/cart: it knows no area',
  ],
  [
    'an area knows the list of all',
    web('medicine/f.ts'),
    uses('../areas.ts'),
    'web/medicine must not import src/areas.ts',
  ],
  ['dark: variant', ui('base/b/a.tsx'), classes('dark:bg-surface-raised'), 'no dark: variant'],
  [
    'dark: in a template',
    ui('base/b/b.tsx'),
    'export const fault = (on: boolean) => `md:dark:hover:underline ${on}`;\n',
    'no dark: variant',
  ],
  ...[
    'ml-2',
    'mr-auto',
    'pl-4',
    'md:hover:pr-gutter',
    '-ml-2.5',
    'left-0',
    'right-[3px]',
    'text-left',
    'text-right',
    'border-l',
    'border-r-2',
    'rounded-l',
    'rounded-tr-card',
    'scroll-pl-4',
    'float-left',
  ].map((name, i) => [name, ui(`base/c/${i}.tsx`), classes(name), `'${name}' is physical`]),
  ['a physical style', web('app/a.tsx'), tsx('style={{ marginLeft: 4 }}'), `'marginLeft' is physical`],
  ...['bg-red-500', 'hover:text-gray-600/50', 'border-black', 'fill-white', 'from-teal-50'].map((name, i) => [
    name,
    web(`app/c${i}.tsx`),
    classes(name),
    `'${name}' is a colour outside the tokens`,
  ]),
  ['hex in a class', ui('base/d/a.tsx'), classes('bg-[#0a7]'), '#0a7 is a colour outside the tokens'],
  [
    'hex in an attribute',
    ui('base/d/b.tsx'),
    'export const Fault = () => <svg aria-hidden><path fill="#006a6a" /></svg>;\n',
    '#006a6a is a colour outside the tokens',
  ],
  [
    'hex in a style',
    ui('base/d/c.tsx'),
    tsx('style={{ border: "1px solid #cccccc" }}'),
    '#cccccc is a colour outside the tokens',
  ],
  ['rgb()', ui('base/d/d.tsx'), classes('bg-[rgb(0_0_0/50%)]'), `'rgb(…' is a colour outside the tokens`],
  [
    'oklch()',
    ui('base/d/e.tsx'),
    tsx('style={{ color: "oklch(0.5 0.09 195)" }}'),
    `'oklch(…' is a colour outside the tokens`,
  ],
  [
    'a colour by name',
    ui('base/d/f.tsx'),
    tsx('style={{ color: "red" }}'),
    `'red' is a colour outside the tokens`,
  ],
  ...['px-2!', '!px-2', 'md:w-auto!', 'hover:!bg-accent-tint', 'rounded-(--x)!'].map((name, i) => [
    `important: ${name}`,
    ui(`base/i/a${i}.tsx`),
    classes(name),
    `'${name}': no important modifier`,
  ]),
  ...[
    'className="rounded-card"',
    'className="mt-2 md:bg-surface"',
    "className={on ? 'p-4' : undefined}",
    'className={look}',
    'className={looks.one}',
  ].map((attribute, i) => [
    `a look for an element: ${attribute}`,
    web(`medicine/look${i}.tsx`),
    `import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';\nconst look = 'flex text-meta';\nconst looks = { one: 'border' };\nexport const Fault = ({ on }: { on: boolean }) => [on, look, looks.one, <MedicineCard key="a" now="" ${attribute} />];\n`,
    'is a look: className of an element is for layout only. Give MedicineCard a prop for it.',
  ]),
  [
    'a look for an element of ui, in ui',
    ui('medicine/look/look.tsx'),
    `import { memo } from 'react';\nimport { Button } from '../../base/button/button.tsx';\nconst Still = memo(Button);\nexport const Look = () => <Still className="text-meta">Add</Still>;\n`,
    `'text-meta' is a look`,
  ],
  ['the private palette', ui('base/d/g.tsx'), classes('bg-[var(--p-teal-47)]'), 'private palette'],
  [
    'a package that ui does not have',
    ui('base/e/a.tsx'),
    `import { Dialog } from 'radix-ui';\nexport const Fault = Dialog.Root;\n`,
    'only React, parts of Radix',
  ],
  [
    'expect in a story',
    ui('base/e/a.stories.tsx'),
    `import { expect } from 'storybook/test';\nexport const play = () => expect(1).toBe(1);\n`,
    'put `expect` into a test',
  ],
  [
    'expect in a story of web',
    web('medicine/view.stories.tsx'),
    `import * as tools from 'storybook/test';\nexport const play = () => tools.expect(1).toBe(1);\n`,
    'put `expect` into a test',
  ],
  ...['alert', 'confirm', 'prompt', 'window.alert', 'globalThis.confirm'].map((call, i) => [
    `native ${call}`,
    web(`app/d${i}.ts`),
    `export const fault = () => ${call}('Please select address');\n`,
    '`alert`, `confirm` and `prompt` functions are not allowed',
  ]),
  [
    'Date.now() in ui',
    ui('base/f/a.tsx'),
    'export const fault = () => Date.now();\n',
    'take `now` as a prop',
  ],
  [
    'new Date() in ui',
    ui('base/f/b.tsx'),
    'export const fault = () => new Date();\n',
    'take `now` as a prop',
  ],
  ...[
    `import { ViewTransition } from 'react';\nexport const Fault = () => <ViewTransition>text</ViewTransition>;\n`,
    `import { addTransitionType } from 'react';\nexport const fault = () => addTransitionType('next');\n`,
    `import { Fragment, type Ref } from 'react';\nexport const Fault = ({ ref }: { ref: Ref<object> }) => <Fragment ref={ref}>text</Fragment>;\n`,
  ].map((text, i) => [
    `a part of React that the build leaves out, ${i}`,
    web(`app/g${i}.tsx`),
    text,
    'The production build leaves this part of React out',
  ]),
  ['a barrel', ui('base/index.ts'), `export * from './button/button.tsx';\n`, 'No barrels'],
  ...[
    `(said: string) => said === 'Please select address'`,
    `(said: string) => 'Not found' != said`,
    '(said: string) => said.startsWith(`The pharmacist could not`)',
    `(said: string) => said.includes('आपका कार्ट')`,
    `(said: string) => { switch (said) { case 'Try again': return 1; default: return 2; } }`,
  ].map((test, i) => [
    `a sentence compared with a sentence: ${test}`,
    i % 2 ? api(`medicine/g${i}.ts`) : web(`medicine/g${i}.ts`),
    `export const fault = ${test};\n`,
    'compare codes',
  ]),
  ...['orderMessages.placed', 'messages[key]', 'page.errors.moved_on', 'accountErrors.otp_wrong'].map(
    (words, i) => [
      `a sentence compared with ${words}`,
      ui(`base/g/${'abcd'[i]}.ts`),
      `interface Words { placed: string; moved_on: string; otp_wrong: string }\nexport const fault = (said: string, key: keyof Words, orderMessages: Words, messages: Words, accountErrors: Words, page: { errors: Words }) => [orderMessages, messages, accountErrors, page, key] && said === ${words};\n`,
      'compare codes',
    ],
  ),
  [
    'a floating promise (rules by type)',
    api('medicine/f.ts'),
    'const work = async () => 1;\nexport const fault = () => { work(); };\n',
    'Promises must be awaited',
  ],
  ...[
    ['text before an icon that comes', `<p>{busy && <i />}{label}</p>`, 'beside other children'],
    ['a fixed text after an icon that comes', `<p>{busy && <i />}Pay now</p>`, 'after a child that comes'],
    ['a count beside its unit', `<p>{count} packs</p>`, 'beside other children'],
    ['a text that comes after a control', `<p><input />{busy && label}</p>`, 'beside other children'],
    ['a text in a fragment', `<p><b />{busy && <>, later</>}</p>`, 'beside other children'],
    ['a message beside a link', `<p>{messages.call} <a href="#tel">112</a></p>`, 'beside other children'],
    [
      'a list beside a text',
      `<li>{list.map((one) => <b key={one}>{one}</b>)}and {count}</li>`,
      'beside other',
    ],
  ].map(([what, jsx, message], i) => [
    what,
    ui(`base/text-${i}/text-${i}.tsx`),
    `export const Fault = ({ busy, label, count, list, messages }: { busy: boolean; label: string; count: number; list: string[]; messages: { call: string } }) => ${jsx};\n`,
    message,
  ]),
  [
    'an amount for the translator',
    ui('base/amount/amount.tsx'),
    `import { formatPaise } from '../price/price.tsx';\nexport const Fault = () => <dd>{formatPaise(100)}</dd>;\n`,
    'needs translate="no"',
  ],
];

/** What must stay allowed, with the nearest traps. */
const clean = {
  'packages/contract/src/medicine.ts': `import type { Page } from './envelope.ts';\nexport interface Medicine { page: Page }\n`,
  'packages/contract/src/envelope.ts': 'export type Page = number;\n',
  [ui('messages/messages.ts')]:
    `import type { medicine } from '../medicine/messages.en.ts';\nexport interface Messages { medicine: typeof medicine }\n`,
  [ui('medicine/messages.en.ts')]:
    `export const medicine = { left: 'Only 2 left', confirm: 'dark: see the label (lab report)' };\n`,
  [ui('base/button/button.tsx')]:
    `import type { ComponentProps } from 'react';\nexport const Button = (props: ComponentProps<'button'>) => <button type="button" className="ms-2 rounded-s-card border-s ps-4 text-start text-content hover:bg-accent-tint" {...props} />;\n`,
  [ui('medicine/medicine-card/medicine-card.tsx')]:
    `import { Button } from '../../base/button/button.tsx';\nexport const MedicineCard = ({ now }: { now: string; className?: string }) => <p><a href="#add">Order #123456</a><Button>{new Date(now).toISOString()}</Button></p>;\n`,
  [ui('medicine/medicine-art/medicine-art.tsx')]:
    'export const MedicineArt = () => <svg aria-hidden><path fill="#7c3aed" /></svg>;\n',
  [ui('medicine/medicine-card/medicine-card.stories.tsx')]:
    `import { fn } from 'storybook/test';\nimport { MedicineCard } from './medicine-card.tsx';\nexport const story = { component: MedicineCard, args: { onAdd: fn() } };\n`,
  [web('medicine/view.tsx')]:
    `import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';\nimport type { Medicine } from '@doorstep/contract/medicine';\nimport { useCart } from '../cart/public.ts';\nexport const View = ({ page }: Medicine) => <MedicineCard now={useCart(page)} />;\n`,
  [web('cart/public.ts')]: `export { useCart } from './cart.ts';\n`,
  [web('medicine/list.stories.tsx')]:
    `import { useCart } from '../cart/cart.ts';\nexport const story = { args: { useCart } };\n`,
  [web('medicine/area.ts')]:
    `import type { Area } from '../app/area.ts';\nexport const medicine: Area = { routes: [] };\n`,
  [web('app/area.ts')]: 'export interface Area { routes: string[] }\n',
  [web('areas.ts')]: `import { medicine } from './medicine/area.ts';\nexport const areas = [medicine];\n`,
  [web('medicine/place.tsx')]:
    `import { Icon } from '@doorstep/ui/base/icon';\nimport { MedicineCard } from '@doorstep/ui/medicine/medicine-card';\nconst at = 'col-start-1 max-w-96 md:-mt-2';\nexport const said = 'Well done! A well-kept promise!';\nexport const Place = ({ state }: { state: string }) => <p className="rounded-card"><Icon className="text-lead" /><MedicineCard now="" className={state === 'empty' ? at : 'absolute inset-x-0 z-1 hidden min-w-[min(100%,11rem)] flex-1 wrap-anywhere print:hidden'} /></p>;\n`,
  [ui('base/icon/icon.tsx')]:
    `export const Icon = ({ className }: { className?: string }) => <i className={className} />;\n`,
  [web('cart/cart.ts')]: 'export const useCart = (page: number) => new Date(page).toISOString();\n',
  [ui('base/price/price.tsx')]:
    `export const formatPaise = (paise: number) => String(paise);\nexport const Price = ({ paise }: { paise: number }) => <p><span translate="no">{formatPaise(paise)}</span></p>;\n`,
  [ui('base/text-alone/text-alone.tsx')]:
    `import type { ReactNode } from 'react';\nimport { wrapText } from '../../messages/wrap-text.ts';\nexport const TextAlone = ({ busy, count, label, children }: { busy: boolean; count: number; label: ReactNode; children: ReactNode }) => <div>{busy && <i />}<p>{busy ? label : <b />}</p><p>{\`\${count} packs\`}</p><p>{wrapText(label)}{busy && <i />}</p>{children}</div>;\n`,
  [ui('messages/wrap-text.ts')]:
    `import type { ReactNode } from 'react';\nexport const wrapText = (node: ReactNode) => node;\n`,
  [api('order/schema.ts')]:
    `import { medicines } from '../medicine/schema.ts';\nexport const orders = { medicine: medicines };\n`,
  [api('medicine/schema.ts')]: 'export const medicines = {};\n',
  [api('order/routes.ts')]:
    `import { priceOf } from '../medicine/service.ts';\nimport { clock } from '../platform/clock.ts';\nimport type { Medicine } from '@doorstep/contract/medicine';\nexport const total = (medicine: Medicine) => priceOf(medicine) + clock();\n`,
  [api('medicine/service.ts')]:
    `import type { Medicine } from '@doorstep/contract/medicine';\nexport const priceOf = (medicine: Medicine) => medicine.page;\n`,
  [api('platform/page.ts')]:
    `import type { Page } from '@doorstep/contract/envelope';\nexport const first: Page = 1;\n`,
  [api('medicine/text.ts')]:
    `export const words = (text: string, messages: { state: string }) => text.includes(' ') && text !== 'two-words' && messages.state === 'ready' && text.startsWith('- ');\n`,
  [api('platform/clock.ts')]: 'export const clock = () => Date.now();\n',
};

const houses = [];
/** Lints a house of these files with the project's own configuration. */
function lint(files) {
  const house = mkdtempSync(join(tmpdir(), 'doorstep-lint-'));
  houses.push(house);
  for (const path of ['.oxlintrc.json', 'packages/tooling/lint', 'packages/tsconfig.base.json'])
    cpSync(join(root, path), join(house, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'dir');
  const all = {
    'tsconfig.json': '{ "extends": "./packages/tsconfig.base.json", "include": ["packages", "apps"] }',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'packages', 'apps'],
    { cwd: house, encoding: 'utf8' },
  );
  try {
    return { status, found: JSON.parse(stdout).diagnostics };
  } catch {
    throw new Error(`The lint did not answer JSON: ${stdout}${stderr}`);
  }
}
afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true });
});

test('a clean house passes', () => {
  const { status, found } = lint(clean);
  expect(found).toEqual([]);
  expect(status).toBe(0);
}, 60_000);

test('no two faults share a file', () =>
  expect(new Set(faults.map(([, path]) => path)).size).toBe(faults.length));

const planted = lint({ ...clean, ...Object.fromEntries(faults.map(([, path, text]) => [path, text])) });
test('a house with faults fails', () => expect(planted.status).toBe(1));
test.for(faults)('%s', ([, path, , message]) => {
  const here = planted.found
    .filter((one) => one.filename === path && one.severity === 'error')
    .map((one) => `${one.message} ${one.help ?? ''}`);
  expect(here).toContainEqual(expect.stringContaining(message));
});
test.for(Object.keys(clean))('clean beside faults: %s', (path) => {
  expect(planted.found.filter((one) => one.filename === path).map((one) => one.message)).toEqual([]);
});
