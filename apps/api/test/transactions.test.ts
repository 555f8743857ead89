import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import { codeOf } from '../src/platform/db/errors.ts';
import { given, rawStatement, statement } from '../src/platform/db/statement.ts';
import { afterCommit, send } from '../src/platform/db/transactions.ts';
import { createLog } from '../src/platform/log.ts';
import { jobTable } from '../src/platform/schema.ts';
import { databases } from './databases.ts';
import { startPostgres } from './postgres.ts';
import { newDataDir } from './test-server.ts';

const insert = statement('test_insert', (queries) =>
  queries.insert(jobTable).values({
    kind: 'test',
    key: given('key'),
    runAt: given('runAt'),
    takenUntil: given('takenUntil'),
  }),
);
const keysBelow = rawStatement<{ key: string }>(
  'test_keys',
  sql`select key from ${jobTable} where key < ${sql.placeholder('key')} order by key`,
);
const row = (key: string) => ({ key, runAt: new Date(0), takenUntil: null });

describe.each(databases)('a transaction on the %s database', (where) => {
  let db: Database;
  beforeAll(async () => {
    const postgres = where === 'embedded' ? undefined : await startPostgres();
    const handle = await createDatabase(
      postgres ? { databaseUrl: postgres.url, dataDir: '' } : { dataDir: newDataDir() },
      createLog('silent'),
    );
    db = handle.db;
    return async () => {
      await handle.close();
      await postgres?.remove();
    };
  });
  beforeEach(async () => {
    await db.delete(jobTable);
  });
  const keys = async () =>
    (await db.select({ key: jobTable.key }).from(jobTable).orderBy(jobTable.key)).map(({ key }) => key);

  test('keeps what it sent and did not wait for, in the order in which it was sent', async () => {
    const seen = await db.transaction(async (tx) => {
      send(tx, insert(tx, row('a')));
      send(tx, insert(tx, row('b')));
      const below = await keysBelow(tx, { key: 'z' });
      send(tx, insert(tx, row('c')));
      return below.map(({ key }) => key);
    });
    expect(seen).toEqual(['a', 'b']);
    expect(await keys()).toEqual(['a', 'b', 'c']);
  });
  test('fails by what it did not wait for, with the reason of the first, and nothing of it stays', async () => {
    for (const more of [async () => {}, (tx: Parameters<typeof insert>[0]) => insert(tx, row('d'))]) {
      let followed = 0;
      const failed = db.transaction(async (tx) => {
        afterCommit(tx, () => followed++);
        send(tx, insert(tx, row('a')));
        send(tx, insert(tx, row('a')));
        await more(tx);
      });
      expect(codeOf(await failed.catch((error: unknown) => error))).toBe('23505');
      expect([await keys(), followed]).toEqual([[], 0]);
    }
  });
  test('has what follows it follow once, when it stands', async () => {
    const order: string[] = [];
    await db.transaction(async (tx) => {
      afterCommit(tx, () => order.push('after'));
      await insert(tx, row('a'));
      order.push('inside');
    });
    expect(order).toEqual(['inside', 'after']);
  });
  test('takes nothing more when it is over, nor outside of one', async () => {
    let kept: Parameters<typeof insert>[0] | undefined;
    await db.transaction(async (tx) => {
      kept = tx;
    });
    expect(() => send(kept!, Promise.resolve())).toThrow('outside of a transaction');
    expect(() => afterCommit(db, () => {})).toThrow('outside of a transaction');
  });
  test('gives a connection back that the next one can use, whatever became of it', async () => {
    for (let i = 0; i < 30; i++) {
      await db
        .transaction(async (tx) => {
          await insert(tx, row(`${i}`));
          if (i % 2) throw new Error('given up');
        })
        .catch(() => {});
    }
    expect(await keys()).toHaveLength(15);
  });
  test('is not needed for reads that go together', async () => {
    await insert(db, row('a'));
    const [all, [one]] = await db.together((queries) =>
      Promise.all([
        keysBelow(queries, { key: 'z' }),
        queries.select({ key: jobTable.key }).from(jobTable).where(eq(jobTable.key, 'a')),
      ]),
    );
    expect([all, one]).toEqual([[{ key: 'a' }], { key: 'a' }]);
  });
});
