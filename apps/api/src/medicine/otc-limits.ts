import type { MedicineForm } from '@doorstep/contract/medicine';
import type { Bought } from '../order/service.ts';
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
  /** Names of the medicines of the order that hold it. */
  names: string[];
  /** Packs that may still be ordered now. */
  left: number;
  /** Packs that are allowed in one order, or in a week. */
  most: number;
  /** When more may be ordered; null where the order alone is too large. */
  until: Date | null;
}
/** Tablets and capsules of the packs that the limits have in mind; a larger pack counts as several. */
const TABLETS = 20;
const packsOf = ({ form, packSize }: OtcMedicine): number =>
  (form === 'tablet' || form === 'capsule') && packSize !== null
    ? Math.max(1, Math.ceil(packSize / TABLETS))
    : 1;

/** Substances with a limit, in what is sold without a prescription. */
const limitedIn = (medicine: OtcMedicine): Substance[] =>
  medicine.prescriptionRequired
    ? []
    : findSubstances(medicine).filter(
        ({ otcPacksAnOrder, otcPacksAWeek }) => otcPacksAnOrder !== null || otcPacksAWeek !== null,
      );
export const hasLimit = (medicine: OtcMedicine): boolean => limitedIn(medicine).length > 0;

/** Counts packs by substance: two brands add up, and a combination counts for each of its substances. */
export function exceededLimit(
  lines: readonly OtcLine[],
  earlier: ReadonlyArray<OtcLine & Pick<Bought, 'orderedAt'>>,
): ExceededLimit | undefined {
  const counts = new Map<Substance, { packs: number; names: string[] }>();
  for (const { medicine, quantity } of lines)
    for (const substance of limitedIn(medicine)) {
      const count = counts.get(substance) ?? { packs: 0, names: [] };
      count.packs += quantity * packsOf(medicine);
      count.names.push(medicine.name);
      counts.set(substance, count);
    }
  for (const [substance, { packs, names }] of counts) {
    const anOrder = substance.otcPacksAnOrder ?? Infinity,
      aWeek = substance.otcPacksAWeek ?? Infinity;
    const before = earlier
        .filter(({ medicine }) => limitedIn(medicine).includes(substance))
        .map(({ medicine, quantity, orderedAt }) => ({ packs: quantity * packsOf(medicine), orderedAt }))
        .toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime()),
      had = before.reduce((sum, one) => sum + one.packs, 0);
    if (packs > anOrder && anOrder <= aWeek - had)
      return { substance: substance.name, names, left: anOrder, most: anOrder, until: null };
    if (had + packs > aWeek) {
      const [first] = before;
      return {
        substance: substance.name,
        names,
        left: Math.max(0, aWeek - had),
        most: aWeek,
        until: first ? new Date(first.orderedAt.getTime() + DAYS * DAY_MS) : null,
      };
    }
    if (packs > anOrder)
      return { substance: substance.name, names, left: anOrder, most: anOrder, until: null };
  }
  return undefined;
}
