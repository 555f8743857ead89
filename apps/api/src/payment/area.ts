import { paymentErrors } from '@doorstep/contract/payment.messages.en';
import type { AccountService } from '../account/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import { seedDemoPayment, seedDemoRefund } from './demo.ts';
import { countOrphans, orphanPayments } from './orphan-payments.ts';
import { paymentHandlers } from './plugin.ts';
import type { Provider } from './provider.ts';
import { overNetwork, razorpay } from './razorpay.ts';
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

interface Needs {
  accounts: Pick<AccountService, 'people'>;
  /** Instead of the one that the settings name. */
  provider: Provider | undefined;
}

/** The provider that the settings name, unless another is given; of a demo that has none the sandbox, too. */
function providerOf(core: Core, given: Provider | undefined) {
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
  return { provider, sandbox };
}

export function createPayment(core: Core, { accounts, provider: given }: Needs) {
  const { provider, sandbox } = providerOf(core, given);
  const service = createPaymentService({ ...core, provider, limits: core.settings.payments });
  let reconciler: ReturnType<typeof reconcileEachMinute> | undefined;
  return defineArea({
    errors: paymentErrors,
    service,
    sandbox,
    handlers: paymentHandlers(service),
    jobs: service.jobs,
    orphans: () => orphanPayments(core.db, accounts),
    today: [{ key: 'orphans', roles: ['admin'], count: () => countOrphans(core.db) }],
    mount: async (app) => sandbox?.mount(app),
    // Nothing becomes an order meanwhile: whoever makes one waits, and finds nobody.
    lockAccount: (tx, accountId) => lockAccount(tx, 'payment', accountId),
    isAccountOpen: service.isOpen,
    eraseAccount: service.forgetAll,
    /** For the seeds of areas behind it. */
    demo: { pay: seedDemoPayment, startRefund: seedDemoRefund },
    start() {
      reconciler = reconcileEachMinute({ ...core, payments: service });
    },
    async close() {
      await reconciler?.close();
      await sandbox?.close();
    },
  });
}
