import type { TodayEntry } from '../platform/area.ts';
import { indianDay, indianMidnight } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { isAhead, type ScheduleService } from '../schedule/service.ts';
import type { Doctors } from './doctors.ts';

interface Needs {
  db: Database;
  doctors: Doctors;
  schedule: ScheduleService;
}
const DAY_MS = 86_400_000;

/** How many of a doctor's own appointments are still ahead today, and when the next one is. */
export const appointmentsToday = ({ db, doctors, schedule }: Needs): TodayEntry => ({
  key: 'appointments',
  roles: ['doctor'],
  async count(now, accountId) {
    const doctor = await doctors.ofAccount(accountId);
    if (!doctor) return { count: 0 };
    const from = indianMidnight(indianDay(now)),
      rows = await schedule.bookings.between(
        db,
        [doctor.resourceId],
        from,
        new Date(from.getTime() + DAY_MS),
      ),
      ahead = rows.filter((row) => isAhead(row, now));
    return { count: ahead.length, worstAt: ahead[0]?.startsAt ?? null };
  },
});
