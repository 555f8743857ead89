import type { platformEndpoints } from '@doorstep/contract/platform.schema';
import { indianTime, type Clock } from './clock.ts';
import type { DatabaseHandle } from './db/database.ts';
import { unavailable } from './http/http-error.ts';
import { describeApi } from './http/openapi.ts';
import { rowsFor } from './http/rows.ts';
import type { Handlers } from './http/register.ts';
import type { Outbox } from './outbox.ts';

interface Needs {
  clock: Clock;
  database: DatabaseHandle;
  outbox: Outbox;
  demo: boolean;
}

export function platformHandlers({
  clock,
  database,
  outbox,
  demo,
}: Needs): Handlers<typeof platformEndpoints> {
  const description = describeApi(Object.fromEntries(rowsFor(demo)));
  return {
    health: () => ({ success: true, status: 'up' }),
    async ready() {
      try {
        await database.ready();
      } catch (error) {
        throw unavailable(error);
      }
      return { success: true, status: 'ready' };
    },
    openapi: () => description,
    moveClock({ body }) {
      clock.advance(body.advance_s);
      return { success: true, now: indianTime(clock.now()) };
    },
    listOutbox: async () => ({ success: true, data: await outbox.list() }),
  };
}
