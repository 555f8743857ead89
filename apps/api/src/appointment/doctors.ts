import { USUAL_FEE_PAISE } from '@doorstep/contract/appointment';
import { VIDEO_MINUTES } from '@doorstep/contract/consultation';
import type { Doctor } from '@doorstep/contract/appointment.schema';
import type { VideoDoctor } from '@doorstep/contract/consultation.schema';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { toRupees } from '@doorstep/contract/money';
import { asc, eq, inArray } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { indianDay, indianMidnight, indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { slotName, type ScheduleService } from '../schedule/service.ts';
import { doctorTable } from './schema.ts';
import { videoHours } from './video-hours.ts';

export type DoctorRow = typeof doctorTable.$inferSelect;
const DAY_MS = 86_400_000;
interface Needs {
  db: Database;
  clock: Clock;
  accounts: Pick<AccountService, 'people'>;
  schedule: ScheduleService;
}
export const feeOf = ({ feePaise }: DoctorRow): number => feePaise ?? USUAL_FEE_PAISE;
/** Where one goes, in one line. */
export const placeOf = ({ clinic, clinicAddress }: Pick<DoctorRow, 'clinic' | 'clinicAddress'>): string =>
  `${clinic}, ${clinicAddress}`;
export const doctorName = ({ name }: Pick<DoctorRow, 'name'>): string => `Dr. ${name}`;

/** Doctors as they are shown. */
export function createDoctors({ db, clock, accounts, schedule }: Needs) {
  /** Those who can answer: without the login of a doctor nobody is there. */
  async function reachable(rows: readonly DoctorRow[]): Promise<ReadonlySet<number>> {
    const people = await accounts.people(rows.flatMap(({ accountId }) => accountId ?? []));
    return new Set(
      rows.flatMap(({ id, accountId }) =>
        accountId !== null && people.get(accountId)?.role === 'doctor' ? [id] : [],
      ),
    );
  }
  async function serialize(rows: readonly DoctorRow[]): Promise<Doctor[]> {
    const free = await schedule.nextFree(rows.map(({ resourceId }) => resourceId)),
      there = await reachable(rows),
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
        available:
          there.has(row.id) && !row.isBusy && resource !== undefined && schedule.isOpen(resource, now),
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
        rating: row.rating,
        review_count: row.reviewCount,
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
  /** Of each doctor the times of today by video that have not begun, free and taken. */
  async function videoSlots(all: readonly DoctorRow[], keeper?: number) {
    const to = new Date(indianMidnight(indianDay(clock.now())).getTime() + DAY_MS),
      there = await reachable(all),
      ids = all.flatMap(({ id, resourceId }) => (there.has(id) ? [resourceId] : []));
    return schedule.offered(ids, { to, minutes: VIDEO_MINUTES, hours: videoHours, keeper });
  }
  /** Times of today at which this one can still be seen by video. */
  async function videoTimes(doctor: DoctorRow): Promise<Date[]> {
    const found = (await videoSlots([doctor])).get(doctor.resourceId);
    return (found?.slots ?? []).flatMap(({ taken, startsAt }) => (taken ? [] : [startsAt]));
  }
  /** Throws 409 for another day than today's. */
  function checkToday(at: Date): void {
    if (indianDay(at) !== indianDay(clock.now())) throw new HttpError(409, 'video_today');
  }
  /** Whether this one may be seen by video then, free or not. Throws 409. */
  async function checkVideo(row: DoctorRow, at: Date): Promise<void> {
    if (!(await reachable([row])).has(row.id)) throw new HttpError(409, 'doctor_busy');
    checkToday(at);
  }
  const toWire = ({ startsAt, taken }: { startsAt: Date; taken: boolean }) => ({
    time: slotName(startsAt),
    taken,
  });
  /** The same as a calendar of one day, with those that are taken. */
  async function videoDay(doctor: DoctorRow): Promise<BookableDays['data']> {
    const now = clock.now(),
      slots = (await videoSlots([doctor])).get(doctor.resourceId)?.slots ?? [];
    return {
      now: indianTime(now),
      minutes: VIDEO_MINUTES,
      days: [
        {
          day: indianDay(now),
          state: slots.length === 0 ? 'closed' : slots.every(({ taken }) => taken) ? 'full' : 'free',
          slots: slots.map(toWire),
        },
      ],
    };
  }
  /** All whom this account can see by video, in the order in which they are listed. */
  async function byVideo(accountId: number): Promise<VideoDoctor[]> {
    const everybody = await all(),
      there = await reachable(everybody),
      online = everybody.filter(({ id }) => there.has(id)),
      [shown, found] = await Promise.all([serialize(online), videoSlots(online, accountId)]);
    return online.map(({ resourceId }, i) => ({
      doctor: shown[i]!,
      slots: (found.get(resourceId)?.slots ?? []).map(toWire),
    }));
  }
  return {
    checkToday,
    checkVideo,
    byVideo,
    videoDay,
    videoTimes,
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
