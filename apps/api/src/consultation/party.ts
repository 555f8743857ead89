import type { SenderType } from '@doorstep/contract/consultation';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { doctorName, type AppointmentService } from '../appointment/service.ts';
import type { Database } from '../platform/db/database.ts';
import { notFound } from '../platform/http/http-error.ts';
import { consultationTable } from './schema.ts';

export type ConsultationRow = typeof consultationTable.$inferSelect;
export type Party = {
  row: ConsultationRow;
  /** Whose side the caller is on. */
  side: SenderType;
  /** As the doctor signs. */
  doctorName: string;
};
export const consultationNotFound = () => notFound('consultation_not_found');

interface Needs {
  db: Database;
  accounts: Pick<AccountService, 'people'>;
  doctors: Pick<AppointmentService['doctors'], 'row'>;
}
/**
 * Who takes part in which consultation: its patient, and the account of its doctor as long as that is a doctor's. Nobody else may know
 * that it is there.
 */
export function createParties({ db, accounts, doctors }: Needs) {
  const isDoctor = async (accountId: number): Promise<boolean> =>
    (await accounts.people([accountId])).get(accountId)?.role === 'doctor';
  /** Undefined for one that is not there; `side` is undefined for who is not of it. */
  async function look(
    id: string,
    accountId: number,
  ): Promise<(Omit<Party, 'side'> & { side: SenderType | undefined }) | undefined> {
    const [row] = await db.select().from(consultationTable).where(eq(consultationTable.id, id)),
      doctor = row && (await doctors.row(row.doctorId));
    if (!row || !doctor) return undefined;
    const isTheirs = doctor.accountId === accountId && (await isDoctor(accountId)),
      side = row.accountId === accountId ? 'patient' : isTheirs ? 'doctor' : undefined;
    return { row, side, doctorName: doctorName(doctor) };
  }
  /** Throws 404 for one that is not there, and for who is not of it. */
  async function of(id: string, accountId: number): Promise<Party> {
    const found = await look(id, accountId);
    if (!found?.side) throw consultationNotFound();
    return { ...found, side: found.side };
  }
  return { look, of };
}
export type Parties = ReturnType<typeof createParties>;
