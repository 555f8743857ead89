import { hash, randomBytes } from 'node:crypto';
import type { Session } from '@doorstep/contract/account';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { rereading } from '../platform/db/faults.ts';
import type { Caller } from '../platform/http/access.ts';
import { account, session } from './schema.ts';

/** Without use (contract 'Conventions'). */
const DAYS = 30;
/** A session slides on at most so often: reading who calls is no write. */
const SLIDES_MS = 3_600_000;
const digest = (token: string) => hash('sha256', token, 'base64url');
/** 256 random bits. */
const newToken = () => randomBytes(32).toString('base64url');

export function openSessions(db: Database, clock: Clock) {
  const until = (now: Date) => new Date(now.getTime() + DAYS * 86_400_000);

  /** The tokens are told once and never again: only their hashes are kept. Undefined where the password was changed, or the account deleted, since it was looked at. */
  async function begin(accountId: number, passwordHash: string, device: string) {
    const access = newToken(),
      refresh = newToken(),
      now = clock.now();
    return db.transaction(async (tx) => {
      // Who ends all sessions meanwhile waits for this one, or this one sees that they did.
      const [same] = await tx
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.id, accountId), eq(account.passwordHash, passwordHash)))
        .for('share');
      if (!same) return undefined;
      await tx.delete(session).where(and(eq(session.accountId, accountId), lt(session.expiresAt, now)));
      await tx.insert(session).values({
        accountId,
        accessHash: digest(access),
        refreshHash: digest(refresh),
        device,
        createdAt: now,
        seenAt: now,
        expiresAt: until(now),
      });
      return { access, refresh };
    });
  }

  // Built once and with a place for the token: a query that each call gave its own condition would be one query for all who call at once.
  const byHash = db
    .select({
      sessionId: session.id,
      seenAt: session.seenAt,
      expiresAt: session.expiresAt,
      accountId: account.id,
      role: account.role,
      mobile: account.mobile,
      name: account.name,
      verifiedAt: account.mobileVerifiedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.accessHash, sql.placeholder('hash')), isNull(account.deletedAt)))
    .limit(1)
    .prepare('');
  /** Undefined for a token that was never given, has ended or has run out. */
  async function find(token: string): Promise<Caller | undefined> {
    const [found] = await rereading(() => byHash.execute({ hash: digest(token) }));
    const now = clock.now();
    if (!found || found.expiresAt <= now) return undefined;
    if (now.getTime() - found.seenAt.getTime() > SLIDES_MS)
      await db
        .update(session)
        .set({ seenAt: now, expiresAt: until(now) })
        .where(eq(session.id, found.sessionId));
    const { sessionId, accountId, role, mobile, name, verifiedAt } = found;
    return { sessionId, accountId, role, mobile, name, mobileVerified: verifiedAt !== null };
  }
  const end = async (sessionId: number) => {
    await db.delete(session).where(eq(session.id, sessionId));
  };
  /** Where this person is logged in, the latest first. */
  async function list({ accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>): Promise<Session[]> {
    const rows = await db
      .select()
      .from(session)
      .where(and(eq(session.accountId, accountId), gt(session.expiresAt, clock.now())))
      .orderBy(desc(session.seenAt), desc(session.id));
    return rows.map(({ id, device, createdAt, seenAt }) => ({
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
      .delete(session)
      .where(and(eq(session.id, id), eq(session.accountId, accountId)))
      .returning({ id: session.id });
    return ended.length > 0;
  }
  /** All of them, or all but one. */
  async function endAll(tx: Queries, accountId: number, except?: number): Promise<void> {
    await tx
      .delete(session)
      .where(
        and(eq(session.accountId, accountId), except === undefined ? undefined : ne(session.id, except)),
      );
  }
  return { begin, find, end, list, endOwn, endAll };
}
export type Sessions = ReturnType<typeof openSessions>;
