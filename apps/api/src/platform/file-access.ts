import type { FileReaders, MayOpen } from './area.ts';
import { byCaller, type Audit } from './audit.ts';
import type { Database } from './db/database.ts';
import type { FileKind, FileRow, Files } from './files.ts';
import type { Caller } from './http/access.ts';

interface Needs {
  db: Database;
  files: Files;
  audit: Audit;
}
interface OpenedFile {
  kind: FileKind;
  type: string;
  bytes: Buffer;
}

/** Who may open a file: its owner, and of the staff whom its kind concerns, with a row in the audit before a byte goes out (safety T27, T48). */
export function createFileAccess({ db, files, audit }: Needs) {
  const readers = new Map<string, FileReaders>(),
    others: MayOpen[] = [];
  async function isLetIn(file: FileRow, caller: Caller): Promise<boolean> {
    for (const mayOpen of others) if (await mayOpen(file, caller)) return true;
    return false;
  }

  /** Undefined for one that is not this caller's to see, as for one that nobody has. */
  async function open(caller: Caller, id: string, requestId: string): Promise<OpenedFile | undefined> {
    const { accountId, role } = caller,
      row = await files.row(id);
    if (!row) return undefined;
    const { staff, acting, recordOf } = readers.get(row.kind) ?? {};
    const record = await recordOf?.(id);
    const isOwner = row.accountId === accountId;
    if (isOwner && record?.isHidden) return undefined;
    if (caller.by && !(isOwner && acting)) return undefined;
    const may = isOwner || staff === role || (!record?.isHidden && (await isLetIn(row, caller)));
    if (role === 'patient' && !may) return undefined;
    // Of what a patient reads themselves there is no line: it is the others who are watched.
    if (caller.by || (!isOwner && role !== 'patient'))
      await audit.record(db, {
        ...byCaller({ caller, requestId }),
        action: 'read',
        objectKind: row.kind,
        objectId: record?.id ?? id,
        subjectId: row.accountId,
        result: may ? 'done' : 'refused',
      });
    const bytes = may ? await files.bytes(id) : undefined;
    return bytes && { kind: row.kind, type: row.type, bytes };
  }
  return {
    open,
    letIn(mayOpen: MayOpen) {
      others.push(mayOpen);
    },
    /** Each kind once: of two areas that declare the same one nobody knows whose files they are. */
    allow(kinds: Partial<Record<FileKind, FileReaders>>) {
      for (const [kind, who] of Object.entries<FileReaders>(kinds)) {
        if (readers.has(kind)) throw new Error(`two areas declare files of the kind '${kind}'`);
        readers.set(kind, who);
      }
    },
  };
}
export type FileAccess = ReturnType<typeof createFileAccess>;
