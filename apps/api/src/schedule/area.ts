import { scheduleErrors } from '@doorstep/contract/schedule.messages.en';
import type { AccountService } from '../account/service.ts';
import type { OrderService } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { insertDemoBooking } from './demo.ts';
import { createPaperOf } from './papers.ts';
import { scheduleHandlers } from './plugin.ts';
import { createScheduleService } from './service.ts';

interface Needs {
  accounts: Pick<AccountService, 'reach'>;
  orders: OrderService;
}

export function createSchedule(core: Core, { accounts, orders }: Needs) {
  const schedule = createScheduleService({ ...core, orders });
  for (const [kind, read] of Object.entries(schedule.reminders.news)) orders.news.add(kind, read);
  return defineArea({
    errors: scheduleErrors,
    service: schedule,
    handlers: scheduleHandlers({
      schedule,
      orders,
      clock: core.clock,
      site: core.settings.publicUrl,
      paper: createPaperOf({ accounts, orders, bookings: schedule.bookings }),
    }),
    jobs: { booking_reminder: schedule.reminders.carryOut },
    start: () =>
      core.clock.onAdvance(
        () =>
          void schedule.reminders
            .wake()
            .catch((err: unknown) =>
              core.log.warn({ err }, 'reminders that are due by the moved clock could not be read'),
            ),
      ),
    /** For the seeds of areas behind it. */
    demo: { book: insertDemoBooking },
    eraseAccount: schedule.seats.forgetAll,
    exportAccount: async (accountId) => ({
      bookings: (await schedule.bookings.list(accountId, { page: 1, limit: 1_000 })).data,
    }),
  });
}
