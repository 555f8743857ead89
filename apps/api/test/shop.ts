import { seedDemoAccounts } from '../src/account/demo.ts';
import { seedDemoAddresses } from '../src/address/demo.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { sampleRows } from './rows.ts';

/** A small shop with the demo's people in it. */
export async function prepareShop({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  await db.insert(medicineTable).values(sampleRows());
  const now = new Date('2026-11-24T09:00:00+05:30');
  await seedDemoAddresses(db, (await seedDemoAccounts(db, now)).get('9876543210')!, now);
}
