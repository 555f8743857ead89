import { issue } from '@doorstep/contract/failure';
import {
  deliveryPaise,
  distanceKm,
  inReach,
  RADIUS_KM,
  shownKm,
  type Place,
} from '@doorstep/contract/delivery';
import type { placeBody } from '@doorstep/contract/order.schema';
import type { z } from 'zod/mini';
import type { AddressService } from '../address/service.ts';
import type { MedicineService } from '../medicine/service.ts';
import { HttpError, invalid, notFound } from '../platform/http/http-error.ts';
import type { ProductType, Priced } from '../payment/service.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import type { OrderService } from './service.ts';

export type PlaceBody = z.output<typeof placeBody>;
interface Needs {
  medicines: MedicineService;
  addresses: AddressService;
  prescriptions: PrescriptionService;
  orders: OrderService;
}
/** Why a medicine cannot be had, as the screens sort it. */
interface Missing {
  id: number;
  name: string;
  reason: 'gone' | 'out-of-stock';
}

/** What the patient wants, whatever it costs and in whatever order it was put in. */
export const intentOf = ({ medicines, address_id }: Pick<PlaceBody, 'medicines' | 'address_id'>) => [
  medicines.toSorted((a, b) => a.id - b.id),
  address_id,
];
const outOfReach = (km: number) =>
  new HttpError(422, 'out_of_reach', {
    params: { km: shownKm(km), radius: RADIUS_KM },
    fields: { address_id: issue('too_far') },
  });
const unplaced = () => new HttpError(422, 'no_place', { fields: { address_id: issue('place_unknown') } });
const cartChanged = (missing: Missing[]) =>
  new HttpError(409, 'cart_changed', {
    params: { names: missing.map(({ name }) => name).join(', ') },
    facts: { unavailable: missing },
  });

/** Medicines: how they are priced and frozen, and whether they can still be had when they are paid. */
export function createMedicineProductType({ medicines, addresses, prescriptions, orders }: Needs) {
  /** Client `lat`, `lng` count only where the address has neither a point nor a known pincode (decision S11). */
  async function destinationOf(accountId: number, { address_id, lat, lng }: PlaceBody) {
    const found = await addresses.destination(accountId, address_id);
    if (!found) throw notFound('address_missing');
    const device: Place | undefined =
      typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : undefined;
    const place = found.place ?? device;
    if (!place) throw unplaced();
    const km = distanceKm(place);
    if (!inReach(km)) throw outOfReach(km);
    return { ...found, km };
  }

  async function price(accountId: number, body: PlaceBody): Promise<Priced> {
    if (body.services && body.services.length > 0) throw invalid({ services: issue('services_elsewhere') });
    // Whose it is comes before what it costs: a stranger's address or prescription tells nothing (safety T3).
    const { km, text, mobile, addressId, state } = await destinationOf(accountId, body);
    if (body.prescription_id && !(await prescriptions.owned(accountId, body.prescription_id)))
      throw notFound('prescription_missing');
    const rows = new Map(
      (await medicines.rows(body.medicines.map(({ id }) => id))).map((row) => [row.id, row]),
    );
    const missing = body.medicines.flatMap(({ id }): Missing[] => {
      const row = rows.get(id);
      if (!row) return [{ id, name: 'A medicine that we no longer have', reason: 'gone' }];
      return row.inStock ? [] : [{ id, name: row.name, reason: 'out-of-stock' }];
    });
    if (missing.length > 0) throw cartChanged(missing);
    const lines = body.medicines.map(({ id, qty }) => {
      const row = rows.get(id)!;
      return {
        medicineId: id,
        name: row.name,
        pack: row.pack,
        image: medicines.image(row),
        qty,
        pricePaise: row.offerPaise,
        mrpPaise: row.mrpPaise,
        prescriptionRequired: row.prescriptionRequired,
        hsn: row.hsn,
        gstRate: row.gstRate,
      };
    });
    const subtotalPaise = lines.reduce((sum, { pricePaise, qty }) => sum + pricePaise * qty, 0);
    return {
      serviceId: null,
      intent: intentOf(body),
      subtotalPaise,
      feePaise: deliveryPaise(km, subtotalPaise),
      frozen: {
        lines,
        address: text,
        addressId,
        distanceKm: shownKm(km),
        contactMobile: body.for_other ? (body.contact_mobile ?? null) : mobile || null,
        prescriptionId: body.prescription_id ?? null,
        details: null,
        placeOfSupply: state,
      },
    };
  }

  const kind: ProductType = {
    status: 'pending',
    /** Price and sum stay as paid; what is no longer there cannot be sent. */
    async take(tx, { lines }) {
      const there = await medicines.inStock(
        tx,
        lines.map(({ medicineId }) => medicineId),
      );
      const missing = lines.filter(({ medicineId }) => !there.has(medicineId)).map(({ name }) => name);
      return missing.length > 0 ? `${missing.join(', ')} could not be had any more.` : undefined;
    },
    /** As the prescription stands by now: its owner may have deleted it since the quote. */
    async made(tx, order, { prescriptionId }) {
      if (prescriptionId !== null)
        await orders.attach(tx, order, prescriptionId, await prescriptions.standing(tx, prescriptionId));
    },
  };
  return { kind, price };
}
export type MedicineProductType = ReturnType<typeof createMedicineProductType>;
