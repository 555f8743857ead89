import { deliveryPaise, distanceKm, inReach, shownKm } from '@doorstep/contract/delivery';
import { promisedAt } from '@doorstep/contract/delivery-promise';
import type { Failure } from '@doorstep/contract/common.schema';
import { issue } from '@doorstep/contract/failure';
import { invoiceLabels, orderTexts } from '@doorstep/contract/order.messages.en';
import { invoiceLabelsHi, orderTextsHi } from '@doorstep/contract/order.messages.hi';
import {
  canCancel,
  REFUND_DAYS,
  type OrderStatus,
  type RxStatus,
  type ServiceType,
} from '@doorstep/contract/order';
import type { placeBody } from '@doorstep/contract/order.form';
import { WAIT_DAYS } from '@doorstep/contract/prescription';
import { store } from '@doorstep/contract/store';
import type { MedicineForm, Schedule } from '@doorstep/contract/medicine';
import type { LookAlike, NamedCaution } from '@doorstep/contract/medicine.schema';
import type { SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { AddressService } from '../address/service.ts';
import type {
  Described,
  Frozen,
  Item,
  ItemRow,
  OrderRow,
  ProductType,
  ToDescribe,
} from '../order/service.ts';
import type { Priced } from '../payment/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import {
  dataOf,
  medicineIdOf,
  medicineItem,
  medicineItemData,
  quantitiesOf,
  type MedicineItemData,
} from './order-item.ts';
import { packInHindi } from './hindi/facts-hi.ts';
import { isRestocked } from './restock.ts';
import { serializeLine } from './order-serializer.ts';
import { hasLimit, type ExceededLimit, type OtcLine } from './otc-limits.ts';
import type { SafetyCheck } from './safety-check.ts';
import type { MedicineService } from './service.ts';

export type PlaceBody = z.output<typeof placeBody>;
/** How far the prescriptions of an order are; of its items, by position, those that need one. */
export interface OrderPrescriptions {
  prescriptionId: string | null;
  lines: ReadonlyMap<number, { status: RxStatus; reason: string | null }>;
}
/** What its pharmacists are shown of an item; null where nobody knows it any more. */
interface ItemFacts {
  composition: string | null;
  strength: string | null;
  form: MedicineForm | null;
  schedule: Schedule | null;
  batch: string | null;
  /** What it is easily taken for. */
  alike?: LookAlike[] | undefined;
}
/** What is asked of whoever looks after prescriptions: this area knows no more of them. */
export interface PrescriptionCheck {
  /** Whether it is this person's own, and not deleted. */
  isOwn: (accountId: number, prescriptionId: string) => Promise<boolean>;
  /** In the transaction that makes the order, with the positions of its items that need one. */
  onOrderCreated: (
    tx: Queries,
    order: OrderRow,
    needed: { positions: readonly number[]; prescriptionId: string | null },
  ) => Promise<void>;
  /** In the transaction in which an order leaves the shop. Throws 409 for a medicine whose record is incomplete. */
  onLeaving: NonNullable<ProductType['onLeaving']>;
  /** Items at these positions were given back. */
  onReturned: (tx: Queries, orderId: string, positions: readonly number[]) => Promise<void>;
  /** Of several orders at once. */
  ofOrders: (
    queries: Queries,
    orderIds: readonly string[],
  ) => Promise<(orderId: string) => OrderPrescriptions>;
  /** Who wrote what its lines were approved by, by position. */
  prescribed: NonNullable<ProductType['prescribed']>;
  /** What its pharmacists are shown of the items of one product type. */
  addFacts: (
    productType: ServiceType,
    read: (items: readonly ItemRow[], queries?: Queries) => Promise<ReadonlyMap<ItemRow, ItemFacts>>,
  ) => void;
  /** What is for sale now, for carts that its pharmacists make. */
  setCatalogue: (
    read: (
      ids: readonly number[],
    ) => Promise<ReadonlyMap<number, { name: string; mrpPaise: number; offerPaise: number; stock: number }>>,
  ) => void;
  /** Medicines that should not be taken together, for its pharmacists. */
  setCautions: (read: SafetyCheck['cautionsOf']) => void;
  /** A query of the ids of orders with a line that no pharmacist has decided. */
  undecided: () => SQLWrapper;
}
/** Of a quote, for when its order is made. */
interface FrozenData {
  prescriptionId: string | null;
  /** Undefined in a quote of an earlier release. */
  forOther?: boolean;
}
interface Needs {
  db: Pick<Database, 'together'>;
  clock: Clock;
  medicines: MedicineService;
  safety: Pick<SafetyCheck, 'judge' | 'limitsOf'>;
  addresses: AddressService;
  prescriptions: PrescriptionCheck;
}
/** Of a line that no pharmacist has decided, and then approved; least far first. */
const WAITING: ReadonlySet<RxStatus | null> = new Set(['needed', 'question', 'checking']);
const FARTHEST = ['needed', 'question', 'checking', 'approved'] as const;
/** Where the catalogue says neither: medicaments for retail sale, and their rate (chapter 30, from 22 September 2025). */
const MEDICINE_HSN = '3004',
  MEDICINE_RATE = 5;
