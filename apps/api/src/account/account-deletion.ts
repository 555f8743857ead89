import { eq, sql } from 'drizzle-orm';
import type { Area, Leaver } from '../platform/area.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { accountTable } from './schema.ts';
import type { AccountService } from './service.ts';
import { heldAdmins } from './staff.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  accounts: AccountService;
  areas: readonly Area[];
}

/** Longer than any call takes. */
const SWEPT_MS = 2 * 60_000;
const NOBODY: Leaver = { mobile: '', mobileVerified: false, name: '', email: null, contacts: [] };
const ordersOpen = () => new HttpError(409, 'orders_open');
const lastAdmin = () => new HttpError(409, 'last_admin');

/** Deleting one's own account: all of it in one transaction, or nothing. */
export function createAccountDeletion({ db, clock, jobs, accounts, areas }: Needs) {
  async function forget(tx: Queries, accountId: number, leaver: Leaver) {
    // No number any more, so that it can be registered anew; no password that any guess could be. First of all: who logs in meanwhile waits here.
    await tx
      .update(accountTable)
      .set({
        mobile: `deleted-${accountId}`,
        name: 'Deleted account',
        email: null,
        passwordHash: '',
        role: 'patient',
        shutOutRole: null,
        lastLoginAt: null,
        mobileVerifiedAt: null,
        preferences: {},
        deletedAt: sql`coalesce(${accountTable.deletedAt}, ${clock.now()})`,
      })
      .where(eq(accountTable.id, accountId));
    await accounts.pictures.replace(tx, accountId);
    // An area reads what those before it hold, so the last goes first.
    for (const { eraseAccount } of areas.toReversed()) await eraseAccount?.(tx, accountId, leaver);
    await accounts.sessions.endAll(tx, accountId);
    await accounts.secondStep.forget(tx, accountId);
  }
  /** A call that was let in just before may have written something since. */
  const forgetLate = (id: string): Promise<void> => db.transaction((tx) => forget(tx, Number(id), NOBODY));
  async function leaverOf(
    tx: Queries,
    { accountId, mobile, mobileVerified }: Pick<Caller, 'accountId' | 'mobile' | 'mobileVerified'>,
  ): Promise<Leaver> {
    const [row] = await tx
      .select({ name: accountTable.name, email: accountTable.email })
      .from(accountTable)
      .where(eq(accountTable.id, accountId));
    const contacts: string[] = [];
    for (const { contactsOf } of areas)
      for (const contact of (await contactsOf?.(tx, accountId)) ?? []) if (contact) contacts.push(contact);
    return { mobile, mobileVerified, name: row!.name, email: row!.email, contacts };
  }

  async function leave(caller: Caller, password: string): Promise<void> {
    const { accountId, mobile, role } = caller;
    await accounts.confirmed(accountId, password, 'password');
    await db.transaction(async (tx) => {
      // Nothing becomes an order meanwhile: whoever makes one waits here, and finds nobody.
      for (const { lockAccount } of areas) await lockAccount?.(tx, accountId);
      for (const { isAccountOpen } of areas) if (await isAccountOpen?.(tx, accountId)) throw ordersOpen();
      // Of two who go at once the second waits here, and then finds nobody.
      if (role === 'admin' && (await heldAdmins(tx)).every((id) => id === accountId)) throw lastAdmin();
      await forget(tx, accountId, await leaverOf(tx, caller));
      await accounts.otp.forget(tx, mobile);
      await jobs.add(tx, 'forget', String(accountId), new Date(Date.now() + SWEPT_MS));
    });
    jobs.kick();
  }
  return { leave, forgetLate };
}
export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
