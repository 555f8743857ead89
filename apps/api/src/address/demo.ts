import type { Database } from '../platform/db/database.ts';
import { addressTable } from './schema.ts';

/** Asha's 'Home' in Ranchi where it is not there yet. */
export async function seedDemoAddresses(db: Database, ashaId: number, now: Date): Promise<void> {
  await db
    .insert(addressTable)
    .values({
      accountId: ashaId,
      title: 'Home',
      name: 'Asha Kumari',
      mobile: '9876543210',
      line1: 'Flat 4B, Shanti Apartments',
      line2: 'Kanke Road',
      landmark: 'Gandhi Nagar Gate',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834001',
      latitude: 23.3812,
      longitude: 85.3163,
      isDefault: true,
      createdAt: now,
    })
    .onConflictDoNothing();
}
