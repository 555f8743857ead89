import { fullName } from '@doorstep/contract/account.form';
import type { Role, StaffRole } from '@doorstep/contract/account';
import type { FoundAccount, StaffBody, StaffMember } from '@doorstep/contract/staff-account.schema';
import { issue } from '@doorstep/contract/failure';
import { asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { byCaller, type Audit, type AuditEntry } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notForYou, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { hashPassword, hasPassword } from './password.ts';
import { accountTable, secondStepTable } from './schema.ts';
import type { Sessions } from './sessions.ts';
import { refuseGuessable } from './signup.ts';
import { notifyStaff, type StaffEvent } from './staff-news.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Pick<Jobs, 'add'>;
}
interface By {
  caller: Pick<Caller, 'accountId' | 'role'>;
  requestId: string;
}
type Row = typeof accountTable.$inferSelect;
/** Facts of the account that an admin confirmed; a missing one is not compared. */
interface Seen {
  account_id?: number | undefined;
  name?: string | undefined;
  current_role?: Role | undefined;
}

/** Ids of the admins; whoever would make them fewer waits until this transaction ends. */
export async function heldAdmins(tx: Queries): Promise<number[]> {
  const admins = await tx
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(eq(accountTable.role, 'admin'))
    .orderBy(asc(accountTable.id))
    .for('update');
  return admins.map(({ id }) => id);
}
/** What they work here as, or did before they were shut out. */
const roleOf = ({ role, shutOutRole }: Row): StaffRole | null => (role === 'patient' ? shutOutRole : role);

/** People of the shop. Whoever makes them vouches for their mobile; there is no password that is set by itself. */
export function createStaffAccounts({ db, clock, audit, jobs }: Needs) {
  /** `byId` is null for who owns the machine. Throws 409 where the mobile has an account: one that is there is never made more by this. */
  async function create(
    byId: number | null,
    { role, mobile, name, email, password }: StaffBody,
    requestId: string,
  ): Promise<{ id: number; role: StaffRole; mobile: string; name: string }> {
    refuseGuessable(password, mobile, 'password');
    const passwordHash = await hashPassword(password),
      now = clock.now();
    return db.transaction(async (tx) => {
      const [made] = await tx
        .insert(accountTable)
        .values({
          mobile,
          name,
          email: email ?? null,
          role,
          passwordHash,
          mobileVerifiedAt: now,
          createdAt: now,
        })
        .onConflictDoNothing({ target: accountTable.mobile })
        .returning({ id: accountTable.id });
      if (!made) throw new HttpError(409, 'mobile_taken', { fields: { mobile: issue('taken_already') } });
      await audit.record(tx, {
        actorId: byId,
        actorRole: 'admin',
        action: 'create',
        objectKind: 'staff',
        objectId: made.id,
        subjectId: null,
        result: 'done',
        requestId,
      });
      await notifyStaff(tx, { jobs, clock }, { what: 'role_given', accountId: made.id, role });
      return { id: made.id, role, mobile, name };
    });
  }
  return { create };
}

