import type { OutboxMessage } from '@doorstep/contract/platform.schema';
import { desc, inArray, lte, or, sql } from 'drizzle-orm';
import type { Leaver } from './area.ts';
import { indianTime, type Clock } from './clock.ts';
import type { Database, Queries } from './db/database.ts';
import { given, statement } from './db/statement.ts';
import { outboxTable } from './schema.ts';
import type { Channels, Message } from './sender.ts';

const SHOWN = 100;
const KEPT = 1_000;
/** Shorter names stand in too many words. */
const SHORTEST_NAME = 3;

const insertMessage = statement('outbox_insert', (queries) =>
  queries
    .insert(outboxTable)
    .values({
      to: given('to'),
      channel: given('channel'),
      text: given('text'),
      attachment: given('attachment', outboxTable.attachment),
      at: given('at'),
    })
    .returning({ id: outboxTable.id }),
);

/** Keeps what a real store would send (demo only): it is read at /dev/outbox. */
export function createOutbox(db: Database, clock: Clock) {
  async function keep({ to, channel, text, attachment }: Message) {
    const [row] = await insertMessage(db, {
      to,
      channel,
      text,
      attachment: attachment?.name ?? null,
      at: clock.now(),
    });
    if (row!.id % 50 === 0) await db.delete(outboxTable).where(lte(outboxTable.id, row!.id - KEPT));
  }
  const channels: Channels = { sms: keep, whatsapp: keep, email: keep };
  /** Newest first. */
  async function list(): Promise<OutboxMessage[]> {
    const rows = await db.select().from(outboxTable).orderBy(desc(outboxTable.id)).limit(SHOWN);
    return rows.map(({ to, channel, text, attachment, at }) => ({
      to,
      channel,
      text,
      attachment,
      at: indianTime(at),
    }));
  }
  /** Of a person who leaves. */
  /** Removes messages to a person who leaves, and those to others that name them. */
  async function forgetAll(tx: Queries, { mobile, name, email, contacts }: Leaver): Promise<void> {
    const to = [mobile, email, ...contacts].filter((one) => one !== null && one !== '') as string[],
      named = [mobile, name].filter((one) => one.length >= SHORTEST_NAME);
    if (to.length + named.length === 0) return;
    await tx
      .delete(outboxTable)
      .where(
        or(
          to.length > 0 ? inArray(outboxTable.to, to) : undefined,
          ...named.map((one) => sql`position(${one} in ${outboxTable.text}) > 0`),
        ),
      );
  }
  return { channels, list, forgetAll };
}
export type Outbox = ReturnType<typeof createOutbox>;
