import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { createCatalogue } from '../src/medicine/catalogue.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { sharedServer } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('a change that is told while the catalogue is being read is read too', async () => {
  let tell: (what: string) => void = () => {};
  let tellInNext = false;
  const { db } = server.database;
  const database: DatabaseHandle = {
    ...server.database,
    listen: (_, listener) => {
      tell = listener;
      return Promise.resolve();
    },
    db: new Proxy(db, {
      get: (target, name) => {
        if (name === 'select' && tellInNext) {
          tellInNext = false;
          tell('index');
        }
        return Reflect.get(target, name) as unknown;
      },
    }),
  };
  const catalogue = await createCatalogue(database, createLog('silent'));
  let readings = 0;
  catalogue.onChange(() => {
    readings++;
  });
  tellInNext = true;
  tell('index');
  await expect.poll(() => readings).toBe(2);
  catalogue.close();
});

test.each(['name', 'form', 'category', 'prescription_required', 'offer_paise', 'archived_at'])(
  'a new %s is told to the index of every server: a search narrows by it',
  async (column) => {
    const told: string[] = [];
    await server.database.listen('catalogue', (what) => told.push(what));
    const set = sql.identifier(column);
    await server.database.db.execute(sql`update medicine set ${set} = ${set} where id = 1`);
    await expect.poll(() => told, { timeout: 15_000 }).toContain('index');
  },
);
