import { medicineServiceType } from '@doorstep/contract/medicine';
import { eq } from 'drizzle-orm';
import { findSubstances } from '../medicine/service.ts';
import type { ItemRow } from '../order/service.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Facts } from './facts.ts';
import { prescriptionDoseTable, prescriptionTypedTable } from './schema.ts';

/** Line of a prescription that a doctor of the shop wrote; `medicineId` is null for a medicine that was typed. */
export interface DoctorsLine {
  medicineId: number | null;
  name: string;
  composition: string;
}
export async function doctorsLinesOf(queries: Queries, prescriptionId: string): Promise<DoctorsLine[]> {
  const doses = await queries
      .select({
        medicineId: prescriptionDoseTable.medicineId,
        name: prescriptionDoseTable.name,
        composition: prescriptionDoseTable.composition,
      })
      .from(prescriptionDoseTable)
      .where(eq(prescriptionDoseTable.prescriptionId, prescriptionId))
      .orderBy(prescriptionDoseTable.position),
    typed = await queries
      .select({ name: prescriptionTypedTable.name })
      .from(prescriptionTypedTable)
      .where(eq(prescriptionTypedTable.prescriptionId, prescriptionId))
      .orderBy(prescriptionTypedTable.position);
  return [...doses, ...typed.map(({ name }) => ({ medicineId: null, name, composition: '' }))];
}

interface Composed {
  name: string;
  composition: string | null;
  strength?: string | null;
}
/** First strength in a text, such as '500mg'; a number without a unit is in mg. */
function strengthIn(text: string): string | undefined {
  const [, figure, unit = 'mg'] =
    /(\d+(?:\.\d+)?)\s*(mcg|mg|gm?|iu|%)?(?![\d.])/i.exec(text.replaceAll(',', '')) ?? [];
  if (figure === undefined) return undefined;
  return /^gm?$/i.test(unit) ? `${Number(figure) * 1_000}mg` : `${Number(figure)}${unit.toLowerCase()}`;
}
/** Substances of a medicine with their strengths, in a fixed order. Empty when no substance is known. */
function contentsOf({
  name,
  composition,
  strength,
}: Composed): Array<{ salt: string; strength: string | undefined }> {
  const parts = (composition?.trim() || name).split('+');
  return parts
    .flatMap((part) => {
      const found = findSubstances({ name: part }).map((one) => one.name),
        text = parts.length === 1 ? [part, strength ?? '', name] : [part];
      return found.length > 0
        ? [{ salt: found.toSorted().join(' '), strength: text.map(strengthIn).find(Boolean) }]
        : [];
    })
    .toSorted((a, b) => a.salt.localeCompare(b.salt));
}
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}%.+]/gu, '');
/** First long word of a name: 'Racecadotril sachet' and 'Racecadotril 30 mg' share it. */
const nameWord = (text: string): string | undefined => /\p{L}[\p{L}\p{M}]{4,}/u.exec(text)?.[0].toLowerCase();

/** Whether an ordered medicine has the substances and strengths of a line; a strength that the doctor left open matches any. */
function hasSameContents(line: DoctorsLine, item: Composed): boolean {
  const wanted = contentsOf(line),
    given = contentsOf(item);
  if (wanted.length === 0 || given.length === 0)
    return line.composition
      ? plain(line.composition) === plain(item.composition ?? '')
      : nameWord(line.name) !== undefined && nameWord(line.name) === nameWord(item.name);
  return (
    wanted.length === given.length &&
    wanted.every(
      ({ salt, strength }, i) =>
        salt === given[i]!.salt && (strength === undefined || strength === given[i]!.strength),
    )
  );
}
/** Line that an ordered medicine fills; undefined where the doctor wrote no such medicine. */
export function lineFor(
  lines: readonly DoctorsLine[],
  item: Pick<ItemRow, 'productType' | 'reference' | 'title'>,
  { composition, strength }: Pick<Facts, 'composition' | 'strength'>,
): DoctorsLine | undefined {
  if (item.productType !== medicineServiceType) return undefined;
  const sold = { name: item.title, composition, strength };
  return (
    lines.find(({ medicineId }) => medicineId === Number(item.reference)) ??
    lines.find((line) => hasSameContents(line, sold))
  );
}
