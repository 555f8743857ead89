import { eq, inArray } from 'drizzle-orm';
import type { AuditedRecords } from '../platform/area.ts';
import type { Database } from '../platform/db/database.ts';
import { creditNoteTable, invoiceTable } from './schema.ts';

/** What the audit calls orders and their papers: papers are read as files, and have numbers. */
export function createAudited(db: Database): Record<'order' | 'invoice' | 'credit_note', AuditedRecords> {
  const papers = (table: typeof invoiceTable | typeof creditNoteTable): AuditedRecords => ({
    async names(ids) {
      const rows = await db
        .select({ fileId: table.fileId, number: table.number })
        .from(table)
        .where(inArray(table.fileId, [...ids]));
      return new Map(rows.map(({ fileId, number }) => [fileId!, number]));
    },
    async ofOrder(orderId) {
      const rows = await db.select({ fileId: table.fileId }).from(table).where(eq(table.orderId, orderId));
      return rows.flatMap(({ fileId }) => fileId ?? []);
    },
  });
  return {
    order: {
      names: async (ids) => new Map(ids.map((id) => [id, id])),
      ofOrder: async (orderId) => [orderId],
    },
    invoice: papers(invoiceTable),
    credit_note: papers(creditNoteTable),
  };
}
