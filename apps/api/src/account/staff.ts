import type { StaffRole } from '@doorstep/contract/account';
import type { StaffBody, StaffMember } from '@doorstep/contract/staff-account.schema';
import { issue } from '@doorstep/contract/failure';
import { asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { byCaller, type Audit, type AuditEntry } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notForYou, notFound } from '../platform/http/http-error.ts';
import { hashPassword } from './password.ts';
import { accountTable } from './schema.ts';
import type { Sessions } from './sessions.ts';
import { refuseGuessable } from './signup.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
}
interface By {
  caller: Pick<Caller, 'accountId' | 'role'>;
  requestId: string;
}
type Row = typeof accountTable.$inferSelect;

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
export function createStaffAccounts({ db, clock, audit }: Needs) {
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
      return { id: made.id, role, mobile, name };
    });
  }
  return { create };
}

/** Roles of those who have an account: who takes or changes one ends the sessions that had it (safety T18). */
export function createStaffRoles({ db, audit, sessions }: Needs & { sessions: Sessions }) {
  const serialize = (row: Row, { caller }: By): StaffMember => ({
    id: row.id,
    name: row.name,
    mobile: row.mobile,
    role: roleOf(row)!,
    shut_out: row.role === 'patient',
    last_login_at: row.lastLoginAt && indianTime(row.lastLoginAt),
    own: row.id === caller.accountId,
  });
  /** By name; who is shut out comes last. */
  async function list(by: By): Promise<StaffMember[]> {
    const rows = await db
      .select()
      .from(accountTable)
      .where(or(ne(accountTable.role, 'patient'), isNotNull(accountTable.shutOutRole)))
      .orderBy(sql`${accountTable.role} = 'patient'`, asc(accountTable.name), asc(accountTable.id));
    return rows.map((row) => serialize(row, by));
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
    what: Pick<AuditEntry, 'action' | 'changes'>,
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
    return changed!;
  }
  /** The same again changes nothing. Throws 404 for a mobile that nobody has. */
  const give = (mobile: string, role: StaffRole, by: By): Promise<StaffMember> =>
    db.transaction(async (tx) => {
      const held = await admins(tx, by);
      const [row] = await tx.select().from(accountTable).where(eq(accountTable.mobile, mobile)).for('update');
      if (!row) throw new HttpError(404, 'no_such_account', { fields: { mobile: issue('no_such_account') } });
      if (row.role === role) return serialize(row, by);
      if (row.mobileVerifiedAt === null)
        throw new HttpError(409, 'staff_unverified', { fields: { mobile: issue('staff_unverified') } });
      const changes = { role: { from: row.role, to: role } };
      return serialize(
        await change(tx, { row, held, to: { role, shutOutRole: null } }, { action: 'role', changes }, by),
        by,
      );
    });
  /** Out, or in again with the role that they had. Again: nothing changes. */
  const shutOut = (id: number, out: boolean, by: By): Promise<StaffMember> =>
    db.transaction(async (tx) => {
      const held = await admins(tx, by);
      const [row] = await tx.select().from(accountTable).where(eq(accountTable.id, id)).for('update');
      const role = row && roleOf(row);
      if (!role) throw notFound('staff_not_found');
      if (out === (row.role === 'patient')) return serialize(row, by);
      const to = out
        ? ({ role: 'patient', shutOutRole: role } as const)
        : ({ role, shutOutRole: null } as const);
      return serialize(await change(tx, { row, held, to }, { action: out ? 'shut_out' : 'let_in' }, by), by);
    });
  return { list, give, shutOut };
}
