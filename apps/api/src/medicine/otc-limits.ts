import type { MedicineForm } from '@doorstep/contract/medicine';
import type { Bought } from '../order/service.ts';
import { readStrips } from './import/pack.ts';
import { findSubstances, type Substance } from './substances.ts';

const DAYS = 7,
  DAY_MS = 86_400_000;
/** Start of the week that ends now. */
export const weekBefore = (now: Date): Date => new Date(now.getTime() - DAYS * DAY_MS);

export interface OtcMedicine {
  id: number;
  name: string;
  nameHi?: string | null;
  composition: string | null;
  strength: string | null;
  form: MedicineForm;
  pack: string | null;
  packSize: number | null;
  prescriptionRequired: boolean;
}
export interface OtcLine {
  medicine: OtcMedicine;
  quantity: number;
}
/** A limit that an order would exceed. */
export interface ExceededLimit {
  substance: string;
  /** Medicines of the order that hold it. */
  ids: number[];
  names: string[];
  /** Packs that may still be ordered now. */
  left: number;
  /** Packs that are allowed in one order, or in a week. */
  most: number;
  /** When more may be ordered; null where the order alone is too large. */
  until: Date | null;
  /** Packs that are allowed in one order; null without such a limit. */
  anOrder: number | null;
  /** Packs that are allowed in seven days; null without such a limit. */
  aWeek: number | null;
  /** Packs that were ordered in the seven days before. */
  had: number;
  /** A large pack counts as several here. */
  countsLargePacks: boolean;
}
/** Largest content of one pack of the limits; a larger pack counts as several. */
const TABLETS = 20,
  MILLILITRES = 200;
/** Millilitres of a bottle; undefined where the pack does not say. */
function millilitresOf(pack: string | null): number | undefined {
  const [, amount, unit = ''] = /(\d+(?:\.\d+)?)\s*(ml|l|ltr|litre)\b/i.exec(pack ?? '') ?? [];
  if (amount === undefined) return undefined;
  return Number(amount) * (unit.toLowerCase() === 'ml' ? 1 : 1_000);
}
/** Packs by content: a box of strips whose size is unknown counts each strip. */
function sizeInPacks({ form, pack, packSize }: OtcMedicine): number {
  if (form === 'tablet' || form === 'capsule') {
    const { strips = 1, each = null } = readStrips(pack ?? '') ?? {};
    return Math.max(strips * (each === null ? 1 : each / TABLETS), (packSize ?? 0) / TABLETS);
  }
  return (millilitresOf(pack) ?? 0) / MILLILITRES;
}
/**
 * Packs that one pack counts as. It never counts for more than one order may hold: a bottle of 100 tablets uses the whole limit, but a
 * single pack of any size can be bought.
 */
const packsOf = (medicine: OtcMedicine, { otcPacksAnOrder, otcPacksAWeek }: Substance): number =>
  Math.max(
    1,
    Math.min(Math.ceil(sizeInPacks(medicine)), otcPacksAnOrder ?? Infinity, otcPacksAWeek ?? Infinity),
  );

/** Substances with a limit, in what is sold without a prescription. */
const limitedIn = (medicine: OtcMedicine): Substance[] =>
  medicine.prescriptionRequired
    ? []
    : findSubstances(medicine).filter(
        ({ otcPacksAnOrder, otcPacksAWeek }) => otcPacksAnOrder !== null || otcPacksAWeek !== null,
      );
export const hasLimit = (medicine: OtcMedicine): boolean => limitedIn(medicine).length > 0;

/** Counts packs by substance: two brands add up, and a combination counts for each of its substances. */
export function exceededLimits(
  lines: readonly OtcLine[],
  earlier: ReadonlyArray<OtcLine & Pick<Bought, 'orderedAt'>>,
): ExceededLimit[] {
  const held = new Map<Substance, OtcLine[]>();
  for (const line of lines)
    for (const substance of limitedIn(line.medicine))
      held.set(substance, [...(held.get(substance) ?? []), line]);
  return [...held].flatMap(([substance, own]): ExceededLimit[] => {
    const packsIn = ({ medicine, quantity }: OtcLine) => quantity * packsOf(medicine, substance),
      packs = own.reduce((sum, line) => sum + packsIn(line), 0);
    const before = earlier
        .filter(({ medicine }) => limitedIn(medicine).includes(substance))
        .toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime()),
      had = before.reduce((sum, line) => sum + packsIn(line), 0);
    const anOrder = substance.otcPacksAnOrder ?? Infinity,
      aWeek = substance.otcPacksAWeek ?? Infinity,
      [first] = before,
      isWeekTighter = aWeek - had < anOrder;
    const left = Math.max(0, Math.min(anOrder, aWeek - had));
    if (packs <= left) return [];
    return [
      {
        substance: substance.name,
        ids: own.map(({ medicine }) => medicine.id),
        names: own.map(({ medicine }) => medicine.name),
        left,
        most: isWeekTighter ? aWeek : anOrder,
        until: isWeekTighter && first ? new Date(first.orderedAt.getTime() + DAYS * DAY_MS) : null,
        anOrder: substance.otcPacksAnOrder,
        aWeek: substance.otcPacksAWeek,
        had,
        countsLargePacks: own.some(({ medicine }) => packsOf(medicine, substance) > 1),
      },
    ];
  });
}
/** The first of the limits that an order would exceed. */
export const exceededLimit = (...given: Parameters<typeof exceededLimits>): ExceededLimit | undefined =>
  exceededLimits(...given)[0];
