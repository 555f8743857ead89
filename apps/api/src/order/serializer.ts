import type {
  MyOrder,
  OrderDetail,
  OrderedLine,
  OrderLine,
  PastOrder,
  TimelineEntry,
} from '@doorstep/contract/order.schema';
import { toRupees } from '@doorstep/contract/money';
import { canCancel, type OrderStatus } from '@doorstep/contract/order';
import { LATE_HOURS } from '@doorstep/contract/order-admin';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderMoney } from '../payment/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { invoiceTable, orderEventTable, orderLineTable, person } from './schema.ts';
import type { Line, OrderRow } from './service.ts';

type LineRow = typeof orderLineTable.$inferSelect;
interface EventRow {
  status: OrderStatus;
  at: Date;
  byAccountId: number | null;
  name: string | null;
  role: string | null;
}
/** An order with all that is told of it. */
export interface Whole {
  row: OrderRow;
  lines: LineRow[];
  events: EventRow[];
  wire: OrderDetail;
}

export const serializeLine = ({
  medicineId,
  name,
  qty,
  pricePaise,
  mrpPaise,
  pack,
  image,
  prescriptionRequired,
}: Line): OrderLine => ({
  id: medicineId,
  name,
  qty,
  offer_price: toRupees(pricePaise),
  mrp: toRupees(mrpPaise),
  total: toRupees(pricePaise * qty),
  pack,
  image,
  prescription_required: prescriptionRequired,
});
const orderedToWire = (line: LineRow): OrderedLine => ({
  ...serializeLine(line),
  rx_status: line.rxStatus,
  rx_reason: line.rxReason,
});

const HOUR_MS = 3_600_000;
/** It should have left this status by now. */
export function isLate(status: OrderStatus, since: Date, now: Date): boolean {
  const hours = LATE_HOURS[status];
  return hours !== undefined && now.getTime() - since.getTime() > hours * HOUR_MS;
}
/** The patient sees who it was by what they are, not by name. */
const moverOf = ({ byAccountId, role }: EventRow, accountId: number): TimelineEntry['by'] =>
  byAccountId === null
    ? 'system'
    : byAccountId === accountId
      ? 'you'
      : role === 'pharmacist'
        ? 'pharmacist'
        : 'shop';
/** 'Ravi Oraon (admin)', for staff. */
export const nameOfActor = ({ byAccountId, name, role }: EventRow): string =>
  byAccountId === null ? 'Doorstep' : `${name} (${role})`;

/** Orders as they are told, several at once: a page costs as many queries as one order. */
export function createOrderSerializer({
  db,
  clock,
  money,
}: {
  db: Database;
  clock: Clock;
  money: OrderMoney;
}) {
  async function whole(rows: readonly OrderRow[]): Promise<Whole[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id),
      mover = person('mover'),
      now = clock.now();
    const lines = Map.groupBy(
      await db
        .select()
        .from(orderLineTable)
        .where(inArray(orderLineTable.orderId, ids))
        .orderBy(asc(orderLineTable.position)),
      ({ orderId }) => orderId,
    );
    // In the order in which they happened to this order, whatever the clocks of two servers say.
    const events = Map.groupBy(
      await db
        .select({
          orderId: orderEventTable.orderId,
          status: orderEventTable.status,
          at: orderEventTable.at,
          byAccountId: orderEventTable.byAccountId,
          name: mover.name,
          role: mover.role,
        })
        .from(orderEventTable)
        .leftJoin(mover, eq(mover.id, orderEventTable.byAccountId))
        .where(inArray(orderEventTable.orderId, ids))
        .orderBy(asc(orderEventTable.id)),
      ({ orderId }) => orderId,
    );
    const invoices = new Map(
      (
        await db
          .select({ orderId: invoiceTable.orderId, number: invoiceTable.number, fileId: invoiceTable.fileId })
          .from(invoiceTable)
          .where(inArray(invoiceTable.orderId, ids))
      ).map((one) => [one.orderId, one]),
    );
    const paid = await money.paid(rows.map(({ paymentId }) => paymentId)),
      refunds = await money.refunds(ids);
    return rows.map((row) => {
      const own = lines.get(row.id) ?? [],
        happened = events.get(row.id) ?? [],
        of = invoices.get(row.id);
      const wire: OrderDetail = {
        id: row.id,
        order_id: row.id,
        service_type: row.serviceType,
        status: row.status,
        ...paid(row.paymentId),
        subtotal: toRupees(row.subtotalPaise),
        delivery_charge: toRupees(row.feePaise),
        total: toRupees(row.totalPaise),
        items: own.map(orderedToWire),
        address: row.address,
        contact_mobile: row.contactMobile,
        prescription_needed: own.some(({ prescriptionRequired }) => prescriptionRequired),
        prescription_id: row.prescriptionId,
        created_at: indianTime(row.createdAt),
        updated_at: indianTime(row.updatedAt),
        timeline: happened.map((event) => ({
          status: event.status,
          at: indianTime(event.at),
          by: moverOf(event, row.accountId),
        })),
        refunds: refunds(row.id),
        can_cancel: row.serviceType === 'medicine' && canCancel(row.status),
        late: isLate(row.status, happened.at(-1)?.at ?? row.createdAt, now),
        invoice_url: of?.fileId
          ? callPath(platformEndpoints.getFile.path, { params: { id: of.fileId } })
          : null,
        invoice_number: of?.number ?? null,
      };
      return { row, lines: own, events: happened, wire };
    });
  }
  return { whole, one: async (row: OrderRow): Promise<OrderDetail> => (await whole([row]))[0]!.wire };
}
export const serializeMyOrder = ({
  wire: { id, status, total, items, created_at, payment_method },
}: Whole): MyOrder => ({ id, status, total, items, created_at, payment_method });
/** A row of the history screen. */
export const serializePastOrder = ({ wire: { items, total, ...rest } }: Whole): PastOrder => {
  const {
    id,
    order_id,
    status,
    delivery_charge,
    payment_status,
    created_at,
    updated_at,
    invoice_url,
    invoice_number,
    timeline,
    refunds,
    can_cancel,
    prescription_id,
  } = rest;
  return {
    id,
    order_id,
    status,
    total_amount: total,
    delivery_charge,
    payment_status,
    created_at,
    updated_at,
    invoice_url,
    invoice_number,
    timeline,
    refunds,
    can_cancel,
    prescription_id,
    medicines_details: items.map(({ id: medicine, name, image, offer_price, qty, rx_status, rx_reason }) => ({
      id: medicine,
      name,
      image,
      offer_price,
      qty,
      rx_status,
      rx_reason,
    })),
  };
};
