import { and, eq, isNull } from 'drizzle-orm';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database } from '../platform/db/database.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { CLINICS, DEMO_DOCTORS, HOURS, mobileOf, registrationOf, SPECIALTIES } from './demo.ts';
import { doctorTable } from './schema.ts';

/** The first carries the specification's figures, every third has none (decision S12). */
const ratingOf = (i: number) =>
  i % 3 === 2
    ? {}
    : { rating: i === 0 ? 4.8 : 3.9 + ((i * 4) % 10) / 10, reviewCount: i === 0 ? 254 : 9 + i * 11 };

const MINUTES = 30;
/** Where there is no doctor yet. */
export async function seedDemoDoctors(db: Database, { resources }: ScheduleService): Promise<void> {
  await db.transaction(async (tx) => {
    // Of two servers that begin together the second waits here, and finds them.
    await lockAccount(tx, 'doctor demo', 0);
    if ((await tx.$count(doctorTable)) > 0) return;
    for (const [i, doctor] of DEMO_DOCTORS.entries()) {
      const { minutes = MINUTES, fee } = doctor,
        [specialtyHi, about, aboutHi] = SPECIALTIES[doctor.specialty]!,
        [clinic, clinicAddress, clinicHi, clinicAddressHi] = CLINICS[doctor.clinic];
      const resourceId = await resources.add(tx, {
        capacity: 1,
        slotMinutes: minutes,
        bufferMinutes: 0,
        stepMinutes: minutes,
        weekly: HOURS[doctor.hours],
      });
      await tx.insert(doctorTable).values({
        name: doctor.name,
        nameHi: doctor.nameHi,
        specialty: doctor.specialty,
        specialtyHi,
        qualification: doctor.qualification,
        registrationNo: registrationOf(i),
        languages: doctor.languages,
        experienceYears: doctor.years,
        about,
        aboutHi,
        clinic,
        clinicAddress,
        clinicHi,
        clinicAddressHi,
        feePaise: fee === undefined ? null : fee * 100,
        resourceId,
        isBusy: doctor.busy ?? false,
        ...ratingOf(i),
      });
    }
  });
}
export type AddPeople = (
  people: ReadonlyArray<{ mobile: string; name: string; role: 'doctor'; email: null }>,
  now: Date,
) => Promise<ReadonlyMap<string, number>>;
/** Logins of those who have none: who could not answer is not online. The first one's is the demo's own doctor. */
export async function seedDemoLogins(
  db: Database,
  { firstId, addPeople }: { firstId: number | null; addPeople: AddPeople },
  now: Date,
): Promise<void> {
  const without = new Set(
      (
        await db
          .select({ registrationNo: doctorTable.registrationNo })
          .from(doctorTable)
          .where(isNull(doctorTable.accountId))
      ).map(({ registrationNo }) => registrationNo),
    ),
    missing = DEMO_DOCTORS.map(({ name }, i) => ({
      name: `Dr. ${name}`,
      mobile: mobileOf(i),
      registrationNo: registrationOf(i),
      isFirst: i === 0,
    })).filter(({ registrationNo }) => without.has(registrationNo));
  if (missing.length === 0) return;
  const ids = await addPeople(
    missing.flatMap(({ name, mobile, isFirst }) =>
      isFirst ? [] : [{ name, mobile, role: 'doctor' as const, email: null }],
    ),
    now,
  );
  for (const { mobile, registrationNo, isFirst } of missing)
    await db
      .update(doctorTable)
      .set({ accountId: isFirst ? firstId : ids.get(mobile)! })
      .where(and(eq(doctorTable.registrationNo, registrationNo), isNull(doctorTable.accountId)));
}
