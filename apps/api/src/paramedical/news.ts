import { bookingTexts } from '@doorstep/contract/booking.messages.en';
import { bookingTextsHi } from '@doorstep/contract/booking.messages.hi';
import { promiseText } from '@doorstep/contract/promise-text';
import { eq } from 'drizzle-orm';
import type { ReadNews } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { visitTable } from './schema.ts';
import type { Teams } from './teams.ts';

interface Needs {
  db: Database;
  clock: Clock;
  schedule: ScheduleService;
  teams: Teams;
}
const textsIn = { en: bookingTexts, hi: bookingTextsHi };

/** What patients are told of who comes, by the first word of a job's key. Undefined where that is no longer so. */
export function createVisitNews({ db, clock, schedule, teams }: Needs): Record<string, ReadNews> {
  async function known(orderId: string) {
    const booking = await schedule.bookings.rowOf(db, orderId),
      [visit] = await db.select().from(visitTable).where(eq(visitTable.orderId, orderId)),
      nurse = (await teams.nurses()).find(({ id }) => id === visit?.nurseId);
    return booking && nurse ? { booking, nurse } : undefined;
  }
  return {
    async coming(orderId) {
      const found = await known(orderId);
      if (found?.booking.status !== 'booked') return undefined;
      const { booking, nurse } = found;
      return {
        orderId,
        text: (language) =>
          textsIn[language].coming({
            order: orderId,
            name: nurse.name,
            registration: nurse.registrationNo,
            time: promiseText[language].span(booking.startsAt, booking.endsAt),
          }),
        at: clock.now(),
      };
    },
    async on_way(orderId) {
      const found = await known(orderId);
      if (found?.booking.status !== 'on-the-way') return undefined;
      const { name } = found.nurse;
      return {
        orderId,
        text: (language) => textsIn[language].on_way({ order: orderId, name }),
        at: clock.now(),
      };
    },
  };
}
