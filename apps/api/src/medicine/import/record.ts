import { eq } from 'drizzle-orm';
import type { Audit, byCaller } from '../../platform/audit.ts';
import type { Queries } from '../../platform/db/database.ts';
import { catalogueImportTable } from '../schema.ts';
import type { Counts } from './stage.ts';

/** In the transaction that makes a file the catalogue: who brought it, and how much it changed. */
export async function recordImport(
  audit: Audit,
  tx: Queries,
  { inserted, updated }: Counts,
  { importId, file }: { importId: number | null; file: string | null },
  by: ReturnType<typeof byCaller>,
): Promise<void> {
  if (importId !== null)
    await tx
      .update(catalogueImportTable)
      .set({ accountId: by.actorId, file })
      .where(eq(catalogueImportTable.id, importId));
  await audit.record(tx, {
    ...by,
    action: 'import',
    objectKind: 'catalogue',
    objectId: null,
    subjectId: null,
    result: 'done',
    changes: { inserted: { from: 0, to: inserted }, updated: { from: 0, to: updated } },
  });
}
