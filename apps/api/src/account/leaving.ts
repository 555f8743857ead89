import type { Caller } from '../platform/http/access.ts';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { Fault } from '../platform/http/fault.ts';
import { idempotent } from '../platform/schema.ts';
import { account } from './schema.ts';
import type { AccountService } from './service.ts';

/** What an area has of a person, and does when they leave: takes it away, or the name off it where the law keeps it. */
export interface Part {
  /** True while something is on its way to them, or money is. */
  isOpen?: (tx: Queries, accountId: number) => Promise<boolean>;
  forgetAll: (tx: Queries, accountId: number, mobile: string) => Promise<void>;
}
interface Needs { db: Database; clock: Clock; accounts: AccountService; parts: readonly Part[] }

const ordersOpen = () => new Fault(409, 'orders_open', 'An order of yours is still on its way. Cancel it, or wait until it is delivered, and then delete your account.');

/** Deleting one's own account: all of it in one transaction, or nothing. */
export function openLeaving({ db, clock, accounts, parts }: Needs) {
  async function leave({ accountId, mobile }: Caller, password: string): Promise<void> {
    await accounts.confirmed(accountId, password, 'password');
    await db.transaction(async (tx) => {
      // Nothing becomes an order meanwhile: whoever makes one waits here, and finds nobody.
      for (const area of [2, 4]) await tx.execute(sql`select pg_advisory_xact_lock(${area}::int, ${accountId})`);
      for (const { isOpen } of parts) if (await isOpen?.(tx, accountId)) throw ordersOpen();
      await accounts.pictures.replace(tx, accountId);
      for (const { forgetAll } of parts) await forgetAll(tx, accountId, mobile);
      await accounts.otp.forget(tx, mobile);
      await accounts.sessions.endAll(tx, accountId);
      // Answers that were kept for repeats hold names and addresses.
      await tx.delete(idempotent).where(eq(idempotent.accountId, accountId));
      // No number any more, so that it can be registered anew; no password that any guess could be.
      await tx.update(account).set({ mobile: `deleted-${accountId}`, name: 'Deleted account', email: null, passwordHash: '', role: 'patient', mobileVerifiedAt: null, preferences: {}, deletedAt: clock.now() }).where(eq(account.id, accountId));
    });
  }
  return { leave };
}
export type Leaving = ReturnType<typeof openLeaving>;
