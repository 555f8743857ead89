import { sampleServiceType } from '@doorstep/contract/sample';
import { sampleErrors } from '@doorstep/contract/sample.messages.en';
import type { sampleEndpoints } from '@doorstep/contract/sample.schema';
import type { OrderService } from '../order/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import type { Handlers } from '../platform/http/register.ts';
import { createSampleProductType } from './product-type.ts';
import { createSampleService } from './service.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    sample: true;
  }
}
declare module '../platform/files.ts' {
  interface FileKinds {
    sample: true;
  }
}

export function createSample(core: Core, { orders }: { orders: Pick<OrderService, 'sell'> }) {
  const service = createSampleService(core);
  orders.sell(sampleServiceType, createSampleProductType(service));
  const handlers: Handlers<typeof sampleEndpoints> = {
    listSampleKits: async ({ caller }) => ({ success: true, data: await service.list(caller.accountId) }),
  };
  return defineArea({
    errors: sampleErrors,
    handlers,
    jobs: { sample: (orderId) => service.makeLeaflet(orderId) },
    fileKinds: { sample: {} },
    today: [{ key: 'samples', roles: ['admin'], count: async () => ({ count: await service.waiting() }) }],
    eraseAccount: (tx, accountId) => service.forgetAll(tx, accountId),
    exportAccount: async (accountId) => ({ sample_kits: await service.list(accountId) }),
  });
}
