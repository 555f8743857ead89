import { ADDRESSES_MAX, type Address } from '@doorstep/contract/address';
import type { AddressBody } from '@doorstep/contract/address.schema';
import { distanceKm, shownKm, type Place } from '@doorstep/contract/delivery';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { Fault } from '../platform/http/fault.ts';
import { centreOf } from './pincodes.ts';
import { address } from './schema.ts';

type Row = typeof address.$inferSelect;
/** What an order keeps of an address. */
export interface Destination { addressId: number; text: string; name: string; mobile: string; place: Place | undefined }

const fullAddress = ({ line1, line2, landmark, city, state, pincode }: Row): string =>
  [line1, line2, landmark && `Near ${landmark}`, `${city}, ${state} ${pincode}`].filter(Boolean).join(', ');
/** Its own point, else the middle of its pincode (decision S11). */
const placeOf = ({ latitude, longitude, pincode }: Row): Place | undefined => (latitude !== null && longitude !== null ? { latitude, longitude } : centreOf(pincode));

function toWire(row: Row): Address {
  const place = placeOf(row), text = fullAddress(row);
  return {
    id: row.id, title: row.title, label: row.title, address_type: row.title, name: row.name, mobile: row.mobile, address_line_1: row.line1, line1: row.line1, address_line_2: row.line2, landmark: row.landmark,
    city: row.city, state: row.state, pincode: row.pincode, full_address: text, address: text, latitude: row.latitude, longitude: row.longitude, is_default: row.isDefault,
    distance_km: place ? shownKm(distanceKm(place)) : null,
  };
}

/** What other areas may ask of addresses. */
export function addressService({ db, clock }: { db: Database; clock: Clock }) {
  async function list(accountId: number): Promise<Address[]> {
    const rows = await db.select().from(address).where(eq(address.accountId, accountId)).orderBy(desc(address.isDefault), asc(address.id));
    return rows.map(toWire);
  }
  /** The first one is the default, whatever was asked. */
  async function add(accountId: number, { title, name, mobile, address_line_1, address_line_2, landmark, city, state, pincode, latitude, longitude, is_default }: AddressBody): Promise<Address> {
    return db.transaction(async (tx) => {
      // One at a time for one person: two first addresses would both be the default.
      await tx.execute(sql`select pg_advisory_xact_lock(1, ${accountId})`);
      const [{ there }] = await tx.select({ there: count() }).from(address).where(eq(address.accountId, accountId)) as [{ there: number }];
      if (there >= ADDRESSES_MAX) throw new Fault(409, 'too_many_addresses', `You have ${ADDRESSES_MAX} addresses already. Remove one first.`);
      const isDefault = (is_default || there === 0);
      if (isDefault) await tx.update(address).set({ isDefault: false }).where(and(eq(address.accountId, accountId), eq(address.isDefault, true)));
      const [row] = await tx.insert(address).values({
        accountId, title, name, mobile, line1: address_line_1, line2: address_line_2, landmark, city, state, pincode, latitude: latitude ?? null, longitude: longitude ?? null, isDefault, createdAt: clock.now(),
      }).returning();
      return toWire(row!);
    });
  }
  /** Undefined for one that is not this person's. */
  async function destination(accountId: number, addressId: number): Promise<Destination | undefined> {
    const [row] = await db.select().from(address).where(and(eq(address.id, addressId), eq(address.accountId, accountId)));
    return row && { addressId: row.id, text: fullAddress(row), name: row.name, mobile: row.mobile, place: placeOf(row) };
  }
  return { list, add, destination };
}
export type AddressService = ReturnType<typeof addressService>;
