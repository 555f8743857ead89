import { supportErrors } from '@doorstep/contract/support.messages.en';
import type { AccountService } from '../account/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { years } from '../platform/retention.ts';
import { seedDemoTickets } from './demo.ts';
import { createSupportDesk } from './desk.ts';
import { supportHandlers } from './plugin.ts';
import { createSupportService } from './service.ts';
import { tellOfTickets } from './tell.ts';

interface Needs {
  accounts: Pick<AccountService, 'people' | 'reach' | 'findCaller' | 'idsOf'>;
}
/** Of the demo. */
const PATIENT = '9876543210',
  PHARMACIST = '9000000002';

export function createSupport(core: Core, { accounts }: Needs) {
  const support = createSupportService(core),
    desk = createSupportDesk({ ...core, accounts });
  return defineArea({
    errors: supportErrors,
    handlers: supportHandlers({ support, desk, accounts }),
    jobs: { ticket: tellOfTickets({ ...core, accounts }) },
    today: [desk.today],
    search: [desk.search],
    audited: { ticket: desk.records },
    contactsOf: support.contactsOf,
    eraseAccount: support.forgetAll,
    retention: [
      {
        name: 'support tickets',
        days: years(2),
        source: 'Consumer Protection Act 2019, section 69: complaints within two years',
        remove: support.removeOld,
      },
    ],
    async exportAccount(accountId) {
      const { data } = await support.list(
        { accountId, mobile: '', mobileVerified: false },
        { page: 1, limit: 1_000 },
      );
      return { support_tickets: data };
    },
    async seed(now) {
      const ids = await accounts.idsOf([PATIENT, PHARMACIST]);
      await seedDemoTickets(
        core.db,
        { patientId: ids.get(PATIENT)!, pharmacistId: ids.get(PHARMACIST)! },
        now,
      );
    },
  });
}
