import { rowId } from '@doorstep/contract/common.schema';
import { accountErrors } from '@doorstep/contract/account.messages.en';
import { defineArea, type Core } from '../platform/area.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import { createAccountDeletion } from './account-deletion.ts';
import { modeOfAccounts, seedDemoAccounts, type Person } from './demo.ts';
import { createAccountExport } from './export.ts';
import { accountHandlers } from './plugin.ts';
import { createAccountService } from './service.ts';
import { tellStaff } from './staff-news.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    forget: true;
    staff_news: true;
  }
}
declare module '../platform/files.ts' {
  interface FileKinds {
    picture: true;
  }
}

export function createAccount(core: Core) {
  const service = createAccountService({
    ...core,
    otpLimits: core.settings.otp,
    secondStepOf: { staff: core.settings.staffSecondStep, key: core.settings.secondStepKey },
  });
  const deletion = createAccountDeletion({ ...core, accounts: service });
  return defineArea({
    errors: accountErrors,
    service,
    handlers: accountHandlers({
      accounts: service,
      deletion,
      exported: createAccountExport({ ...core, accounts: service }),
      isSecure: core.settings.production,
    }),
    jobs: {
      forget: deletion.forgetLate,
      staff_news: tellStaff({ ...core, preferences: service.preferences }),
    },
    // A picture of oneself is for nobody else.
    fileKinds: { picture: {} },
    search: [
      {
        type: 'patient',
        roles: ['admin'],
        find: async (text, most) =>
          (await service.search(text, most)).map(({ id, name, mobile }) => ({
            id: mobile,
            title: name || mobile,
            detail: mobile,
            subjectId: id,
          })),
      },
    ],
    audited: {
      staff: {
        names: async (ids) =>
          new Map([...(await service.people(ids.map(rowId)))].map(([id, { name }]) => [String(id), name])),
      },
    },
    retention: [
      {
        name: 'one-time codes',
        days: 0,
        source: 'docs/decisions/otp-limits.md: a code expires after 10 minutes',
        remove: service.otp.removeExpired,
      },
      {
        name: 'counted requests and tries of one-time codes',
        days: 1,
        source: 'docs/decisions/otp-limits.md: limits look back one day',
        remove: service.otp.removeCounted,
      },
    ],
    // Consents that are given meanwhile.
    lockAccount: (tx, accountId) => lockAccount(tx, 'account', accountId),
    modeOfRecords: () => modeOfAccounts(core.db),
    async seed(now) {
      await seedDemoAccounts(core.db, now);
    },
    /** For the seeds of areas behind it. */
    demo: {
      addPeople: (people: readonly Person[], now: Date) => seedDemoAccounts(core.db, now, people),
    },
  });
}
