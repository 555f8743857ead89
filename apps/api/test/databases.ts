import type { House } from '../src/house.ts';
import { newHouse, testSettings } from './house.ts';
import { startPostgres } from './postgres.ts';

export const databases = ['embedded', 'PostgreSQL'] as const;
export type Where = (typeof databases)[number];

/** Houses that share one database: only one on the embedded one, which is one process's own; two on a PostgreSQL, where what runs at once gets in each other's way. */
export async function openHouses(
  where: Where,
  more: Parameters<typeof newHouse>[1] = {},
): Promise<{ houses: [House, ...House[]]; close: () => Promise<void> }> {
  if (where === 'embedded') {
    const house = await newHouse(testSettings(), more);
    return { houses: [house], close: () => house.close() };
  }
  const server = await startPostgres();
  const settings = testSettings({ DATABASE_URL: server.url });
  const first = await newHouse(settings, more);
  const second = await newHouse(settings, { ...more, prepare: async () => {} });
  return {
    houses: [first, second],
    close: async () => {
      await first.close();
      await second.close();
      await server.remove();
    },
  };
}
