import type { Caller } from '../platform/http/access.ts';
import type { Area } from '../platform/area.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { AccountService } from './service.ts';

interface Needs {
  clock: Clock;
  accounts: AccountService;
  areas: readonly Area[];
}

/** Everything of one's own in one file, as the screens show it: no hash, no token, and nothing of anybody else. */
export const createAccountExport =
  ({ clock, accounts, areas }: Needs) =>
  async (caller: Caller): Promise<string> => {
    const { success: _, ...account } = await accounts.profile(caller.accountId);
    const own = {
      preferences: await accounts.preferences(caller.accountId),
      consents: await accounts.consents(caller.accountId),
      sessions: await accounts.sessions.list(caller),
    };
    const others = await Promise.all(
      areas.map(async ({ exportAccount }) => exportAccount?.(caller.accountId)),
    );
    return JSON.stringify(
      Object.assign({ exported_at: indianTime(clock.now()), account }, ...others, own),
      null,
      2,
    );
  };
export type Export = ReturnType<typeof createAccountExport>;
