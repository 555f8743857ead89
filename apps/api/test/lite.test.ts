import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { medicineTable } from '../src/medicine/schema.ts';
import { createDatabase, type DatabaseHandle } from '../src/platform/db/database.ts';
import { codeOf, isAway, rereading, retrying } from '../src/platform/db/errors.ts';
import { envelope, httpErrorOf } from '../src/platform/http/http-error.ts';
import { createLog } from '../src/platform/log.ts';
import { errorMessages } from './messages.ts';
import { newDataDir } from './test-server.ts';

let database: DatabaseHandle, dataDir: string;
beforeAll(async () => {
  dataDir = newDataDir();
  database = await createDatabase({ dataDir }, createLog('silent'));
});
afterAll(() => database.close());
const row = (code: string) => ({ code, name: 'Row', mrpPaise: 100, offerPaise: 100 });
const has = async (code: string) =>
  (await database.db.select({ code: medicineTable.code }).from(medicineTable)).some(
    (one) => one.code === code,
  );

describe('the embedded database', () => {
  test('waits for the disk at each commit', async () => {
    const { rows } = await database.db.execute(
      sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as waits`,
    );
    expect(rows).toEqual([{ fsync: 'on', waits: 'on' }]);
  });
  test('tells which rule a row has broken', async () => {
    await database.db.insert(medicineTable).values(row('twice'));
    await expect(database.db.insert(medicineTable).values(row('twice'))).rejects.toSatisfy(
      (error) => codeOf(error) === '23505',
    );
    await expect(
      database.db.insert(medicineTable).values({ ...row('dear'), offerPaise: 200 }),
    ).rejects.toSatisfy((error) => codeOf(error) === '23514');
  });
  test('a transaction that waits for itself is given up, and undone', async () => {
    await expect(
      database.db.transaction(
        async (tx) => {
          await tx.insert(medicineTable).values(row('stuck'));
          await database.db.select().from(medicineTable);
        },
        { limitMs: 300 },
      ),
    ).rejects.toThrow('took longer than 300 ms');
    expect(await has('stuck')).toBe(false);
  });
  test('what is told in a transaction is heard when it is committed, and only then', async () => {
    const heard: string[] = [];
    await database.listen('test', (payload) => heard.push(payload));
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('test', 'undone')`);
        throw new Error('no');
      })
      .catch(() => {});
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test', 'done')`);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['done']);
  });
  test('whose disk fails under it is away, and comes back by itself with all that was acknowledged', async () => {
    const { db } = database;
    await db.insert(medicineTable).values(row('before'));
    const heard: string[] = [];
    await database.listen('again', (payload) => heard.push(payload));
    const log = join(dataDir, 'db/pg_wal');
    renameSync(log, `${log}.gone`);
    await db.execute(sql`select pg_switch_wal()`);
    await expect(db.insert(medicineTable).values(row('lost'))).rejects.toSatisfy(isAway);
    renameSync(`${log}.gone`, log);
    await expect.poll(() => has('before').catch(() => false), { timeout: 30_000 }).toBe(true);
    expect(await has('lost')).toBe(false);
    await db.insert(medicineTable).values(row('after'));
    await db.execute(sql`select pg_notify('again', 'heard')`);
    await expect.poll(() => heard).toContain('heard');
  });
});

describe('faults', () => {
  const coded = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });
  test.each(['53100', '53300', '57P01', '08006', 'ECONNREFUSED', 'ENOSPC', 'EROFS', '25006', '57014'])(
    '%s is passing: 503 and when to come back',
    (code) => {
      const { status, headers } = httpErrorOf(coded(code));
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    },
  );
  test('any other is ours: 500, and not a word of it', () => {
    const fault = httpErrorOf(coded('42P01'));
    expect([fault.status, envelope(fault, '', errorMessages).error]).toEqual([
      500,
      'Something went wrong on our side. Please try again.',
    ]);
  });
  test('a read is asked again while the database is away, and not otherwise', async () => {
    let asked = 0;
    const read = (code: string, times: number) =>
      rereading(async () => {
        if (asked++ < times) throw coded(code);
        return 'read';
      }, [1, 1]);
    expect(await read('57P01', 2)).toBe('read');
    asked = 0;
    await expect(read('57P01', 3)).rejects.toSatisfy(isAway);
    asked = 0;
    await expect(read('42P01', 1)).rejects.toThrow('Failed query');
    expect(asked).toBe(1);
  });
  test('a transaction that lost is tried three times more, and not otherwise', async () => {
    let tries = 0;
    const work = (code: string, times: number) =>
      retrying(async () => {
        if (tries++ < times) throw coded(code);
        return 'done';
      });
    expect(await work('40001', 3)).toBe('done');
    tries = 0;
    await expect(work('40P01', 4)).rejects.toThrow('Failed query');
    expect(tries).toBe(4);
    tries = 0;
    await expect(work('23505', 1)).rejects.toThrow('Failed query');
    expect(tries).toBe(1);
  });
});
