import { beforeAll, expect, test } from 'vitest';
import type { House } from '../src/house.ts';
import { openCatalogue } from '../src/medicine/catalogue.ts';
import type { OpenDatabase } from '../src/platform/db/database.ts';
import { openLog } from '../src/platform/log.ts';
import { sharedHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await sharedHouse();
});

test('a change that is told while the catalogue is being read is read too', async () => {
  let tell: (what: string) => void = () => {};
  let tellInNext = false;
  const { db } = house.database;
  const database: OpenDatabase = {
    ...house.database,
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
  const catalogue = await openCatalogue(database, openLog('silent'));
  let readings = 0;
  catalogue.onChange(() => {
    readings++;
  });
  tellInNext = true;
  tell('index');
  await expect.poll(() => readings).toBe(2);
  catalogue.close();
});
