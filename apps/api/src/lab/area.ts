import { labErrors } from '@doorstep/contract/lab.messages.en';
import { keepsFast, labServiceType } from '@doorstep/contract/lab';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { AddressService } from '../address/service.ts';
import type { OrderService } from '../order/service.ts';
import type { PaymentService } from '../payment/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import { shortSitemap } from '../platform/sitemap.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { createDueCollections } from './book.ts';
import { createLabCatalogue } from './catalogue.ts';
import { createCollectors } from './collectors.ts';
import { createCollectionDays } from './day.ts';
import { seedCollections, type Helpers } from './demo/collections.ts';
import { createLabDescriptions } from './describe.ts';
import { labHandlers } from './plugin.ts';
import { createLabPricing, fastBroken } from './pricing.ts';
import { createLabProductType } from './product-type.ts';
import { createRecentTests } from './recent.ts';
import { createReportList } from './report-list.ts';
import { createReports } from './reports.ts';
import { createSamples } from './samples.ts';
import { collectionTable } from './schema.ts';
import { createLabService } from './service.ts';
import { seedDemoTests } from './seed.ts';
import { labStaffHandlers } from './staff-plugin.ts';
import { createCollectionTimes, timeOfDay } from './times.ts';

interface Needs {
  accounts: Pick<AccountService, 'people' | 'isGone' | 'idsOf'>;
  addresses: AddressService;
  payments: PaymentService;
  orders: OrderService;
  schedule: ScheduleService;
  /** What other areas do for the collections of the demo. */
  demo: Helpers;
}
export function createLab(core: Core, { accounts, addresses, payments, orders, schedule, demo }: Needs) {
  const { db } = core;
  const catalogue = createLabCatalogue(db),
    times = createCollectionTimes({ ...core, schedule }),
    pricing = createLabPricing({ ...core, catalogue, times, addresses, accounts }),
    descriptions = createLabDescriptions({ db, orders, schedule, catalogue }),
    { contents } = descriptions;
  const collectors = createCollectors({ db, schedule }),
    samples = createSamples({ ...core, orders, schedule, collectors }),
    days = createCollectionDays({ ...core, orders, schedule, collectors, contents }),
    list = createReportList({ db, orders, schedule, contents }),
    reports = createReports({ ...core, accounts, schedule, samples, list, contents });
  orders.sell(labServiceType, createLabProductType({ pricing, schedule }));
  const collectionOf = async (queries: Pick<typeof db, 'select'>, orderId: string) =>
    (await queries.select().from(collectionTable).where(eq(collectionTable.orderId, orderId)))[0];
  schedule.bookings.add(labServiceType, {
    describe: descriptions.describe,
    days: async ({ orderId }) => times.days((await collectionOf(db, orderId))?.fastingHours),
    async onMoved(tx, booking) {
      const { orderId, startsAt } = booking;
      const { fastingHours = 0 } = (await collectionOf(tx as typeof db, orderId)) ?? {};
      if (!keepsFast(fastingHours, timeOfDay(startsAt))) throw fastBroken(fastingHours);
      await collectors.onMoved(tx, booking);
    },
  });
  for (const [kind, read] of Object.entries(reports.news)) orders.news.add(kind, read);
  return defineArea({
    errors: labErrors,
    service: createLabService(list, catalogue),
    handlers: {
      ...labHandlers({
        catalogue,
        times,
        pricing,
        payments,
        orders,
        bookDue: createDueCollections({ ...core, orders, schedule, pricing }),
        descriptions,
        recent: createRecentTests({ ...core, orders, schedule, catalogue }),
        reports: list,
      }),
      ...labStaffHandlers({ days, samples, reports, list }),
    },
    fileKinds: { report: { staff: 'admin', acting: true, recordOf: (id) => reports.recordOf(id) } },
    today: days.today,
    sitemap: [
      shortSitemap('medical-tests', async () =>
        (await catalogue.list()).map(({ id }) => ({ id, path: `/medical-tests/${id}` })),
      ),
    ],
    audited: { report: reports.audited },
    async lockAccount(tx, accountId) {
      await lockAccount(tx, 'collection', accountId);
      await reports.lock(tx, accountId);
    },
    eraseAccount: reports.forgetAll,
    exportAccount: reports.exported,
    async seed(now) {
      await seedDemoTests(db, schedule);
      const ids = await accounts.idsOf(['9876543210', '9000000001']);
      await seedCollections(demo, {
        db,
        files: core.files,
        tests: await catalogue.testRows(),
        collectors: await collectors.list(),
        resourceId: (await times.lab())!.resourceId,
        patientId: ids.get('9876543210')!,
        adminId: ids.get('9000000001')!,
        now,
      });
    },
  });
}
