import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import { EARLIER_SHOWN } from '@doorstep/contract/staff';
import { eq } from 'drizzle-orm';
import type { ItemRow } from '../order/service.ts';
import { indianTime } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { ReviewLine, ReviewOrder } from './review-orders.ts';
import { prescriptionWrittenTable } from './schema.ts';

/** What the doctor wrote of one medicine: packs or days of one fill, and how many further fills. */
export interface Noted {
  quantity: number | null;
  days: number | null;
  repeats: number;
}
type Line = ReviewedPrescription['orders'][number]['lines'][number];

/** What a line is of, the same in all orders. */
export const medicineOf = ({ productType, reference }: Pick<ItemRow, 'productType' | 'reference'>): string =>
  `${productType} ${reference}`;
const notedById = statement('prescriptions_written_by_id', (queries) =>
  queries.select().from(prescriptionWrittenTable).where(isOneGiven(prescriptionWrittenTable.prescriptionId)),
);
/** What was noted on these prescriptions: by their ids, then by medicine. */
export async function notedOn(
  queries: Queries,
  ids: readonly string[],
): Promise<(id: string) => ReadonlyMap<string, typeof prescriptionWrittenTable.$inferSelect>> {
  const rows = ids.length === 0 ? [] : await notedById(queries, { ids: [...ids] });
  const byId = Map.groupBy(rows, ({ prescriptionId }) => prescriptionId);
  return (id) => new Map((byId.get(id) ?? []).map((row) => [medicineOf(row), row]));
}
/** Takes the place of what was noted before. */
export async function note(
  tx: Queries,
  prescriptionId: string,
  { productType, reference }: Pick<ItemRow, 'productType' | 'reference'>,
  noted: Noted & { notedBy: number; notedAt: Date },
): Promise<void> {
  const { prescriptionId: one, productType: two, reference: three } = prescriptionWrittenTable;
  await tx
    .insert(prescriptionWrittenTable)
    .values({ prescriptionId, productType, reference, ...noted })
    .onConflictDoUpdate({ target: [one, two, three], set: noted });
}
export async function forgetNoted(tx: Queries, prescriptionId: string): Promise<void> {
  await tx
    .delete(prescriptionWrittenTable)
    .where(eq(prescriptionWrittenTable.prescriptionId, prescriptionId));
}

const linesWhere = (orders: readonly ReviewOrder[], isWanted: (item: ItemRow) => boolean) =>
  orders.flatMap((order) =>
    order.lines.filter(({ item }) => isWanted(item)).map((line) => ({ order, line })),
  );
/** All lines of one medicine, in all orders of one prescription. */
const linesOf = (orders: readonly ReviewOrder[], medicine: string) =>
  linesWhere(orders, (item) => medicineOf(item) === medicine);
const packs = (lines: ReadonlyArray<{ line: ReviewLine }>): number =>
  lines.reduce((sum, { line }) => sum + line.item.quantity, 0);
const isCounted = ({ order, line }: { order: ReviewOrder; line: ReviewLine }) =>
  line.status === 'approved' && order.status !== 'cancelled';
/** Packs of all fills; null where none were noted. */
const packsOf = (noted: Noted | undefined): number | null =>
  noted?.quantity == null ? null : noted.quantity * (noted.repeats + 1);

/** Packs of a medicine that are not approved yet; 0 where none were noted. */
export const packsLeft = (
  orders: readonly ReviewOrder[],
  medicine: string,
  noted: Noted | undefined,
): number => (packsOf(noted) ?? 0) - packs(linesOf(orders, medicine).filter(isCounted));

/** What a pharmacist has to know of a line's medicine before it is approved once more (decision S9). `orders` are all of its prescription. */
export function earlierOf(
  orders: readonly ReviewOrder[],
  orderId: string,
  { position, item }: ReviewLine,
  noted: Noted | undefined,
): Pick<Line, 'before' | 'written' | 'left'> {
  const all = linesOf(orders, medicineOf(item));
  return earlier(
    all,
    all.filter(({ order, line }) => order.orderId !== orderId || line.position !== position),
    noted,
  );
}
/** What a pharmacist has to know before a cart is made from a prescription that orders were filled with: each medicine of which something was noted. */
export const writtenOf = (
  orders: readonly ReviewOrder[],
  noted: ReadonlyMap<string, typeof prescriptionWrittenTable.$inferSelect>,
): NonNullable<ReviewedPrescription['cart']>['written'] =>
  [...noted.values()]
    .flatMap((row) => {
      const all = linesOf(orders, medicineOf(row)),
        last = all.at(-1)?.line.item;
      return last
        ? [{ medicine_id: Number(row.reference), name: last.title, ...earlier(all, all, row) }]
        : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
/** `others` are those of `all` that are told one by one. */
function earlier(
  all: ReturnType<typeof linesOf>,
  others: ReturnType<typeof linesOf>,
  noted: Noted | undefined,
): Pick<Line, 'before' | 'written' | 'left'> {
  const counted = others.filter(isCounted);
  const decisions = others
    .flatMap(({ order, line: { status, item: one, at } }) =>
      status === 'approved' || status === 'rejected' ? [{ order, status, item: one, at }] : [],
    )
    .toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
  const written = packsOf(noted);
  return {
    before: {
      decisions: decisions.slice(0, EARLIER_SHOWN).map(({ order, status, item: one, at }) => ({
        order_id: order.orderId,
        quantity: one.quantity,
        status,
        order_status: order.status,
        decided_at: at && indianTime(at),
      })),
      count: decisions.length,
      approved: packs(counted),
      dispensed: packs(
        counted.filter(({ order }) => order.status === 'shipped' || order.status === 'delivered'),
      ),
    },
    written: noted ? { quantity: noted.quantity, days: noted.days, repeats: noted.repeats } : null,
    left: written === null ? null : written - packs(all.filter(isCounted)),
  };
}
/**
 * Throws 409 'over_written' where more packs are approved by now than were noted. `isNew` tells what was not approved before this decision, `isSame` which items
 * share the noted packs.
 */
export function checkWritten(
  orders: readonly ReviewOrder[],
  { item }: ReviewLine,
  noted: Noted | undefined,
  isNew: (orderId: string, position: number) => boolean,
  isSame: (other: ItemRow) => boolean = (other) => medicineOf(other) === medicineOf(item),
): void {
  const written = packsOf(noted),
    approved = linesWhere(orders, isSame).filter(isCounted);
  if (written === null || packs(approved) <= written) return;
  const before = approved.filter(({ order, line }) => !isNew(order.orderId, line.position));
  throw new HttpError(409, 'over_written', {
    params: { name: item.title, left: Math.max(0, written - packs(before)) },
  });
}
