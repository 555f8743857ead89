import { issue } from '@doorstep/contract/failure';
import { ADDRESSES_MAX } from '@doorstep/contract/address';
import type {
  AddressBody,
  AddressEdit,
  MapAddressBody,
  Address,
  DeliveryCheck,
} from '@doorstep/contract/address.schema';
import { distanceKm, inReach, shownKm, travelPaise, type Place } from '@doorstep/contract/delivery';
import { promisedAt } from '@doorstep/contract/delivery-promise';
import { toRupees } from '@doorstep/contract/money';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.ts';
import { HttpError, invalid, notFound } from '../platform/http/http-error.ts';
import type { Geocoder } from './geocoder.ts';
import { centreOf, pincodeAt } from './gazetteer.ts';
import { cityInHindi, placeInHindi } from './names-hi.ts';
import { kmTooFar, pincodeIn } from './pincode.ts';
import { contradicted, mustBeIn, mustFit, NO_POINT, placed } from './placement.ts';
import { addressTable } from './schema.ts';
import { courierLine, oneLine, streetOf } from './text.ts';

export { placeToCome, type PlaceRefusals, type Where } from './place-to-come.ts';

type Row = typeof addressTable.$inferSelect;
type New = Omit<typeof addressTable.$inferInsert, 'id' | 'accountId' | 'createdAt'>;
/** What an order keeps of an address. */
export interface Destination {
  addressId: number;
  text: string;
  name: string;
  mobile: string;
  state: string;
  place: Place | undefined;
}

const FORM_FIELDS = ['pincode', 'latitude'];
const MAP_FIELDS = ['latitude'];
/** How far it is, what bringing costs, and by when an order of now would come there. */
function reachOf(
  place: Place | undefined,
  now: Date,
): Pick<Address, 'distance_km' | 'delivery_charge' | 'promised_at'> {
  const km = place && distanceKm(place),
    isNear = km !== undefined && inReach(km),
    promised = isNear ? promisedAt(now, shownKm(km)) : null;
  return {
    distance_km: km === undefined ? null : shownKm(km),
    delivery_charge: isNear ? toRupees(travelPaise(km)) : null,
    promised_at: promised && indianTime(promised),
  };
}
const unknown = () => notFound('address_not_found');

function serializeAddress(row: Row, now: Date): Address {
  const { point, place } = placed(row),
    text = oneLine(row);
  return {
    id: row.id,
    title: row.title,
    label: row.title,
    address_type: row.title,
    name: row.name,
    mobile: row.mobile,
    address_line_1: row.line1,
    line1: row.line1,
    address_line_2: row.line2,
    landmark: row.landmark,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    full_address: text,
    address: text,
    latitude: point.latitude,
    longitude: point.longitude,
    is_default: row.isDefault,
    ...reachOf(place, now),
  };
}

