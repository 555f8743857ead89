import { seedDemoAccounts } from './account/demo.ts';
import { seedDemoAddresses } from './address/demo.ts';
import { seedDemoMedicines } from './medicine/demo/seed.ts';
import type { Database } from './platform/db/database.ts';

/** Fills what is empty of the demo store, room by room; what is there already stays as it is. */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  await seedDemoMedicines(db);
  const people = await seedDemoAccounts(db, now);
  await seedDemoAddresses(db, people.get('9876543210')!, now);
}
