import type { AppServer } from '../src/create-server.ts';
import { newServer, testSettings } from './test-server.ts';
import { startPostgres } from './postgres.ts';

export const databases = ['embedded', 'PostgreSQL'] as const;
export type Where = (typeof databases)[number];

/** Houses that share one database: only one on the embedded one, which is one process's own; two on a PostgreSQL, where what runs at once gets in each other's way. */
export async function createServers(
  where: Where,
  more: Parameters<typeof newServer>[1] = {},
): Promise<{ servers: [AppServer, ...AppServer[]]; close: () => Promise<void> }> {
  if (where === 'embedded') {
    const api = await newServer(testSettings(), more);
    return { servers: [api], close: () => api.close() };
  }
  const server = await startPostgres();
  const settings = testSettings({ DATABASE_URL: server.url });
  const first = await newServer(settings, more);
  const second = await newServer(settings, { ...more, prepare: async () => {} });
  // Each starts its clock anew at CLOCK_START: they agree again, as those of two machines do.
  second.clock.advance((first.clock.now().getTime() - second.clock.now().getTime()) / 1000);
  return {
    servers: [first, second],
    close: async () => {
      await first.close();
      await second.close();
      await server.remove();
    },
  };
}
