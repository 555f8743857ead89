import { orderErrors } from '@doorstep/contract/order.messages.en';
import type { AccountService } from '../account/service.ts';
import type { PaymentService } from '../payment/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { createOrderAdmin } from './admin.ts';
import { hasNoOrders, insertDemoOrder } from './demo.ts';
import { notifyPatients } from './notifications.ts';
import { orderHandlers } from './plugin.ts';
import { createOrderService, type ProductTypes } from './service.ts';
import { createUntold } from './untold.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    invoice: true;
    credit_note: true;
    tell: true;
    returned: true;
  }
}
declare module '../platform/files.ts' {
  interface FileKinds {
    invoice: true;
    credit_note: true;
  }
}

interface Needs {
  accounts: AccountService;
  payments: PaymentService;
  orphans: Parameters<typeof orderHandlers>[0]['unplaced'];
  /** In place of those of the areas behind this one, which add their own. */
  productTypes: ProductTypes;
}

export function createOrder(core: Core, { accounts, payments, orphans, productTypes }: Needs) {
  const orders = createOrderService({ ...core, accounts, payments, productTypes });
  const untold = createUntold(core.db, orders.news);
  const admin = createOrderAdmin({ ...core, orders, untold });
  return defineArea({
    errors: orderErrors,
    service: orders,
    handlers: orderHandlers({ orders, admin, unplaced: orphans }),
    jobs: {
      invoice: orders.redraw,
      credit_note: orders.creditNotes.settle,
      tell: notifyPatients({ ...core, accounts, news: orders.news, invoice: orders.invoiceFile }),
      returned: (paymentId) => orders.transitions.returned(Number(paymentId)),
    },
    fileKinds: {
      invoice: { staff: 'admin', acting: true },
      credit_note: { staff: 'admin', acting: true },
    },
    today: [
      { key: 'late', roles: ['admin'], ...admin.late },
      { key: 'failed_messages', roles: ['admin'], count: untold },
    ],
    search: [{ type: 'order', roles: ['admin'], find: admin.search }],
    audited: orders.audited,
    isAccountOpen: orders.isOpen,
    contactsOf: orders.contactsOf,
    eraseAccount: orders.forgetAll,
    exportAccount: async (accountId) => ({ orders: await orders.exported(accountId) }),
    /** For the seeds of areas behind it. */
    demo: { hasNoOrders, place: insertDemoOrder },
  });
}
