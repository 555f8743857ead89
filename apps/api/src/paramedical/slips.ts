import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { visitTable } from './schema.ts';

/** Slips that an earlier release kept as files. Today they are drawn from the booking each time. */
export function createKeptSlips({ files, schedule }: { files: Files; schedule: ScheduleService }) {
  /** Of a person who leaves: their name stands on them. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    const own = (await schedule.bookings.idsOf(tx, accountId)).map(({ orderId }) => orderId);
    if (own.length === 0) return;
    const which = and(inArray(visitTable.orderId, own), isNotNull(visitTable.slipFileId));
    const rows = await tx.select({ id: visitTable.slipFileId }).from(visitTable).where(which);
    await tx.update(visitTable).set({ slipFileId: null }).where(which);
    for (const { id } of rows) await files.forget(tx, id!);
  }
  return { forgetAll };
}
