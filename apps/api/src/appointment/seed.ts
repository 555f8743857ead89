import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database } from '../platform/db/database.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { CLINICS, DEMO_DOCTORS, HOURS, registrationOf, SPECIALTIES } from './demo.ts';
import { doctorTable } from './schema.ts';

const MINUTES = 30;
/** Where there is no doctor yet. */
export async function seedDemoDoctors(
  db: Database,
  { resources }: ScheduleService,
  accountId: number | null,
): Promise<void> {
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
        accountId: i === 0 ? accountId : null,
      });
    }
  });
}
