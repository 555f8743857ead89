// Writes one medicine after the other and says so after each, until it is killed.
import { medicineTable } from '../src/medicine/schema.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';

const { dataDir, logLevel } = readSettings(process.env);
const { db } = await createDatabase({ dataDir }, createLog(logLevel));
console.log('open');
for (let i = 0; ; i++) {
  await db.transaction(async (tx) => {
    await tx
      .insert(medicineTable)
      .values({ code: `${process.argv[2]}-${i}-a`, name: 'First', mrpPaise: 100, offerPaise: 100 });
    await tx
      .insert(medicineTable)
      .values({ code: `${process.argv[2]}-${i}-b`, name: 'Second', mrpPaise: 100, offerPaise: 100 });
  });
  console.log(`wrote ${process.argv[2]}-${i}`);
}
