import { randomBytes } from 'node:crypto';
import { toRupees } from '@doorstep/contract/money';
import type { OrderDetail, OrderLine, OrderStatus, ServiceType } from '@doorstep/contract/order';
import { and, asc, eq, gt } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { order, orderEvent, orderLine } from './schema.ts';

/** A medicine of a quote or an order, as it was when it was frozen. */
export interface Line { medicineId: number; name: string; pack: string | null; image: string | null; qty: number; pricePaise: number; mrpPaise: number; prescriptionRequired: boolean }
/** What becomes an order. */
export interface NewOrder {
  accountId: number; serviceType: ServiceType; paymentId: number | null; status: OrderStatus; subtotalPaise: number; feePaise: number; totalPaise: number; intent: string;
  address: string | null; contactMobile: string | null; prescriptionId: string | null; details: unknown; lines: readonly Line[];
}
export type OrderRow = typeof order.$inferSelect;

/** Read out on the phone: no letter that looks like a figure, and none that spells a word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const newOrderId = (type: ServiceType): string =>
  `${type === 'video-consultation' ? 'VC' : 'OD'}-${[...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;

export const lineToWire = ({ medicineId, name, qty, pricePaise, mrpPaise, pack, image, prescriptionRequired }: Line): OrderLine => ({
  id: medicineId, name, qty, offer_price: toRupees(pricePaise), mrp: toRupees(mrpPaise), total: toRupees(pricePaise * qty), pack, image, prescription_required: prescriptionRequired,
});

/** What other areas may ask of orders. */
export function orderService({ db, clock }: { db: Database; clock: Clock }) {
  /** In the transaction that makes it; the database refuses a second one for the same payment. */
  async function insert(tx: Queries, { lines, ...fresh }: NewOrder): Promise<OrderRow> {
    const [row] = await tx.insert(order).values({ id: newOrderId(fresh.serviceType), createdAt: clock.now(), ...fresh }).returning();
    if (lines.length > 0) await tx.insert(orderLine).values(lines.map((line, position) => ({ orderId: row!.id, position, ...line })));
    await tx.insert(orderEvent).values({ orderId: row!.id, status: fresh.status, at: row!.createdAt });
    return row!;
  }
  const ofPayment = async (tx: Queries, paymentId: number): Promise<OrderRow | undefined> => (await tx.select().from(order).where(eq(order.paymentId, paymentId)))[0];
  /** Whether this person's same wish has become an order since. */
  async function madeSince(tx: Queries, accountId: number, intent: string, since: Date): Promise<boolean> {
    const [one] = await tx.select({ id: order.id }).from(order).where(and(eq(order.accountId, accountId), eq(order.intent, intent), gt(order.createdAt, since))).limit(1);
    return one !== undefined;
  }
  /** Undefined for one that is not this person's. */
  async function own(accountId: number, id: string): Promise<OrderRow | undefined> {
    if (!/^[A-Z]{2}-[0-9A-Z]{12}$/.test(id)) return undefined;
    return (await db.select().from(order).where(and(eq(order.id, id), eq(order.accountId, accountId))))[0];
  }
  async function toWire(row: OrderRow, paid: Pick<OrderDetail, 'payment_status' | 'payment_method' | 'payment_id'>): Promise<OrderDetail> {
    const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, row.id)).orderBy(asc(orderLine.position));
    const events = await db.select().from(orderEvent).where(eq(orderEvent.orderId, row.id)).orderBy(asc(orderEvent.at), asc(orderEvent.id));
    return {
      id: row.id, order_id: row.id, service_type: row.serviceType, status: row.status, ...paid, subtotal: toRupees(row.subtotalPaise), delivery_charge: toRupees(row.feePaise), total: toRupees(row.totalPaise),
      items: lines.map(lineToWire), address: row.address, contact_mobile: row.contactMobile, prescription_needed: lines.some((line) => line.prescriptionRequired), prescription_id: row.prescriptionId,
      created_at: indianTime(row.createdAt), timeline: events.map(({ status, at }) => ({ status, at: indianTime(at) })),
    };
  }
  return { insert, ofPayment, madeSince, own, toWire };
}
export type OrderService = ReturnType<typeof orderService>;
