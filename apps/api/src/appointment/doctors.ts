import { USUAL_FEE_PAISE } from '@doorstep/contract/appointment';
import type { Doctor } from '@doorstep/contract/appointment.schema';
import { toRupees } from '@doorstep/contract/money';
import { asc, eq, inArray } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { doctorTable } from './schema.ts';

export type DoctorRow = typeof doctorTable.$inferSelect;
interface Needs {
  db: Database;
  clock: Clock;
  schedule: ScheduleService;
}
export const feeOf = ({ feePaise }: DoctorRow): number => feePaise ?? USUAL_FEE_PAISE;
/** Where one goes, in one line. */
export const placeOf = ({ clinic, clinicAddress }: Pick<DoctorRow, 'clinic' | 'clinicAddress'>): string =>
  `${clinic}, ${clinicAddress}`;
export const doctorName = ({ name }: Pick<DoctorRow, 'name'>): string => `Dr. ${name}`;

/** Doctors as they are shown. */
export function createDoctors({ db, clock, schedule }: Needs) {
  async function serialize(rows: readonly DoctorRow[]): Promise<Doctor[]> {
    const free = await schedule.nextFree(rows.map(({ resourceId }) => resourceId)),
      now = clock.now();
    return rows.map((row) => {
      const { resource, next } = free.get(row.resourceId) ?? {};
      return {
        id: row.id,
        name: row.name,
        name_hi: row.nameHi,
        specialty: row.specialty,
        specialization: row.specialty,
        specialty_hi: row.specialtyHi,
        consultation_fee: toRupees(feeOf(row)),
        price: toRupees(feeOf(row)),
        profile_image: row.image,
        available: !row.isBusy && resource !== undefined && schedule.isOpen(resource, now),
        registration_no: row.registrationNo,
        qualification: row.qualification,
        languages: [...row.languages],
        experience_years: row.experienceYears,
        about: row.about,
        about_hi: row.aboutHi,
        clinic: row.clinic,
        clinic_address: row.clinicAddress,
        clinic_hi: row.clinicHi ?? row.clinic,
        clinic_address_hi: row.clinicAddressHi ?? row.clinicAddress,
        minutes: resource?.slotMinutes ?? 0,
        next_free: next ? indianTime(next) : null,
      };
    });
  }
  /** In the order in which they are listed. */
  const all = (): Promise<DoctorRow[]> => db.select().from(doctorTable).orderBy(asc(doctorTable.id));
  const list = async (): Promise<Doctor[]> => serialize(await all());
  const rows = (ids: readonly number[]): Promise<DoctorRow[]> =>
    db
      .select()
      .from(doctorTable)
      .where(inArray(doctorTable.id, [...ids]));
  const row = async (id: number): Promise<DoctorRow | undefined> =>
    (await db.select().from(doctorTable).where(eq(doctorTable.id, id)))[0];
  /** Whose calendar this account keeps. */
  const ofAccount = async (accountId: number): Promise<DoctorRow | undefined> =>
    (await db.select().from(doctorTable).where(eq(doctorTable.accountId, accountId)))[0];
  return {
    all,
    list,
    rows,
    row,
    ofAccount,
    serialize,
    one: async (of: DoctorRow) => (await serialize([of]))[0]!,
  };
}
export type Doctors = ReturnType<typeof createDoctors>;