const DELIVERY_SAC = '9968';
/** Why a medicine cannot be had, or not so many packs of it, as the screens sort it. */
type Missing = NonNullable<Failure['unavailable']>[number];

/** What the patient wants, whatever it costs and in whatever order it was put in. */
export const intentOf = ({ medicines, address_id }: Pick<PlaceBody, 'medicines' | 'address_id'>) => [
  medicines.toSorted((a, b) => a.id - b.id),
  address_id,
];
/** Whether who places an order asks for what its quote froze, besides its intent. What is left out is no difference. */
export function isSame(
  {
    for_other,
    contact_mobile,
    prescription_id,
  }: Pick<PlaceBody, 'for_other' | 'contact_mobile' | 'prescription_id'>,
  { contactMobile, data }: Frozen,
): boolean {
  const { prescriptionId, forOther = for_other } = data as FrozenData;
  return (
    (prescription_id || prescriptionId) === prescriptionId &&
    (for_other ?? forOther) === forOther &&
    // It says nothing where it is for oneself, as with the quote.
    (!forOther || (contact_mobile || contactMobile) === contactMobile)
  );
}
const outOfReach = (km: number) =>
  new HttpError(422, 'out_of_reach', {
    params: { km: shownKm(km), radius: store.radiusKm },
    fields: { address_id: issue('too_far') },
  });
const unplaced = () => new HttpError(422, 'no_place', { fields: { address_id: issue('place_unknown') } });
function cartChanged(missing: Missing[]): HttpError {
  const rest = { code: 'cart_changed', facts: { unavailable: missing } };
  const none = missing.filter(({ reason }) => reason !== 'few');
  return none.length > 0
    ? new HttpError(409, 'cart_changed', {
        params: { names: none.map(({ name }) => name).join(', ') },
        ...rest,
      })
    : new HttpError(409, 'cart_few', {
        params: { names: missing.map(({ name, left }) => `${name} (${left})`).join(', ') },
        ...rest,
      });
}
/** The day in India, as error sentences name it: '5 December'. */
const dayText = (at: Date): string =>
  at.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });
const overLimit = ({ names, left, most, until }: ExceededLimit): HttpError => {
  const params = { names: names.join(', '), left, most };
  return until
    ? new HttpError(409, 'otc_week_limit', { params: { ...params, until: dayText(until) } })
    : new HttpError(409, 'otc_order_limit', { params });
};
const tooLate = (status: OrderStatus) =>
  new HttpError(409, status === 'delivered' ? 'delivered_already' : 'too_late', { code: 'too_late' });
const labelsIn = { en: invoiceLabels, hi: invoiceLabelsHi },
  textsIn = { en: orderTexts, hi: orderTextsHi };
/** What stands on the invoice. */
export const medicineSlip: NonNullable<ProductType['invoice']> = {
  item(item) {
    const { manufacturer = null, batch = null, expiresOn = null } = dataOf(item);
    return {
      name: item.title,
      pack: item.detail,
      packHi: item.detail === null ? undefined : packInHindi(item.detail),
      taxCode: item.taxCode ?? MEDICINE_HSN,
      gstRate: item.gstRate ?? MEDICINE_RATE,
      goods: { maker: manufacturer, batch, expiresOn },
    };
  },
  fee: { name: (language) => labelsIn[language].delivery, taxCode: DELIVERY_SAC },
};
/** What keeps an order Pending (decision S9). */
const blocked = {
  move: () => new HttpError(409, 'prescription_needed'),
  invoice: () => new HttpError(409, 'no_invoice_yet', { code: 'prescription_needed' }),
};
/** By when a prescription is to be there. */
export const prescriptionBy = (ordered: Date): string =>
  indianTime(new Date(ordered.getTime() + WAIT_DAYS * 86_400_000));
