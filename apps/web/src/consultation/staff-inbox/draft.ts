import { draftStore, isObject, LONGEST } from '../../app/draft-store.ts';
import type { DoseDraft, PersonDraft } from '@doorstep/ui/consultation/prescription-writer';

/** A prescription that is half written. */
export interface PrescriptionDraft {
  lines: readonly DoseDraft[];
  advice: string;
  diagnosis: string;
  person: PersonDraft;
  followUp: boolean;
  /** Of what stands here now: sent twice, it is written once. */
  key: string;
}
const isText = (value: unknown): value is string => typeof value === 'string';
const isLine = (line: unknown): line is DoseDraft =>
  isObject(line) &&
  Number.isSafeInteger(line['id']) &&
  ['name', 'days', 'dose'].every((field) => isText(line[field])) &&
  ['composition', 'pack'].every((field) => line[field] === null || isText(line[field])) &&
  ['prescriptionRequired', 'inStock'].every((field) => typeof line[field] === 'boolean') &&
  (line['typed'] === undefined || typeof line['typed'] === 'boolean');
interface Kept extends PrescriptionDraft {
  of: string;
}
const isKept = (one: unknown): one is Kept =>
  isObject(one) &&
  ['of', 'advice', 'diagnosis', 'key'].every((field) => isText(one[field])) &&
  isObject(one['person']) &&
  ['age', 'sex'].every((field) => isText((one['person'] as Record<string, unknown>)[field])) &&
  typeof one['followUp'] === 'boolean' &&
  Array.isArray(one['lines']) &&
  one['lines'].every(isLine);
/** Consultations with a prescription half written, at once. */
const MOST = 8,
  ROOM = LONGEST - 1_000;
const drafts = draftStore('prescription_draft', ({ all }) =>
  Array.isArray(all) ? { all: all.filter(isKept) } : undefined,
);
export const noDraft = (person: PersonDraft): PrescriptionDraft => ({
  lines: [],
  advice: '',
  diagnosis: '',
  person,
  followUp: false,
  key: crypto.randomUUID(),
});
export const catalogued = (lines: readonly DoseDraft[]) => lines.filter(({ typed }) => !typed);
/** Lines by name, of medicines that the catalogue does not have. */
export const byName = (lines: readonly DoseDraft[]) => lines.filter(({ typed }) => typed);
export const isBegun = ({ lines, advice, diagnosis }: PrescriptionDraft): boolean =>
  lines.length > 0 || advice.trim() !== '' || diagnosis.trim() !== '';
/** Of one consultation, for as long as the tab lives. */
export const keptPrescription = (id: string) => {
  const all = () => drafts.get()?.all ?? [];
  return {
    get: (): PrescriptionDraft | undefined => all().find((one) => one.of === id),
    set: (made: PrescriptionDraft | undefined): void => {
      const others = all().filter((one) => one.of !== id);
      let next = made ? [...others.slice(1 - MOST), { of: id, ...made }] : others;
      while (next.length > 1 && JSON.stringify(next).length > ROOM) next = next.slice(1);
      drafts.set(next.length > 0 ? { all: next } : undefined);
    },
  };
};
