import type { ConsultationMode, TelemedicineList } from '@doorstep/contract/consultation';
import { DAYS_MOST, DAYS_MOST_SHORT } from '@doorstep/contract/consultation';
import { issue, type IssueText } from '@doorstep/contract/failure';
import type { MedicineForm } from '@doorstep/contract/medicine';
import { findSubstances, leastOf, type MedicineFacts, type Substance } from '../medicine/service.ts';
import { readDose } from './dose.ts';

/**
 * Rules of the Telemedicine Practice Guidelines of India: Board of Governors in supersession of the Medical Council of India, 25 March 2020
 * (appendix 5 of the Indian Medical Council Regulations 2002), part 3 'Patient management: health education, counseling and
 * medication' and annexure 1 'Drug list'. A lawyer and a doctor must check them before a real store opens.
 */

/** List O of annexure 1. `listOf` adds over-the-counter medicines: 'often available over the counter'. */
const anyMode = new Set([
  'paracetamol',
  'acetylcysteine',
  'ammonium chloride',
  'guaifenesin',
  'ambroxol',
  'bromhexine',
  'dextromethorphan',
  'zinc sulfate',
  'zinc',
  'folic acid',
  'cholecalciferol',
  'calcium carbonate',
]);
/** List A of annexure 1, though without prescription: the diagnosis needs a visual check. */
const byVideo = new Set(['clotrimazole', 'mupirocin', 'calamine', 'benzyl benzoate', 'ciprofloxacin']);
/** List B, add-ons to a running treatment: annexure 1 names thiazides beside atenolol, and sitagliptin beside metformin. */
const addOns =
  /^(?:hydrochlorothiazide|chlortalidone|chlorthalidone|indapamide|metolazone)$|gliptin$|gliflozin$/;
/**
 * Prohibited online by this store as a precaution; each needs tests or supervision in person.
 * Retinoids: pregnancy prevention (European Medicines Agency, referral 'Retinoids', 22 March 2018). Thalidomide and its kin: the same.
 * Mifepristone, misoprostol: Medical Termination of Pregnancy Act, 1971, section 4, and Rules, 2003. Methotrexate, clozapine: blood counts.
 * Cancer medicines: treated in person.
 */
const inPerson =
  /^(?:isotretinoin|acitretin|alitretinoin|mifepristone|misoprostol|methotrexate|clozapine|cyclophosphamide|chlorambucil|melphalan|busulfan|hydroxycarbamide|mercaptopurine|fluorouracil|capecitabine|temozolomide|warfarin sodium clathrate)$|(?:lidomide|platin|rubicin|taxel|tinib|ciclib)$/;

export interface Verdict {
  list: TelemedicineList;
  /** Deciding substance, or the medicine when its substance is unknown. */
  because: string;
  /** Why it is prohibited. */
  prohibitedBy?: 'law' | 'in-person';
  /** Longest course in days. */
  daysMost: number;
  substances: readonly Substance[];
}
const strictest = ['prohibited', 'B', 'A', 'O'] as const satisfies readonly TelemedicineList[];
const isShort = ({ rule, source }: Substance) => rule === 'H1' || /antibiotic/i.test(source);
/** List of a substance by itself. */
export function listOf(substance: Substance): TelemedicineList {
  const { name, rule, telemedicine } = substance;
  if (rule === 'X' || rule === 'NDPS' || inPerson.test(name)) return 'prohibited';
  if (telemedicine) return telemedicine;
  if (addOns.test(name)) return 'B';
  if (anyMode.has(name)) return 'O';
  if (byVideo.has(name)) return 'A';
  return rule === 'none' || rule === 'G' ? 'O' : 'A';
}
/** Whether every part of the composition, else the name, is a known substance. */
function isKnown({ name, composition }: MedicineFacts): boolean {
  const parts = (composition ?? '').split('+').filter((part) => /\p{L}{3}/u.test(part));
  return (parts.length > 0 ? parts : [name]).every((part) => findSubstances({ name: part }).length > 0);
}
/** Strictest list among the substances of a medicine; an unrecognised substance counts as list A. */
export function verdictOf(facts: MedicineFacts): Verdict {
  const substances = findSubstances(facts),
    short = substances.some(isShort),
    of = (list: TelemedicineList) => substances.find((one) => listOf(one) === list);
  const daysMost = short ? DAYS_MOST_SHORT : DAYS_MOST;
  if (leastOf(facts).isRefused || of('prohibited')) {
    const refused = substances.find(({ rule }) => rule === 'X' || rule === 'NDPS');
    return {
      list: 'prohibited',
      because: (refused ?? of('prohibited'))?.name ?? facts.name,
      prohibitedBy: refused || leastOf(facts).isRefused ? 'law' : 'in-person',
      daysMost,
      substances,
    };
  }
  const found = strictest.find((list) => of(list)) ?? 'A',
    list = found === 'O' && !isKnown(facts) ? 'A' : found;
  return { list, because: of(list)?.name ?? facts.name, daysMost, substances };
}

