import { describe, expect, test } from 'vitest';
import { ariaText, changedLines } from '../src/aria.mjs';
import { causesOf, groupByCause } from '../src/causes.mjs';
import { confirmed, doubtful } from '../src/compare.mjs';
import { causesOfText } from '../src/heard.mjs';
import { changedMessages, messagesBehind } from '../src/words.mjs';

/** A white picture with rectangles in it. */
function pixels(...marks) {
  const data = Buffer.alloc(100 * 100 * 4, 255);
  for (const [x, y, w, h, value] of marks)
    for (let row = y; row < y + h; row++) data.fill(value, (row * 100 + x) * 4, (row * 100 + x + w) * 4);
  return { data, width: 100, height: 100 };
}
const box = (path, rect, more = {}) => ({
  slot: path.split('>').at(-1).split('#')[0],
  path,
  rect,
  text: '',
  aria: {},
  style: [{ tag: 'div', color: 'black', 'padding-left': '16px' }],
  ...more,
});
const wide = { style: [{ tag: 'div', color: 'black', 'padding-left': '20px' }] };
const card = (height, style, text = 'Rx needed') => [
  box('card#1', [0, 0, 100, 40 + height]),
  box('card#1>button#1', [10, 10, 50, height], style),
  box('card#1>note#1', [10, 20 + height, 50, 10], { text }),
];
const keysOf = (causes) => causes.map(({ key }) => key);
const side = (boxes, marks = []) => ({ boxes, pixels: pixels(...marks) });
const padding = (slot) => `${slot} | style | padding-left`;

describe('causes of a picture', () => {
  test.for([
    ['a style, whatever it moves', card(20), card(30, wide), [padding('button')]],
    [
      'a text beside a style',
      card(20),
      card(30, wide, 'Rx'),
      [padding('button'), 'note | text | Rx needed → Rx'],
    ],
    ['a part that came', card(20).slice(0, 2), card(20), ['note | added']],
    ['a part that went', card(20), card(20).slice(0, 2), ['note | removed']],
    [
      'a mere change of size',
      [box('page#1', [0, 0, 9, 9])],
      [box('page#1', [0, 0, 9, 8])],
      ['page | layout'],
    ],
  ])('are %s', ([, before, after, expected]) => {
    expect(keysOf(causesOf(side(before), side(after)))).toEqual(expected);
  });
  test('are pixels of a part that nothing else explains, and not those of a part over it', () => {
    expect(keysOf(causesOf(side(card(20), [[12, 12, 3, 3, 1]]), side(card(20))))).toEqual([
      'button | drawing',
    ]);
    const [narrow, broad] = [box('badge#1', [10, 10, 20, 8]), box('badge#1', [10, 10, 24, 8], wide)];
    const before = side([...card(20), narrow], [[12, 12, 15, 3, 1]]);
    const after = side([...card(20), broad], [[12, 12, 20, 3, 1]]);
    expect(keysOf(causesOf(before, after))).toEqual([padding('badge')]);
  });
  test('count an inherited colour where it comes from', () => {
    const boxes = (color) => {
      const style = [{ tag: 'div', color, 'border-top-color': color }];
      return [box('alert#1', [0, 0, 50, 50], { style }), box('alert#1>title#1', [5, 5, 9, 9], { style })];
    };
    expect(keysOf(causesOf(side(boxes('red')), side(boxes('blue'))))).toEqual(['alert | style | color']);
  });
  test('are one for parts with the same change, in every cell', () => {
    const style = (slot, what) => ({ key: padding(slot), slot, kind: 'style', what });
    const differences = [
      { id: 'a phone', causes: [style('button', '16 → 20')] },
      { id: 'a comfort', causes: [style('button', '17 → 22')] },
      { id: 'b comfort', causes: [style('link', '17 → 22')] },
      { id: 'c phone', causes: [style('card', '8 → 9'), style('button', '16 → 20')] },
    ];
    const groups = groupByCause(differences).map(({ slot, pictures }) => `${slot}: ${pictures.length}`);
    expect(groups).toEqual(['button, link: 4', 'card: 1']);
  });
});

test('a difference without a clear cause is dropped when a second look does not see it', () => {
  const causes = [{ key: 'a', kind: 'drawing', slot: '' }];
  const one = (id, before, after) => ({ id, file: id, before, after, causes });
  const first = [one('a', '1', '2'), one('b', '1', '2'), one('c', '1', '2')];
  expect(doubtful(first)).toEqual(['a', 'b', 'c']);
  expect(confirmed(first, [one('a', '1', '2'), one('b', '2', '3')]).map(({ id }) => id)).toEqual(['a']);
});

describe('text for screen readers', () => {
  let last = 0;
  function node(role, name, [state, value] = [], ...inside) {
    const properties = state ? [{ name: state, value: { type: 'token', value } }] : [];
    const nodeId = `${(last += 1)}`;
    for (const [child] of inside) child.parentId = nodeId;
    const childIds = inside.map(([child]) => child.nodeId);
    const own = {
      nodeId,
      ignored: false,
      role: { value: role },
      name: { value: name },
      properties,
      childIds,
    };
    return [own, ...inside.flat()];
  }
  test('has a line for each thing that is announced, with its states', () => {
    const toggle = node('button', 'Add', ['pressed', 'false'], node('StaticText', 'Add'));
    const list = node(
      'list',
      '',
      [],
      node('listitem', '', ['level', 1], node('StaticText', 'In'), node('StaticText', 'stock')),
    );
    const tree = node('RootWebArea', 'Story', [], node('generic', '', [], toggle), list);
    expect(ariaText(tree, ['aria-current=page "Home"']).split('\n')).toEqual([
      'button "Add" pressed=false',
      'list',
      '  listitem level=1',
      '    text "In stock"',
      'aria-current=page "Home"',
    ]);
    expect(changedLines('a\nb\nc', 'a\nx\nc')).toEqual([{ removed: ['b'], added: ['x'] }]);
  });
  test.for([
    ['a word of a part', ['text "In"', 'In'], ['text "Few"', 'Few'], 'note | text | In → Few'],
    ['a line that no part explains', ['link "A"', ''], ['button "A"', ''], 'heard | link "A" → button "A"'],
    ['another nesting', ['list\n  text "A"', ''], ['list\ntext "A"', ''], 'heard'],
  ])('has as its cause %s', ([, before, after, expected]) => {
    const said = ([text, words]) => ({ text, boxes: [box('note#1', [0, 0, 1, 1], { text: words })] });
    expect(keysOf(causesOfText(said(before), said(after)))).toEqual([expected]);
  });
});

test('a changed text is shown with its message in all languages', () => {
  const source = (out) => `x = {\n  stock: {\n    out: '${out}',\n  },\n};`;
  const read = (english) => (path) => source(path === 'messages.en.ts' ? english : 'खत्म');
  const config = { pattern: /messages\.(?:en|hi)\.ts$/, languages: ['en', 'hi'] };
  const sides = { was: read('Out of stock'), now: read('Sold out') };
  const messages = changedMessages(config, ['messages.en.ts'], sides);
  const [{ key, languages }] = messagesBehind({ was: 'Out of stock', now: 'Sold out' }, messages);
  expect([key, languages.hi]).toEqual(['stock.out', { was: ['खत्म'], now: ['खत्म'] }]);
  expect(messagesBehind({ was: 'Other', now: 'Another' }, messages)).toEqual([]);
});
