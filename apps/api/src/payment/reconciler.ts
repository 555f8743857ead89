import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { OPEN, type Applied } from './ledger.ts';
import type { OrderMoney } from './order-money.ts';
import { ProviderError, type Provider, type Returned } from './provider.ts';
import { STANDS_MS } from './quotes.ts';
import { createRecent } from './recent.ts';
import { createSweep } from './sweep.ts';
import { attemptTable, paymentTable, quoteTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  money: Pick<OrderMoney, 'pickUp'>;
  provider: Provider | undefined;
  applied: Applied;
  refunded: (returned: Returned) => Promise<void>;
}

/** A payment is looked at often while it is fresh. */
const FRESH_MS = 30 * 60_000,
  SELDOM_MS = 10 * 60_000;
export const OFTEN_MS = 60_000;
const CHECKED_AT_ONCE = 200;
const EVERY_MS = 60_000,
  /** Then the next run begins: with the list, which finds what was paid. */
  ASKING_MS = 45_000;

/** Asks the provider for what no webhook told, and picks up what was left half done. `all`: also what is not due yet, after a start. */
export function createReconciler({ db, clock, log, jobs, money, provider, applied, refunded }: Needs) {
  const recent = provider && createRecent({ db, clock, provider, applied, refunded });
  const sweep = createSweep({ db, clock });
  /** Money that was taken first, and of that the oldest. */
  async function pickUp(): Promise<void> {
    const left = await db
      .select({ id: paymentTable.id })
      .from(paymentTable)
      .innerJoin(quoteTable, eq(quoteTable.id, paymentTable.quoteId))
      .where(and(eq(paymentTable.state, 'captured'), quoteTable.open, quoteTable.paid))
      .orderBy(paymentTable.capturedAt);
    for (const { id } of left) await jobs.add(db, 'fulfil', String(id));
    for (const { id } of await db
      .select({ id: attemptTable.id })
      .from(attemptTable)
      .where(eq(attemptTable.state, 'refund_pending')))
      await jobs.add(db, 'refund', id);
    await money.pickUp();
    await jobs.settle();
  }
  /** For each of them a call; those that somebody has tried to pay come first, since a bank may still say yes. */
  async function askForDue(all: boolean): Promise<void> {
    const now = clock.now(),
      end = performance.now() + ASKING_MS;
    const due = await db
      .select()
      .from(paymentTable)
      .where(
        and(
          inArray(paymentTable.state, [...OPEN]),
          gt(paymentTable.createdAt, new Date(now.getTime() - STANDS_MS)),
          all ? undefined : lte(paymentTable.nextCheckAt, now),
        ),
      )
      .orderBy(eq(paymentTable.state, 'created'), paymentTable.nextCheckAt)
      .limit(CHECKED_AT_ONCE);
    for (const row of provider ? due : []) {
      if (performance.now() > end) break;
      const wait = now.getTime() - row.createdAt.getTime() < FRESH_MS ? OFTEN_MS : SELDOM_MS;
      await db
        .update(paymentTable)
        .set({ nextCheckAt: new Date(now.getTime() + wait) })
        .where(eq(paymentTable.id, row.id));
      try {
        await applied(row.id, await provider!.paymentsOf(row.providerOrderId));
      } catch (error) {
        log.warn({ err: error }, 'a payment could not be reconciled; trying again later');
        // One that it does not know keeps nobody else from being looked up.
        if (error instanceof ProviderError && error.away) break;
      }
    }
  }
  async function reconcile(all: boolean): Promise<void> {
    await pickUp();
    try {
      await recent?.();
    } catch (error) {
      log.warn({ err: error }, 'the latest payments could not be listed; they are asked for by their orders');
    }
    await jobs.settle();
    await askForDue(all);
    await jobs.settle();
    await sweep();
  }
  let last = Promise.resolve();
  // Serialised: concurrent runs would request each payment once per run.
  return (all = false): Promise<void> => {
    const mine = last.then(() => reconcile(all));
    last = mine.catch(() => {});
    return mine;
  };
}

/** At the start for all, then each minute for what is due: no captured payment stays without its order or its refund for longer than 15 minutes. */
export function reconcileEachMinute({
  payments,
  clock,
  log,
}: {
  payments: { reconcile: (all: boolean) => Promise<void> };
  clock: Clock;
  log: Log;
}) {
  let running: Promise<void> | undefined;
  let closed = false;
  const run = (all = false) => {
    if (closed) return;
    running ??= payments
      .reconcile(all)
      .catch((error: unknown) => {
        if (!closed) log.warn({ err: error }, 'payments could not be reconciled; trying again in a minute');
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(() => run(), EVERY_MS);
  clock.onAdvance(() => run());
  run(true);
  return {
    close: async () => {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
