import type { Caution } from '@doorstep/contract/medicine.schema';
import { findSubstances, isExternal, type MedicineFacts, type Substance } from './substances.ts';

/**
 * Combinations that a doctor or a pharmacist should know of, by the interaction groups of substances.tsv. They follow what the British
 * National Formulary calls severe (https://bnf.nice.org.uk/interactions/) and its advice against two NSAIDs or two products with
 * paracetamol at once. Chosen on 28 November 2026 without comparing entry by entry: a pharmacist must confirm them before a real store opens.
 */
const pairs: ReadonlyArray<readonly [a: string, b: string, code: Caution['code']]> = [
  ['anticoagulant', 'nsaid', 'bleeding'],
  ['anticoagulant', 'aspirin', 'bleeding'],
  ['anticoagulant', 'antiplatelet', 'bleeding'],
  ['anticoagulant', 'anticoagulant', 'bleeding'],
  ['antiplatelet', 'nsaid', 'bleeding'],
  ['antiplatelet', 'aspirin', 'bleeding'],
  ['aspirin', 'nsaid', 'bleeding'],
  ['ssri', 'nsaid', 'bleeding'],
  ['ssri', 'aspirin', 'bleeding'],
  ['ssri', 'antiplatelet', 'bleeding'],
  ['ssri', 'anticoagulant', 'bleeding'],
  ['nsaid', 'nsaid', 'same_kind'],
  ['aspirin', 'aspirin', 'same_kind'],
  ['paracetamol', 'paracetamol', 'same_kind'],
  ['decongestant', 'decongestant', 'same_kind'],
  ['antihistamine', 'antihistamine', 'same_kind'],
  ['nitrate', 'pde5', 'blood_pressure_drop'],
  ['maoi', 'dextromethorphan', 'serotonin'],
  ['maoi', 'ssri', 'serotonin'],
  ['ssri', 'dextromethorphan', 'serotonin'],
  ['maoi', 'decongestant', 'blood_pressure_rise'],
];
/** Monoamine oxidase inhibitors, linezolid among them; the table has no group for them. */
const maoi: ReadonlySet<string> = new Set([
  'phenelzine',
  'isocarboxazid',
  'tranylcypromine',
  'moclobemide',
  'selegiline',
  'rasagiline',
  'safinamide',
  'linezolid',
]);
const groupsOf = ({ name, group }: Substance): string[] => [
  ...(group ? [group] : []),
  ...(maoi.has(name) ? ['maoi'] : []),
  ...(name === 'dextromethorphan' ? ['dextromethorphan'] : []),
];

/** A medicine and its interaction groups. */
interface Known {
  id: number;
  groups: ReadonlySet<string>;
  /** Names of all its substances. */
  substances: string;
}
const knownOf = (medicines: ReadonlyArray<MedicineFacts & { id: number }>): Known[] =>
  medicines
    // External medicines hardly reach the blood.
    .filter((one) => !isExternal(one))
    .map((one) => {
      const found = findSubstances(one);
      return {
        id: one.id,
        groups: new Set(found.flatMap(groupsOf)),
        substances: found
          .map(({ name }) => name)
          .toSorted()
          .join(),
      };
    })
    .filter(({ groups }) => groups.size > 0);
/** Caution of two medicines; the first match wins. */
function cautionOf(a: Known, b: Known): Caution[] {
  const pair = pairs.find(
    ([one, other]) =>
      (a.groups.has(one) && b.groups.has(other)) || (b.groups.has(one) && a.groups.has(other)),
  );
  return pair ? [{ code: pair[2], ids: [a.id, b.id] }] : [];
}

/** Whether one of these medicines has any interaction group. */
export const canInteract = (medicines: ReadonlyArray<MedicineFacts & { id: number }>): boolean =>
  knownOf(medicines).length > 0;

/**
 * Distinct pairs of medicines that should not be taken together without advice: among the medicines, and each of them with an earlier
 * purchase. A repeated purchase causes no caution with itself, nor `same_kind` with another brand or strength of the same substances: it
 * most likely replaces the earlier one.
 */
export function findCautions(
  medicines: ReadonlyArray<MedicineFacts & { id: number }>,
  earlier: ReadonlyArray<MedicineFacts & { id: number }> = [],
): Caution[] {
  const known = knownOf(medicines),
    ids = new Set(medicines.map(({ id }) => id)),
    before = knownOf(earlier.filter(({ id }) => !ids.has(id)));
  return [
    ...known.flatMap((a, at) => known.slice(at + 1).flatMap((b) => cautionOf(a, b))),
    ...known.flatMap((a) =>
      before.flatMap((b) =>
        cautionOf(a, b).filter(({ code }) => code !== 'same_kind' || a.substances !== b.substances),
      ),
    ),
  ];
}
