import { and, eq, sql, type SQL } from 'drizzle-orm';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { statement } from '../platform/db/statement.ts';
import { afterCommit, send } from '../platform/db/transactions.ts';
import { startRefund, type Applied, type AttemptRow, type PaymentRow } from './ledger.ts';
import type { OrderMaker, QuoteRow } from './order-maker.ts';
import { refusal, required, type Provider } from './provider.ts';
import { tooOld } from './quotes.ts';
import { refundReasonColumns } from './reason.ts';
import { attemptTable, paymentTable, quoteTable } from './schema.ts';

interface Needs {
  db: Database;
  log: Log;
  jobs: Jobs;
  orders: () => OrderMaker;
  provider: Provider | undefined;
  applied: Applied;
}

const closeQuote = statement('quote_close', (queries) =>
  queries
    .update(quoteTable)
    .set({ open: false })
    .where(eq(quoteTable.id, sql.placeholder('id'))),
);

/** A payment that somebody paid into, with what was frozen for it. */
interface Found {
  row: PaymentRow;
  of: QuoteRow;
  /** Of the attempt by which it was found. */
  tried: AttemptRow['state'] | null;
  orderId: string | null;
  /** Orders of the same wish so far. */
  made: number;
}
export interface Fulfilled {
  row: PaymentRow;
  orderId: string | undefined;
  /** The order, where it was made just now: whoever makes orders knows what it is. */
  made?: unknown;
}

/** How money that was taken becomes an order (docs/decisions/one-payment-path.md). */
export function createFulfilment({ db, log, jobs, orders, provider, applied }: Needs) {
  const found = (name: string, tried: SQL, which: SQL) =>
    statement(name, (queries) =>
      queries
        .select({
          row: paymentTable,
          of: quoteTable,
          tried: attemptTable.state,
          orderId: orders().idOf(sql`${paymentTable}.id`),
          made: orders().countOf(sql`${quoteTable}.account_id`, sql`${quoteTable}.intent`),
        })
        .from(paymentTable)
        .innerJoin(quoteTable, eq(quoteTable.id, paymentTable.quoteId))
        .leftJoin(attemptTable, and(eq(attemptTable.paymentId, paymentTable.id), tried))
        .where(and(which, eq(paymentTable.accountId, sql.placeholder('accountId'))))
        .for('update', { of: paymentTable }),
    );
  const byId = found(
      'payment_to_fulfil',
      eq(attemptTable.id, paymentTable.providerPaymentId),
      eq(paymentTable.id, sql.placeholder('id')),
    ),
    byAttempt = found(
      'payment_to_place',
      eq(attemptTable.id, sql.placeholder('id')),
      eq(attemptTable.id, sql.placeholder('id')),
    );
  /**
   * One at a time for one person: of the same wish paid twice, only one may find that there is no other. What
   * is read behind the lock is what its last holder left.
   */
  async function find(tx: Queries, accountId: number, which: typeof byId, id: string | number) {
    const [, isGone, [one]] = await Promise.all([
      lockAccount(tx, 'payment', accountId),
      orders().isGone(tx, accountId),
      which(tx, { accountId, id }),
    ]);
    return { isGone, found: one };
  }
  /** Makes the order of a captured payment, or gives the money back; done once, whoever comes and however often. */
  async function make(tx: Queries, { row, of, made, orderId }: Found, isGone: boolean): Promise<Fulfilled> {
    const { id } = row;
    if (orderId !== null || row.state !== 'captured') return { row, orderId: orderId ?? undefined };
    // Paid late, after the same wish was paid anew: one of them is enough (safety F10). Counted, since the clocks of two servers differ.
    const isAgain = row.ordersBefore !== null && made > row.ordersBefore;
    const refused = tooOld(of, row.capturedAt!) ?? (isAgain ? { code: 'ordered_again' } : undefined);
    const done = refused
      ? { refused }
      : await orders().fulfil(tx, { paymentId: id, byAccountId: row.byAccountId, quote: of, isGone });
    send(tx, closeQuote(tx, { id: of.id }));
    send(tx, jobs.drop(tx, 'fulfil', String(id)));
    afterCommit(tx, () => jobs.unhold('fulfil', String(id)));
    if ('orderId' in done) return { row, ...done };
    await startRefund(tx, jobs, row.providerPaymentId!);
    const [gone] = await tx
      .update(paymentTable)
      .set({ state: 'refund_pending', ...refundReasonColumns(done.refused) })
      .where(eq(paymentTable.id, id))
      .returning();
    return { row: gone!, orderId: undefined };
  }
  async function fulfil(id: number): Promise<Fulfilled> {
    // Mostly its order is there by now: nothing needs to be locked, or written, to say so.
    const [before] = await db
      .select({ row: paymentTable, orderId: orders().idOf(sql`${paymentTable}.id`) })
      .from(paymentTable)
      .where(eq(paymentTable.id, id));
    const { row, orderId } = before!;
    if (orderId !== null || row.state !== 'captured') return { row, orderId: orderId ?? undefined };
    return db.transaction(async (tx) => {
      const { found, isGone } = await find(tx, row.accountId, byId, id);
      return found ? make(tx, found, isGone) : { row, orderId: undefined };
    });
  }
  /** The same for who has paid, and asks for it: `check` throws where it is not what they paid for. */
  async function place(
    accountId: number,
    attemptId: string,
    check: (found: Found | undefined) => asserts found is Found,
  ): Promise<Fulfilled & Pick<Found, 'tried'>> {
    const { tried, ...first } = await db.transaction(async (tx) => {
      const { found, isGone } = await find(tx, accountId, byAttempt, attemptId);
      check(found);
      return { ...(await make(tx, found, isGone)), tried: found.tried };
    });
    const done = first.row.state === 'authorized' ? await settle(first.row) : first;
    return { ...done, tried };
  }
  /** Takes what was only authorized. Where that is refused, the provider's books say why: it took it by itself, or the bank let it go. */
  async function capture({ id, amountPaise, paymentId }: AttemptRow, orderId: string): Promise<PaymentRow> {
    const facts = await required(provider)
      .capture(id, amountPaise)
      .then(
        (fact) => [fact],
        async (error: unknown) => {
          const refused = refusal(error);
          const all = await required(provider).paymentsOf(orderId);
          if (all.some((fact) => fact.id === id && fact.status === 'authorized')) throw refused;
          return all;
        },
      );
    return applied(paymentId, facts);
  }
  /** As far as it goes now. */
  async function settle(row: PaymentRow) {
    if (row.state === 'authorized') {
      const [one] = await db
        .select()
        .from(attemptTable)
        .where(and(eq(attemptTable.paymentId, row.id), eq(attemptTable.state, 'authorized')))
        .limit(1);
      if (one)
        await capture(one, row.providerOrderId).catch((error: unknown) => {
          log.warn({ err: error }, 'a payment could not be captured; its job tries again');
        });
    }
    const done = await fulfil(row.id);
    jobs.kick();
    return done;
  }

  /** The job that takes the money of what was authorized before somebody waited for it. */
  async function captureLate(attemptId: string): Promise<void> {
    const [found] = await db
      .select({ one: attemptTable, orderId: paymentTable.providerOrderId })
      .from(attemptTable)
      .innerJoin(paymentTable, eq(paymentTable.id, attemptTable.paymentId))
      .where(eq(attemptTable.id, attemptId));
    if (found?.one.state === 'authorized') await capture(found.one, found.orderId);
  }
  return { settle, place, fulfil, capture: captureLate };
}
