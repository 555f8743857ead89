import { expect, test } from 'vitest';
import { demoCatalogue } from '../src/medicine/demo/catalogue.ts';
import { kinds } from '../src/medicine/leaflet/kinds.ts';
import { leafletOf } from '../src/medicine/leaflet/leaflet.ts';
import type { Facts } from '../src/medicine/leaflet/way.ts';
import { words, type Topic } from '../src/medicine/leaflet/words.ts';

const factsOf = (item: ReturnType<typeof demoCatalogue>[number]): Facts => ({
  name: item.name,
  composition: item.composition ?? null,
  form: item.form ?? 'other',
  unit: item.unit ?? null,
  category: item.category ?? null,
  prescriptionRequired: item.prescriptionRequired ?? false,
});
const catalogue = demoCatalogue().map(factsOf);
const named = (name: string) => {
  const leaflet = leafletOf(catalogue.find((one) => one.name === name)!);
  if (!leaflet) throw new Error(`no leaflet of ${name}`);
  return leaflet;
};
const facts = (more: Partial<Facts>): Facts => ({
  name: 'Some 500',
  composition: 'Paracetamol 500 mg',
  form: 'tablet',
  unit: 'tablet',
  category: null,
  prescriptionRequired: false,
  ...more,
});

test('every medicine of the demo store has five sections in both languages', () => {
  const without = catalogue
    .filter((one) => {
      const leaflet = leafletOf(one);
      return (
        !leaflet ||
        ![leaflet.en, leaflet.hi].every((said) =>
          [said.use, said.take, said.avoid, said.effects, said.keep].every((lines) => lines.length > 0),
        )
      );
    })
    .map(({ name, composition }) => `${name}: ${composition}`);
  expect(without).toEqual([]);
});

test('every word that a kind names is there in both languages, and none is left over', () => {
  const used = new Map<Topic, Set<string>>();
  const note = (topic: Topic, ids: readonly string[]) =>
    used.set(topic, new Set([...(used.get(topic) ?? []), ...ids]));
  for (const kind of [...kinds.values()].flat()) {
    note('use', kind.use);
    note('take', kind.take);
    note('avoid', ['allergic', ...kind.avoid]);
    note('ask', kind.ask);
    note('effect', [...kind.common, ...kind.danger]);
  }
  for (const [topic, ids] of used)
    expect([...ids].toSorted(), topic).toEqual([...words[topic].keys()].toSorted());
  const bad = Object.values(words).flatMap((all) =>
    [...all].filter(([, { en, hi }]) => !en || !/[ऀ-ॿ]/.test(hi)).map(([id]) => id),
  );
  expect(bad).toEqual([]);
});

test('a section stays short', () => {
  const long = catalogue.flatMap((one) => {
    const { en } = leafletOf(one)!;
    return [en.use, en.take, en.avoid, en.keep].some((lines) => lines.length > 9) ? [one.composition] : [];
  });
  expect(long).toEqual([]);
});

test('what a doctor has to write is taken as the doctor told, anything else as its label says', () => {
  expect(named('Amlovida 5').en.take.at(-1)).toBe(
    'How much, how often and how long: as your doctor told you.',
  );
  expect(named('Febrisol 650').en.take.at(-1)).toBe('No more, and no longer, than the label says.');
  expect(named('Febrisol 650').hi.take.at(-1)).toBe('लेबल से ज़्यादा और ज़्यादा दिन नहीं।');
});

test('one salt has other texts where it is given another way', () => {
  const gel = named('Movigelo Gel');
  expect(gel.swallowed).toBe(false);
  expect(gel.en.use).toEqual(['Eases pain of muscles and joints from outside.']);
  const tablet = leafletOf(facts({ name: 'Diclo 50', composition: 'Diclofenac 50 mg' }))!;
  expect(tablet.swallowed).toBe(true);
  expect(tablet.en.avoid).toContain('you are in the last three months of pregnancy');
});

test('a mixture says what holds for each of its salts, once', () => {
  const { en } = leafletOf(facts({ composition: 'Aceclofenac 100 mg + Paracetamol 325 mg' }))!;
  expect(en.use).toEqual(['Eases pain and swelling.', 'Brings down fever and eases mild to moderate pain.']);
  expect(en.avoid.filter((line) => line.includes('allergic'))).toHaveLength(1);
  expect(en.avoid).toContain('you have severe liver disease');
  expect(
    leafletOf(facts({ composition: 'Paracetamol 325 mg + Aceclofenac 100 mg' }))!.en.avoid.toSorted(),
  ).toEqual(en.avoid.toSorted());
});

test('a number in a name is no strength', () => {
  expect(leafletOf(facts({ composition: 'Omega-3 1000 mg', form: 'capsule' }))!.en.use[0]).toMatch(
    /^Fish oil/,
  );
  expect(leafletOf(facts({ composition: 'Paracetamol (650mg)' }))!.en.use[0]).toMatch(/^Brings down fever/);
});

test('of a salt that nobody has written about nothing is said, and nothing of a mixture that holds it', () => {
  expect(leafletOf(facts({ composition: 'Unheardofin 5 mg' }))).toBeNull();
  expect(leafletOf(facts({ composition: 'Paracetamol 500 mg + Unheardofin 5 mg' }))).toBeNull();
  expect(leafletOf(facts({ composition: null }))).toBeNull();
});

test('drops that do not say where they go are not swallowed', () => {
  const drops = { form: 'drops', unit: 'ml', composition: 'Moxifloxacin 0.5 %' } as const;
  expect(leafletOf(facts({ ...drops, name: 'Moxi Drops' }))).toBeNull();
  expect(leafletOf(facts({ ...drops, name: 'Moxi Eye Drops' }))!.en.take[0]).toMatch(/lower lid/);
  expect(leafletOf(facts({ ...drops, name: 'Moxi', category: 'Eye and ear care' }))).toBeNull();
});

test('an injection is given by a trained person, or as one was shown; with no word of food', () => {
  const nurse = leafletOf(
    facts({ name: 'Pan Injection', form: 'injection', unit: 'vial', composition: 'Pantoprazole 40 mg' }),
  )!;
  expect(nurse.en.take[0]).toBe('Given as an injection by a trained person.');
  expect(nurse.en.take.join(' ')).not.toMatch(/meal|food|Swallow/);
  const own = named('Glargida 100 Pen').en;
  expect(own.take[0]).toMatch(/^Injected under the skin/);
  expect(own.keep.join(' ')).toMatch(/fridge/);
});
