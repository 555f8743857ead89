import { addressErrors } from '@doorstep/contract/address.messages.en';
import type { AccountService } from '../account/service.ts';
import { defineArea, type Core } from '../platform/area.ts';
import { seedDemoAddresses } from './demo.ts';
import { embedded, mapSource } from './geocoder.ts';
import { googleGeocoder } from './google.ts';
import { addressHandlers } from './plugin.ts';
import { createAddressService } from './service.ts';

export function createAddress(
  core: Core,
  { accounts }: { accounts: Pick<AccountService, 'idsOf' | 'nameOnce'> },
) {
  const { db, log, settings } = core;
  const geocoder = settings.googleMapsKey
    ? googleGeocoder({ key: settings.googleMapsKey, log, otherwise: embedded })
    : embedded;
  const service = createAddressService({ ...core, geocoder, accounts });
  return defineArea({
    errors: addressErrors,
    service,
    handlers: addressHandlers({ addresses: service, geocoder, map: mapSource(settings) }),
    eraseAccount: service.forgetAll,
    exportAccount: async (accountId) => ({ addresses: await service.list(accountId) }),
    async seed(now) {
      const ids = await accounts.idsOf(['9876543210']);
      await seedDemoAddresses(db, ids.get('9876543210')!, now);
    },
  });
}