/** Earlier consultation that allows a follow-up: same doctor and patient, within six months, by video or in person. */
export interface Earlier {
  at: Date;
  by: 'video' | 'in-person';
}
export interface Visit {
  mode: ConsultationMode;
  /** Undefined at a first consultation, or when the doctor states another condition. */
  followUp: Earlier | undefined;
}
/** Name with a capital first letter. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** Problem of prescribing a medicine at this visit; `isRefill`: prescribed earlier by video. */
export function listProblem(
  { list, because, prohibitedBy }: Pick<Verdict, 'list' | 'because' | 'prohibitedBy'>,
  { mode, followUp }: Visit,
  isRefill: boolean,
): IssueText | undefined {
  if (list === 'prohibited')
    return prohibitedBy === 'law'
      ? issue('tele_prohibited', { name: capital(because) })
      : issue('tele_in_person', { name: capital(because) });
  if (list === 'O') return undefined;
  if (list === 'A')
    return mode === 'video' || followUp?.by === 'in-person' || (followUp && isRefill)
      ? undefined
      : issue('tele_list_a', { name: capital(because) });
  return followUp ? undefined : issue('tele_list_b', { name: capital(because) });
}

/** Most units a day of a medicine whose substances have no known maximum in mg, and of any medicine: a higher dose is a mistake. */
const UNITS_MOST = 8,
  UNITS_MOST_KNOWN = 12,
  ML_MOST = 100;
/** Days that one pack lasts for forms without counted units. */
const DAYS_OF_A_TUBE = 15;
const counted = new Set<MedicineForm>(['tablet', 'capsule']);
export interface Packed {
  name?: string;
  composition?: string | null;
  strength?: string | null;
  form: MedicineForm;
  pack: string | null;
  packSize: number | null;
  unit: string | null;
}
export type Needed = { packs: number; perDay: number | null } | { problem: IssueText };
/** Packs for a course: dose × days / pack size, rounded up. `given`: units a day, used when the dose text states none. */
export function packsNeeded(
  medicine: Packed,
  { dose, days, given }: { dose: string; days: number; given: number | undefined },
): Needed {
  const { form, pack, packSize, unit } = medicine,
    isLiquid = form === 'syrup';
  if (!counted.has(form) && !isLiquid)
    return { packs: Math.max(1, Math.ceil(days / DAYS_OF_A_TUBE)), perDay: given ?? null };
  const read = readDose(dose, isLiquid),
    perDay = read.perDay ?? (given === undefined ? undefined : Math.max(given, read.atLeast));
  if (perDay === undefined) return { problem: isLiquid ? issue('dose_per_day_ml') : issue('dose_per_day') };
  const most = isLiquid ? ML_MOST : unitsMost(medicine);
  if (perDay > most) return { problem: issue('dose_per_day_most', { most }) };
  const held = packSize ?? Number(/\d+/.exec(pack ?? '')?.[0] ?? (isLiquid ? 100 : 10));
  const size = isLiquid && unit !== null && unit !== 'ml' ? 100 : Math.max(1, held);
  return { packs: Math.max(1, Math.ceil((perDay * days) / size)), perDay };
}

const MG_IN: Readonly<Record<string, number>> = { mcg: 0.001, mg: 1, g: 1_000, gm: 1_000 };
/** Strength in mg of one tablet or capsule, or of 1 ml. Null where it is not stated. */
function mgIn(text: string, isLiquid: boolean): number | null {
  const [, figure, unit, ml] =
    (isLiquid
      ? /(\d+(?:\.\d+)?)\s*(mcg|mg|gm?)\s*(?:\/|per)\s*(\d+(?:\.\d+)?)?\s*ml\b/i
      : /(\d+(?:\.\d+)?)\s*(mcg|mg|gm?)\b(?!\s*\/)/i
    ).exec(text) ?? [];
  return figure && unit ? (Number(figure) * MG_IN[unit.toLowerCase()]!) / Number(ml ?? 1) : null;
}
type Composed = Pick<Packed, 'name' | 'composition' | 'strength' | 'form'>;
/** Substances of a medicine, each with its strength in mg. */
function strengthsOf({ name = '', composition, strength, form }: Composed) {
  const parts = (composition?.trim() || name).split('+');
  return parts.flatMap((part) => {
    const mg = mgIn(parts.length === 1 ? `${part} ${strength ?? ''} ${name}` : part, form === 'syrup');
    return findSubstances({ name: part }).map((substance) => ({ substance, mg }));
  });
}
/** Most units a day: more where every substance has a maximum in mg, which then decides. */
function unitsMost(medicine: Packed): number {
  const strengths = strengthsOf(medicine);
  return strengths.length > 0 &&
    strengths.every(({ substance, mg }) => mg !== null && substance.maxMgADay !== null)
    ? UNITS_MOST_KNOWN
    : UNITS_MOST;
}
/** Daily doses of one prescription: two medicines with the same substance add up. */
export function createDailyDoses() {
  const mgADay = new Map<string, number>();
  return {
    /** Adds a medicine. Returns the problem of a daily dose above the maximum of an adult in mg. */
    add(medicine: Composed, perDay: number): IssueText | undefined {
      let problem: IssueText | undefined;
      for (const { substance, mg } of strengthsOf(medicine)) {
        const total = (mgADay.get(substance.name) ?? 0) + (mg ?? 0) * perDay,
          most = substance.maxMgADay;
        mgADay.set(substance.name, total);
        if (most && total > most) problem ??= issue('dose_mg_most', { name: capital(substance.name), most });
      }
      return problem;
    },
  };
}

/** Form of a medicine that is known by name only. */
export const formByName = (name: string): MedicineForm =>
  /\b(?:syp|syrup|suspension|susp|linctus|solution|oral drops|ml)\b/i.test(name) ? 'syrup' : 'tablet';
