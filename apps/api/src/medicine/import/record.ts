import type { Audit, byCaller } from '../../platform/audit.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Counts } from './stage.ts';

/** In the transaction that makes a file the catalogue: who brought it, and how much it changed. */
export const recordImport = (
  audit: Audit,
  tx: Queries,
  { inserted, updated }: Counts,
  by: ReturnType<typeof byCaller>,
): Promise<void> =>
  audit.record(tx, {
    ...by,
    action: 'import',
    objectKind: 'catalogue',
    objectId: null,
    subjectId: null,
    result: 'done',
    changes: { inserted: { from: 0, to: inserted }, updated: { from: 0, to: updated } },
  });
