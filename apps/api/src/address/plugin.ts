import type { addressEndpoints } from '@doorstep/contract/address.schema';
import type { Handlers } from '../platform/http/register.ts';
import type { AddressService } from './service.ts';

export const addressHandlers = (addresses: AddressService): Handlers<typeof addressEndpoints> => ({
  async listAddresses({ caller }) {
    const all = await addresses.list(caller.accountId);
    return { success: true, addresses: all, data: all };
  },
  addAddress: async ({ caller, body }) => ({ success: true, data: await addresses.add(caller.accountId, body) }),
});
