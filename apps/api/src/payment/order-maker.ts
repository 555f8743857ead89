import type { ServiceType } from '@doorstep/contract/order';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import type { Reason } from './reason.ts';
import type { quoteTable } from './schema.ts';

/** What is sold at which price. Amounts in paise. */
export interface Priced<Frozen = unknown> {
  /** Null for what is quoted by a call of its own: its quote's id stands for it. */
  serviceId: string | null;
  /** Stored with the quote, and given back when it is paid. */
  frozen: Frozen;
  /** What of it makes it another quote; all of it where it is not said. */
  identity?: unknown;
  subtotalPaise: number;
  feePaise: number;
  /** What is wanted, whatever it costs. */
  intent: unknown;
}
export interface PriceAsked {
  accountId: number;
  serviceId: string;
  details: Readonly<Record<string, unknown>>;
  holdId: string | null;
}
/** How a product type is priced: when its payment is opened, or before, by a call of its own that saves the quote. */
export type Pricing = 'quoted' | ((asked: PriceAsked) => Promise<Priced>);

export type QuoteRow = typeof quoteTable.$inferSelect;
export interface Captured {
  paymentId: number;
  /** Who paid for the account's owner; null: the owner. */
  byAccountId: number | null;
  quote: QuoteRow;
  /** Their account was deleted meanwhile, as it is under the lock that a deletion holds. */
  isGone: boolean;
}
/** What the area that makes orders gives to this one: money becomes an order without anything here knowing what an order is. */
export interface OrderMaker {
  /** Undefined for what is not offered. */
  pricing: (type: ServiceType) => Pricing | undefined;
  /** Whether somebody who acts for the account's owner may order it. */
  isOpenToHelpers: (type: ServiceType) => boolean;
  /**
   * Makes the order of a captured payment in this transaction; or says why there is none, and the money goes
   * back. `made`: the order, for who knows what it is.
   */
  fulfil: (
    tx: Queries,
    captured: Captured,
  ) => Promise<{ orderId: string; made: unknown } | { refused: Reason }>;
  /** Whether this person has left. */
  isGone: (queries: Queries, accountId: number) => Promise<boolean>;
  /** How many orders this person's wish has become so far: a part of a query. */
  countOf: (accountId: SQLWrapper, intent: SQLWrapper) => SQL<number>;
  /** The order that this payment became. */
  orderOf: (queries: Queries, paymentId: number) => Promise<string | undefined>;
  /** The same, or null: a part of a query. */
  idOf: (paymentId: SQLWrapper) => SQL<string | null>;
  /** Fields of what is frozen that say who or where somebody is: emptied when that person leaves. */
  personal: readonly string[];
}
