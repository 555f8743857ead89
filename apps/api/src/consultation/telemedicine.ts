import type { ConsultationMode, TelemedicineList } from '@doorstep/contract/consultation';
import { DAYS_MOST, DAYS_MOST_SHORT } from '@doorstep/contract/consultation';
import { issue, type IssueText } from '@doorstep/contract/failure';
import type { MedicineForm } from '@doorstep/contract/medicine';
import { findSubstances, leastOf, type MedicineFacts, type Substance } from '../medicine/service.ts';

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
function listOf(substance: Substance): TelemedicineList {
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
  { list, because, prohibitedBy }: Verdict,
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

const NUMBER_WORDS: Readonly<Record<string, number>> = { half: 0.5, one: 1, two: 2, three: 3, four: 4 };
const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (NUMBER_WORDS[text] ?? Number(text));
const OFTEN: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(?:qid|four times)\b/, 4],
  [/\b(?:tds|tid|thrice|three times)\b/, 3],
  [/\b(?:bd|bid|twice)\b/, 2],
  [/\b(?:od|once|hs|daily|at night|bedtime)\b/, 1],
];
/**
 * Most units a day in a written dose: '1-0-1, after food' is 2, '5 ml 1-1-1' is 15 ml, 'one every 6 hours' is 4. Doses taken only when
 * needed count as taken each time. Undefined where the text states no number.
 */
export function mostPerDay(dose: string, isLiquid: boolean): number | undefined {
  const text = dose
    .toLowerCase()
    .replaceAll(/(\d)\s*½/g, '$1.5')
    .replaceAll(/½|\b1\/2\b/g, '0.5')
    .replaceAll('¼', '0.25');
  const ml = /(\d+(?:\.\d+)?)\s*ml\b/.exec(text)?.[1];
  if (isLiquid && ml === undefined) return undefined;
  const figures = /(?:^|[^\d.-])(\d+(?:\.\d+)?(?:\s*-\s*\d+(?:\.\d+)?){2,3})(?![\d.]|\s*-)/.exec(text)?.[1];
  const each = isLiquid
    ? Number(ml)
    : (numberOf(
        /(\d+(?:\.\d+)?|half|one|two|three|four)\s*(?:tab|cap|puff|drop|unit|sachet|pill)/.exec(text)?.[1],
      ) ?? numberOf(/^(half|one|two|three|four)\b/.exec(text)?.[1]));
  if (figures) {
    const sum = figures.split('-').reduce((all, part) => all + Number(part), 0);
    return sum > 0 ? sum * (isLiquid ? each! : 1) : undefined;
  }
  const hours = /every\s+(\d+)\s*(?:hours?|hrs?|h)\b/.exec(text)?.[1],
    parts = text.match(/\b(?:morning|noon|afternoon|evening|night)\b/g)?.length;
  const often = OFTEN.find(([word]) => word.test(text))?.[1] ?? 0,
    times = hours ? 24 / Math.max(1, Number(hours)) : Math.max(often, parts ?? 0);
  return times > 0 ? times * (each ?? 1) : undefined;
}

/** Most units a day of any medicine: a higher dose is a mistake. */
const UNITS_MOST = 12,
  ML_MOST = 100;
/** Days that one pack lasts for forms without counted units. */
const DAYS_OF_A_TUBE = 15;
const counted = new Set<MedicineForm>(['tablet', 'capsule']);
export interface Packed {
  form: MedicineForm;
  pack: string | null;
  packSize: number | null;
  unit: string | null;
}
export type Needed = { packs: number; perDay: number | null } | { problem: IssueText };
/** Packs for a course: dose × days / pack size, rounded up. `given`: units a day, used when the dose text states none. */
export function packsNeeded(
  { form, pack, packSize, unit }: Packed,
  { dose, days, given }: { dose: string; days: number; given: number | undefined },
): Needed {
  const isLiquid = form === 'syrup';
  if (!counted.has(form) && !isLiquid)
    return { packs: Math.max(1, Math.ceil(days / DAYS_OF_A_TUBE)), perDay: given ?? null };
  const perDay = mostPerDay(dose, isLiquid) ?? given;
  if (perDay === undefined) return { problem: isLiquid ? issue('dose_per_day_ml') : issue('dose_per_day') };
  const most = isLiquid ? ML_MOST : UNITS_MOST;
  if (perDay > most) return { problem: issue('dose_per_day_most', { most }) };
  const held = packSize ?? Number(/\d+/.exec(pack ?? '')?.[0] ?? (isLiquid ? 100 : 10));
  const size = isLiquid && unit !== null && unit !== 'ml' ? 100 : Math.max(1, held);
  return { packs: Math.max(1, Math.ceil((perDay * days) / size)), perDay };
}

/** Highest dose of an adult in mg a day where the table of substances has none: WHO Model Formulary 2008. */
const MG_MOST: Readonly<Record<string, number>> = { paracetamol: 4_000, ibuprofen: 2_400 };
/** Problem of a daily dose above the adult maximum in mg. */
export function strongestProblem(composition: string | null, perDay: number): IssueText | undefined {
  for (const part of (composition ?? '').split('+')) {
    const mg = Number(/(\d+(?:\.\d+)?)\s*mg\b(?!\s*\/)/i.exec(part)?.[1]),
      [substance] = findSubstances({ name: part });
    const most = substance && (substance.maxMgADay ?? MG_MOST[substance.name]);
    if (most && mg * perDay > most) return issue('dose_mg_most', { name: capital(substance.name), most });
  }
  return undefined;
}
/** Finds a prohibited substance with a strength in free text, which the checks of lines do not cover. */
export function hiddenIn(text: string): string | undefined {
  for (const sentence of text.split(/[\n.;]+(?=\s|$)/)) {
    if (!/\d+\s*(?:mg|mcg|ml|g)\b|\b(?:tab|cap|inj|syp)\b|\d-\d-\d/i.test(sentence)) continue;
    const verdict = verdictOf({ name: sentence, composition: sentence });
    if (verdict.list === 'prohibited') return verdict.because;
  }
  return undefined;
}
