import { describe, expect, test } from 'vitest';
import {
  addDecision,
  hashOfPictures,
  MOST_LINES,
  parseDecisions,
  refusedCauses,
} from '../visual/decisions.mjs';
import { decisionOn } from '../visual/decide.mjs';
import { groupByCause } from '../visual/group.mjs';
import { summaryOf } from '../visual/summary.mjs';
import { messagesBehind, messagesOf, readMessages } from '../visual/words.mjs';

const decision = (verdict, cause, more = {}) => ({
  at: '2026-11-25T10:00:00.000Z',
  who: 'Asha Rao',
  verdict,
  causes: [cause].flat(),
  what: String(cause),
  pictures: 3,
  hash: 'ab',
  ...more,
});
const fileOf = (...decisions) => decisions.reduce(addDecision, '');

describe('the file of decisions', () => {
  test('has a line for each, the newest last', () => {
    const text = fileOf(decision('accepted', 'a'), decision('accepted', 'b'));
    expect(text.split('\n')).toHaveLength(3);
    expect(parseDecisions(text).flatMap(({ causes }) => causes)).toEqual(['a', 'b']);
  });
  test('forgets a refusal when the same cause is decided again, and keeps those of others', () => {
    const text = fileOf(
      decision('refused', 'a', { sentence: 'Too wide.' }),
      decision('refused', 'b', { sentence: 'Wrong word.' }),
      decision('accepted', 'a'),
    );
    expect(parseDecisions(text).map(({ verdict, causes }) => `${verdict} ${causes.join()}`)).toEqual([
      'refused b',
      'accepted a',
    ]);
    expect([...refusedCauses(parseDecisions(text)).keys()]).toEqual(['b']);
  });
  test('names every key of causes that share a token', () => {
    const what = 'padding-left 16px → 20px';
    const differences = ['button', 'card'].map((slot) => ({
      id: slot,
      hash: slot,
      causes: [{ key: `${slot} | style | padding-left`, slot, kind: 'style', what }],
    }));
    const [group] = groupByCause(differences);
    expect(decisionOn({ differences }, group, 'refused', 'Too wide.')).toMatchObject({
      verdict: 'refused',
      causes: ['button | style | padding-left', 'card | style | padding-left'],
      pictures: 2,
      sentence: 'Too wide.',
    });
  });
  test('ties a refusal to each of the causes that were decided at once, until all are decided again', () => {
    const refusals = (text) => [...refusedCauses(parseDecisions(text)).keys()];
    const text = fileOf(decision('refused', ['a', 'b'], { sentence: 'Too wide.' }));
    expect(refusals(text)).toEqual(['a', 'b']);
    const half = addDecision(text, decision('accepted', 'a'));
    expect(refusals(half)).toEqual(['b']);
    expect(
      parseDecisions(addDecision(half, decision('accepted', 'b'))).map(({ verdict }) => verdict),
    ).toEqual(['refused', 'accepted', 'accepted']);
    expect(refusals(addDecision(half, decision('accepted', 'b')))).toEqual([]);
    expect(parseDecisions(addDecision(text, decision('accepted', ['b', 'a'])))).toHaveLength(1);
  });
  test('has no more lines than it may', () => {
    const many = Array.from({ length: MOST_LINES + 5 }, (_, at) => decision('accepted', String(at)));
    const kept = parseDecisions(fileOf(...many));
    expect(kept).toHaveLength(MOST_LINES);
    expect(kept.at(-1).causes).toEqual([String(MOST_LINES + 4)]);
  });
  test('two branches that each added lines are one file again without a conflict', () => {
    const start = fileOf(decision('accepted', 'a'));
    const union = addDecision(start, decision('accepted', 'b')) + fileOf(decision('refused', 'c'));
    expect(parseDecisions(union).flatMap(({ causes }) => causes)).toEqual(['a', 'b', 'c']);
  });
  test('names the pictures by one hash, whatever their order', () => {
    const [a, b] = [
      { id: 'a phone', hash: '01' },
      { id: 'b phone', hash: '02' },
    ];
    expect(hashOfPictures([a, b])).toBe(hashOfPictures([b, a]));
    expect(hashOfPictures([a])).not.toBe(hashOfPictures([a, b]));
    expect(hashOfPictures([a, { ...b, hash: '03' }])).not.toBe(hashOfPictures([a, b]));
  });
});