function describe(
  { row, items }: ToDescribe,
  { prescriptionId, lines }: OrderPrescriptions,
  alikeOf: MedicineService['alikeOf'],
): Described {
  const statusOf = ({ position }: ItemRow) => lines.get(position)?.status ?? null;
  const statuses = items.map(statusOf);
  return {
    wire: {
      items: items.map((item) => ({
        ...serializeLine(item, alikeOf),
        rx_status: statusOf(item),
        rx_reason: lines.get(item.position)?.reason ?? null,
      })),
      prescription_needed: items.some((item) => dataOf(item).prescriptionRequired),
      prescription_id: prescriptionId,
      prescription_by:
        row.status === 'pending' && statuses.includes('needed') ? prescriptionBy(row.createdAt) : null,
    },
    row: {
      items: items.map((item) => ({ name: item.title, qty: item.quantity, rx_status: statusOf(item) })),
      prescription: FARTHEST.find((status) => statuses.includes(status)) ?? null,
    },
    leftOut: new Set(items.filter((item) => statusOf(item) === 'rejected').map(({ position }) => position)),
    blocked: statuses.some((status) => WAITING.has(status)) ? blocked : undefined,
  };
}

/** A pharmacist looks at the prescription first. */
export const needsCheck = (items: readonly Item[]): boolean =>
  items.some((item) => dataOf(item).prescriptionRequired);

