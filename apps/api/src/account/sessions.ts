import { hash, randomBytes } from 'node:crypto';
import { STAFF_SESSION_HOURS, type Role } from '@doorstep/contract/account';
import type { Session } from '@doorstep/contract/account.schema';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { rereading } from '../platform/db/errors.ts';
import { statement } from '../platform/db/statement.ts';
import type { Caller } from '../platform/http/access.ts';
import { accountTable, secondStepTicketTable, sessionTable } from './schema.ts';

/** Days until an unused patient session ends. */
const DAYS = 30;
/** Longest duration of a staff session, however active it is. */
const STAFF_MS = STAFF_SESSION_HOURS * 3_600_000;
/** A session slides on at most so often: reading who calls is no write. */
const SLIDES_MS = 3_600_000;
const digest = (token: string) => hash('sha256', token, 'base64url');
/** 256 random bits. */
const newToken = () => randomBytes(32).toString('base64url');

const byHash = statement('session_by_token', (queries) =>
  queries
    .select({
      sessionId: sessionTable.id,
      createdAt: sessionTable.createdAt,
      secondStep: sessionTable.secondStep,
      seenAt: sessionTable.seenAt,
      expiresAt: sessionTable.expiresAt,
      accountId: accountTable.id,
      role: accountTable.role,
      mobile: accountTable.mobile,
      name: accountTable.name,
      verifiedAt: accountTable.mobileVerifiedAt,
    })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
    .where(and(eq(sessionTable.accessHash, sql.placeholder('hash')), isNull(accountTable.deletedAt)))
    .limit(1),
);

/** `requiresSecondStep`: sessions of this role must have begun with one. */
export function createSessions(db: Database, clock: Clock, requiresSecondStep: (role: Role) => boolean) {
  const until = (now: Date) => new Date(now.getTime() + DAYS * 86_400_000);
  const staffUntil = (createdAt: Date) => new Date(createdAt.getTime() + STAFF_MS);
  /** Patient sessions, and staff sessions younger than their limit. */
  const isWithinLimit = (now: Date) =>
    or(eq(accountTable.role, 'patient'), gt(sessionTable.createdAt, new Date(now.getTime() - STAFF_MS)));

  /** The tokens are told once and never again: only their hashes are kept. Undefined where the password was changed, or the account deleted, since it was looked at. */
  async function begin(
    tx: Queries,
    { id: accountId, passwordHash }: Pick<typeof accountTable.$inferSelect, 'id' | 'passwordHash'>,
    device: string,
    { secondStep = false }: { secondStep?: boolean } = {},
  ) {
    const access = newToken(),
      refresh = newToken(),
      now = clock.now();
    // Who ends all sessions meanwhile waits for this one, or this one sees that they did.
    const [same] = await tx
      .update(accountTable)
      .set({ lastLoginAt: now })
      .where(and(eq(accountTable.id, accountId), eq(accountTable.passwordHash, passwordHash)))
      .returning({ role: accountTable.role });
    if (!same) return undefined;
    await tx
      .delete(sessionTable)
      .where(and(eq(sessionTable.accountId, accountId), lt(sessionTable.expiresAt, now)));
    await tx.insert(sessionTable).values({
      accountId,
      accessHash: digest(access),
      refreshHash: digest(refresh),
      device,
      secondStep,
      createdAt: now,
      seenAt: now,
      expiresAt: same.role === 'patient' ? until(now) : staffUntil(now),
    });
    return { access_token: access, refresh_token: refresh };
  }

  /** Undefined for a token that was never given, has ended or has run out. */
  async function find(token: string): Promise<Caller | undefined> {
    const [found] = await rereading(() => byHash(db, { hash: digest(token) }));
    const now = clock.now();
    if (!found || found.expiresAt <= now) return undefined;
    const isStaff = found.role !== 'patient';
    if (
      isStaff &&
      (staffUntil(found.createdAt) <= now || (requiresSecondStep(found.role) && !found.secondStep))
    )
      return undefined;
    if (now.getTime() - found.seenAt.getTime() > SLIDES_MS)
      await db
        .update(sessionTable)
        .set({ seenAt: now, ...(!isStaff && { expiresAt: until(now) }) })
        .where(eq(sessionTable.id, found.sessionId));
    const { sessionId, accountId, role, mobile, name, verifiedAt } = found;
    return { sessionId, accountId, role, mobile, name, mobileVerified: verifiedAt !== null };
  }
  const end = async (sessionId: number) => {
    await db.delete(sessionTable).where(eq(sessionTable.id, sessionId));
  };
  /** Where this person is logged in, the latest first. */
  async function list({ accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>): Promise<Session[]> {
    const now = clock.now();
    const rows = await db
      .select({ session: sessionTable })
      .from(sessionTable)
      .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
      .where(and(eq(sessionTable.accountId, accountId), gt(sessionTable.expiresAt, now), isWithinLimit(now)))
      .orderBy(desc(sessionTable.seenAt), desc(sessionTable.id));
    return rows.map(({ session: { id, device, createdAt, seenAt } }) => ({
      id,
      device: device || 'Unknown device',
      created_at: indianTime(createdAt),
      last_seen_at: indianTime(seenAt),
      current: id === sessionId,
    }));
  }
  /** False for one that is not this person's. */
  async function endOwn(accountId: number, id: number): Promise<boolean> {
    const ended = await db
      .delete(sessionTable)
      .where(and(eq(sessionTable.id, id), eq(sessionTable.accountId, accountId)))
      .returning({ id: sessionTable.id });
    return ended.length > 0;
  }
  /** Ends all sessions but `except`, and all pending second steps. */
  async function endAll(tx: Queries, accountId: number, except?: number): Promise<void> {
    await tx.delete(secondStepTicketTable).where(eq(secondStepTicketTable.accountId, accountId));
    await tx
      .delete(sessionTable)
      .where(
        and(
          eq(sessionTable.accountId, accountId),
          except === undefined ? undefined : ne(sessionTable.id, except),
        ),
      );
  }
  /** Those of them that have neither ended nor run out. */
  async function alive(ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const now = clock.now();
    const rows = await db
      .select({ id: sessionTable.id })
      .from(sessionTable)
      .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
      .where(
        and(
          inArray(sessionTable.id, [...new Set(ids)]),
          gt(sessionTable.expiresAt, now),
          isWithinLimit(now),
          isNull(accountTable.deletedAt),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  }
  return { begin, find, end, list, endOwn, endAll, alive };
}
export type Sessions = ReturnType<typeof createSessions>;
