// Writes one medicine after the other and says so after each, until it is killed.
import { medicine } from '../src/medicine/schema.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { openLog } from '../src/platform/log.ts';

const { db } = await openDatabase({ dataDir: process.env['DATA_DIR']! }, openLog('silent'));
console.log('open');
for (let i = 0; ; i++) {
  await db.transaction(async (tx) => {
    await tx
      .insert(medicine)
      .values({ code: `${process.argv[2]}-${i}-a`, name: 'First', mrpPaise: 100, offerPaise: 100 });
    await tx
      .insert(medicine)
      .values({ code: `${process.argv[2]}-${i}-b`, name: 'Second', mrpPaise: 100, offerPaise: 100 });
  });
  console.log(`wrote ${process.argv[2]}-${i}`);
}
