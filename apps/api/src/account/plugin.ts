import type { accountEndpoints } from '@doorstep/contract/account.schema';
import type { Handlers } from '../platform/http/register.ts';
import type { AccountService } from './service.ts';

export const accountHandlers = (accounts: AccountService): Handlers<typeof accountEndpoints> => ({
  login: ({ body, address }) => accounts.login(body.mobile, body.password, address),
  async logout({ caller }) {
    await accounts.logout(caller.sessionId);
    return { success: true };
  },
  getProfile: ({ caller }) => accounts.profile(caller.accountId),
});
