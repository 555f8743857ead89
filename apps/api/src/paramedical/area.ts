import { paramedicalErrors } from '@doorstep/contract/paramedical.messages.en';
import { paramedicalServiceType } from '@doorstep/contract/paramedical';
import type { AccountService } from '../account/service.ts';
import type { AddressService } from '../address/service.ts';
import type { OrderService } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import { shortSitemap } from '../platform/sitemap.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { createBoard } from './board.ts';
import { createChecks } from './checks.ts';
import { describeVisits } from './describe.ts';
import { createDueVisits } from './due.ts';
import { createVisitNews } from './news.ts';
import { paramedicalHandlers } from './plugin.ts';
import { createPricing } from './pricing.ts';
import { createVisitProductType } from './product-type.ts';
import { seedVisits, type Helpers } from './demo/visits.ts';
import { seedDemoServices } from './seed.ts';
import { createParamedicalService } from './service.ts';
import { createServices } from './services.ts';
import { createKeptSlips } from './slips.ts';
import { createSteps } from './steps.ts';
import { createTeams } from './teams.ts';

interface Needs {
  accounts: Pick<AccountService, 'people' | 'idsOf'>;
  addresses: AddressService;
  orders: OrderService;
  schedule: ScheduleService;
  prescriptions: PrescriptionService['check'];
  /** What other areas do for the visits of the demo. */
  demo: Omit<Helpers, 'db'>;
}
export function createParamedical(
  core: Core,
  { accounts, addresses, orders, schedule, prescriptions, demo }: Needs,
) {
  const { db } = core;
  const services = createServices(db),
    teams = createTeams({ ...core, schedule }),
    pricing = createPricing({ services, teams, addresses, accounts, prescriptions }),
    steps = createSteps({ ...core, orders, schedule, teams, services });
  const checks = createChecks({ ...core, orders, schedule });
  orders.sell(paramedicalServiceType, createVisitProductType({ pricing, schedule, prescriptions, checks }));
  for (const [kind, read] of Object.entries(createVisitNews({ ...core, schedule, teams })))
    orders.news.add(kind, read);
  schedule.bookings.add(paramedicalServiceType, {
    describe: describeVisits({ services, teams, prescriptions }),
    days: steps.days,
    instead: steps.instead,
    async onMoved(tx, booking) {
      await steps.onMoved(tx, booking);
      await checks.onMoved(tx, booking);
    },
  });
  const board = createBoard({ ...core, orders, schedule, teams });
  return defineArea({
    errors: paramedicalErrors,
    service: createParamedicalService(services),
    today: board.today,
    sitemap: [
      shortSitemap('home-services', async () =>
        (await services.list()).map(({ id }) => ({ id, path: `/paramedical/${id}` })),
      ),
    ],
    handlers: paramedicalHandlers({
      services,
      teams,
      orders,
      schedule,
      due: createDueVisits({ ...core, orders, schedule, teams, pricing }),
      board,
      steps,
    }),
    jobs: { visit_unchecked: checks.carryOut },
    start: () =>
      core.clock.onAdvance(
        () =>
          void checks
            .wake()
            .catch((err: unknown) =>
              core.log.warn({ err }, 'visits that are due by the moved clock could not be read'),
            ),
      ),
    lockAccount: (tx, accountId) => lockAccount(tx, 'visit', accountId),
    eraseAccount: createKeptSlips({ ...core, schedule }).forgetAll,
    async seed(now) {
      await seedDemoServices(db, schedule);
      const ids = await accounts.idsOf(['9876543210', '9000000001']);
      await seedVisits(
        { db, ...demo },
        {
          services: await services.rows(),
          teams: await teams.all(),
          nurses: await teams.nurses(),
          patientId: ids.get('9876543210')!,
          adminId: ids.get('9000000001')!,
          now,
        },
      );
    },
  });
}
