import { argon2Sync, randomBytes } from 'node:crypto';
import { DEMO_PASSWORD, seedDemoAccounts } from '../src/account/demo.ts';
import { accountTable } from '../src/account/schema.ts';
import { seedDemoAddresses } from '../src/address/demo.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { sampleRows } from './rows.ts';

/** Hash of the demo's password that costs a login nothing; one that a server makes takes 35 ms. */
function cheapHash(): string {
  const nonce = randomBytes(16),
    cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 },
    tag = argon2Sync('argon2id', { message: Buffer.from(DEMO_PASSWORD), nonce, ...cost });
  return `$argon2id$m=8,t=1,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}
/** A small shop with the demo's people in it. */
export async function prepareShop({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  await db.insert(medicineTable).values(sampleRows());
  const now = new Date('2026-11-24T09:00:00+05:30');
  await seedDemoAddresses(db, (await seedDemoAccounts(db, now)).get('9876543210')!, now);
  await db.update(accountTable).set({ passwordHash: cheapHash() });
}
