import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { isFileId } from '../platform/storage.ts';
import type { CartRequests } from './cart-request.ts';
import type { createHeld } from './held.ts';
import type { DoctorsOwn } from './doctors-own.ts';
import type { OrderLines } from './order-lines.ts';
import type { ReviewOrder } from './review-orders.ts';
import { prescriptionTable } from './schema.ts';
import { forgetNoted } from './written.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Pick<Files, 'forget'>;
  jobs: Pick<Jobs, 'kick'>;
  lines: Pick<OrderLines, 'ofPrescriptions'>;
  carts: Pick<CartRequests, 'forget'>;
  doctorsOwn: Pick<DoctorsOwn, 'forget'>;
  held: Pick<ReturnType<typeof createHeld>, 'forget'>;
}
type Row = typeof prescriptionTable.$inferSelect;
const inUse = (orderId: string) => new HttpError(409, 'in_use', { params: { order: orderId } });
/** The open order that waits on it. */
export const waitedBy = (orders: readonly ReviewOrder[]): string | undefined =>
  orders.find(
    ({ status, lines }) =>
      status === 'pending' && lines.some(({ status: of }) => of === 'checking' || of === 'question'),
  )?.orderId;

/** Prescriptions that their owners delete, or leave behind. */
export function createRemoval({ db, clock, files, jobs, lines, carts, doctorsOwn, held }: Needs) {
  /** Its owner sees it no more; what no order has is gone for good. */
  async function hide(tx: Queries, { id, fileId }: Row, isKept: boolean): Promise<void> {
    await tx
      .update(prescriptionTable)
      .set({
        hiddenAt: clock.now(),
        ...(!isKept && {
          fileId: null,
          digest: '',
          note: null,
          doctorName: null,
          doctorRegistration: null,
          doctorAddress: null,
          writtenOn: null,
          patientName: null,
          oldReason: null,
        }),
      })
      .where(eq(prescriptionTable.id, id));
    if (!isKept) await forgetNoted(tx, id);
    if (!isKept) await held.forget(tx, id);
    if (!isKept) await doctorsOwn.forget(tx, id);
    await carts.forget(tx, id);
    if (!isKept && fileId) await files.forget(tx, fileId);
  }

  /** False for one that is not this person's; a 409 `in_use` while an open order waits on it. One that an order was filled with is kept unseen: the law asks for it. */
  async function remove(accountId: number, id: string): Promise<boolean> {
    if (!isFileId(id)) return false;
    const isRemoved = await db.transaction(async (tx) => {
      // An order that is being made with it waits here, or is seen below.
      const [row] = await tx
        .select()
        .from(prescriptionTable)
        .where(
          and(
            eq(prescriptionTable.id, id),
            eq(prescriptionTable.accountId, accountId),
            isNull(prescriptionTable.hiddenAt),
          ),
        )
        .for('update');
      if (!row) return false;
      const own = await lines.ofPrescriptions(tx, [id]),
        waits = waitedBy(own);
      if (waits) throw inUse(waits);
      await hide(tx, row, own.length > 0);
      return true;
    });
    if (isRemoved) jobs.kick();
    return isRemoved;
  }
  /** All of a person who leaves: their files go, but for those that an order has. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    const rows = await tx
      .select()
      .from(prescriptionTable)
      .where(eq(prescriptionTable.accountId, accountId))
      .for('update');
    const kept = new Set(
      (rows.length > 0
        ? await lines.ofPrescriptions(
            tx,
            rows.map(({ id }) => id),
          )
        : []
      ).map(({ prescriptionId }) => prescriptionId),
    );
    for (const row of rows) if (!row.hiddenAt) await hide(tx, row, kept.has(row.id));
    // The register keeps its own record of what was supplied.
    await tx
      .update(prescriptionTable)
      .set({ patientName: null })
      .where(eq(prescriptionTable.accountId, accountId));
  }
  /** Removes the pictures and prescribers of prescriptions that their owners deleted before this time and that were kept for an order. */
  const removeOld = (before: Date, most: number): Promise<number> =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(prescriptionTable)
        .where(and(lte(prescriptionTable.hiddenAt, before), isNotNull(prescriptionTable.fileId)))
        .limit(most)
        .for('update', { skipLocked: true });
      for (const row of rows) await hide(tx, row, false);
      return rows.length;
    });
  return { remove, forgetAll, removeOld };
}