/** Medicines: how they are priced and frozen, and how their packs are reserved when they are paid. */
export function createMedicineProductType({ db, clock, medicines, safety, addresses, prescriptions }: Needs) {
  async function linesOf(queries: Queries, items: readonly Item[]): Promise<OtcLine[]> {
    const rows = new Map(
      (await medicines.everyRow(items.map(medicineIdOf), queries)).map((row) => [row.id, row]),
    );
    return items.flatMap((item) => {
      const medicine = rows.get(medicineIdOf(item));
      return medicine ? [{ medicine, quantity: item.quantity }] : [];
    });
  }
  const destinationOf = (queries: Queries, accountId: number, { address_id, lat, lng }: PlaceBody) =>
    addresses.destination(
      accountId,
      address_id,
      typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : undefined,
      queries,
    );
  function reached(found: Awaited<ReturnType<typeof destinationOf>>) {
    if (!found) throw notFound('address_missing');
    if (!found.place) throw unplaced();
    const km = distanceKm(found.place);
    if (!inReach(km)) throw outOfReach(km);
    return { ...found, km };
  }

  async function price(
    accountId: number,
    body: PlaceBody,
  ): Promise<Priced<Frozen> & { cautions: NamedCaution[] }> {
    const [found, all] = await db.together((queries) =>
      Promise.all([
        destinationOf(queries, accountId, body),
        medicines.rows(
          body.medicines.map(({ id }) => id),
          queries,
        ),
      ]),
    );
    // Whose it is comes before what it costs: a stranger's address or prescription tells nothing (safety T3).
    const { km, text, mobile, addressId, state } = reached(found);
    if (body.prescription_id && !(await prescriptions.isOwn(accountId, body.prescription_id)))
      throw notFound('prescription_missing');
    const rows = new Map(all.map((row) => [row.id, row]));
    const missing = body.medicines.flatMap(({ id, qty }): Missing[] => {
      const row = rows.get(id);
      if (!row) return [{ id, name: 'A medicine that we no longer have', reason: 'gone' }];
      const { name, stock } = row;
      if (stock === 0) return [{ id, name, reason: 'out-of-stock' }];
      return qty > stock ? [{ id, name, reason: 'few', left: stock }] : [];
    });
    if (missing.length > 0) throw cartChanged(missing);
    const {
      limits: [limit],
      cautions,
    } = await safety.judge(
      body.medicines.map(({ id, qty }) => ({ medicine: rows.get(id)!, quantity: qty })),
      accountId,
    );
    if (limit) throw overLimit(limit);
    const items = body.medicines.map(({ id, qty }) => {
      const row = rows.get(id)!;
      return medicineItem({
        ...row,
        image: medicines.image(row),
        quantity: qty,
        ...(hasLimit(row) && { limited: true as const }),
      });
    });
    const promised = needsCheck(items) ? null : promisedAt(clock.now(), shownKm(km));
    const subtotalPaise = items.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
    const wish = {
      items,
      address: text,
      addressId,
      distanceKm: shownKm(km),
      contactMobile: body.for_other ? (body.contact_mobile ?? null) : mobile || null,
      placeOfSupply: state,
      details: null,
      data: {
        prescriptionId: body.prescription_id || null,
        forOther: body.for_other ?? false,
      } satisfies FrozenData,
    };
    return {
      serviceId: null,
      intent: intentOf(body),
      subtotalPaise,
      feePaise: deliveryPaise(km, subtotalPaise),
      frozen: { ...wish, promisedAt: promised && indianTime(promised) },
      // By when it comes changes with the hour: it is still the same wish.
      identity: wish,
      cautions,
    };
  }

  const productType: ProductType = {
    idPrefix: 'OD',
    statuses: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
    inHistory: true,
    acting: true,
    itemData: medicineItemData,
    /**
     * Price and sum stay as paid; what is no longer there cannot be sent (C42). Whether one needs a
     * prescription is the law of the day on which it is sold, not of its quote (decision S9); its batch is
     * that of the packs that are taken.
     */
    async reserve(tx, { items }, { accountId }) {
      // The account is locked: of two orders that are paid at once the second one sees the first.
      const [limit] = items.some((item) => dataOf(item).limited)
        ? await safety.limitsOf(accountId, await linesOf(tx, items), tx)
        : [];
      if (limit) {
        const params: Record<string, string> = { names: limit.names.join(', '), most: String(limit.most) };
        return { code: limit.until ? 'otc_week_limit' : 'otc_order_limit', params };
      }
      const { taken, missing } = await medicines.take(tx, quantitiesOf(items));
      if (missing.size > 0) {
        const names = items.filter((item) => missing.has(medicineIdOf(item))).map(({ title }) => title);
        return { code: 'unavailable', params: { names: names.join(', ') } };
      }
      return {
        items: items.map((item) => ({
          ...item,
          data: {
            ...dataOf(item),
            ...taken.get(medicineIdOf(item)),
            reserved: true,
          } satisfies MedicineItemData,
        })),
      };
    },
    async release(tx, items, why) {
      if (isRestocked(why))
        await medicines.giveBack(tx, quantitiesOf(items.filter((item) => dataOf(item).reserved === true)));
    },
    onLeaving: prescriptions.onLeaving,
    waits: needsCheck,
    async onCreated(tx, order, { items, data }) {
      const positions = [...items.keys()].filter((i) => dataOf(items[i]!).prescriptionRequired);
      const { prescriptionId } = data as FrozenData;
      await prescriptions.onOrderCreated(tx, order, { positions, prescriptionId });
    },
    onReturned: (tx, order, positions) => prescriptions.onReturned(tx, order.id, positions),
    /** Without a charge, as long as it is not on its way. */
    cancelling: { isAllowed: canCancel, feePaise: () => 0, tooLate },
    async describe(queries, rows) {
      const of = await prescriptions.ofOrders(
        queries,
        rows.map(({ id }) => id),
      );
      return (one) => describe(one, of(one.row.id), medicines.alikeOf);
    },
    invoice: medicineSlip,
    prescribed: prescriptions.prescribed,
    messages: {
      placed: (told, language) => textsIn[language].placed(told),
      processing: (told, language) => textsIn[language].processing(told),
      shipped: (told, language) => textsIn[language].shipped(told),
      delivered: (told, language) => textsIn[language].delivered(told),
      cancelled: ({ order }, language) => textsIn[language].cancelled({ order, days: REFUND_DAYS }),
    },
    views: { prescription: prescriptions.undecided },
  };
  return { productType, price };
}
export type MedicineProductType = ReturnType<typeof createMedicineProductType>;
