import { PROPOSAL_DAYS } from '@doorstep/contract/cart-request';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { newFileId } from '../platform/storage.ts';
import { cartRequestLineTable, cartRequestTable, prescriptionTable } from './schema.ts';

/** A cart that a patient of the demo has asked for. */
export interface DemoCart {
  /** Of the sheet, as it was made. */
  key: string;
  accountId: number;
  note: string;
  sentAt: Date;
  /** What a pharmacist made of it; undefined where it waits for one. */
  proposed?: {
    byAccountId: number;
    at: Date;
    lines: ReadonlyArray<
      Pick<
        typeof cartRequestLineTable.$inferInsert,
        'medicineId' | 'name' | 'mrpPaise' | 'offerPaise' | 'quantity'
      >
    >;
  };
}
const DAY_MS = 86_400_000;

/** Where the sheet is there, and none was asked for with it. */
export async function askDemoCart(
  { db }: { db: Database },
  { key, accountId, note, sentAt, proposed }: DemoCart,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Of two servers that start at once one makes it.
    const [sheet] = await tx
      .select({ id: prescriptionTable.id })
      .from(prescriptionTable)
      .where(
        and(
          eq(prescriptionTable.accountId, accountId),
          eq(prescriptionTable.digest, `demo ${key}`),
          isNotNull(prescriptionTable.fileId),
          isNull(prescriptionTable.hiddenAt),
        ),
      )
      .for('update');
    if (!sheet || (await tx.$count(cartRequestTable, eq(cartRequestTable.prescriptionId, sheet.id))) > 0)
      return;
    const requestId = newFileId();
    await tx.insert(cartRequestTable).values({
      id: requestId,
      prescriptionId: sheet.id,
      note,
      sentAt,
      ...(proposed && {
        status: 'proposed' as const,
        answeredBy: proposed.byAccountId,
        answeredAt: proposed.at,
        expiresAt: new Date(proposed.at.getTime() + PROPOSAL_DAYS * DAY_MS),
      }),
    });
    if (proposed)
      await tx
        .insert(cartRequestLineTable)
        .values(proposed.lines.map((line, position) => ({ requestId, position, ...line })));
  });
}
