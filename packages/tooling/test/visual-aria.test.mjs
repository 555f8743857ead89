import { describe, expect, test } from 'vitest';
import { ariaText, changedLines, diffLines, hashOfText } from '../visual/aria.mjs';
import { causesOfText } from '../visual/heard.mjs';

let last = 0;
/** A node of the browser's accessibility tree, and those inside it. */
function node(role, name, { states = {}, ignored = false, ...fields } = {}, ...inside) {
  const nodeId = String(++last);
  const properties = Object.entries(states).map(([key, value]) => ({
    name: key,
    value: { type: typeof value === 'boolean' ? 'boolean' : 'token', value },
  }));
  const own = {
    nodeId,
    ignored,
    role: { value: role },
    name: { value: name },
    properties,
    childIds: inside.map(([{ nodeId: id }]) => id),
    ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { value }])),
  };
  for (const [child] of inside) child.parentId = nodeId;
  return [own, ...inside.flat()];
}
const text = (words) => node('StaticText', words);
const textOf = (...inside) => ariaText(node('RootWebArea', 'Story', {}, ...inside));

describe('what a screen reader is told', () => {
  test('is a line for each thing, with states; silent ones are passed over', () => {
    const toggle = node(
      'button',
      'Add to cart',
      { states: { pressed: 'false', focusable: true }, description: 'Dolo 650' },
      text('Add to cart'),
    );
    const list = node('list', '', {}, node('listitem', '', { states: { level: 1 } }, text('In stock')));
    expect(
      textOf(node('generic', '', {}, toggle), node('none', '', { ignored: true }, list)).split('\n'),
    ).toEqual([
      'button "Add to cart" description="Dolo 650" pressed=false',
      'list',
      '  listitem level=1',
      '    text "In stock"',
    ]);
  });
  test('does not tell where lines break', () => {
    const broken = node(
      'paragraph',
      '',
      {},
      text('Two'),
      node('LineBreak', '\n'),
      node('InlineTextBox', 'Two'),
    );
    expect(textOf(broken)).toBe('paragraph\n  text "Two"');
  });
  test('names a state that is on, and not one that is off, but for toggles', () => {
    expect(textOf(node('textbox', 'Mobile', { states: { required: true, invalid: 'false' } }))).toBe(
      'textbox "Mobile" required',
    );
    expect(textOf(node('button', 'Menu', { states: { expanded: false } }))).toBe(
      'button "Menu" expanded=false',
    );
  });
  test('has the lines that the tree leaves out at its end', () => {
    expect(ariaText(node('RootWebArea', '', {}, node('link', 'Home')), ['aria-current=page  "Home"'])).toBe(
      'link "Home"\naria-current=page "Home"',
    );
  });
  test('is another when one state is', () => {
    const [open, shut] = [true, false].map((expanded) =>
      textOf(node('button', 'Menu', { states: { expanded } })),
    );
    expect(hashOfText(open)).not.toBe(hashOfText(shut));
  });
});

test('lines are compared by what they have in common', () => {
  expect(diffLines('a\nb\nc', 'a\nx\nc\nd').map(({ kind, text: line }) => `${kind} ${line}`)).toEqual([
    'same a',
    'removed b',
    'added x',
    'same c',
    'added d',
  ]);
  expect(changedLines('a\nb\nc', 'a\nx\nc\nd')).toEqual([
    { removed: ['b'], added: ['x'] },
    { removed: [], added: ['d'] },
  ]);
});

describe('causes of what is heard', () => {
  const box = (path, words, aria = {}) => ({
    slot: path.split('>').at(-1).split('#')[0],
    path,
    rect: [0, 0, 1, 1],
    text: words,
    style: [{ tag: 'p' }],
    aria,
  });
  const keys = (before, after) => causesOfText(before, after).map(({ key }) => key);
  test('a changed word is the cause that pictures have, and no second one', () => {
    expect(
      keys(
        { text: 'button "Add"\ntext "In stock"', boxes: [box('note#1', 'In stock')] },
        { text: 'button "Add"\ntext "Few left"', boxes: [box('note#1', 'Few left')] },
      ),
    ).toEqual(['note | text | In stock → Few left']);
  });
  test('a changed attribute is one cause, by its values', () => {
    const side = (pressed) => ({
      text: `button "Wish" pressed${pressed === 'true' ? '' : '=false'}`,
      boxes: [box('wish#1', '', { 'aria-pressed': pressed })],
    });
    expect(keys(side('false'), side('true'))).toEqual(['wish | aria | aria-pressed false → true']);
  });
  test('what no part explains is told by itself, beside what is explained', () => {
    expect(
      keys(
        { text: 'heading "Cart" level=2\ntext "In stock"', boxes: [box('note#1', 'In stock')] },
        { text: 'heading "Cart" level=3\ntext "Few left"', boxes: [box('note#1', 'Few left')] },
      ),
    ).toEqual([
      'note | text | In stock → Few left',
      'heard | heading "Cart" level=2 → heading "Cart" level=3',
    ]);
  });
  test('a new part takes its lines along, and no others', () => {
    const before = { text: 'text "A"', boxes: [box('page#1', 'A')] };
    const after = (line) => ({
      text: `text "A"\n${line}`,
      boxes: [box('page#1', 'A'), box('page#1>badge#1', 'New')],
    });
    expect(keys(before, after('text "New"'))).toEqual(['badge | added']);
    expect(keys(before, after('alert "Gone"'))).toEqual(['badge | added', 'heard |  → alert "Gone"']);
  });
  test('a line without a name goes with a new part only beside a named line of it', () => {
    const before = { text: 'text "A"\ntext "B"', boxes: [box('page#1', 'A')] };
    const after = (text) => ({ text, boxes: [box('page#1', 'A'), box('page#1>badge#1', 'New')] });
    expect(keys(before, after('text "A"\nlist\n  text "New"\ntext "B"'))).toEqual(['badge | added']);
    expect(keys(before, after('text "A"\ntext "New"\ntext "B"\nalert'))).toEqual([
      'badge | added',
      'heard |  → alert',
    ]);
    expect(keys(after('text "A"\nalert\ntext "B"'), before)).toEqual(['badge | removed', 'heard | alert → ']);
  });
  test('a word with a dollar sign is a word', () => {
    const side = (words) => ({ text: `text "${words}"`, boxes: [box('note#1', words)] });
    expect(keys(side('Pay'), side("Pay $& or $'"))).toEqual(["note | text | Pay → Pay $& or $'"]);
  });
  test('another nesting is a cause, too', () => {
    const boxes = [];
    expect(keys({ text: 'list\n  text "A"', boxes }, { text: 'list\ntext "A"', boxes })).toEqual(['heard']);
  });
});
