import type { HealthNote, PatientRecord } from '@doorstep/contract/consultation.schema';
import { RECORD_SHOWN } from '@doorstep/contract/consultation';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { LabService } from '../lab/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import type { Consents } from './consent.ts';
import { consultationNotFound, type ConsultationRow, type Parties } from './party.ts';
import { healthNoteTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  accounts: Pick<AccountService, 'people'>;
  lab: LabService;
  consents: Consents;
  parties: Parties;
  prescriptions: Pick<PrescriptionService, 'list'>;
}
/** What patients share with the doctor of an open consultation. */
export function createRecords({ db, clock, audit, accounts, consents, lab, parties, prescriptions }: Needs) {
  async function note(accountId: number): Promise<HealthNote> {
    const [row] = await db.select().from(healthNoteTable).where(eq(healthNoteTable.accountId, accountId));
    return { allergies: row?.allergies ?? '', updated_at: row ? indianTime(row.updatedAt) : null };
  }
  async function setNote(accountId: number, allergies: string): Promise<HealthNote> {
    const fresh = { allergies, updatedAt: clock.now() };
    await db
      .insert(healthNoteTable)
      .values({ accountId, ...fresh })
      .onConflictDoUpdate({ target: healthNoteTable.accountId, set: fresh });
    return note(accountId);
  }
  async function open(caller: Caller, id: string): Promise<ConsultationRow> {
    const party = await parties.of(id, caller.accountId);
    if (party.side !== 'doctor') throw consultationNotFound();
    if (party.row.status === 'closed') throw new HttpError(409, 'consultation_closed');
    await consents.check(party);
    return party.row;
  }
  /** Throws 404 for who is not its doctor, 409 `consultation_closed`. A line in the audit before anything goes out. */
  async function read(caller: Caller, id: string, requestId: string): Promise<PatientRecord> {
    const { accountId } = await open(caller, id);
    await audit.record(db, {
      ...byCaller({ caller, requestId }),
      action: 'read',
      objectKind: 'health_record',
      objectId: id,
      subjectId: accountId,
      result: 'done',
    });
    const page = { page: 1, limit: RECORD_SHOWN };
    const [people, { allergies }, sheets, reports] = await Promise.all([
      accounts.people([accountId]),
      note(accountId),
      prescriptions.list(accountId, page),
      lab.reports(accountId, page),
    ]);
    // Its patient may have ended it during the reading.
    await open(caller, id);
    return {
      name: people.get(accountId)?.name ?? '',
      allergies,
      prescriptions: sheets.data,
      reports: reports.data,
    };
  }
  return { note, setNote, read };
}
export type Records = ReturnType<typeof createRecords>;
