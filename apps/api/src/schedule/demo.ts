import { inArray } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { bookingTable, resourceTable, seatTable } from './schema.ts';

/** A booking as if it had been made and had gone on; nobody is told. */
export type DemoBooking = Omit<typeof bookingTable.$inferInsert, 'endsAt'> & {
  /** Whose time it takes; nobody's once it is over. */
  seats: readonly number[];
  /** How long it lasts, where not as long as the resource's usual ones. */
  minutes?: number;
};
export async function insertDemoBooking(tx: Queries, { seats, minutes, ...row }: DemoBooking): Promise<void> {
  const resources = await tx
    .select()
    .from(resourceTable)
    .where(inArray(resourceTable.id, [row.resourceId, ...seats]));
  const after = (minutes: number) => new Date(row.startsAt.getTime() + minutes * 60_000),
    own = resources.find(({ id }) => id === row.resourceId)!;
  await tx.insert(bookingTable).values({ ...row, endsAt: after(minutes ?? own.slotMinutes) });
  for (const { id, capacity, slotMinutes, bufferMinutes } of resources)
    if (seats.includes(id))
      await tx.insert(seatTable).values({
        id: `S-${row.orderId}-${id}`,
        resourceId: id,
        seat: 0,
        capacity,
        startsAt: row.startsAt,
        endsAt: after((minutes ?? slotMinutes) + bufferMinutes),
        accountId: row.accountId,
        orderId: row.orderId,
      });
}
