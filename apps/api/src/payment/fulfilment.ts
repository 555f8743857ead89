import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { startRefund, locked, type Applied, type AttemptRow, type PaymentRow } from './ledger.ts';
import type { OrderMaker, QuoteRow } from './order-maker.ts';
import { refusal, required, type Provider } from './provider.ts';
import { quoteOf, tooOld } from './quotes.ts';
import { refundReasonColumns, type Reason } from './reason.ts';
import { attemptTable, paymentTable, quoteTable } from './schema.ts';

interface Needs {
  db: Database;
  log: Log;
  jobs: Jobs;
  orders: () => OrderMaker;
  provider: Provider | undefined;
  applied: Applied;
}

/** How money that was taken becomes an order (docs/decisions/one-payment-path.md). */
export function createFulfilment({ db, log, jobs, orders, provider, applied }: Needs) {
  /** Paid late, after the same wish was paid anew: one of them is enough (safety F10). Counted, since the clocks of two servers differ. */
  async function orderedAgain(
    tx: Queries,
    { ordersBefore }: PaymentRow,
    { accountId, intent }: QuoteRow,
  ): Promise<Reason | undefined> {
    if (ordersBefore === null) return undefined;
    const made = await orders().madeOf(tx, accountId, intent);
    return made > ordersBefore ? { code: 'ordered_again' } : undefined;
  }
  /** Makes the order of a captured payment, or gives the money back; done once, whoever comes and however often. */
  async function fulfil(id: number): Promise<{ row: PaymentRow; orderId: string | undefined }> {
    // Mostly its job has made it by now: nothing needs to be locked, or written, to say so.
    const there = await orders().orderOf(db, id);
    if (there)
      return {
        row: (await db.select().from(paymentTable).where(eq(paymentTable.id, id)))[0]!,
        orderId: there,
      };
    return db.transaction(async (tx) => {
      const row = await locked(tx, id);
      const made = await orders().orderOf(tx, id);
      if (made || row.state !== 'captured') return { row, orderId: made };
      const quote = await quoteOf(tx, row.quoteId);
      // One at a time for one person: of the same wish paid twice, only one may find that there is no other.
      await lockAccount(tx, 'payment', quote.accountId);
      const refused = tooOld(quote, row.capturedAt!) ?? (await orderedAgain(tx, row, quote));
      const done = refused
        ? { refused }
        : await orders().fulfil(tx, { paymentId: id, byAccountId: row.byAccountId, quote });
      await tx.update(quoteTable).set({ open: false }).where(eq(quoteTable.id, quote.id));
      if ('orderId' in done) return { row, orderId: done.orderId };
      await startRefund(tx, jobs, row.providerPaymentId!);
      const [gone] = await tx
        .update(paymentTable)
        .set({ state: 'refund_pending', ...refundReasonColumns(done.refused) })
        .where(eq(paymentTable.id, id))
        .returning();
      return { row: gone!, orderId: undefined };
    });
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
  return { settle, fulfil, capture: captureLate };
}
