import type { Preferences } from '@doorstep/contract/account.schema';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { OrderStatus, ServiceType } from '@doorstep/contract/order';
import type { AdminOrder } from '@doorstep/contract/order-admin.schema';
import type { AdminView } from '@doorstep/contract/order-admin';
import type { SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { PriceAsked, Priced, Reason } from '../payment/service.ts';
import type { Queries } from '../platform/db/database.ts';
import type { HttpError } from '../platform/http/http-error.ts';
import type { Goods, Prescriber } from './invoice-facts.ts';
import type { orderItemTable, orderTable } from './schema.ts';

/** Of an account: of what is sent to it, and printed for it. */
export type Language = Preferences['language'];
export type OrderRow = typeof orderTable.$inferSelect;
export type ItemRow = typeof orderItemTable.$inferSelect;
/** What is sold, as it is frozen in a quote and kept in an order. Amounts in paise, of one. */
export type Item = Omit<ItemRow, 'orderId' | 'position'>;

/** What a quote freezes before any money moves. */
export interface Frozen {
  items: readonly Item[];
  /** In one line; null for what happens online. */
  address: string | null;
  addressId: number | null;
  distanceKm: number | null;
  /** By when it comes, as the quote says it (ISO); null where nothing is promised, or not yet. Undefined in a quote of an earlier release. */
  promisedAt?: string | null;
  contactMobile: string | null;
  /** The state that it goes to, for the tax. */
  placeOfSupply: string | null;
  /** Of a booking: what was asked for; kept with the order. */
  details: unknown;
  /** What only its product type reads, when the order is made. */
  data: unknown;
}
/** Those of `Frozen` that say who or where somebody is. */
export const PERSONAL = ['address', 'addressId', 'contactMobile', 'details'] as const satisfies Array<
  keyof Frozen
>;

/** What only its product type can say of an order. */
export interface Described {
  /** Its part of the order on the wire. */
  wire: Pick<OrderDetail, 'items' | 'prescription_needed' | 'prescription_id' | 'prescription_by'>;
  /** Its part of a row of the admin's list. */
  row: Pick<AdminOrder, 'items' | 'prescription'>;
  /** Positions of items that are neither sent nor charged. */
  leftOut: ReadonlySet<number>;
  /** False where it cannot be cancelled any more, whatever its status allows. */
  canCancel?: boolean;
  /** What keeps it in its first status, and from an invoice; undefined where nothing does. */
  blocked: { move: () => HttpError; invoice: () => HttpError } | undefined;
}
/** An order that is being made: its row follows what is reserved for it, in the same transaction. */
export interface NewOrderOf {
  orderId: string;
  accountId: number;
}
export interface ToDescribe {
  row: OrderRow;
  items: readonly ItemRow[];
}
/** What a product type says of one order. */
export type Describe = (order: ToDescribe) => Described;
/** Why items are not sold any more. */
export interface Releasing {
  /** Code of the refund's reason. */
  reason: string;
  /** Whether they have left the shop. */
  isOut: boolean;
}
/** A kind of thing that is sold. All go the same way from quote to refund, and differ in these points alone. */
export interface ProductType {
  /** Two letters before the id of its orders. */
  idPrefix: string;
  /** Those that its orders pass; the first is a fresh one's. */
  statuses: readonly [OrderStatus, ...OrderStatus[]];
  /** Of a fresh one, where that depends on what is ordered. */
  startsIn?: (items: readonly Item[]) => OrderStatus;
  /** Whether its orders stand in the patient's order history and in the admin's list. */
  inHistory: boolean;
  /** Open to whoever acts for the account's owner by their consent; closed unless it is said (docs/decisions/care-circle.md). */
  acting?: true;
  /** Booked for a time of its own: nothing is promised besides. */
  isBooked?: true;
  /** Prices and freezes what the details ask for; undefined for what is quoted by a call of its own. */
  price?: (asked: PriceAsked) => Promise<Priced<Frozen>>;
  /** Of an item's `data`; undefined where its orders have no items. */
  itemData?: z.ZodMiniType;
  /**
   * In the transaction that makes the order: reserves what was frozen, or says why it cannot be had any more;
   * then the money goes back. `items`: where something of the frozen ones counts as it is now. Price and sum
   * stay.
   */
  reserve: (
    tx: Queries,
    frozen: Frozen,
    of: NewOrderOf,
  ) => Promise<Reason | { items: readonly Item[] } | undefined>;
  /** Gives back what was reserved for these items of an order. Called once for each item; undefined where nothing is reserved. */
  release?: (tx: Queries, items: readonly ItemRow[], why: Releasing) => Promise<void>;
  /** In the transaction in which an order is shipped or delivered, from any other status. Throws 409 for what may not leave. */
  onLeaving?: (tx: Queries, order: OrderRow, byAccountId: number | null) => Promise<void>;
  /** Whether somebody looks at such items before they are sent: till then nothing is promised. */
  waits?: (items: readonly Item[]) => boolean;
  /** In the same transaction, with the order that it became; `items` as of now. */
  onCreated?: (tx: Queries, order: OrderRow, frozen: Frozen) => Promise<void>;
  /** In the transaction in which the last thing that it waited for is approved. */
  onUnblocked?: (tx: Queries, order: OrderRow, byAccountId: number) => Promise<void>;
  /** Whether somebody still waits for one of these, none of which is done or cancelled; undefined: for each. */
  awaited?: (tx: Queries, orders: readonly OrderRow[]) => Promise<boolean>;
  /** Undefined: its orders are not cancelled by the patient. */
  cancelling?: {
    isAllowed: (status: OrderStatus) => boolean;
    /**
     * In the transaction that cancels it: paise of the order's money that the shop keeps. Throws 409 where it is too late by something else
     * than its status.
     */
    feePaise: (tx: Queries, order: OrderRow, now: Date) => number | Promise<number>;
    /** 409, for what may not be cancelled any more. */
    tooLate: (status: OrderStatus) => HttpError;
  };
  /**
   * Reads what is told of several orders of this type beside themselves and their items, which are read meanwhile; then tells it of one.
   * Undefined: an order without items.
   */
  describe?: (queries: Queries, orders: readonly OrderRow[]) => Promise<Describe>;
  /** In the transaction that gives the money of these positions back, where the order goes on: nobody waits for them any more. */
  onReturned?: (tx: Queries, order: OrderRow, positions: readonly number[]) => Promise<void>;
  /** Its tax invoice; undefined where there is none. */
  invoice?: {
    /** A line of it: its HSN or SAC, and its rate in percent, also where the catalogue does not say. */
    item: (item: ItemRow) => {
      name: string;
      pack: string | null;
      /** As it is said in Hindi. */
      packHi?: string | undefined;
      taxCode: string;
      gstRate: number;
      goods?: Goods;
    };
    /** The line of the fee. */
    fee: { name: (language: Language) => string; taxCode: string };
  };
  /** Who prescribed what of an order, by position; undefined where nothing is sold on prescription. */
  prescribed?: (queries: Queries, orderId: string) => Promise<ReadonlyMap<number, Prescriber>>;
  /** What the patient is told of a fresh one, and in each status it comes to; `delivery`: when it comes. */
  messages: Partial<
    Record<
      OrderStatus | 'placed',
      (told: { order: string; delivery: string | undefined }, language: Language) => string
    >
  >;
  /** Views of the admin's list that it knows: a query of the ids of their pending orders. */
  views?: Partial<Record<AdminView, () => SQLWrapper>>;
}
/** In place of what an area sells; undefined: that is not sold. */
export type ProductTypes = Partial<Record<ServiceType, ProductType | undefined>>;

/** Those that are sold here; each area adds its own when the server is put together. */
export function createProductTypes(instead: ProductTypes = {}) {
  const all = new Map<ServiceType, ProductType>();
  for (const [name, type] of Object.entries(instead) as Array<[ServiceType, ProductType | undefined]>)
    if (type) all.set(name, type);
  return {
    add(name: ServiceType, type: ProductType): void {
      if (name in instead) return;
      if (all.has(name)) throw new Error(`there are two product types '${name}'`);
      all.set(name, type);
    },
    get: (name: ServiceType): ProductType | undefined => all.get(name),
    all: (): ReadonlyArray<[ServiceType, ProductType]> => [...all],
    inHistory: (): ServiceType[] => [...all].filter(([, { inHistory }]) => inHistory).map(([name]) => name),
  };
}
export type Sold = ReturnType<typeof createProductTypes>;
