import type { OrderService } from '../order/service.ts';
import type { Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createBookingPayments, dueRupees } from './booking-payments.ts';
import { createBookings } from './bookings.ts';
import { createDays } from './days.ts';
import { createReminders } from './reminders.ts';
import { createResources } from './resources.ts';
import { createSeats } from './seats.ts';
import { createStaffBookings } from './staff-bookings.ts';

export { assertStartable, calledOffPaise, isAhead, minutesOf, type BookingRow } from './booking-rules.ts';
export { dueRupees };
export type { BookingFacts, BookingKind } from './bookings.ts';
export { slotName } from './days.ts';
export { serializeHold } from './hold-serializer.ts';
export { dayNumber, dayText, type OtherHours, type WeeklyHours } from './opening.ts';
export { bookableUntil, slotTaken } from './seats.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Jobs;
  orders: OrderService;
}
/** What areas that sell time may ask of the schedule (docs/decisions/schedule.md). */
export function createScheduleService({ db, clock, audit, jobs, orders }: Needs) {
  const days = createDays({ db, clock }),
    seats = createSeats({ db, clock }),
    reminders = createReminders({ db, clock, jobs }),
    bookings = createBookings({
      db,
      clock,
      audit,
      jobs,
      orders,
      seats,
      remind: reminders.begin,
      days: days.days,
    });
  return {
    seats,
    reminders,
    bookings,
    payments: createBookingPayments({ db, clock, audit, orders, rowOf: bookings.rowOf }),
    staffBookings: createStaffBookings({ db, clock, audit, orders, bookings }),
    ...days,
    resources: createResources({ db, clock }),
  };
}
export type ScheduleService = ReturnType<typeof createScheduleService>;
