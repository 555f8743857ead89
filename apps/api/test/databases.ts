import type { AppServer } from '../src/create-server.ts';
import { newServer, testSettings } from './test-server.ts';

/** Two servers on one database: what runs at once on them gets in each other's way. */
export async function createServers(
  more: Parameters<typeof newServer>[1] = {},
): Promise<{ servers: [AppServer, AppServer]; close: () => Promise<void> }> {
  const settings = testSettings();
  const first = await newServer(settings, more);
  const second = await newServer(settings, { ...more, prepare: async () => {} });
  // Each starts its clock anew at CLOCK_START: they agree again, as those of two machines do.
  second.clock.advance((first.clock.now().getTime() - second.clock.now().getTime()) / 1000);
  return {
    servers: [first, second],
    close: async () => {
      await first.close();
      await second.close();
    },
  };
}
