import type { Role } from '@doorstep/contract/account';
import { eq } from 'drizzle-orm';
import { byCaller, type Audit } from '../platform/audit.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileRow, Files } from '../platform/files.ts';
import type { Caller } from '../platform/http/access.ts';
import { prescriptionTable } from './schema.ts';

interface Needs {
  db: Database;
  files: Files;
  audit: Audit;
}
/** Besides its owner; a picture of oneself is for nobody else. */
const readers: Record<FileRow['kind'], Role | undefined> = {
  prescription: 'pharmacist',
  invoice: 'admin',
  picture: undefined,
};

/** Who may open a file: its owner, and of the staff whom its kind concerns, with a row in the audit before a byte goes out (safety T27, T48). */
export function createPrescriptionReading({ db, files, audit }: Needs) {
  /** Undefined for one that is not this caller's to see, as for one that nobody has. */
  return async (
    caller: Caller,
    id: string,
    requestId: string,
  ): Promise<{ kind: FileRow['kind']; type: string; bytes: Buffer } | undefined> => {
    const { accountId, role } = caller,
      row = await files.row(id);
    if (!row) return undefined;
    const [of] =
      row.kind === 'prescription'
        ? await db
            .select({ id: prescriptionTable.id, hiddenAt: prescriptionTable.hiddenAt })
            .from(prescriptionTable)
            .where(eq(prescriptionTable.fileId, id))
        : [];
    const isOwner = row.accountId === accountId;
    if (isOwner ? of?.hiddenAt : role === 'patient') return undefined;
    const may = isOwner || readers[row.kind] === role;
    if (!isOwner)
      await audit.record(db, {
        ...byCaller({ caller, requestId }),
        action: 'read',
        objectKind: row.kind,
        objectId: of?.id ?? id,
        subjectId: row.accountId,
        result: may ? 'done' : 'refused',
      });
    const bytes = may ? await files.bytes(id) : undefined;
    return bytes && { kind: row.kind, type: row.type, bytes };
  };
}
