import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { asc, eq } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { orderNoteTable, person } from './schema.ts';
import { nameOfActor } from './serializer.ts';

/** What the staff write on an order for each other. */
export function createNotes({ db, clock }: { db: Database; clock: Clock }) {
  const author = person('mover');
  return {
    async add(
      tx: Queries,
      note: Pick<typeof orderNoteTable.$inferInsert, 'orderId' | 'text' | 'byAccountId'>,
    ): Promise<void> {
      await tx.insert(orderNoteTable).values({ ...note, at: clock.now() });
    },
    /** The oldest first. */
    async of(orderId: string): Promise<AdminOrderDetail['notes']> {
      const rows = await db
        .select({
          id: orderNoteTable.id,
          text: orderNoteTable.text,
          at: orderNoteTable.at,
          byAccountId: orderNoteTable.byAccountId,
          name: author.name,
          role: author.role,
        })
        .from(orderNoteTable)
        .leftJoin(author, eq(author.id, orderNoteTable.byAccountId))
        .where(eq(orderNoteTable.orderId, orderId))
        .orderBy(asc(orderNoteTable.id));
      return rows.map(({ id, text, at, ...by }) => ({ id, text, by: nameOfActor(by), at: indianTime(at) }));
    },
  };
}