/** What other areas may ask of addresses. */
export function createAddressService({
  db,
  clock,
  geocoder,
  accounts,
}: {
  db: Database;
  clock: Clock;
  geocoder: Geocoder;
  accounts: Pick<AccountService, 'nameOnce'>;
}) {
  const own = (accountId: number, id: number) =>
    and(eq(addressTable.id, id), eq(addressTable.accountId, accountId));
  /** One at a time for one person: two first addresses would both be the default. */
  const alone = <T>(accountId: number, work: (tx: Queries) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockAccount(tx, 'address', accountId);
      return work(tx);
    });
  const clearDefault = (queries: Queries, accountId: number) =>
    queries
      .update(addressTable)
      .set({ isDefault: false })
      .where(and(eq(addressTable.accountId, accountId), eq(addressTable.isDefault, true)));
  async function rowOf(queries: Queries, accountId: number, id: number): Promise<Row> {
    const [row] = await queries.select().from(addressTable).where(own(accountId, id));
    if (!row) throw unknown();
    return row;
  }

  const ownRow = statement('address_own', (queries) =>
    queries
      .select()
      .from(addressTable)
      .where(
        and(
          eq(addressTable.id, sql.placeholder('id')),
          eq(addressTable.accountId, sql.placeholder('accountId')),
        ),
      ),
  );
  async function list(accountId: number): Promise<Address[]> {
    const rows = await db
      .select()
      .from(addressTable)
      .where(eq(addressTable.accountId, accountId))
      .orderBy(desc(addressTable.isDefault), asc(addressTable.id));
    const now = clock.now();
    return rows.map((row) => serializeAddress(row, now));
  }
  /** The first one is the default, whatever was asked. */
  const insert = (accountId: number, made: (titles: string[]) => New): Promise<Address> =>
    alone(accountId, async (tx) => {
      const there = await tx
        .select({ title: addressTable.title })
        .from(addressTable)
        .where(eq(addressTable.accountId, accountId));
      if (there.length >= ADDRESSES_MAX)
        throw new HttpError(409, 'too_many_addresses', { params: { most: ADDRESSES_MAX } });
      const values = made(there.map(({ title }) => title)),
        isDefault = (values.isDefault ?? false) || there.length === 0;
      if (isDefault) await clearDefault(tx, accountId);
      const [row] = await tx
        .insert(addressTable)
        .values({ ...values, accountId, isDefault, createdAt: clock.now() })
        .returning();
      await accounts.nameOnce(tx, accountId, row!.name);
      return serializeAddress(row!, clock.now());
    });
  function add(accountId: number, body: AddressBody): Promise<Address> {
    const { title, name, mobile, landmark, city, state, pincode } = body;
    const point = { latitude: body.latitude ?? null, longitude: body.longitude ?? null };
    mustBeIn(body);
    mustFit(pincode, point, FORM_FIELDS);
    return insert(accountId, () => ({
      title,
      name,
      mobile,
      line1: body.address_line_1,
      line2: body.address_line_2,
      landmark,
      city,
      state,
      pincode,
      ...point,
      isDefault: body.is_default,
    }));
  }

  /** City, state and pincode of a point (decision C34); what is not in India is nowhere that we could go. */
  async function areaAt({
    latitude,
    longitude,
  }: MapAddressBody): Promise<Pick<Row, 'city' | 'state' | 'pincode'>> {
    const found = await geocoder.at({ latitude, longitude });
    if (!found) throw invalid({ latitude: issue('place_outside') });
    return { city: found.city, state: found.state, pincode: found.pincode };
  }
  async function addFromMap(
    accountId: number,
    { address: typed, ...body }: MapAddressBody,
  ): Promise<Address> {
    mustFit(pincodeIn(typed) ?? '', body, MAP_FIELDS);
    const area = await areaAt({ address: typed, ...body });
    return insert(accountId, (titles) => ({
      ...body,
      ...area,
      typed,
      areaOfPoint: true,
      title: titles.some((title) => title.toLowerCase() === 'home') ? 'Address' : 'Home',
      landmark: '',
      ...streetOf(typed, { ...area, line2: '', landmark: '' }),
    }));
  }

  /** The form's: what it did not send stays; a point of before that another area does not have goes. Other words in its lines take the place of the map's one line. */
  const edit = (accountId: number, id: number, body: AddressEdit): Promise<Address> =>
    alone(accountId, async (tx) => {
      const before = await rowOf(tx, accountId, id);
      const area = { city: body.city, state: body.state, pincode: body.pincode };
      const lines = {
        line1: body.address_line_1,
        line2: body.address_line_2 ?? before.line2,
        landmark: body.landmark ?? before.landmark,
        ...area,
      };
      const differs = (given: Partial<Row>) =>
        Object.entries(given).some(([key, value]) => before[key as keyof Row] !== value);
      if (differs(area)) mustBeIn(area);
      const { latitude = before.latitude, longitude = before.longitude } = body,
        point = { latitude, longitude };
      if (differs(point)) mustFit(area.pincode, point, FORM_FIELDS);
      const fits = contradicted({ ...point, ...area, typed: null }) === undefined;
      if (body.is_default) await clearDefault(tx, accountId);
      const [row] = await tx
        .update(addressTable)
        .set({
          ...lines,
          title: body.title,
          ...(body.name !== undefined && { name: body.name }),
          ...(body.mobile !== undefined && { mobile: body.mobile }),
          ...(fits ? point : NO_POINT),
          ...(differs(lines) && { typed: null }),
          ...(differs(area) && { areaOfPoint: false }),
          ...(body.is_default && { isDefault: true }),
        })
        .where(own(accountId, id))
        .returning();
      return serializeAddress(row!, clock.now());
    });

  /** The map's: name, mobile, the one line and the point. The area follows the point only where it came from one. */
  async function editOnMap(accountId: number, id: number, body: MapAddressBody): Promise<Address> {
    const shown = await rowOf(db, accountId, id);
    const moved = shown.latitude !== body.latitude || shown.longitude !== body.longitude;
    // Asked before anything is locked: a service outside may take seconds.
    const found = moved ? await areaAt(body) : undefined;
    return alone(accountId, async (tx) => {
      const before = await rowOf(tx, accountId, id);
      const area =
        found && before.areaOfPoint
          ? found
          : { city: before.city, state: before.state, pincode: before.pincode };
      const said = body.address !== oneLine(before);
      const street = said ? { typed: body.address, ...streetOf(body.address, before) } : {};
      if (moved) mustFit(area.pincode, body, MAP_FIELDS);
      if (moved || said) mustFit(pincodeIn(body.address) ?? '', body, MAP_FIELDS);
      const { latitude, longitude } = contradicted({ ...body, ...area, typed: null }) ? NO_POINT : body;
      const [row] = await tx
        .update(addressTable)
        .set({
          name: body.name,
          mobile: body.mobile,
          latitude,
          longitude,
          ...area,
          ...street,
        })
        .where(own(accountId, id))
        .returning();
      return serializeAddress(row!, clock.now());
    });
  }

  /** The oldest of the others becomes the default where this one was. */
  const remove = (accountId: number, id: number): Promise<void> =>
    alone(accountId, async (tx) => {
      const [gone] = await tx.delete(addressTable).where(own(accountId, id)).returning();
      if (!gone) throw unknown();
      if (!gone.isDefault) return;
      const [oldest] = await tx
        .select({ id: addressTable.id })
        .from(addressTable)
        .where(eq(addressTable.accountId, accountId))
        .orderBy(asc(addressTable.id))
        .limit(1);
      if (oldest)
        await tx.update(addressTable).set({ isDefault: true }).where(eq(addressTable.id, oldest.id));
    });

  /** Undefined for one that is not this person's. Where the device is counts for an address that says nothing of its place, and where it fits (decision S11). */
  async function destination(
    accountId: number,
    addressId: number,
    device: Place | undefined,
    queries: Queries = db,
  ): Promise<Destination | undefined> {
    const [row] = await ownRow(queries, { accountId, id: addressId });
    if (!row) return undefined;
    const near = device && kmTooFar(row.pincode, device) === undefined ? device : undefined;
    return {
      addressId: row.id,
      text: courierLine(row),
      name: row.name,
      mobile: row.mobile,
      state: row.state,
      place: placed(row).place ?? near,
    };
  }
  /**
   * Where a typed address lies: in the middle of the pincode that it names, else where the device says (decision S11). Refuses a device
   * elsewhere; `fields` are those of the call that may be wrong.
   */
  function placeOfText(
    text: string,
    device: Place | undefined,
    fields: readonly string[],
  ): Place | undefined {
    const pincode = pincodeIn(text);
    if (pincode === undefined) return device;
    if (device) mustFit(pincode, device, fields);
    return centreOf(pincode);
  }
  /** As far as its middle tells. Throws 422 for a pincode that nobody knows. */
  function checkDelivery(pincode: string): DeliveryCheck {
    const found = pincodeAt(pincode);
    if (!found)
      throw new HttpError(422, 'pincode_unknown', { fields: { pincode: issue('pincode_unknown') } });
    const { distance_km, promised_at } = reachOf(found.place, clock.now()),
      place_hi = cityInHindi(found.city);
    return {
      pincode,
      place: found.city,
      ...(place_hi && { place_hi }),
      distance_km: distance_km!,
      available: promised_at !== null,
      promised_at,
    };
  }
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    await tx.delete(addressTable).where(eq(addressTable.accountId, accountId));
  }
  return {
    list,
    add,
    addFromMap,
    edit,
    editOnMap,
    remove,
    destination,
    placeOfText,
    checkDelivery,
    forgetAll,
  };
}
export type AddressService = ReturnType<typeof createAddressService>;

/** A place of a booking in Hindi, where it can be said. */
export function placeFacts(place: string | null): { place_hi?: string } {
  const place_hi = place === null ? undefined : placeInHindi(place);
  return place_hi === undefined ? {} : { place_hi };
}
