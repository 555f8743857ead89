import type { AccountService } from '../account/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { staffHandlers } from './plugin.ts';
import { createStaffService } from './service.ts';
import { createToday } from './today.ts';

interface Needs {
  accounts: Pick<AccountService, 'people' | 'idsMatching'>;
  prescriptions: PrescriptionService;
}

export const createStaff = (core: Core, { accounts, prescriptions }: Needs) =>
  defineArea({
    handlers: staffHandlers({
      staff: createStaffService({ ...core, accounts }),
      today: createToday({ ...core, accounts }),
      prescriptions,
    }),
  });