/** Roles of those who have an account: who takes or changes one ends the sessions that had it (safety T18). */
export function createStaffRoles({ db, clock, audit, sessions, jobs }: Needs & { sessions: Sessions }) {
  const serialize = (row: Row, { caller }: By, secondStep: boolean): StaffMember => ({
    id: row.id,
    name: row.name,
    mobile: row.mobile,
    role: roleOf(row)!,
    shut_out: row.role === 'patient',
    last_login_at: row.lastLoginAt && indianTime(row.lastLoginAt),
    second_step: secondStep,
    own: row.id === caller.accountId,
  });
  const shown = async (tx: Queries, row: Row, by: By): Promise<StaffMember> =>
    serialize(row, by, (await tx.$count(secondStepTable, eq(secondStepTable.accountId, row.id))) > 0);
  /** By name; who is shut out comes last. */
  async function list(by: By): Promise<StaffMember[]> {
    const rows = await db
      .select({ row: accountTable, enrolledAt: secondStepTable.enrolledAt })
      .from(accountTable)
      .leftJoin(secondStepTable, eq(secondStepTable.accountId, accountTable.id))
      .where(or(ne(accountTable.role, 'patient'), isNotNull(accountTable.shutOutRole)))
      .orderBy(sql`${accountTable.role} = 'patient'`, asc(accountTable.name), asc(accountTable.id));
    return rows.map(({ row, enrolledAt }) => serialize(row, by, enrolledAt !== null));
  }
  /** In a transaction that holds the admins first of all: of two who would put each other out, the second is none any more. */
  async function admins(tx: Queries, { caller: { accountId } }: By): Promise<number[]> {
    const held = await heldAdmins(tx);
    if (accountId && !held.includes(accountId)) throw notForYou();
    return held;
  }
  /** Throws what keeps this role as it is. */
  async function change(
    tx: Queries,
    { row, held, to }: { row: Row; held: readonly number[]; to: Pick<Row, 'role' | 'shutOutRole'> },
    { event, ...what }: Pick<AuditEntry, 'action' | 'changes'> & { event: StaffEvent },
    by: By,
  ): Promise<Row> {
    if (row.id === by.caller.accountId) throw new HttpError(409, 'own_role');
    if (row.role === 'admin' && to.role !== 'admin' && held.every((id) => id === row.id))
      throw new HttpError(409, 'one_admin');
    const [changed] = await tx.update(accountTable).set(to).where(eq(accountTable.id, row.id)).returning();
    await sessions.endAll(tx, row.id);
    await audit.record(tx, {
      ...byCaller(by),
      ...what,
      objectKind: 'staff',
      objectId: row.id,
      subjectId: null,
      result: 'done',
    });
    await notifyStaff(tx, { jobs, clock }, { what: event, accountId: row.id, role: to.role });
    return changed!;
  }
  const isOther = (row: Row, { account_id, name }: Seen): boolean =>
    (account_id !== undefined && account_id !== row.id) || (name !== undefined && name !== row.name);
  const personChanged = () => new HttpError(409, 'person_changed');
  /** Throws 404 for a mobile that nobody has, and 409 for a person who cannot work here yet. */
  function assertCandidate(row: Row | undefined): asserts row is Row {
    if (!row) throw new HttpError(404, 'no_such_account', { fields: { mobile: issue('no_such_account') } });
    const reason =
      row.mobileVerifiedAt === null
        ? 'staff_unverified'
        : !fullName.safeParse(row.name.trim()).success
          ? 'staff_unnamed'
          : !hasPassword(row.passwordHash)
            ? 'staff_password_required'
            : undefined;
    if (reason) throw new HttpError(409, reason, { fields: { mobile: issue(reason) } });
  }
  /** Finds the account of a mobile; the look-up of a patient stands in the audit. */
  async function find(mobile: string, by: By): Promise<FoundAccount> {
    const [row] = await db.select().from(accountTable).where(eq(accountTable.mobile, mobile));
    assertCandidate(row);
    await audit.record(db, {
      ...byCaller(by),
      action: 'read',
      objectKind: 'account',
      objectId: row.id,
      subjectId: row.role === 'patient' ? row.id : null,
      result: 'done',
    });
    return {
      id: row.id,
      name: row.name,
      mobile: row.mobile,
      role: row.role,
      created_at: indianTime(row.createdAt),
    };
  }
  /** The same again changes nothing. Throws 409 where the person is not the one that was confirmed. */
  const give = (
    { mobile, role }: { mobile: string; role: StaffRole },
    seen: Seen,
    by: By,
  ): Promise<StaffMember> =>
    db.transaction(async (tx) => {
      const held = await admins(tx, by);
      const [row] = await tx.select().from(accountTable).where(eq(accountTable.mobile, mobile)).for('update');
      if (row && isOther(row, seen)) throw personChanged();
      if (row?.role === role) return shown(tx, row, by);
      assertCandidate(row);
      if (seen.current_role !== undefined && seen.current_role !== row.role) throw personChanged();
      const changes = { role: { from: row.role, to: role } },
        event = row.role === 'patient' ? 'role_given' : 'role_changed';
      return shown(
        tx,
        await change(
          tx,
          { row, held, to: { role, shutOutRole: null } },
          { action: 'role', changes, event },
          by,
        ),
        by,
      );
    });
  /** Out, or in again with the role that they had. Again: nothing changes. */
  const shutOut = (
    { id, out }: { id: number; out: boolean },
    { current_role }: Pick<Seen, 'current_role'>,
    by: By,
  ): Promise<StaffMember> =>
    db.transaction(async (tx) => {
      const held = await admins(tx, by);
      const [row] = await tx.select().from(accountTable).where(eq(accountTable.id, id)).for('update');
      const role = row && roleOf(row);
      if (!role) throw notFound('staff_not_found');
      if (out === (row.role === 'patient')) return shown(tx, row, by);
      if (current_role !== undefined && current_role !== row.role) throw personChanged();
      const to = out
        ? ({ role: 'patient', shutOutRole: role } as const)
        : ({ role, shutOutRole: null } as const);
      const what = out
        ? ({ action: 'shut_out', event: 'role_removed' } as const)
        : ({ action: 'let_in', event: 'role_restored' } as const);
      return shown(tx, await change(tx, { row, held, to }, what, by), by);
    });
  return { list, find, give, shutOut };
}
