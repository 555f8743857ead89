import { hash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
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

  /** The tokens are told once and never again: only their hashes are kept. */
  async function begin(accountId: number) {
    const access = newToken(), refresh = newToken(), now = clock.now();
    await db.delete(session).where(and(eq(session.accountId, accountId), lt(session.expiresAt, now)));
    await db.insert(session).values({ accountId, accessHash: digest(access), refreshHash: digest(refresh), createdAt: now, seenAt: now, expiresAt: until(now) });
    return { access, refresh };
  }

  // Built once and with a place for the token: a query that each call gave its own condition would be one query for all who call at once.
  const byHash = db.select({
    sessionId: session.id, seenAt: session.seenAt, expiresAt: session.expiresAt,
    accountId: account.id, role: account.role, mobile: account.mobile, name: account.name, verifiedAt: account.mobileVerifiedAt,
  }).from(session).innerJoin(account, eq(account.id, session.accountId)).where(eq(session.accessHash, sql.placeholder('hash'))).limit(1).prepare('');
  /** Undefined for a token that was never given, has ended or has run out. */
  async function find(token: string): Promise<Caller | undefined> {
    const [found] = await rereading(() => byHash.execute({ hash: digest(token) }));
    const now = clock.now();
    if (!found || found.expiresAt <= now) return undefined;
    if (now.getTime() - found.seenAt.getTime() > SLIDES_MS) await db.update(session).set({ seenAt: now, expiresAt: until(now) }).where(eq(session.id, found.sessionId));
    const { sessionId, accountId, role, mobile, name, verifiedAt } = found;
    return { sessionId, accountId, role, mobile, name, mobileVerified: verifiedAt !== null };
  }
  const end = async (sessionId: number) => { await db.delete(session).where(eq(session.id, sessionId)); };
  return { begin, find, end };
}
