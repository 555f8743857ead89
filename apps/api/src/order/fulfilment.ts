import { promisedAt } from '@doorstep/contract/delivery-promise';
import type { OrderStatus, ServiceType } from '@doorstep/contract/order';
import { eq, sql } from 'drizzle-orm';
import type { OrderMaker, Reason } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { PERSONAL, type Frozen, type Item, type OrderRow, type Sold } from './product-type.ts';
import { orderTable } from './schema.ts';

/** What becomes an order. */
export interface NewOrder {
  id: string;
  accountId: number;
  byAccountId: number | null;
  serviceType: ServiceType;
  paymentId: number | null;
  status: OrderStatus;
  subtotalPaise: number;
  feePaise: number;
  totalPaise: number;
  intent: string;
  address: string | null;
  placeOfSupply: string | null;
  contactMobile: string | null;
  distanceKm: number | null;
  promisedAt: Date | null;
  details: unknown;
  items: readonly Item[];
}
interface Needs {
  clock: Clock;
  jobs: Pick<Jobs, 'addOwn'>;
  productTypes: Sold;
  newId: (serviceType: ServiceType) => string;
  /** Sent, and not waited for. */
  insert: (tx: Queries, order: NewOrder) => OrderRow;
  /** Whether this person has left. */
  isGone: (tx: Queries, accountId: number) => Promise<boolean>;
}

/** What was shown before it was paid stands as long as its quote does; of what is paid later it would be over. */
function promiseOf({ promisedAt: shown, distanceKm }: Frozen, until: Date, now: Date): Date | null {
  if (shown && now <= until) return new Date(shown);
  return distanceKm === null ? null : promisedAt(now, distanceKm);
}

/** What was priced, for one person. */
interface Wish {
  accountId: number;
  /** Who orders for the account's owner; null: the owner. */
  byAccountId: number | null;
  serviceType: ServiceType;
  intent: string;
  subtotalPaise: number;
  feePaise: number;
  totalPaise: number;
  frozen: Frozen;
  /** So long what was promised with it stands. */
  expiresAt: Date;
}

/** How what was priced becomes an order: of a captured payment (docs/decisions/one-payment-path.md), or to be paid later. */
export function createFulfilment({ clock, jobs, productTypes, newId, insert, isGone }: Needs) {
  /** All of it in this transaction; or why it cannot be had. */
  async function make(
    tx: Queries,
    paymentId: number | null,
    {
      accountId,
      byAccountId,
      serviceType,
      intent,
      subtotalPaise,
      feePaise,
      totalPaise,
      frozen,
      expiresAt,
    }: Wish,
    gone: boolean,
  ): Promise<{ orderId: string; made: OrderRow } | { refused: Reason }> {
    if (gone) return { refused: { code: 'account_deleted' } };
    const type = productTypes.get(serviceType);
    if (!type) return { refused: { code: 'not_offered' } };
    if (byAccountId !== null && !type.acting) return { refused: { code: 'acting_closed' } };
    const id = newId(serviceType);
    const reserved = await type.reserve(tx, frozen, { orderId: id, accountId });
    if (reserved && 'code' in reserved) return { refused: reserved };
    const items = reserved?.items ?? frozen.items;
    const { address, contactMobile, details, placeOfSupply, distanceKm } = frozen;
    const order = insert(tx, {
      id,
      accountId,
      byAccountId,
      serviceType,
      paymentId,
      status: type.startsIn?.(items) ?? type.statuses[0],
      subtotalPaise,
      feePaise,
      totalPaise,
      intent,
      address,
      contactMobile,
      distanceKm,
      promisedAt: type.isBooked || type.waits?.(items) ? null : promiseOf(frozen, expiresAt, clock.now()),
      details,
      placeOfSupply,
      items,
    });
    await type.onCreated?.(tx, order, { ...frozen, items });
    jobs.addOwn(tx, 'tell', `placed ${order.id}`);
    if (byAccountId !== null) jobs.addOwn(tx, 'tell', `ordered_for ${order.id}`);
    return { orderId: order.id, made: order };
  }
  const ofPayments: OrderMaker = {
    personal: PERSONAL,
    pricing(name: ServiceType) {
      const type = productTypes.get(name);
      return type && (type.price ?? 'quoted');
    },
    isOpenToHelpers: (name) => productTypes.get(name)?.acting === true,
    isGone,
    orderOf: async (queries, paymentId) =>
      (
        await queries
          .select({ id: orderTable.id })
          .from(orderTable)
          .where(eq(orderTable.paymentId, paymentId))
      )[0]?.id,
    idOf: (paymentId) =>
      sql<string | null>`(select o.id from ${orderTable} o where o.payment_id = ${paymentId})`,
    countOf: (accountId, intent) =>
      sql<number>`(select count(*)::int from ${orderTable} o where o.account_id = ${accountId} and o.intent = ${intent})`,
    fulfil: (tx, { paymentId, byAccountId, quote, isGone: gone }) =>
      make(tx, paymentId, { ...quote, byAccountId, frozen: quote.frozen as Frozen }, gone),
  };
  return { make, ofPayments };
}
