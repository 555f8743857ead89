import { refillErrors } from '@doorstep/contract/refill.messages.en';
import type { refillEndpoints } from '@doorstep/contract/refill.schema';
import type { AccountService } from '../account/service.ts';
import type { Item } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import type { Handlers } from '../platform/http/register.ts';
import { seedDemoRefills } from './demo.ts';
import { createRefillService, type Needs } from './service.ts';

interface AreaNeeds extends Omit<Needs, keyof Core> {
  accounts: Pick<AccountService, 'reach' | 'idsOf'>;
  /** What other areas do for the demo. */
  demo: { pick: (composition: string) => Promise<Item | undefined> };
}
/** Whose refills the demo has. */
const PATIENT = '9876543210';

export function createRefill(core: Core, { demo, ...needs }: AreaNeeds) {
  const service = createRefillService({ ...core, ...needs }),
    { reminders } = service;
  const handlers: Handlers<typeof refillEndpoints> = {
    listRefills: async ({ caller }) => ({ success: true, ...(await service.list(caller.accountId)) }),
    setRefill: async ({ caller, params, body }) => ({
      success: true,
      data: await service.set(caller.accountId, params['medicine_id']!, body),
    }),
    async forgetRefill({ caller, params }) {
      await service.forget(caller.accountId, params['medicine_id']!);
      return { success: true };
    },
  };
  return defineArea({
    errors: refillErrors,
    service,
    handlers,
    jobs: { refill_reminder: reminders.carryOut, refill_tell: reminders.tell },
    start: () =>
      core.clock.onAdvance(
        () =>
          void reminders
            .wake()
            .catch((err: unknown) =>
              core.log.warn({ err }, 'refills that are due by the moved clock could not be read'),
            ),
      ),
    eraseAccount: (tx, accountId) => service.forgetAll(tx, accountId),
    exportAccount: async (accountId) => ({ refills: await service.exported(accountId) }),
    async seed(now) {
      const id = (await needs.accounts.idsOf([PATIENT])).get(PATIENT);
      if (id) await seedDemoRefills({ db: core.db, reminders, pick: demo.pick }, id, now);
    },
  });
}
