import type { CreditNote, OrderDetail, TimelineEntry } from '@doorstep/contract/order.schema';
import { toRupees } from '@doorstep/contract/money';
import { canCancel, type OrderStatus, type TimelineReason } from '@doorstep/contract/order';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { asc, eq } from 'drizzle-orm';
import { placeFacts } from '../address/service.ts';
import type { OrderMoney } from '../payment/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { dueAt } from './late.ts';
import { receivedEntries, serializeReceived, standing } from './received.ts';
import type { Describe, Described, ItemRow, OrderRow, Sold } from './product-type.ts';
import {
  creditNoteTable,
  invoiceTable,
  orderEventTable,
  orderItemTable,
  person,
  returnedItemTable,
} from './schema.ts';

interface EventRow {
  status: OrderStatus;
  at: Date;
  byAccountId: number | null;
  reason: TimelineReason | null;
  name: string | null;
  role: string | null;
}
/** An order with all that is told of it. */
export interface Whole {
  row: OrderRow;
  items: readonly ItemRow[];
  described: Described;
  events: EventRow[];
  /** By when it should leave its status; null where it may stay. */
  due: Date | null;
  wire: OrderDetail;
}

/** Of a product type without items, and of one that is not sold here any more. */
export const PLAIN: Described = {
  wire: { items: [], prescription_needed: false, prescription_id: null, prescription_by: null },
  row: { items: [], prescription: null },
  leftOut: new Set(),
  blocked: undefined,
};

const methodNames = { cash: 'Cash', upi: 'UPI', unknown: 'At the visit' } as const;
/** Of an order that is there, or does not come any more, nothing is promised. */
const isPromised = (status: OrderStatus): boolean => canCancel(status) || status === 'shipped';
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
export const nameOfActor = ({
  byAccountId,
  name,
  role,
}: Pick<EventRow, 'byAccountId' | 'name' | 'role'>): string =>
  byAccountId === null ? 'Doorstep' : `${name} (${role})`;

const serializeCreditNote = ({
  position,
  number,
  facts,
}: typeof creditNoteTable.$inferSelect): CreditNote => ({
  id: position,
  number,
  amount: toRupees(facts.total.totalPaise),
  date: facts.date,
});

export const itemsByOrder = statement('order_items_by_order', (queries) =>
  queries
    .select()
    .from(orderItemTable)
    .where(isOneGiven(orderItemTable.orderId))
    .orderBy(asc(orderItemTable.position)),
);
const returnedByOrder = statement('order_returned_by_order', (queries) =>
  queries
    .select({ orderId: returnedItemTable.orderId, position: returnedItemTable.position })
    .from(returnedItemTable)
    .where(isOneGiven(returnedItemTable.orderId)),
);
const invoicesByOrder = statement('invoices_by_order', (queries) =>
  queries
    .select({ orderId: invoiceTable.orderId, number: invoiceTable.number, fileId: invoiceTable.fileId })
    .from(invoiceTable)
    .where(isOneGiven(invoiceTable.orderId)),
);
const creditNotesByOrder = statement('credit_notes_by_order', (queries) =>
  queries
    .select()
    .from(creditNoteTable)
    .where(isOneGiven(creditNoteTable.orderId))
    .orderBy(asc(creditNoteTable.position)),
);
const mover = person('mover');
/** In the order in which they happened to this order, whatever the clocks of two servers say. */
const eventsByOrder = statement('order_events_by_order', (queries) =>
  queries
    .select({
      orderId: orderEventTable.orderId,
      status: orderEventTable.status,
      at: orderEventTable.at,
      byAccountId: orderEventTable.byAccountId,
      reason: orderEventTable.reason,
      name: mover.name,
      role: mover.role,
    })
    .from(orderEventTable)
    .leftJoin(mover, eq(mover.id, orderEventTable.byAccountId))
    .where(isOneGiven(orderEventTable.orderId))
    .orderBy(asc(orderEventTable.id)),
);

