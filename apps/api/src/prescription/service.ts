import { hash } from 'node:crypto';
import type { Pagination } from '@doorstep/contract/common.schema';
import { issue, type IssueText } from '@doorstep/contract/failure';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import type { AccountService } from '../account/service.ts';
import type { OrderRow, OrderService } from '../order/service.ts';
import type { Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { paginationOf } from '../platform/pagination.ts';
import { fileTable } from '../platform/schema.ts';
import { isFileId, newFileId } from '../platform/storage.ts';
import { createEncoder, typeOf } from '../platform/upload/encode.ts';
import type { Encoded, Refusal } from '../platform/upload/encode.worker.ts';
import { createUploads, refusedFile, wrongFile, type Incoming } from '../platform/upload/incoming.ts';
import { createCartRequests, type RequestRow } from './cart-request.ts';
import { createOrderLines, type ReviewOrder } from './order-lines.ts';
import { createItemFacts } from './facts.ts';
import { createQueue } from './queue.ts';
import { createRegister } from './register.ts';
import { createReviews } from './review.ts';
import { prescriptionTable } from './schema.ts';
import { createWaits } from './wait.ts';
import { forgetNoted, notedOn } from './written.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Files;
  jobs: Pick<Jobs, 'kick' | 'add' | 'drop' | 'wake'>;
  audit: Audit;
  orders: OrderService;
  accounts: Pick<AccountService, 'people' | 'search'>;
  log: Log;
  /** An upload in which nothing moves for so long is over. */
  stallMs?: number;
  /** A file that takes longer to read is not read. */
  readMs?: number;
}
type Row = typeof prescriptionTable.$inferSelect;
type Taken = Exclude<Encoded, { refused: Refusal }>;

/** The same bytes again within this time are a retry (safety F22). */
const RETRY_MS = 10 * 60_000;

const refusals: Record<Refusal, IssueText> = {
  unreadable: issue('prescription_unreadable'),
  pixels: issue('prescription_pixels'),
  active: issue('prescription_locked'),
};
const noPrescription = () => notFound('prescription_missing');
const inUse = (orderId: string) => new HttpError(409, 'in_use', { params: { order: orderId } });
/** The open order that waits on it. */
const waitedBy = (orders: readonly ReviewOrder[]): string | undefined =>
  orders.find(
    ({ status, lines }) =>
      status === 'pending' && lines.some(({ status: of }) => of === 'checking' || of === 'question'),
  )?.orderId;
const serialize = (
  { id, fileId, uploadedAt, status, note, validUntil }: Row,
  type: string,
  orders: readonly ReviewOrder[] = [],
  cart: Prescription['cart'] = null,
): Prescription => ({
  cart,
  id,
  image: callPath(platformEndpoints.getFile.path, { params: { id: fileId! } }),
  uploaded_at: indianTime(uploadedAt),
  status,
  note,
  valid_until: status === 'approved' ? validUntil : null,
  type: type === 'application/pdf' ? 'pdf' : 'image',
  in_use: waitedBy(orders) !== undefined,
  approved_for: [
    ...new Set(
      orders.flatMap(({ lines }) =>
        lines.filter(({ status: of }) => of === 'approved').map(({ item }) => item.title),
      ),
    ),
  ],
});

