import { hash, randomBytes } from 'node:crypto';
import { TICKET_SECONDS } from '@doorstep/contract/consultation';
import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { ticketTable } from './schema.ts';

export type Ticket = typeof ticketTable.$inferSelect;
const digest = (ticket: string) => hash('sha256', ticket, 'base64url');

/** One socket each, for a minute: an address that is kept in a history or a log opens nothing (decision S6, safety T28). */
export function createTickets(db: Database, clock: Clock) {
  async function give(
    consultationId: string,
    { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  ) {
    const ticket = randomBytes(32).toString('base64url'),
      now = clock.now(),
      expiresAt = new Date(now.getTime() + TICKET_SECONDS * 1_000);
    await db.delete(ticketTable).where(lt(ticketTable.expiresAt, now));
    await db
      .insert(ticketTable)
      .values({ hash: digest(ticket), consultationId, accountId, sessionId, expiresAt });
    return { ticket, expiresAt };
  }
  /** Undefined for one that was never given, was used, or ran out. */
  async function use(ticket: string): Promise<Ticket | undefined> {
    const [row] = await db
      .delete(ticketTable)
      .where(eq(ticketTable.hash, digest(ticket)))
      .returning();
    return row && row.expiresAt > clock.now() ? row : undefined;
  }
  return { give, use };
}
export type Tickets = ReturnType<typeof createTickets>;
