import { table } from '@doorstep/contract/table.schema';
import type { platformCalls } from '@doorstep/contract/platform.schema';
import { indianTime, type Clock } from './clock.ts';
import type { OpenDatabase } from './db/database.ts';
import { unavailable } from './http/fault.ts';
import { describeApi } from './http/openapi.ts';
import type { Handlers } from './http/register.ts';

interface Needs { clock: Clock; database: OpenDatabase }

export function platformHandlers({ clock, database }: Needs): Handlers<typeof platformCalls> {
  return {
    health: () => ({ success: true, status: 'up' }),
    async ready() {
      try { await database.ready(); } catch (error) { throw unavailable(error); }
      return { success: true, status: 'ready' };
    },
    openapi: () => describeApi(table),
    moveClock({ body }) {
      clock.advance(body.advance_s);
      return { success: true, now: indianTime(clock.now()) };
    },
  };
}
