import { sql } from 'drizzle-orm';
import journal from '../src/platform/db/migrations/meta/_journal.json' with { type: 'json' };
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { medicineTable } from '../src/medicine/schema.ts';
import { createDatabase, type DatabaseHandle } from '../src/platform/db/database.ts';
import { isAway } from '../src/platform/db/errors.ts';
import { createLog } from '../src/platform/log.ts';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { newServer, testSettings } from './test-server.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { sampleRows } from './rows.ts';

const log = createLog('silent');
let server: Postgres, processes: DatabaseHandle[], api: AppServer;
const open = () => createDatabase({ databaseUrl: server.url, dataDir: '' }, log);

beforeAll(async () => {
  server = await startPostgres();
  // Four that start at once on an empty database: each finds it migrated, and it was done once.
  processes = await Promise.all([open(), open(), open(), open()]);
  api = await newServer(testSettings(), {
    database: processes[0],
    prepare: async ({ db }) => {
      await db.insert(medicineTable).values(sampleRows());
    },
  });
});
afterAll(async () => {
  await api?.close();
  for (const one of processes ?? []) await one.close();
  await server?.remove();
});

test('of several processes that start at once one migrates', async () => {
  const { rows } = await processes[1]!.db.execute<{ times: number }>(
    sql`select count(*)::int as times from drizzle.__drizzle_migrations group by hash`,
  );
  expect(rows.map((row) => row.times)).toEqual(journal.entries.map(() => 1));
});

test('what one process changes, every other process shows', async () => {
  await processes[2]!.db
    .insert(medicineTable)
    .values({ code: 'elsewhere', name: 'Written Elsewhere', mrpPaise: 100, offerPaise: 100 });
  await expect
    .poll(
      async () =>
        (await api.app.inject('/api/medicines/?search=elsewhere')).json<MedicineList>().pagination.total,
    )
    .toBe(1);
});

test("two transactions that get in each other's way both come to their end", async () => {
  const { db } = processes[1]!;
  let tries = 0;
  const add = (code: string) =>
    db.transaction(async (tx) => {
      tries++;
      await tx.execute(sql`set transaction isolation level serializable`);
      const { rows } = await tx.execute<{ most: number }>(
        sql`select max(popularity)::int as most from medicine where code like 'race-%'`,
      );
      await new Promise((done) => {
        setTimeout(done, 50);
      });
      await tx.insert(medicineTable).values({
        code,
        name: 'Racer',
        mrpPaise: 100,
        offerPaise: 100,
        popularity: (rows[0]!.most ?? 0) + 1,
      });
    });
  await Promise.all([add('race-a'), add('race-b'), add('race-c')]);
  const { rows } = await db.execute<{ popularity: number }>(
    sql`select popularity from medicine where code like 'race-%' order by popularity`,
  );
  expect(rows.map((row) => row.popularity)).toEqual([1, 2, 3]);
  expect(tries).toBeGreaterThan(3);
});

test('a query without end, and a transaction without end, are given up', async () => {
  const { db } = processes[1]!;
  await expect(
    db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`), { limitMs: 200 }),
  ).rejects.toSatisfy(isAway);
  const {
    rows: [row],
  } = await db.execute<{ statement_timeout: string }>(sql`show statement_timeout`);
  expect(row!.statement_timeout).toBe('8s');
});

test('work that goes on after its transaction was given up writes nothing', async () => {
  const { db } = processes[1]!;
  const ended = Promise.withResolvers<unknown>();
  await expect(
    db.transaction(
      async (tx) => {
        try {
          // Each within the limit of a statement; together longer than the transaction may last.
          for (let i = 0; i < 2; i++) await tx.execute(sql`select pg_sleep(0.3)`);
          await tx
            .insert(medicineTable)
            .values({ code: 'too-late', name: 'Too Late', mrpPaise: 100, offerPaise: 100 });
          ended.resolve(undefined);
        } catch (error) {
          ended.resolve(error);
        }
      },
      { limitMs: 450 },
    ),
  ).rejects.toSatisfy(isAway);
  expect(await ended.promise).toBeInstanceOf(Error);
  expect(await db.$count(medicineTable, sql`code = 'too-late'`)).toBe(0);
});

test('connections that break cost the reader nothing', async () => {
  const cut = () =>
    processes[3]!.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'doorstep%' and pid <> pg_backend_pid()`,
    );
  for (let round = 0; round < 3; round++) {
    await cut();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((id) => api.app.inject(`/api/medicines/${id}/?round=${round}`)),
    );
    expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 200, 200]);
  }
});

test('while the database is away: 503 and when to come back; when it is back, all is as before, and changes are heard again', async () => {
  await server.stop();
  const [ready, read, health] = await Promise.all(
    ['/api/ready/', '/api/medicines/40/?away', '/api/health/'].map((url) => api.app.inject(url)),
  );
  for (const answer of [ready!, read!]) {
    expect(failureOf(answer)).toMatchObject({
      status: 503,
      error: 'We are very busy right now. Please try again in a moment.',
    });
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect(health!.statusCode).toBe(200);
  await server.start();
  await expect
    .poll(async () => (await api.app.inject('/api/ready/')).statusCode, { timeout: 10_000 })
    .toBe(200);
  expect((await api.app.inject('/api/medicines/40/?back')).statusCode).toBe(200);
  await processes[2]!.db
    .insert(medicineTable)
    .values({ code: 'after', name: 'Written Afterwards', mrpPaise: 100, offerPaise: 100 });
  await expect
    .poll(
      async () =>
        (await api.app.inject('/api/medicines/?search=afterwards')).json<MedicineList>().pagination.total,
      { timeout: 15_000 },
    )
    .toBe(1);
});

test('calls a minute are counted by all processes together, and no address is stored', async () => {
  const servers = await Promise.all(
    processes
      .slice(1, 3)
      .map((database) =>
        newServer(testSettings({ LOGINS_PER_MINUTE: '3' }), { database, prepare: async () => {} }),
      ),
  );
  const logIn = async ({ app }: AppServer, remoteAddress: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/auth/login/',
        remoteAddress,
        payload: { mobile: '9800000001', password: 'wrong-one' },
      })
    ).statusCode;
  const statuses: number[] = [];
  for (const i of [0, 1, 0, 1]) statuses.push(await logIn(servers[i]!, '192.0.2.7'));
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect(await logIn(servers[0]!, '192.0.2.8')).toBe(400);
  const { rows } = await api.database.db.execute<{ key: string }>(sql`select key from rate_limit`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => key.includes('192.0.2'))).toEqual([]);
  for (const one of servers) await one.close();
});
