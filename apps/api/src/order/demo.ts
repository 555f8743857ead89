import type { OrderStatus, ServiceType } from '@doorstep/contract/order';
import { eq } from 'drizzle-orm';
import { indianDay } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Queries } from '../platform/db/database.ts';
import { jobTable } from '../platform/schema.ts';
import { feeOn, lineOn } from './invoice.ts';
import { factsOf } from './invoice-facts.ts';
import { insertReceived, type NewReceived } from './received.ts';
import type { Item, ProductType } from './product-type.ts';
import { invoiceTable, orderEventTable, orderItemTable, orderTable } from './schema.ts';
import { nextNumber } from './series.ts';
import { newOrderId } from './service.ts';

interface DemoStep {
  status: OrderStatus;
  at: Date;
  byAccountId: number;
}
/** An order as if it had been placed and moved on; amounts in paise. */
export interface DemoOrder {
  serviceType: ServiceType;
  idPrefix: string;
  accountId: number;
  /** Null: to be paid when it is carried out. */
  paymentId: number | null;
  items: readonly Item[];
  subtotalPaise: number;
  feePaise: number;
  name: string;
  mobile: string;
  address: string;
  distanceKm: number | null;
  promisedAt: Date | null;
  /** Of a booking: what was asked for. */
  details?: unknown;
  steps: readonly [DemoStep, ...DemoStep[]];
  /** Taken at the visit. */
  received?: Pick<NewReceived, 'method' | 'reference' | 'receiver' | 'at'> | undefined;
  /** With an invoice that stands so. */
  invoice?: NonNullable<ProductType['invoice']>;
}

/** False for who has an order already. Of two servers that begin together one goes on, and the other waits here and finds them. */
export async function hasNoOrders(tx: Queries, accountId: number, isLocked: boolean): Promise<boolean> {
  if (isLocked) await lockAccount(tx, 'order demo', accountId);
  return (await tx.$count(orderTable, eq(orderTable.accountId, accountId))) === 0;
}
/** Its id. */
export async function insertDemoOrder(
  tx: Queries,
  { idPrefix, items, steps, name, mobile, address, invoice, received, ...row }: DemoOrder,
): Promise<string> {
  const id = newOrderId(idPrefix),
    last = steps.at(-1)!,
    createdAt = steps[0].at;
  await tx.insert(orderTable).values({
    ...row,
    id,
    address,
    status: last.status,
    totalPaise: row.subtotalPaise + row.feePaise,
    intent: id,
    placeOfSupply: 'Jharkhand',
    contactMobile: mobile,
    createdAt,
    updatedAt: last.at,
  });
  await tx.insert(orderItemTable).values(items.map((item, position) => ({ ...item, orderId: id, position })));
  await tx.insert(orderEventTable).values(steps.map((step) => ({ ...step, orderId: id })));
  if (received)
    await insertReceived(tx, id, {
      ...received,
      position: 1,
      amountPaise: row.subtotalPaise + row.feePaise,
      byAccountId: last.byAccountId,
      recordedAt: last.at,
    });
  if (!invoice) return id;
  // Nothing is invoiced that was cancelled before.
  const at = steps.findLast(({ status }) => status !== 'cancelled')!.at,
    date = indianDay(at),
    number = await nextNumber(tx, 'DS', date);
  const rows = await tx
    .select()
    .from(orderItemTable)
    .where(eq(orderItemTable.orderId, id))
    .orderBy(orderItemTable.position);
  const facts = factsOf({
    number,
    date,
    orderId: id,
    orderDate: indianDay(createdAt),
    paymentId: '',
    buyer: { name, address },
    placeOfSupply: null,
    feePaise: row.feePaise,
    fee: feeOn(invoice, 'en'),
    lines: rows.map((item) => lineOn(invoice, item, false)),
  });
  await tx.insert(invoiceTable).values({ orderId: id, number, facts, createdAt: at });
  // Drawn once the server runs.
  await tx.insert(jobTable).values({ kind: 'invoice', key: id, runAt: new Date() }).onConflictDoNothing();
  return id;
}
