import type { Caller } from '../platform/http/access.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { AccountService } from './service.ts';

/** What other areas have of a person, as that person may take it with them. */
export type ExportSources = Readonly<Record<string, (accountId: number) => Promise<unknown>>>;
interface Needs {
  clock: Clock;
  accounts: AccountService;
  exportSources: ExportSources;
}

/** Everything of one's own in one file, as the screens show it: no hash, no token, and nothing of anybody else. */
export const createAccountExport =
  ({ clock, accounts, exportSources }: Needs) =>
  async (caller: Caller): Promise<string> => {
    const { success: _, ...account } = await accounts.profile(caller.accountId);
    const own = {
      preferences: await accounts.preferences(caller.accountId),
      consents: await accounts.consents(caller.accountId),
      sessions: await accounts.sessions.list(caller),
    };
    const others = Object.fromEntries(
      await Promise.all(
        Object.entries(exportSources).map(
          async ([name, read]) => [name, await read(caller.accountId)] as const,
        ),
      ),
    );
    return JSON.stringify({ exported_at: indianTime(clock.now()), account, ...others, ...own }, null, 2);
  };
export type Export = ReturnType<typeof createAccountExport>;
