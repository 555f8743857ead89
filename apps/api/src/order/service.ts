import { randomBytes } from 'node:crypto';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { OrderStatus, ServiceType } from '@doorstep/contract/order';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { PaymentService, Priced } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { given, isOneGiven, rawStatement, statement } from '../platform/db/statement.ts';
import { send } from '../platform/db/transactions.ts';
import type { Files } from '../platform/files.ts';
import { actingClosed, type Caller } from '../platform/http/access.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createAudited } from './audited.ts';
import { boughtByAll } from './bought.ts';
import { createCreditNotes } from './credit-notes.ts';
import { createFulfilment, type NewOrder } from './fulfilment.ts';
import { createOrderHistory } from './history.ts';
import { createInvoices } from './invoice.ts';
import { createDrawing } from './invoice-drawing.ts';
import { createNotes } from './notes.ts';
import { createOrderNews } from './notifications.ts';
import {
  createProductTypes,
  type Described,
  type Frozen,
  type ItemRow,
  type OrderRow,
  type ProductType,
  type ProductTypes,
  type Releasing,
} from './product-type.ts';
import { createBookingPapers, createPapers } from './papers.ts';
import { leftAt, leftBetween } from './left.ts';
import { idsLike, idsMatching } from './matching.ts';
import { orderTable, orderEventTable, orderItemTable, returnedItemTable } from './schema.ts';
import {
  insertReceived,
  insertReversal,
  receivedEntries,
  receivedHistory,
  unpaidOrders,
  serializeReceived,
  standing,
} from './received.ts';
import { createReturns } from './returns.ts';
import { createOrderSerializer, describe, itemsByOrder } from './serializer.ts';
import { createTransitions, isOrderId } from './transitions.ts';

export type {
  Describe,
  Described,
  Frozen,
  Item,
  ItemRow,
  OrderRow,
  ProductType,
  ProductTypes,
  ToDescribe,
} from './product-type.ts';
export type { Bought } from './bought.ts';
export type { News, ReadCopy, ReadNews } from './notifications.ts';
export { PLAIN } from './serializer.ts';
export type { BookingPaper, PaperLine } from './booking-paper.ts';
export type { Whole } from './serializer.ts';
export { nameOfActor } from './serializer.ts';
export type { ReceivedRow } from './received.ts';

interface Needs {
  db: Database;
  clock: Clock;
  payments: PaymentService;
  files: Files;
  jobs: Jobs;
  accounts: Pick<AccountService, 'isGone'>;
  /** In place of those that areas sell. */
  productTypes?: ProductTypes;
}

/** Read out on the phone: no letter that looks like a figure, and none that spells a word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const newOrderId = (prefix: string): string =>
  `${prefix}-${[...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
/** Still to be brought: an account with one of these cannot go. */
const UNDER_WAY = ['pending', 'processing', 'shipped'] as const;

const ofOrder = <Name extends keyof OrderRow>(name: Name) => given<OrderRow[Name]>(name, orderTable[name]);
const insertOrder = statement('order_insert', (queries) =>
  queries.insert(orderTable).values({
    id: ofOrder('id'),
    accountId: ofOrder('accountId'),
    byAccountId: ofOrder('byAccountId'),
    serviceType: ofOrder('serviceType'),
    paymentId: ofOrder('paymentId'),
    status: ofOrder('status'),
    subtotalPaise: ofOrder('subtotalPaise'),
    feePaise: ofOrder('feePaise'),
    totalPaise: ofOrder('totalPaise'),
    intent: ofOrder('intent'),
    address: ofOrder('address'),
    placeOfSupply: ofOrder('placeOfSupply'),
    contactMobile: ofOrder('contactMobile'),
    distanceKm: ofOrder('distanceKm'),
    promisedAt: ofOrder('promisedAt'),
    details: ofOrder('details'),
    createdAt: ofOrder('createdAt'),
    updatedAt: ofOrder('updatedAt'),
  }),
);
const rowsById = statement('orders_by_id', (queries) =>
  queries
    .select()
    .from(orderTable)
    .where(isOneGiven(orderTable.id))
    .orderBy(asc(orderTable.createdAt), asc(orderTable.id)),
);
/** However many they are, one statement. */
const insertItems = rawStatement(
  'order_items_insert',
  sql`
    insert into ${orderItemTable} (order_id, position, product_type, reference, title, detail, quantity, price_paise, tax_code, gst_rate, data)
    select ${sql.placeholder('orderId')}, i.position, i."productType", i.reference, i.title, i.detail, i.quantity, i."pricePaise", i."taxCode", i."gstRate", i.data
    from jsonb_to_recordset(${sql.placeholder('items')}::jsonb) i (
      position smallint, "productType" text, reference text, title text, detail text, quantity smallint, "pricePaise" bigint,
      "taxCode" text, "gstRate" smallint, data jsonb)`,
);
const insertEvent = statement('order_event_insert', (queries) =>
  queries.insert(orderEventTable).values({
    orderId: given('orderId'),
    status: given('status'),
    at: given('at'),
    byAccountId: given('byAccountId', orderEventTable.byAccountId),
  }),
);

