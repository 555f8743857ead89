import { eq, inArray } from 'drizzle-orm';
import type { AuditedRecords } from '../platform/area.ts';
import type { Database } from '../platform/db/database.ts';
import { prescriptionLineTable, prescriptionOrderTable } from './schema.ts';

/** The audit calls a prescription by the orders that were given it, or were decided by it. */
export function auditedPrescriptions(db: Database): AuditedRecords {
  const tables = [prescriptionOrderTable, prescriptionLineTable] as const;
  return {
    async names(ids) {
      const orders = new Map<string, Set<string>>();
      for (const table of tables)
        for (const { id, orderId } of await db
          .select({ id: table.prescriptionId, orderId: table.orderId })
          .from(table)
          .where(inArray(table.prescriptionId, [...ids])))
          if (id) orders.set(id, (orders.get(id) ?? new Set()).add(orderId));
      return new Map([...orders].map(([id, of]) => [id, [...of].toSorted().join(', ')]));
    },
    async ofOrder(orderId) {
      const ids = new Set<string>();
      for (const table of tables)
        for (const { id } of await db
          .select({ id: table.prescriptionId })
          .from(table)
          .where(eq(table.orderId, orderId)))
          if (id) ids.add(id);
      return [...ids];
    },
  };
}
