// Changes that a person could make by mistake, each with the check that catches it. `npm run prove:checks` makes them one by one in a copy.
import {
  behaviour,
  book,
  conformance,
  consumer,
  hindi,
  lint,
  node,
  types,
  visit,
  visual,
} from './checks.mjs';

const src = 'packages/ui/src';
const tokens = `${src}/styles/tokens.css`;
const button = `${src}/base/button/button.tsx`;

/** `edits` are what stands in the file and what replaces it, each once; `says` is what the check prints of this change and of no other. */
export const changes = [
  {
    name: 'a token of a fill',
    file: tokens,
    edits: [['--accent-fill: var(--p-teal-47);', '--accent-fill: var(--p-teal-40);']],
    check: visual('base/button'),
    says: /background-color oklch/,
  },
  {
    name: 'a token without contrast',
    file: tokens,
    edits: [['--content-muted: var(--p-slate-2);', '--content-muted: var(--p-slate-3);']],
    check: node('tokens.test.ts', 'every text, fill, line and focus can be told from its ground in light'),
    says: /content-muted on surface: [\d.]+, needs 4\.5/,
  },
  {
    name: 'a colour in dark only',
    file: tokens,
    edits: [['--accent-fill: var(--p-teal-78);', '--accent-fill: var(--p-teal-83);']],
    check: visual('base/button'),
    says: /button: background-color/,
  },
  {
    name: 'a padding',
    file: button,
    edits: [["md: 'min-h-control px-4'", "md: 'min-h-control px-5'"]],
    check: visual('base/button'),
    says: /button[^:]*: padding-right 16px → 20px/,
  },
  {
    name: 'a margin around an element',
    file: `${src}/base/badge/badge.tsx`,
    edits: [["'inline-flex", "'m-2 inline-flex"]],
    check: conformance('base/badge'),
    says: /its root has an outer margin/,
  },
  {
    name: 'a focus ring',
    file: `${src}/styles/elements.css`,
    edits: [['outline: 3px solid var(--focus)', 'outline: 1px solid var(--focus)']],
    check: visual('base/button'),
    says: /outline-width 3px → 1px/,
  },
  {
    name: 'a word',
    file: `${src}/medicine/messages.en.ts`,
    edits: [["addToCart: 'Add to Cart'", "addToCart: 'Add to Basket'"]],
    check: visual('medicine/cart-action'),
    says: /text “Add to Cart” → “Add to Basket”/,
  },
  {
    name: 'a word in Hindi',
    file: `${src}/medicine/messages.hi.ts`,
    edits: [["addToCart: 'कार्ट में डालें'", "addToCart: 'Add to Cart'"]],
    check: hindi('medicine.addToCart'),
    says: /FAIL .*medicine\.addToCart is said in Hindi/,
  },
  {
    name: 'a word that no language but English has',
    file: `${src}/medicine/messages.en.ts`,
    edits: [["addToCart: 'Add to Cart'", "buyNow: 'Buy now',\n  addToCart: 'Add to Cart'"]],
    check: types,
    says: /'buyNow' is missing/,
  },
  {
    name: 'an ARIA attribute',
    file: button,
    edits: [['aria-busy={busy || undefined}', '']],
    check: visual('base/button'),
    says: /button: aria-busy “true” → “nothing”/,
  },
  {
    name: 'a control without a name',
    file: `${src}/base/icon-button/icon-button.tsx`,
    edits: [['aria-label={label}', '']],
    check: visit('base/icon-button'),
    says: /axe, button-name/,
  },
  {
    name: 'a lost ref',
    file: button,
    edits: [
      [
        '      {...props}\n      onClick={busy',
        '      {...props}\n      ref={undefined}\n      onClick={busy',
      ],
    ],
    check: conformance('base/button'),
    says: /ref does not reach the node that data-\* reaches/,
  },
  {
    name: 'a field that `register` cannot read',
    file: `${src}/base/text-field/text-field.tsx`,
    edits: [['        {...props}', '        {...props}\n        name={undefined}']],
    check: conformance('base/text-field'),
    says: /its name does not reach its control/,
  },
  {
    name: 'a key that no longer works',
    file: `${src}/base/quantity-stepper/quantity-stepper.tsx`,
    edits: [['onValueChange(', 'void (']],
    check: behaviour(
      'base/quantity-stepper',
      'plus and minus tell the next quantity, by mouse and by keyboard',
    ),
    says: /expected last "onValueChange" call to have been called with/,
  },
  {
    name: 'a prop without a sentence',
    file: button,
    edits: [['  /** As wide as its container. */\n', '']],
    check: node('catalogue.test.ts', 'every prop has a sentence'),
    says: /Button wide: /,
  },
  {
    name: 'a prop that is gone',
    file: button,
    edits: [['  /** As wide as its container. */\n  wide?: boolean;\n', '']],
    check: node('api.test.ts', 'api.md is the API of today'),
    says: /major: base\/button prop ButtonProps\.wide is gone/,
  },
  {
    name: 'a second name for one thing',
    file: button,
    edits: [['  wide?: boolean;', '  wide?: boolean;\n  /** It was pressed. */\n  onPress?: () => void;']],
    check: node('prop-names.test.ts', 'one thing has one name in the props of all elements'),
    says: /ButtonProps onPress: /,
  },
  {
    name: 'a hook in a module for servers',
    file: `${src}/base/badge/badge.tsx`,
    edits: [
      [
        '  return (\n    <span data-slot="badge"',
        '  useState(tone);\n  return (\n    <span data-slot="badge"',
      ],
      [`import type { ComponentProps }`, `import { useState, type ComponentProps }`],
    ],
    check: node('client-modules.test.ts', "what needs the browser says 'use client'"),
    says: /badge\.tsx .*: begin it with 'use client'/,
  },
  {
    name: 'a module for servers that is sent to the browser',
    file: `${src}/base/badge/badge.tsx`,
    edits: [['import { cva', "'use client';\nimport { cva"]],
    check: node('client-modules.test.ts', "nothing else says 'use client'"),
    says: /badge\.tsx runs on a server too/,
  },
  {
    name: 'an element that grows',
    file: `${src}/base/badge/badge.tsx`,
    edits: [
      ['<span data-slot="badge"', '<span title={Object.keys(hi).join()} data-slot="badge"'],
      [`import { cn }`, `import { hi } from '../../messages/hi.ts';\nimport { cn }`],
    ],
    check: node('sizes.test.ts', 'no element has grown beyond its ceiling'),
    says: /base\/badge has \d+ bytes, \d+ at most/,
  },
  {
    name: 'a story outside the states',
    file: `${src}/base/badge/badge.stories.tsx`,
    edits: [['export const VariantTones', 'export const Tones']],
    check: node('specs.test.ts', 'every story begins with the word of a state'),
    says: /badge\.stories\.tsx Tones/,
  },
  {
    name: 'a state that nobody shows',
    file: `${src}/medicine/medicine-card/medicine-card.stories.tsx`,
    edits: [['export const LongText', 'export const VariantLong']],
    check: node('catalogue.test.ts', 'every element shows the states'),
    says: /medicine-card LongText/,
  },
  {
    name: 'a promise without a proof',
    file: `${src}/base/button/button.spec.md`,
    edits: [['MUST\n', 'MUST\n- whistle\n']],
    check: node('specs.test.ts', 'every MUST has a test or a picture'),
    says: /base\/button: no proof: whistle/,
  },
  {
    name: 'a test that a spec names is gone',
    file: `${src}/base/button/button.test.tsx`,
    edits: [["test('while busy", "test('when busy"]],
    check: node('specs.test.ts', 'every MUST has a test or a picture'),
    says: /button\.test\.tsx has no test 'while busy/,
  },
  {
    name: 'a colour outside the tokens',
    file: button,
    edits: [['bg-accent-fill text-accent-on-fill', 'bg-[#0a7] text-accent-on-fill']],
    check: lint(button),
    says: /colour outside the tokens/,
  },
  {
    name: 'a class for one side of the screen',
    file: button,
    edits: [['inline-flex items-center', 'ml-2 inline-flex items-center']],
    check: lint(button),
    says: /'ml-2' is physical/,
  },
  {
    name: 'an import of another area',
    file: `${src}/base/badge/badge.tsx`,
    edits: [
      [
        'import { cva',
        "import { cartMessages } from '../../cart/messages.en.ts';\nexport const cart = cartMessages;\nimport { cva",
      ],
    ],
    check: lint(`${src}/base/badge/badge.tsx`),
    says: /doorstep\(edges\)/,
  },
  {
    name: 'a broken built page',
    file: button,
    edits: [
      [
        '  const classes = cn(',
        "  if (import.meta.env.PROD) throw new Error('only when built');\n  const classes = cn(",
      ],
    ],
    check: book,
    says: /only when built/,
  },
  {
    name: 'docs unreadable in dark',
    file: '.storybook/docs/container.tsx',
    edits: [["look.theme === 'dark' ? dark : light", 'light']],
    check: book,
    says: /--docs in dark: (?:too little contrast|ground does not follow the toolbar)/,
  },
  {
    name: 'a stale start page',
    file: '.storybook/catalogue/areas.ts',
    edits: [['stories: stories.stories.length', 'stories: 3']],
    check: book,
    says: /start--default in light: it does not count: /,
  },
  {
    name: 'an unstyled published sheet',
    file: 'packages/ui/package.json',
    edits: [
      [
        '"build": "tsc -p tsconfig.build.json && node scripts/sheets.mjs"',
        '"build": "tsc -p tsconfig.build.json"',
      ],
    ],
    check: consumer,
    says: /ENOENT.*styles\.css/,
  },
  {
    name: 'an icon beside the script that makes them',
    file: `${src}/styles/icons.css`,
    edits: [['display: inline-block; flex: none;', 'display: block; flex: none;']],
    check: node('icons.test.ts', 'is what scripts/icons.mjs builds'),
    says: /FAIL .*\/src\/styles\/icons\.css is what scripts\/icons\.mjs builds/,
  },
];