/** What other areas may ask of orders. */
export function createOrderService({
  db,
  clock,
  payments,
  files,
  jobs,
  accounts,
  productTypes: instead,
}: Needs) {
  const { money } = payments;
  const productTypes = createProductTypes(instead);
  const serializer = createOrderSerializer({ db, clock, money, productTypes });
  /** Of several orders at once, by position. */
  const items = async (queries: Queries, ids: readonly string[]): Promise<ItemRow[]> =>
    ids.length === 0 ? [] : itemsByOrder(queries, { ids: [...ids] });
  /** What its product type says of an order, as this transaction sees it. */
  async function describeOne(queries: Queries, row: OrderRow): Promise<Described> {
    const [tell, own] = await Promise.all([describe(productTypes, queries, [row]), items(queries, [row.id])]);
    return tell({ row, items: own });
  }
  /** What was reserved for these items is given back. */
  const release = async (
    tx: Queries,
    { serviceType }: OrderRow,
    which: readonly ItemRow[],
    why: Releasing,
  ): Promise<void> => productTypes.get(serviceType)?.release?.(tx, which, why);
  /** Of an order that is not sent: what was left out before is given back already. */
  async function releaseRest(tx: Queries, row: OrderRow, why: Releasing): Promise<void> {
    const { leftOut } = await describeOne(tx, row);
    await release(
      tx,
      row,
      (await items(tx, [row.id])).filter(({ position }) => !leftOut.has(position)),
      why,
    );
  }
  const draw = createDrawing(),
    papers = createPapers(files, draw);
  const creditNotes = createCreditNotes({ db, clock, files, jobs, money, productTypes, papers });
  const credit = creditNotes.write;
  const transitions = createTransitions({ db, clock, money, jobs, productTypes, releaseRest, credit });
  const giveBack = createReturns({ clock, money, productTypes, transitions, release, credit });
  const invoices = createInvoices({
    db,
    clock,
    files,
    jobs,
    money,
    transitions,
    productTypes,
    papers,
    creditNotes,
  });

  const newId = (serviceType: ServiceType) => newOrderId(productTypes.get(serviceType)!.idPrefix);
  /** In the transaction that makes it; the database refuses a second one for the same payment. */
  function insert(tx: Queries, { items, ...fresh }: NewOrder): OrderRow {
    const now = clock.now(),
      { itemData } = productTypes.get(fresh.serviceType)!,
      row: OrderRow = { createdAt: now, updatedAt: now, ...fresh };
    send(tx, insertOrder(tx, { ...row }));
    if (items.length > 0)
      send(
        tx,
        insertItems(tx, {
          orderId: row.id,
          items: JSON.stringify(
            items.map((item, position) => ({
              ...item,
              data: itemData ? itemData.parse(item.data) : {},
              position,
            })),
          ),
        }),
      );
    send(
      tx,
      insertEvent(tx, {
        orderId: row.id,
        status: fresh.status,
        at: now,
        byAccountId: fresh.byAccountId ?? fresh.accountId,
      }),
    );
    return row;
  }
  const fulfilment = createFulfilment({
    clock,
    jobs,
    productTypes,
    newId,
    insert,
    isGone: accounts.isGone,
  });
  payments.onCaptured(fulfilment.ofPayments);

  /** Undefined for one that is not this person's, or of another product type. */
  async function own(
    accountId: number,
    id: string,
    serviceType?: ServiceType,
  ): Promise<OrderRow | undefined> {
    if (!isOrderId(id)) return undefined;
    return (
      await db
        .select()
        .from(orderTable)
        .where(
          and(
            eq(orderTable.id, id),
            eq(orderTable.accountId, accountId),
            serviceType && eq(orderTable.serviceType, serviceType),
          ),
        )
    )[0];
  }
  /** Several at once, oldest first. */
  const rows = async (queries: Queries, ids: readonly string[]): Promise<OrderRow[]> =>
    ids.length === 0 ? [] : rowsById(queries, { ids: [...ids] });
  /** The order of a payment that was made for exactly this; again and again the same one. */
  async function place(...asked: Parameters<PaymentService['place']>): Promise<OrderRow> {
    const { orderId, made } = await payments.place(...asked);
    return (made as OrderRow | undefined) ?? (await rows(db, [orderId]))[0]!;
  }

  /** To be paid when it is carried out. In the caller's transaction; or why it cannot be had. */
  const placeUnpaid = async (
    tx: Queries,
    { accountId, by }: Pick<Caller, 'accountId' | 'by'>,
    serviceType: ServiceType,
    { intent, frozen, subtotalPaise, feePaise }: Priced<Frozen>,
  ) =>
    fulfilment.make(
      tx,
      null,
      {
        accountId,
        byAccountId: by?.accountId ?? null,
        serviceType,
        intent: JSON.stringify(intent),
        subtotalPaise,
        feePaise,
        totalPaise: subtotalPaise + feePaise,
        frozen,
        expiresAt: clock.now(),
      },
      await accounts.isGone(tx, accountId),
    );

  /** Throws 403 `acting_closed` for a helper unless the product type is open to helpers. */
  function assertOpenTo({ by }: Pick<Caller, 'by'>, type: ServiceType | null): void {
    if (by && !(type && productTypes.get(type)?.acting)) throw actingClosed();
  }
  /** With its money, less what its product type says that it costs. Again: nothing changes. Throws 409 for what is on its way. Undefined for one that is not this person's, or is not cancelled here. */
  async function cancel(
    caller: Pick<Caller, 'accountId' | 'by'>,
    id: string,
    note: string | undefined,
  ): Promise<OrderDetail | undefined> {
    const { accountId } = caller;
    const row = await db.transaction(async (tx) => {
      const held = await transitions.locked(tx, id);
      const cancelling = held && productTypes.get(held.serviceType)?.cancelling;
      if (held?.accountId !== accountId || !cancelling) return undefined;
      assertOpenTo(caller, held.serviceType);
      if (held.status === 'cancelled') return held;
      if (!cancelling.isAllowed(held.status)) throw cancelling.tooLate(held.status);
      const cancelled = await transitions.cancel(tx, held, {
        byAccountId: accountId,
        keptPaise: await cancelling.feePaise(tx, held, clock.now()),
        reason: { code: 'cancelled_by_you', params: note ? { note } : {} },
      });
      return cancelled.row;
    });
    jobs.kick();
    return row && serializer.one(row);
  }
  /** For who wants the account gone. */
  async function isOpen(tx: Queries, accountId: number): Promise<boolean> {
    const open = await tx
      .select()
      .from(orderTable)
      .where(and(eq(orderTable.accountId, accountId), inArray(orderTable.status, [...UNDER_WAY])));
    for (const [type, mine] of Map.groupBy(open, ({ serviceType }) => serviceType)) {
      const awaited = productTypes.get(type)?.awaited;
      if (!awaited || (await awaited(tx, mine))) return true;
    }
    return false;
  }
  return {
    /** Each area that sells something says so when the server is put together. */
    sell: (name: ServiceType, type: ProductType): void => productTypes.add(name, type),
    productTypes,
    place,
    placeUnpaid,
    own,
    rows,
    items,
    /** Ids of all orders in this status, for a query of another area. */
    idsIn: (queries: Queries, status: OrderStatus) =>
      queries.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.status, status)),
    idsMatching: (search: string) => idsMatching(db, search),
    idsLike: (part: string) => idsLike(db, part),
    /** Something of it changed besides its status. */
    async touch(tx: Queries, id: string): Promise<void> {
      await tx.update(orderTable).set({ updatedAt: clock.now() }).where(eq(orderTable.id, id));
    },
    boughtBy: (accountId: number, productType: ServiceType, since: Date, queries: Queries = db) =>
      boughtByAll(queries, [accountId], productType, since),
    boughtByAll: (
      accountIds: readonly number[],
      productType: ServiceType,
      since: Date,
      queries: Queries = db,
    ) => boughtByAll(queries, accountIds, productType, since),
    leftAt: async (queries: Queries, id: string) => (isOrderId(id) ? leftAt(queries, id) : undefined),
    /** Refunded items of these orders, with when and why. */
    returnedItems: async (queries: Queries, orderIds: readonly string[]) =>
      orderIds.length === 0
        ? []
        : queries
            .select()
            .from(returnedItemTable)
            .where(inArray(returnedItemTable.orderId, [...orderIds])),
    leftBetween: (from: Date, to: Date) => leftBetween(db, from, to),
    describe: describeOne,
    serialize: serializer.one,
    whole: serializer.whole,
    transitions,
    giveBack,
    alreadyPaid: payments.alreadyPaid,
    /** Whether nothing of what was paid for it is left with the shop. */
    isReturned: async (tx: Queries, { paymentId }: OrderRow): Promise<boolean> =>
      paymentId !== null && money.isReturned(tx, paymentId),
    ...createOrderHistory({ db, productTypes, serializer }),
    assertOpenTo,
    cancel,
    isOpen,
    /** Payments taken at a visit. */
    received: {
      entries: receivedEntries,
      history: receivedHistory,
      unpaid: unpaidOrders,
      standing,
      serialize: serializeReceived,
      insert: insertReceived,
      reverse: insertReversal,
    },
    news: createOrderNews({ db, money, productTypes }),
    /** The receipt or slip of a booking, as PDF. */
    drawPaper: createBookingPapers(draw),
    creditNotes: { settle: creditNotes.settle, path: creditNotes.path },
    notes: createNotes({ db, clock }),
    audited: createAudited(db),
    ...invoices,
  };
}
export type OrderService = ReturnType<typeof createOrderService>;
