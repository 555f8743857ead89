import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, DatabaseHandle } from '../src/platform/db/database.ts';
import { codeOf } from '../src/platform/db/errors.ts';
import { given, rawStatement, statement } from '../src/platform/db/statement.ts';
import { afterCommit, send } from '../src/platform/db/transactions.ts';
import { orderTable } from '../src/order/schema.ts';
import { jobTable } from '../src/platform/schema.ts';
import { openDatabase } from './copies.ts';

const insert = statement('test_insert', (queries) =>
  queries.insert(jobTable).values({
    kind: 'test',
    key: given('key'),
    runAt: given('runAt'),
    takenUntil: given('takenUntil', jobTable.takenUntil),
  }),
);
const keysBelow = rawStatement<{ key: string }>(
  'test_keys',
  sql`select key from ${jobTable} where key < ${sql.placeholder('key')} order by key`,
);
const row = (key: string) => ({ key, runAt: new Date(0), takenUntil: null });

describe('a transaction', () => {
  let database: DatabaseHandle, db: Database;
  beforeAll(async () => {
    database = await openDatabase();
    ({ db } = database);
    return () => database.close();
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
  test('notifies when it is committed, and only then', async () => {
    const heard: string[] = [];
    await database.listen('test', (payload) => heard.push(payload));
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('test', 'undone')`);
        throw new Error('no');
      })
      .catch(() => {});
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test', 'done')`);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['done']);
  });
  test('stores null where a place is given null or nothing, whatever its column', async () => {
    for (const column of [orderTable.details, orderTable.promisedAt, orderTable.byAccountId]) {
      const type = sql.raw(column.getSQLType());
      const isNull = rawStatement<{ none: boolean }>(
        `test_null_${column.name}`,
        sql`select ${given('value', column)}::${type} is null as none`,
      );
      for (const value of [null, undefined]) expect(await isNull(db, { value })).toEqual([{ none: true }]);
    }
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
