import { orderErrors } from '@doorstep/contract/order.messages.en';
import type { AccountService } from '../account/service.ts';
import type { MedicineService } from '../medicine/service.ts';
import type { OrderMoney, PaymentService } from '../payment/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { createOrderAdmin } from './admin.ts';
import { seedDemoOrders, type Rooms } from './demo.ts';
import type { MedicineProductType } from './medicine-product-type.ts';
import { notifyPatients } from './notifications.ts';
import { createOrderActions } from './order-actions.ts';
import { orderHandlers } from './plugin.ts';
import type { OrderService } from './service.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    invoice: true;
    tell: true;
  }
}
declare module '../platform/files.ts' {
  interface FileKinds {
    invoice: true;
  }
}

interface Needs {
  accounts: AccountService;
  medicines: MedicineService;
  prescriptions: PrescriptionService;
  payments: PaymentService;
  orphans: Parameters<typeof orderHandlers>[0]['unplaced'];
  money: OrderMoney;
  orders: OrderService;
  medicine: MedicineProductType;
  /** What other areas do for the orders of the demo. */
  demo: Omit<Rooms, 'db'>;
}

export function createOrder(
  core: Core,
  { accounts, medicines, prescriptions, payments, orphans, money, orders, medicine, demo }: Needs,
) {
  notifyPatients({ ...core, accounts, money });
  return defineArea({
    errors: orderErrors,
    service: orders,
    handlers: orderHandlers({
      orders,
      medicine,
      payments,
      after: createOrderActions({ ...core, medicines, prescriptions, orders }),
      admin: createOrderAdmin({ ...core, orders }),
      unplaced: orphans,
    }),
    fileKinds: { invoice: { staff: 'admin' } },
    isAccountOpen: orders.isOpen,
    eraseAccount: orders.forgetAll,
    exportAccount: async (accountId) => ({ orders: await orders.exported(accountId) }),
    async seed(now) {
      const ids = await accounts.idsOf(['9876543210', '9876543211', '9000000001', '9000000002']);
      await seedDemoOrders({ db: core.db, ...demo }, ids, now);
    },
  });
}
