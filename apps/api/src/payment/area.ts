import { paymentErrors } from '@doorstep/contract/payment.messages.en';
import type { AccountService } from '../account/service.ts';
import type { OrderService } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import { seedDemoPayment, seedDemoRefund } from './demo.ts';
import { createOrderMoney, type OrderMoney } from './order-money.ts';
import { orphanPayments } from './orphan-payments.ts';
import { paymentHandlers } from './plugin.ts';
import type { ProductTypes } from './product-types.ts';
import { overNetwork, razorpay, type Provider } from './provider.ts';
import { reconcileEachMinute } from './reconciler.ts';
import { createSandbox, SANDBOX_BASE, sandboxKeys } from './sandbox.ts';
import { createPaymentService } from './service.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    fulfil: true;
    capture: true;
    refund: true;
    repay: true;
  }
}

type Sandbox = ReturnType<typeof createSandbox>;
interface Money {
  provider: Provider | undefined;
  /** Of a demo that has no provider. */
  sandbox: Sandbox | undefined;
  money: OrderMoney;
}
interface Needs extends Money {
  accounts: Pick<AccountService, 'people' | 'isGone'>;
  orders: OrderService;
  productTypes: ProductTypes;
}

/** The provider that the settings name, unless another is given, and what orders may ask of money. */
export function createMoney(core: Core, given?: Provider): Money {
  const { settings } = core;
  const sandbox = settings.demo && !settings.razorpay && !given ? createSandbox(core) : undefined;
  const provider =
    given ??
    (settings.razorpay
      ? razorpay(settings.razorpay, {
          scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
          transport: overNetwork('https://api.razorpay.com'),
        })
      : sandbox &&
        razorpay(sandboxKeys, { scriptUrl: `${SANDBOX_BASE}/checkout.js`, transport: sandbox.transport }));
  return { provider, sandbox, money: createOrderMoney({ ...core, provider }) };
}

export function createPayment(core: Core, { accounts, sandbox, ...needs }: Needs) {
  const service = createPaymentService({ ...core, ...needs, isGone: accounts.isGone });
  let reconciler: ReturnType<typeof reconcileEachMinute> | undefined;
  return defineArea({
    errors: paymentErrors,
    service,
    sandbox,
    handlers: paymentHandlers(service),
    orphans: () => orphanPayments(core.db, accounts),
    mount: async (app) => sandbox?.mount(app),
    // Nothing becomes an order meanwhile: whoever makes one waits, and finds nobody.
    lockAccount: (tx, accountId) => lockAccount(tx, 'payment', accountId),
    isAccountOpen: service.isOpen,
    eraseAccount: service.forgetAll,
    /** For the seeds of areas behind it. */
    demo: { pay: seedDemoPayment, giveBack: seedDemoRefund },
    start() {
      reconciler = reconcileEachMinute({ ...core, payments: service });
    },
    async close() {
      await reconciler?.close();
      await sandbox?.close();
    },
  });
}
