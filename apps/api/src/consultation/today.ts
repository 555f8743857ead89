import { and, count, eq, isNotNull, min, or, sql } from 'drizzle-orm';
import type { AppointmentService } from '../appointment/service.ts';
import type { TodayEntry } from '../platform/area.ts';
import type { Database } from '../platform/db/database.ts';
import { isDangerWaiting } from './danger.ts';
import { consultationTable } from './schema.ts';

interface Needs {
  db: Database;
  doctors: Pick<AppointmentService['doctors'], 'ofAccount'>;
}
/** Counts of Today: a doctor's patients who wait for an answer, and danger signs that nobody has answered. */
export const consultationsToday = ({ db, doctors }: Needs): TodayEntry[] => [
  {
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
  },
  {
    key: 'consultations_danger',
    roles: ['doctor'],
    async count(_now, accountId) {
      const doctor = await doctors.ofAccount(accountId);
      if (!doctor) return { count: 0 };
      const [row] = await db
        .select({
          n: count(),
          at: min(
            sql<Date>`least(${consultationTable.dangerSince}, ${consultationTable.waitingSince})`,
          ).mapWith(consultationTable.dangerSince),
        })
        .from(consultationTable)
        .where(
          and(
            eq(consultationTable.status, 'open'),
            or(
              and(eq(consultationTable.doctorId, doctor.id), isDangerWaiting),
              and(isNotNull(consultationTable.dangerSince), isNotNull(consultationTable.escalatedAt)),
            ),
          ),
        );
      return { count: row!.n, worstAt: row!.at };
    },
  },
  {
    key: 'consultations_unanswered',
    roles: ['admin'],
    async count() {
      const [row] = await db
        .select({ n: count(), at: min(consultationTable.dangerSince) })
        .from(consultationTable)
        .where(and(eq(consultationTable.status, 'open'), isNotNull(consultationTable.dangerSince)));
      return { count: row!.n, worstAt: row!.at };
    },
  },
];