/** Reads what their product types say of these orders; then tells it of one of them. What was given back is left out, whatever it is. */
export async function describe(
  productTypes: Sold,
  queries: Queries,
  rows: readonly OrderRow[],
): Promise<Describe> {
  const ids = rows.map(({ id }) => id);
  // None of them waits for another.
  const [returned, types] = await Promise.all([
    ids.length === 0 ? [] : returnedByOrder(queries, { ids }),
    Promise.all(
      [...Map.groupBy(rows, ({ serviceType }) => serviceType)].map(
        async ([type, mine]) => [type, await productTypes.get(type)?.describe?.(queries, mine)] as const,
      ),
    ),
  ]);
  const byType = new Map(types),
    returnedOf = Map.groupBy(returned, ({ orderId }) => orderId);
  return (order) => {
    const said = byType.get(order.row.serviceType)?.(order) ?? PLAIN,
      positions = (returnedOf.get(order.row.id) ?? []).map(({ position }) => position);
    return positions.length === 0 ? said : { ...said, leftOut: new Set([...said.leftOut, ...positions]) };
  };
}

/** Orders as they are told, several at once: a page costs as many queries as one order. */
export function createOrderSerializer({
  db,
  clock,
  money,
  productTypes,
}: {
  db: Database;
  clock: Clock;
  money: OrderMoney;
  productTypes: Sold;
}) {
  /** Without `papers` nothing is said of invoices, credit notes and refunds: a list shows none. */
  async function whole(rows: readonly OrderRow[], { papers = true } = {}): Promise<Whole[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id),
      now = clock.now();
    // None of them waits for another.
    const [allItems, describeOne, allEvents, allInvoices, allNotes, paid, refunds, received] =
      await db.together((queries) =>
        Promise.all([
          itemsByOrder(queries, { ids }),
          describe(productTypes, queries, rows),
          eventsByOrder(queries, { ids }),
          papers ? invoicesByOrder(queries, { ids }) : [],
          papers ? creditNotesByOrder(queries, { ids }) : [],
          money.paid(
            rows.map(({ paymentId }) => paymentId),
            queries,
          ),
          money.refunds(papers ? ids : [], queries),
          receivedEntries(
            queries,
            rows.flatMap(({ id, paymentId }) => (paymentId === null ? [id] : [])),
          ),
        ]),
      );
    const items = Map.groupBy(allItems, ({ orderId }) => orderId),
      events = Map.groupBy(allEvents, ({ orderId }) => orderId),
      invoices = new Map(allInvoices.map((one) => [one.orderId, one])),
      creditNotes = Map.groupBy(allNotes, ({ orderId }) => orderId);
    return rows.map((row) => {
      const own = items.get(row.id) ?? [],
        said = describeOne({ row, items: own }),
        happened = events.get(row.id) ?? [],
        of = invoices.get(row.id),
        taken = standing(received(row.id)),
        due = dueAt(row, happened.at(-1)?.at ?? row.createdAt),
        type = productTypes.get(row.serviceType);
      const { place_hi: address_hi } = placeFacts(row.address);
      const wire: OrderDetail = {
        id: row.id,
        order_id: row.id,
        service_type: row.serviceType,
        status: row.status,
        ...paid(row.paymentId),
        ...(taken && {
          payment_status: 'paid' as const,
          payment_method: methodNames[taken.method],
          payment_received: serializeReceived(taken),
        }),
        subtotal: toRupees(row.subtotalPaise),
        delivery_charge: toRupees(row.feePaise),
        total: toRupees(row.totalPaise),
        address: row.address,
        ...(address_hi && { address_hi }),
        contact_mobile: row.contactMobile,
        promised_at: row.promisedAt && isPromised(row.status) ? indianTime(row.promisedAt) : null,
        promise_waits:
          !type?.isBooked && row.promisedAt === null && row.distanceKm !== null && row.status === 'pending',
        ...said.wire,
        created_at: indianTime(row.createdAt),
        updated_at: indianTime(row.updatedAt),
        timeline: happened.map((event) => ({
          status: event.status,
          at: indianTime(event.at),
          by: moverOf(event, row.accountId),
          ...(event.reason && { reason_code: event.reason }),
        })),
        refunds: refunds(row.id),
        can_cancel: said.canCancel !== false && (type?.cancelling?.isAllowed(row.status) ?? false),
        late: due !== null && due < now,
        invoice_url: of?.fileId
          ? callPath(platformEndpoints.getFile.path, { params: { id: of.fileId } })
          : null,
        invoice_number: of?.number ?? null,
        credit_notes: (creditNotes.get(row.id) ?? []).map(serializeCreditNote),
      };
      return { row, items: own, described: said, events: happened, due, wire };
    });
  }
  return { whole, one: async (row: OrderRow): Promise<OrderDetail> => (await whole([row]))[0]!.wire };
}
