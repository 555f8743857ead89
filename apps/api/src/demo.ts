import { seedDemoAccounts } from './account/demo.ts';
import { seedDemoAddresses } from './address/demo.ts';
import { demoLine, seedDemoMedicines } from './medicine/demo/seed.ts';
import { seedDemoOrders } from './order/demo.ts';
import { seedDemoPayment, seedDemoRefund } from './payment/demo.ts';
import { indianDay } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Files } from './platform/files.ts';
import { makeDemoPrescription, seedDemoPrescriptions } from './prescription/demo.ts';

const HALF_YEAR_MS = 180 * 86_400_000;

/** Fills what is empty of the demo store, room by room; what is there already stays as it is. */
export async function seedDemo(db: Database, now: Date, files: Files): Promise<void> {
  await seedDemoMedicines(db);
  const people = await seedDemoAccounts(db, now);
  await seedDemoAddresses(db, people.get('9876543210')!, now);
  await seedDemoPrescriptions({ db, files }, people.get('9876543210')!, people.get('9000000002')!, now);
  await seedDemoOrders(
    {
      db,
      pick: (composition) => demoLine(db, composition),
      pay: seedDemoPayment,
      giveBack: seedDemoRefund,
      prescribe: ({ reviewedAt, note, ...sheet }) =>
        makeDemoPrescription(
          { db, files },
          {
            ...sheet,
            type: 'image',
            status: reviewedAt && !note ? 'approved' : 'pending',
            ...(reviewedAt && { note: note ?? null, reviewedBy: people.get('9000000002')!, reviewedAt }),
            ...(reviewedAt &&
              !note && { validUntil: indianDay(new Date(reviewedAt.getTime() + HALF_YEAR_MS)) }),
          },
        ),
    },
    people,
    now,
  );
}
