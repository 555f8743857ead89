import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import type { Node } from '@doorstep/tooling/ast';
import { partsOf } from '../scripts/parts.ts';

const read = (code: string) => partsOf([parseSync('part.tsx', code).program as unknown as Node]);

test.for([
  ['an attribute', `<b data-slot="price" />`, [{ slot: 'price', states: [] }]],
  [
    'an object of attributes',
    `cloneElement(child, { 'data-slot': 'button', ...props })`,
    [{ slot: 'button', states: [] }],
  ],
  [
    'a choice of states, in brackets too',
    `<b data-slot="line" data-state={gone ?? (many ? 'too-many' : 'idle')} />`,
    [{ slot: 'line', states: ['any', 'too-many', 'idle'] }],
  ],
  [
    'no state at times',
    `<b data-slot="line" data-state={busy ? 'busy' : undefined} />`,
    [{ slot: 'line', states: ['busy'] }],
  ],
  [
    'one slot in two places',
    `<><b data-slot="row" data-state="full" /><i data-slot="row" data-state="empty" /></>`,
    [{ slot: 'row', states: ['full', 'empty'] }],
  ],
  [
    'the state of what stands inside is its own',
    `<b data-slot="box"><i data-slot="lid" data-state="open" /></b>`,
    [
      { slot: 'box', states: [] },
      { slot: 'lid', states: ['open'] },
    ],
  ],
] as const)('%s', ([, code, parts]) => {
  expect(read(code)).toEqual(parts);
});
