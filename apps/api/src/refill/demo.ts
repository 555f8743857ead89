import { eq } from 'drizzle-orm';
import type { Item } from '../order/service.ts';
import type { Database } from '../platform/db/database.ts';
import type { Reminders } from './reminders.ts';
import { refillTable } from './schema.ts';

interface Helpers {
  db: Database;
  reminders: Pick<Reminders, 'begin'>;
  pick: (composition: string) => Promise<Item | undefined>;
}
/** What Asha takes of what she bought: one runs out in a few days, and of one she wants to be reminded. */
const doses = [
  { composition: 'Telmisartan 40 mg', perDay: 1, remind: false },
  { composition: 'Metformin 500 mg', perDay: 2, remind: true },
] as const;

/** Where she has said nothing yet. */
export async function seedDemoRefills(
  { db, reminders, pick }: Helpers,
  accountId: number,
  now: Date,
): Promise<void> {
  const items = await Promise.all(doses.map(({ composition }) => pick(composition)));
  await db.transaction(async (tx) => {
    if ((await tx.$count(refillTable, eq(refillTable.accountId, accountId))) > 0) return;
    for (const [at, { perDay, remind }] of doses.entries()) {
      const item = items[at];
      if (!item) continue;
      await tx
        .insert(refillTable)
        .values({
          accountId,
          medicineId: Number(item.reference),
          perDay,
          remind,
          agreedAt: remind ? now : null,
        })
        .onConflictDoNothing();
    }
    await reminders.begin(tx, accountId);
  });
}
