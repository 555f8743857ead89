import type { OutboxMessage } from '@doorstep/contract/platform';
import { desc, eq, lte } from 'drizzle-orm';
import { indianTime, type Clock } from './clock.ts';
import type { Database, Queries } from './db/database.ts';
import { outbox } from './schema.ts';
import type { Ways } from './sender.ts';

const SHOWN = 100;
const KEPT = 1_000;

/** Keeps what a real store would send (demo only): it is read at /dev/outbox. */
export function openOutbox(db: Database, clock: Clock) {
  async function keep({ to, channel, text }: Pick<OutboxMessage, 'to' | 'channel' | 'text'>) {
    const [row] = await db
      .insert(outbox)
      .values({ to, channel, text, at: clock.now() })
      .returning({ id: outbox.id });
    if (row!.id % 50 === 0) await db.delete(outbox).where(lte(outbox.id, row!.id - KEPT));
  }
  const ways: Ways = { sms: keep, whatsapp: keep, email: keep };
  /** Newest first. */
  async function list(): Promise<OutboxMessage[]> {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(SHOWN);
    return rows.map(({ to, channel, text, at }) => ({ to, channel, text, at: indianTime(at) }));
  }
  /** Of a person who leaves. */
  async function forgetAll(tx: Queries, _accountId: number, mobile: string): Promise<void> {
    await tx.delete(outbox).where(eq(outbox.to, mobile));
  }
  return { ways, list, forgetAll };
}
export type Outbox = ReturnType<typeof openOutbox>;
