import type { OrderStatus, ServiceType } from '@doorstep/contract/order';
import type { Line, OrderRow } from '../order/service.ts';
import type { Queries } from '../platform/db/database.ts';

/** What is sold, as it is frozen before any money moves. */
export interface Frozen {
  lines: readonly Line[];
  address: string | null;
  addressId: number | null;
  distanceKm: number | null;
  contactMobile: string | null;
  prescriptionId: string | null;
  details: unknown;
  /** The state that it goes to, for the tax. */ placeOfSupply?: string | null;
}
export interface Priced {
  serviceId: string | null;
  frozen: Frozen;
  subtotalPaise: number;
  feePaise: number;
  /** What is wanted, whatever it costs. */ intent: unknown;
}
/** One of the five things that are sold: all go the same way, and differ in these points alone. */
export interface ProductType {
  /** Of a fresh order or booking. */
  status: OrderStatus;
  /** Prices what a booking's body asks for; medicines are quoted by their own call. */
  price?: (asked: {
    accountId: number;
    serviceId: string;
    details: Readonly<Record<string, unknown>>;
    holdId: string | null;
  }) => Promise<Priced>;
  /** In the transaction that makes the order: takes what was frozen, or says why it cannot be had any more; then the money goes back. */
  take: (tx: Queries, frozen: Frozen, accountId: number) => Promise<string | undefined>;
  /** In the same transaction, with the order that it became. */
  made?: (tx: Queries, order: OrderRow, frozen: Frozen) => Promise<void>;
}
export type ProductTypes = Partial<Record<ServiceType, ProductType>>;
