import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { OrderMoney } from '../payment/service.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import type { Jobs } from '../platform/jobs.ts';
import { creditFactsOf } from './credit-facts.ts';
import { lineOn } from './invoice.ts';
import { nameless, type Papers } from './papers.ts';
import type { OrderRow, Sold } from './product-type.ts';
import { creditNoteTable, invoiceTable, orderItemTable, orderTable } from './schema.ts';
import { describe } from './serializer.ts';
import { nextNumber } from './series.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Files;
  jobs: Jobs;
  money: OrderMoney;
  productTypes: Sold;
  papers: Papers;
}
type Row = typeof creditNoteTable.$inferSelect;

/** What was given back after an invoice: numbered without a gap, frozen, drawn once and kept, as the invoice is (decision C29). */
export function createCreditNotes({ db, clock, files, jobs, money, productTypes, papers }: Needs) {
  const of = (queries: Queries, orderId: string) =>
    queries
      .select()
      .from(creditNoteTable)
      .where(eq(creditNoteTable.orderId, orderId))
      .orderBy(asc(creditNoteTable.position));

  /**
   * In a transaction that holds the order's row, after its money was asked for. Invoice less notes is always what the shop keeps, so it does not matter who gives
   * the money back, how often this is called, or what was not heard of when it went.
   */
  async function write(tx: Queries, row: OrderRow): Promise<void> {
    if (row.paymentId === null) return;
    const [invoice] = await tx.select().from(invoiceTable).where(eq(invoiceTable.orderId, row.id));
    if (!invoice) return;
    const before = await of(tx, row.id);
    const charged = before.reduce(
      (sum, { facts }) => sum - facts.total.totalPaise,
      invoice.facts.total.totalPaise,
    );
    const paise = charged - (await money.kept(tx, row.paymentId));
    if (paise <= 0) return;
    const items = await tx
      .select()
      .from(orderItemTable)
      .where(eq(orderItemTable.orderId, row.id))
      .orderBy(orderItemTable.position);
    const { leftOut } = (await describe(productTypes, tx, [row]))({ row, items });
    const slip = productTypes.get(row.serviceType)!.invoice!;
    const date = indianDay(clock.now());
    const facts = creditFactsOf({
      number: await nextNumber(tx, 'CN', date),
      date,
      invoice: invoice.facts,
      before: before.map((note) => note.facts),
      returned: items
        .filter(({ position }) => leftOut.has(position))
        .map((item) => lineOn(slip, item, false)),
      paise,
    });
    await tx.insert(creditNoteTable).values({
      orderId: row.id,
      position: before.length + 1,
      number: facts.number,
      facts,
      createdAt: clock.now(),
    });
    await jobs.add(tx, 'credit_note', row.id);
  }

  const file = ({ orderId, position, facts }: Row, accountId: number): Promise<string> => {
    const mine = and(eq(creditNoteTable.orderId, orderId), eq(creditNoteTable.position, position));
    return papers({
      key: `${orderId}/${position}`,
      accountId,
      kind: 'credit_note',
      facts,
      held: async (tx) => (await tx.select().from(creditNoteTable).where(mine).for('update'))[0]!,
      async store(tx, fileId) {
        await tx.update(creditNoteTable).set({ fileId }).where(mine);
      },
    });
  };
  /** The job of an order whose money went back: its note is written where it was not, and drawn. */
  async function settle(orderId: string): Promise<void> {
    const row = await db.transaction(async (tx) => {
      const [held] = await tx.select().from(orderTable).where(eq(orderTable.id, orderId)).for('update');
      if (held) await write(tx, held);
      return held;
    });
    if (!row) return;
    const undrawn = await db
      .select()
      .from(creditNoteTable)
      .where(and(eq(creditNoteTable.orderId, orderId), isNull(creditNoteTable.fileId)));
    for (const note of undrawn) await file(note, row.accountId);
  }
  /** Where one's file is; undefined where this order has no such note. */
  async function path({ id, accountId }: OrderRow, position: string): Promise<string | undefined> {
    const note = (await of(db, id)).find((one) => String(one.position) === position);
    return (
      note &&
      callPath(platformEndpoints.getFile.path, {
        params: { id: note.fileId ?? (await file(note, accountId)) },
      })
    );
  }
  /** As invoices: drawn anew without the name. */
  async function forget(tx: Queries, orderIds: readonly string[]): Promise<void> {
    const made =
      orderIds.length === 0
        ? []
        : await tx
            .select()
            .from(creditNoteTable)
            .where(inArray(creditNoteTable.orderId, [...orderIds]))
            .for('update');
    for (const { orderId, position, facts, fileId } of made) {
      await tx
        .update(creditNoteTable)
        .set({ facts: nameless(facts), fileId: null })
        .where(and(eq(creditNoteTable.orderId, orderId), eq(creditNoteTable.position, position)));
      if (fileId !== null) await files.forget(tx, fileId);
      await jobs.add(tx, 'credit_note', orderId);
    }
  }
  return { write, settle, path, forget };
}
export type CreditNotes = ReturnType<typeof createCreditNotes>;