/** What other areas may ask of prescriptions. */
export function createPrescriptionService({
  db,
  clock,
  files,
  jobs,
  audit,
  orders,
  accounts,
  log,
  stallMs,
  readMs,
}: Needs) {
  const uploads = createUploads(clock, { stallMs });
  const encode = createEncoder({ limitMs: readMs });
  const lines = createOrderLines({ db, clock, jobs, orders });
  const waits = createWaits({ db, clock, jobs, orders, lines });
  const carts = createCartRequests({ db, clock, jobs, audit, accounts });
  const queue = createQueue({ db, orders: lines, accounts, carts });
  const facts = createItemFacts();
  const register = createRegister({ db, clock, audit, orders, accounts, facts });
  const reviews = createReviews({ db, clock, jobs, log, audit, orders: lines, accounts, facts, carts });

  /** What may be kept of it: a picture drawn anew, or a PDF that only shows pages (safety T22 to T24). */
  async function checked(bytes: Buffer): Promise<Taken> {
    const type = typeOf(bytes);
    if (!type) throw wrongFile('prescription_type');
    const encoded = await encode(type, bytes);
    if ('refused' in encoded) throw refusedFile(refusals[encoded.refused]);
    return encoded;
  }
  /** One that was rejected, or deleted, may be sent again. */
  async function sentBefore(
    queries: Queries,
    accountId: number,
    digest: string,
  ): Promise<{ row: Row; type: string } | undefined> {
    const since = new Date(clock.now().getTime() - RETRY_MS);
    const [found] = await queries
      .select({ row: prescriptionTable, type: fileTable.type })
      .from(prescriptionTable)
      .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
      .where(
        and(
          eq(prescriptionTable.accountId, accountId),
          eq(prescriptionTable.digest, digest),
          gt(prescriptionTable.uploadedAt, since),
          ne(prescriptionTable.status, 'rejected'),
          isNull(prescriptionTable.hiddenAt),
        ),
      )
      .limit(1);
    return found;
  }
  const keep = (accountId: number, digest: string, { type, bytes }: Taken) =>
    files.keep({ accountId, kind: 'prescription', type, bytes }, async (tx, insert) => {
      // One at a time for one person: a retry that overtakes the first try would make a second prescription.
      await lockAccount(tx, 'prescription', accountId);
      const before = await sentBefore(tx, accountId, digest);
      if (before) return before;
      const [row] = await tx
        .insert(prescriptionTable)
        .values({ id: newFileId(), accountId, fileId: await insert(), digest, uploadedAt: clock.now() })
        .returning();
      return { row: row!, type };
    });
  /** The orders of each of them, by their ids. */
  const ordersOf = async (queries: Queries, ids: readonly string[]): Promise<Map<string, ReviewOrder[]>> =>
    Map.groupBy(await lines.ofPrescriptions(queries, [...ids]), ({ prescriptionId }) => prescriptionId);
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
          writtenOn: null,
        }),
      })
      .where(eq(prescriptionTable.id, id));
    if (!isKept) await forgetNoted(tx, id);
    if (!isKept) await reviews.held.forget(tx, id);
    await carts.forget(tx, id);
    if (!isKept && fileId) await files.forget(tx, fileId);
  }

  /** Whether it is this person's, and not deleted. */
  async function isOwn(accountId: number, id: string): Promise<boolean> {
    if (!isFileId(id)) return false;
    return (
      (await db.$count(
        prescriptionTable,
        and(
          eq(prescriptionTable.id, id),
          eq(prescriptionTable.accountId, accountId),
          isNull(prescriptionTable.hiddenAt),
        ),
      )) > 0
    );
  }
  /** Whether an order may be given it, in that order's transaction: it cannot be deleted before that is done. How it was decided before makes no difference. */
  async function isThere(tx: Queries, id: string): Promise<boolean> {
    const [row] = await tx
      .select({ hiddenAt: prescriptionTable.hiddenAt })
      .from(prescriptionTable)
      .where(eq(prescriptionTable.id, id))
      .for('share');
    return row?.hiddenAt === null;
  }

  /** One's own, newest first. */
  const kept = (accountId: number) =>
    and(eq(prescriptionTable.accountId, accountId), isNull(prescriptionTable.hiddenAt));
  const newest = (accountId: number) =>
    db
      .select({ row: prescriptionTable, type: fileTable.type })
      .from(prescriptionTable)
      .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
      .where(kept(accountId))
      .orderBy(desc(prescriptionTable.uploadedAt), desc(prescriptionTable.id));
  async function serialized(found: Awaited<ReturnType<typeof newest>>): Promise<Prescription[]> {
    const orders = await ordersOf(
      db,
      found.map(({ row: { id } }) => id),
    );
    const asked = await carts.latest(
      db,
      found.map(({ row: { id } }) => id),
    );
    const cartOf = (row: RequestRow | undefined) => (row ? carts.statusOf(row) : null);
    return found.map(({ row, type }) => serialize(row, type, orders.get(row.id), cartOf(asked.get(row.id))));
  }
  /** Newest first; a page past the end is empty. */
  async function list(
    accountId: number,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ data: Prescription[]; pagination: Pagination }> {
    const total = await db.$count(prescriptionTable, kept(accountId)),
      offset = (page - 1) * limit;
    return {
      data: await serialized(offset >= total ? [] : await newest(accountId).limit(limit).offset(offset)),
      pagination: paginationOf({ page, limit }, total),
    };
  }

  return {
    list,
    /** One's own, with what pharmacists read on them: by whom, when, for whom, and how much of what. */
    async exported(accountId: number) {
      const rows = await newest(accountId),
        read = new Map(rows.map(({ row }) => [row.id, row])),
        prescriptions = await serialized(rows),
        noted = await notedOn(
          db,
          prescriptions.map(({ id }) => id),
        );
      const asked = await carts.latest(
        db,
        prescriptions.map(({ id }) => id),
      );
      const written = (id: string) =>
        [...noted(id).values()].map(({ productType, reference, quantity, days, repeats }) => ({
          product_type: productType,
          reference,
          quantity,
          days,
          repeats,
        }));
      return {
        prescriptions: await Promise.all(
          prescriptions.map(async (one) => {
            const {
              doctorName: name,
              doctorRegistration: registration,
              writtenOn,
              patientAge,
            } = read.get(one.id)!;
            return Object.assign(one, {
              doctor: { name, registration, written_on: writtenOn },
              patient_age: patientAge,
              written: written(one.id),
              cart_request: asked.has(one.id) ? await carts.serialize(asked.get(one.id)!) : null,
            });
          }),
        ),
      };
    },
    carts,
    /** A prescription of one's own, with the cart that was asked for with it. */
    async cart(accountId: number, id: string) {
      const found = isFileId(id)
        ? await db
            .select({ row: prescriptionTable, type: fileTable.type })
            .from(prescriptionTable)
            .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
            .where(and(kept(accountId), eq(prescriptionTable.id, id)))
        : [];
      const [prescription] = await serialized(found);
      if (!prescription) throw notFound('prescription_not_found');
      const request = (await carts.latest(db, [id])).get(id);
      return { prescription, request: request ? await carts.serialize(request) : null };
    },
    /** Nothing is written before all of it was checked. */
    upload: (accountId: number, incoming: Incoming): Promise<Prescription> =>
      uploads(accountId, incoming, async (bytes) => {
        const digest = hash('sha256', bytes, 'base64url');
        const { row, type } =
          (await sentBefore(db, accountId, digest)) ?? (await keep(accountId, digest, await checked(bytes)));
        return (await serialized([{ row, type }]))[0]!;
      }),
    /** False for one that is not this person's; a 409 `in_use` while an open order waits on it. One that an order was filled with is kept unseen: the law asks for it. */
    async remove(accountId: number, id: string): Promise<boolean> {
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
    },
    /** All of a person who leaves: their files go, but for those that an order has. */
    async forgetAll(tx: Queries, accountId: number): Promise<void> {
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
    },
    /** For the areas that sell what needs a prescription. */
    check: {
      isOwn,
      async onOrderCreated(
        tx: Queries,
        order: OrderRow,
        needed: { positions: readonly number[]; prescriptionId: string | null },
      ): Promise<void> {
        await lines.need(tx, order.id, needed.positions);
        // As it stands by now: its owner may have deleted it since the quote.
        if (needed.prescriptionId !== null && (await isThere(tx, needed.prescriptionId)))
          await lines.attach(tx, order.id, needed.prescriptionId);
        else if (needed.positions.length > 0) await waits.begin(tx, order);
      },
      onReturned: lines.drop,
      ofOrders: lines.ofOrders,
      prescribed: lines.prescribed,
      undecided: lines.undecided,
      addFacts: facts.add,
      setCatalogue: carts.setCatalogue,
    },
    /**
     * Gives an order of one's own a prescription afterwards. Throws 404 for another's prescription; 409 'moved_on' where no line waits.
     * Undefined for an order that is not this person's, or has nothing to do with prescriptions.
     */
    async give(accountId: number, orderId: string, prescriptionId: string): Promise<OrderDetail | undefined> {
      const order = await orders.own(accountId, orderId);
      if (!order || !orders.productTypes.get(order.serviceType)?.views?.prescription) return undefined;
      if (!(await isOwn(accountId, prescriptionId))) throw noPrescription();
      await db.transaction(async (tx) => {
        // The sheet before the order, as a review takes them: the other way round each could wait for the other.
        if (!(await isThere(tx, prescriptionId))) throw noPrescription();
        await lines.give(tx, orderId, prescriptionId);
      });
      return orders.serialize((await orders.own(accountId, orderId))!);
    },
    register,
    /** The prescription that a file is the picture of. */
    async recordOf(fileId: string): Promise<{ id: string; isHidden: boolean } | undefined> {
      const [row] = await db
        .select({ id: prescriptionTable.id, hiddenAt: prescriptionTable.hiddenAt })
        .from(prescriptionTable)
        .where(eq(prescriptionTable.fileId, fileId));
      return row && { id: row.id, isHidden: row.hiddenAt !== null };
    },
    /** What patients are told of it, by the first word of a job's key. */
    news: { ...lines.news, ...waits.news },
    waits,
    /** What waits for a pharmacist. */
    queue,
    reviewList: reviews.list,
    review: reviews.review,
    undo: reviews.undo,
    claim: reviews.claim,
    release: reviews.release,
    held: reviews.held,
  };
}
export type PrescriptionService = ReturnType<typeof createPrescriptionService>;
