import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Attachment } from '../platform/sender.ts';
import type { OrderMoney } from '../payment/service.ts';
import type { CreditNotes } from './credit-notes.ts';
import { factsOf, type Prescriber, type SoldLine } from './invoice-facts.ts';
import { nameless, type Papers } from './papers.ts';
import type { ItemRow, Language, OrderRow, ProductType, Sold } from './product-type.ts';
import { eraseReasons } from './received.ts';
import { invoiceTable, orderItemTable, orderNoteTable, orderTable, person } from './schema.ts';
import { describe } from './serializer.ts';
import { nextNumber } from './series.ts';
import type { Transitions } from './transitions.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Files;
  jobs: Jobs;
  money: OrderMoney;
  transitions: Transitions;
  productTypes: Sold;
  papers: Papers;
  creditNotes: CreditNotes;
}
type Row = typeof invoiceTable.$inferSelect;
/** A telephone number, with or without its country. */
const NUMBER = /^\+?[\d ]{10,16}$/;

const noInvoice = (reason: 'no_invoice_cancelled' | 'no_invoice_unpaid') =>
  new HttpError(409, reason, { code: 'no_invoice' });

type Slip = NonNullable<ProductType['invoice']>;
/** As it stands on the slip. */
export const feeOn = ({ fee: { name, taxCode } }: Slip, language: Language) => ({
  name: name(language),
  hsn: taxCode,
});
export function lineOn(slip: Slip, item: ItemRow, isLeftOut: boolean, rx?: Prescriber): SoldLine {
  const { name, pack, packHi, taxCode, gstRate, goods } = slip.item(item);
  return {
    name,
    pack,
    packHi,
    hsn: taxCode,
    gstRate,
    qty: item.quantity,
    pricePaise: item.pricePaise,
    isLeftOut,
    goods,
    rx,
  };
}
/** Tax invoices: numbered without a gap, frozen, drawn once and kept (decisions C29, S15). */
export function createInvoices({
  db,
  clock,
  files,
  jobs,
  money,
  transitions,
  productTypes,
  papers,
  creditNotes,
}: Needs) {
  const known = async (queries: Queries, orderId: string): Promise<Row | undefined> =>
    (await queries.select().from(invoiceTable).where(eq(invoiceTable.orderId, orderId)))[0];

  async function number(tx: Queries, id: string): Promise<Row> {
    const row = (await transitions.locked(tx, id))!;
    const before = await known(tx, id);
    if (before) return before;
    const type = productTypes.get(row.serviceType),
      slip = type?.invoice;
    if (!slip) throw notFound();
    const { payment_status, payment_id } = (await money.paid([row.paymentId], tx))(row.paymentId);
    if (row.status === 'cancelled') throw noInvoice('no_invoice_cancelled');
    if (payment_status !== 'paid') throw noInvoice('no_invoice_unpaid');
    const items = await tx
      .select()
      .from(orderItemTable)
      .where(eq(orderItemTable.orderId, id))
      .orderBy(orderItemTable.position);
    const { blocked, leftOut } = (await describe(productTypes, tx, [row]))({ row, items });
    if (blocked) throw blocked.invoice();
    const patient = person('patient');
    const [who] = await tx
      .select({
        name: patient.name,
        mobile: patient.mobile,
        language: sql<'en' | 'hi' | null>`${patient.preferences} ->> 'language'`,
      })
      .from(patient)
      .where(eq(patient.id, row.accountId));
    const prescribed = await type.prescribed?.(tx, id);
    const day = indianDay(clock.now()),
      language = who?.language ?? 'en';
    const facts = factsOf({
      number: await nextNumber(tx, 'DS', day),
      language,
      date: day,
      orderId: id,
      orderDate: indianDay(row.createdAt),
      paymentId: payment_id ?? '',
      // Whoever logs in with an OTP may have no name yet (decision C39).
      buyer: { name: who?.name || (who?.mobile ?? ''), address: row.address ?? '' },
      placeOfSupply: row.placeOfSupply,
      feePaise: row.feePaise,
      fee: feeOn(slip, language),
      lines: items.map((item) =>
        lineOn(slip, item, leftOut.has(item.position), prescribed?.get(item.position)),
      ),
    });
    const [made] = await tx
      .insert(invoiceTable)
      .values({ orderId: id, number: facts.number, facts, createdAt: clock.now() })
      .returning();
    // What went back before without a line of it stands on the invoice, and is taken back at once.
    await creditNotes.write(tx, row);
    return made!;
  }
  const file = ({ orderId, facts }: Row, accountId: number): Promise<string> => {
    const mine = eq(invoiceTable.orderId, orderId);
    return papers({
      key: orderId,
      accountId,
      kind: 'invoice',
      facts,
      held: async (tx) => (await tx.select().from(invoiceTable).where(mine).for('update'))[0]!,
      async store(tx, fileId) {
        await tx.update(invoiceTable).set({ fileId }).where(mine);
      },
    });
  };
  /** Again and again the same number and file. Fault 409 where there is none: unpaid, cancelled, or a prescription is still looked at. */
  async function makeInvoice({
    id,
    accountId,
  }: OrderRow): Promise<{ invoice_url: string; invoice_number: string }> {
    const row = (await known(db, id)) ?? (await db.transaction((tx) => number(tx, id)));
    return {
      invoice_url: callPath(platformEndpoints.getFile.path, {
        params: { id: row.fileId ?? (await file(row, accountId)) },
      }),
      invoice_number: row.number,
    };
  }
  /** The invoice's file, drawn again after its facts changed; `id` is the order's. */
  async function redraw(id: string): Promise<void> {
    const [of] = await db
      .select({ row: invoiceTable, accountId: orderTable.accountId })
      .from(invoiceTable)
      .innerJoin(orderTable, eq(orderTable.id, invoiceTable.orderId))
      .where(and(eq(invoiceTable.orderId, id), isNull(invoiceTable.fileId)));
    if (of) await file(of.row, of.accountId);
  }

  /** Of a person who leaves: what was sold for how much stays for the law; name, number and address do not, and invoices are drawn anew without them. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    const ids = (
      await tx
        .update(orderTable)
        .set({ contactMobile: null, address: null, details: null, intent: '' })
        .where(eq(orderTable.accountId, accountId))
        .returning({ id: orderTable.id })
    ).map(({ id }) => id);
    if (ids.length > 0) {
      await tx.delete(orderNoteTable).where(inArray(orderNoteTable.orderId, ids));
      await eraseReasons(tx, ids);
    }
    const made =
      ids.length === 0
        ? []
        : await tx.select().from(invoiceTable).where(inArray(invoiceTable.orderId, ids)).for('update');
    for (const { orderId, facts, fileId } of made) {
      await tx
        .update(invoiceTable)
        .set({ facts: nameless(facts), fileId: null })
        .where(eq(invoiceTable.orderId, orderId));
      if (fileId !== null) await files.forget(tx, fileId);
      await jobs.add(tx, 'invoice', orderId);
    }
    await creditNotes.forget(tx, ids);
  }
  /** Every contact number of the person's orders, and those in their booking details. */
  async function contactsOf(tx: Queries, accountId: number): Promise<string[]> {
    const rows = await tx
      .select({ mobile: orderTable.contactMobile, details: orderTable.details })
      .from(orderTable)
      .where(eq(orderTable.accountId, accountId));
    return rows.flatMap(({ mobile, details }) =>
      [mobile, ...Object.values((details ?? {}) as Record<string, unknown>)].filter(
        (one): one is string => typeof one === 'string' && NUMBER.test(one),
      ),
    );
  }
  /** For a message; undefined where none is made, or its file is being drawn anew. */
  async function invoiceFile(id: string): Promise<Attachment | undefined> {
    const row = await known(db, id);
    const bytes = row?.fileId ? await files.bytes(row.fileId) : undefined;
    return row && bytes && { name: `${row.number.replaceAll('/', '-')}.pdf`, type: 'application/pdf', bytes };
  }
  return { makeInvoice, invoiceFile, contactsOf, forgetAll, redraw };
}
