import { and, count, eq, isNotNull, min } from 'drizzle-orm';
import type { AppointmentService } from '../appointment/service.ts';
import type { TodayEntry } from '../platform/area.ts';
import type { Database } from '../platform/db/database.ts';
import { consultationTable } from './schema.ts';

interface Needs {
  db: Database;
  doctors: Pick<AppointmentService['doctors'], 'ofAccount'>;
}
/** How many of a doctor's patients wait for an answer, and since when the first of them does. */
export const consultationsToday = ({ db, doctors }: Needs): TodayEntry => ({
  key: 'consultations',
  roles: ['doctor'],
  async count(_now, accountId) {
    const doctor = await doctors.ofAccount(accountId);
    if (!doctor) return { count: 0 };
    const [row] = await db
      .select({ n: count(), at: min(consultationTable.waitingSince) })
      .from(consultationTable)
      .where(
        and(
          eq(consultationTable.doctorId, doctor.id),
          eq(consultationTable.status, 'open'),
          isNotNull(consultationTable.waitingSince),
        ),
      );
    return { count: row!.n, worstAt: row!.at };
  },
});
