import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderRow, OrderService } from '../order/service.ts';
import type { Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { isFileId } from '../platform/storage.ts';
import type { Incoming } from '../platform/upload/incoming.ts';
import { createCartAnswers } from './cart-answer.ts';
import { createCartRequests } from './cart-request.ts';
import { createClaims } from './claims.ts';
import { createLineNews } from './line-news.ts';
import { createOrderLines } from './order-lines.ts';
import { createIntake } from './intake.ts';
import { createCautionSource, createItemFacts } from './facts.ts';
import { createDoctorsOwn, type NewPrescription } from './doctors-own.ts';
import { createOwn } from './own.ts';
import { createQueue } from './queue.ts';
import { createRegister } from './register.ts';
import { createRegisterEntries } from './register-entries.ts';
import { createRemoval } from './removal.ts';
import { createReviews } from './review.ts';
import { prescriptionTable } from './schema.ts';
import { createWaits } from './wait.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Files;
  jobs: Pick<Jobs, 'kick' | 'add' | 'drop' | 'wake'>;
  audit: Audit;
  orders: OrderService;
  accounts: Pick<AccountService, 'people' | 'search' | 'reach'>;
  compositionInHindi: (composition: string) => string | undefined;
  log: Log;
  /** An upload in which nothing moves for so long is over. */
  stallMs?: number;
  /** A file that takes longer to read is not read. */
  readMs?: number;
}

export { afterMonths } from './decide.ts';
const noPrescription = () => notFound('prescription_missing');

/** What other areas may ask of prescriptions. */
export function createPrescriptionService({
  db,
  clock,
  files,
  jobs,
  audit,
  orders,
  accounts,
  compositionInHindi,
  log,
  stallMs,
  readMs,
}: Needs) {
  const take = createIntake({ db, clock, files, stallMs, readMs });
  const lines = createOrderLines({ db, clock, jobs, orders });
  const waits = createWaits({ db, clock, jobs, orders, lines });
  const claims = createClaims({ db, clock, audit, accounts });
  const carts = createCartRequests({ db, clock, jobs });
  const answers = createCartAnswers({ db, clock, jobs, audit, accounts, claims, carts });
  const queue = createQueue({ db, orders: lines, accounts, carts });
  const facts = createItemFacts();
  const cautions = createCautionSource();
  const entries = createRegisterEntries({ clock, orders, accounts, facts });
  const register = createRegister({ db, clock, audit, orders, accounts, facts, entries });
  const doctorsOwn = createDoctorsOwn({ accounts, compositionInHindi, clock, files, audit, orders });
  const reviews = createReviews({
    db,
    clock,
    jobs,
    log,
    audit,
    orders: lines,
    accounts,
    facts,
    cautions,
    entries,
    carts,
    claims,
    doctorsOwn,
  });
  const own = createOwn({ db, lines, carts, doctorsOwn });
  const removal = createRemoval({ db, clock, files, jobs, lines, carts, doctorsOwn, held: reviews.held });

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

  return {
    ...removal,
    /** By a doctor, after a consultation; the prescription as its patient sees it. */
    async write(fresh: NewPrescription): Promise<Prescription> {
      const id = await doctorsOwn.write(fresh);
      return (await own.cart(fresh.patient.accountId, id)).prescription;
    },
    ofConsultations: doctorsOwn.ofConsultations,
    removeOld: removal.removeOld,
    writtenByVideo: (by: Parameters<typeof doctorsOwn.writtenByVideo>[1]) =>
      doctorsOwn.writtenByVideo(db, by),
    dosesFor: (accountId: number) => doctorsOwn.dosesFor(db, accountId),
    list: own.list,
    exported: own.exported,
    cart: own.cart,
    carts,
    answerCart: answers.answer,
    /** Nothing is written before all of it was checked. */
    upload: async (accountId: number, incoming: Incoming, waited = false): Promise<Prescription> =>
      (await own.serialized([await take(accountId, incoming, waited)]))[0]!,
    /** For the areas that sell what needs a prescription. */
    check: {
      isOwn,
      /** One of this person's that is still there; undefined otherwise. */
      async sheet(accountId: number, id: string): Promise<{ fileId: string; uploadedAt: Date } | undefined> {
        if (!(await isOwn(accountId, id))) return undefined;
        const [row] = await db.select().from(prescriptionTable).where(eq(prescriptionTable.id, id));
        return row?.fileId ? { fileId: row.fileId, uploadedAt: row.uploadedAt } : undefined;
      },
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
      onLeaving: entries.onLeaving,
      onReturned: lines.drop,
      ofOrders: lines.ofOrders,
      prescribed: lines.prescribed,
      undecided: lines.undecided,
      addFacts: facts.add,
      setCatalogue: answers.setCatalogue,
      setCautions: cautions.set,
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
    news: { ...createLineNews({ db, orders }), ...waits.news },
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
