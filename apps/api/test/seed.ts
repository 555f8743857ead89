import { createAreas } from '../src/areas.ts';
import { createCore, seedAreas } from '../src/platform/core.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import type { Settings } from '../src/platform/settings.ts';

/** All areas on this database, without a server: what a start does before the first request. */
export async function seederOf(database: DatabaseHandle, settings: Settings) {
  const { core, join } = createCore({ settings, log: createLog('silent'), database });
  const areas = await createAreas(core);
  const all = Object.values(areas);
  join(all);
  return {
    files: core.files,
    seed: (now: Date) => seedAreas(core, now),
    async close() {
      for (const area of all) if ('close' in area) await area.close();
    },
  };
}

/** Seeds the whole demo as two concurrent starts and a later one do: the `prepare` option of `newServer`. */
export const seedDemo =
  (settings: Settings, now: Date) =>
  async (database: DatabaseHandle): Promise<void> => {
    const seeder = await seederOf(database, settings);
    await Promise.all([seeder.seed(now), seeder.seed(now)]);
    await seeder.seed(now);
    await seeder.close();
  };
