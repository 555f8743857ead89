import type { CartRequest } from '@doorstep/contract/cart-request.schema';
import type { CartRequestStatus } from '@doorstep/contract/cart-request';
import { toRupees } from '@doorstep/contract/money';
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { isFileId, newFileId } from '../platform/storage.ts';
import {
  cartRequestLineTable as lineTable,
  cartRequestTable as requestTable,
  prescriptionTable,
} from './schema.ts';

export type RequestRow = typeof requestTable.$inferSelect;
type PrescriptionStatus = (typeof prescriptionTable.$inferSelect)['status'];
interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
}

/** By an index of the few that there are, which only a constant is found in. */
const allSent = statement('cart_requests_sent', (queries) =>
  queries
    .select({ id: requestTable.prescriptionId })
    .from(requestTable)
    .where(sql`${requestTable.status} = 'sent'`),
);
const answeredById = statement('cart_requests_answered_by_prescription', (queries) =>
  queries
    .select({ id: requestTable.prescriptionId })
    .from(requestTable)
    .where(and(isOneGiven(requestTable.prescriptionId), ne(requestTable.status, 'sent'))),
);
const latestById = statement('cart_requests_latest_by_prescription', (queries) =>
  queries
    .selectDistinctOn([requestTable.prescriptionId])
    .from(requestTable)
    .where(isOneGiven(requestTable.prescriptionId))
    .orderBy(requestTable.prescriptionId, desc(requestTable.sentAt), desc(requestTable.id)),
);
/** The prescriptions whose pharmacist has to make a cart. */
export const askedForCart = (queries: Queries): Promise<Array<{ id: string }>> => allSent(queries, {});
/** Those of these for which a pharmacist has answered it. */
export const answeredCart = (queries: Queries, ids: readonly string[]): Promise<Array<{ id: string }>> =>
  answeredById(queries, { ids: [...ids] });

/** Carts that pharmacists make from prescriptions: asked for, proposed, confirmed. */
export function createCartRequests({ db, clock, jobs }: Needs) {
  /** A proposed one whose days have passed is no longer one, before anybody has written that down. */
  const statusOf = ({ status, expiresAt }: RequestRow): CartRequestStatus =>
    status === 'proposed' && expiresAt! <= clock.now() ? 'expired' : status;
  /** The last of each of these prescriptions. */
  async function latest(queries: Queries, ids: readonly string[]): Promise<Map<string, RequestRow>> {
    const rows = ids.length === 0 ? [] : await latestById(queries, { ids: [...ids] });
    return new Map(rows.map((row) => [row.prescriptionId, row]));
  }
  async function serialize(row: RequestRow): Promise<CartRequest> {
    const lines = await db
      .select()
      .from(lineTable)
      .where(eq(lineTable.requestId, row.id))
      .orderBy(asc(lineTable.position));
    return {
      id: row.id,
      status: statusOf(row),
      note: row.note,
      words: row.words,
      sent_at: indianTime(row.sentAt),
      expires_at: row.expiresAt && indianTime(row.expiresAt),
      lines: lines.map(({ medicineId, name, quantity, mrpPaise, offerPaise }) => ({
        id: medicineId,
        name,
        qty: quantity,
        mrp: toRupees(mrpPaise),
        offer_price: toRupees(offerPaise),
      })),
    };
  }
  /** In line with whoever answers, confirms or deletes it. Throws 404 for one that is not there, or another's. */
  async function locked(tx: Queries, id: string, accountId?: number) {
    const [row] = isFileId(id)
      ? await tx
          .select()
          .from(prescriptionTable)
          .where(
            and(
              eq(prescriptionTable.id, id),
              isNotNull(prescriptionTable.fileId),
              isNull(prescriptionTable.hiddenAt),
              accountId === undefined ? undefined : eq(prescriptionTable.accountId, accountId),
            ),
          )
          .for('update')
      : [];
    if (!row) throw notFound('prescription_not_found');
    return { row, request: (await latest(tx, [id])).get(id) };
  }
  const set = (tx: Queries, { id }: RequestRow, some: Partial<RequestRow>) =>
    tx.update(requestTable).set(some).where(eq(requestTable.id, id));

  /** Asks for one, or answers what was asked; what is under way stays as it is. */
  async function send(accountId: number, prescriptionId: string, note: string): Promise<void> {
    await db.transaction(async (tx) => {
      const { request } = await locked(tx, prescriptionId, accountId);
      const status = request && statusOf(request);
      if (request && status === 'expired') await set(tx, request, { status });
      if (request && (status === 'sent' || status === 'asked'))
        await set(tx, request, {
          status: 'sent',
          note: note || request.note,
          ...(status === 'asked' && { sentAt: clock.now() }),
        });
      else if (status !== 'proposed')
        await tx.insert(requestTable).values({ id: newFileId(), prescriptionId, note, sentAt: clock.now() });
    });
  }
  /** The patient takes it; its lines go into their cart, which is theirs. */
  async function confirm(accountId: number, prescriptionId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const { request } = await locked(tx, prescriptionId, accountId);
      const status = request && statusOf(request);
      if (status === 'confirmed') return;
      if (status === 'expired') throw new HttpError(409, 'cart_expired');
      if (!request || status !== 'proposed') throw new HttpError(409, 'cart_not_proposed');
      await set(tx, request, { status: 'confirmed', confirmedAt: clock.now() });
    });
  }
  /** With the sheet that is not accepted goes what was asked for with it. */
  async function reviewed(
    tx: Queries,
    prescriptionId: string,
    {
      status,
      words,
      byAccountId,
    }: { status: PrescriptionStatus; words: string | null | undefined; byAccountId: number },
  ): Promise<void> {
    if (status !== 'rejected') return;
    const open = (await latest(tx, [prescriptionId])).get(prescriptionId);
    if (!open || !['sent', 'asked', 'proposed'].includes(statusOf(open))) return;
    await set(tx, open, {
      status: 'refused',
      words: words ?? '',
      answeredBy: byAccountId,
      answeredAt: clock.now(),
    });
    await jobs.add(tx, 'cart_answer', `${open.id} refused`);
  }
  return {
    latest,
    locked,
    set,
    statusOf,
    serialize,
    send,
    confirm,
    reviewed,
    /** Of a prescription that is deleted for good. */
    forget: async (tx: Queries, prescriptionId: string): Promise<void> => {
      await tx.delete(requestTable).where(eq(requestTable.prescriptionId, prescriptionId));
    },
  };
}
export type CartRequests = ReturnType<typeof createCartRequests>;