describe('the summary', () => {
  const group = (slot, pictures, refused) => ({
    slot,
    kind: 'style',
    what: 'padding-left 16px → 20px',
    pictures: Array.from({ length: pictures }),
    refused,
  });
  test('lists refused causes with their sentences first, then what is open, then what was accepted', () => {
    const open = {
      groups: [
        group('button', 300),
        group('card', 2, decision('refused', 'card', { sentence: 'Too | wide.' })),
      ],
      machine: 1,
      commit: '0123456789abcdef',
    };
    const text = summaryOf(open, [decision('accepted', 'note | text', { what: 'note: text “A” → “B”' })]);
    const rows = text.split('\n').filter((line) => /^\| (?:refused|open|accepted)/.test(line));
    expect(rows).toEqual([
      String.raw`| refused | card: padding-left 16px → 20px | 2 | Asha Rao: Too \| wide. |`,
      '| open | button: padding-left 16px → 20px | 300 |  |',
      '| accepted | note: text “A” → “B” | 3 | Asha Rao, 2026-11-25 |',
    ]);
    expect(text).toContain('3 causes: 1 accepted, 1 refused, 1 open.');
    expect(text).toContain('since 0123456789ab');
    expect(text).toContain('1 picture differ');
  });
  test('says that nothing changed', () => {
    expect(summaryOf({ groups: [], machine: 0 }, [])).toContain('No picture changed.');
  });
});

describe('the message behind a text', () => {
  const english = `
import { count, plural } from '../messages/plural.ts';
export const medicineMessages = {
  outOfStock: 'Out of stock',
  add: (name: string) => \`Add \${name} to cart\`,
  packs: (n: number) => form(n, { one: '1 pack', other: \`\${count(n)} packs\` }),
  why: {
    rx: "It needs a doctor's prescription",
  },
  long:
    'A sentence that stands on its own line.',
};`;
  const hindi = `
export const medicineHindi = {
  outOfStock: 'स्टॉक में नहीं',
  add: (name: string) => \`\${name} कार्ट में डालें\`,
  why: { rx: 'डॉक्टर की पर्ची चाहिए' },
};`;
  const path = 'packages/ui/src/medicine/messages.en.ts';
  const load = (en, hi) => readMessages((name) => (name.endsWith('.hi.ts') ? hi : en), [path]);
  const before = load(english, hindi);

  test('is read from the file, with inner keys, forms and values', () => {
    const found = messagesOf(english);
    expect(found.get('outOfStock')).toEqual(['Out of stock']);
    expect(found.get('packs')).toEqual(['1 pack', '${count(n)} packs']);
    expect(found.get('why.rx')).toEqual(["It needs a doctor's prescription"]);
    expect(found.get('long')).toEqual(['A sentence that stands on its own line.']);
  });
  test('is the one that changed, with the other language beside it, changed or not', () => {
    const now = load(english.replace('Out of stock', 'Sold out'), hindi);
    expect(messagesBehind({ was: 'Out of stock', now: 'Sold out' }, { before, now })).toEqual([
      {
        path,
        key: 'outOfStock',
        en: { was: ['Out of stock'], now: ['Sold out'] },
        hi: { was: ['स्टॉक में नहीं'], now: ['स्टॉक में नहीं'] },
      },
    ]);
  });
  test('is found in Hindi, too', () => {
    const now = load(english, hindi.replace('कार्ट में डालें', 'कार्ट में जोड़ें'));
    const found = messagesBehind(
      { was: 'Dolo 650 कार्ट में डालें (2)', now: 'Dolo 650 कार्ट में जोड़ें (2)' },
      { before, now },
    );
    expect(found.map(({ key }) => key)).toEqual(['add']);
  });
  test('is the whole text where no message changed', () => {
    const keys = (was, now) => messagesBehind({ was, now }, { before, now: before }).map(({ key }) => key);
    expect(keys('1 pack', 'Out of stock')).toEqual(['packs', 'outOfStock']);
    expect(keys('Ravi', 'Priya')).toEqual([]);
  });
});
