import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { modeOfAccounts, seedDemoAccounts } from '../src/account/demo.ts';
import { hashPassword } from '../src/account/password.ts';
import { accountTable } from '../src/account/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { claimMode, claimStorage } from '../src/platform/installation.ts';
import { createLog } from '../src/platform/log.ts';
import { fileTable, installationTable } from '../src/platform/schema.ts';
import { readSettings } from '../src/platform/settings.ts';
import { folderStorage, newFileId } from '../src/platform/storage.ts';
import { storageOf } from '../src/platform/storages.ts';
import { run, type Child } from '../test/child.ts';
import { newDatabase, openDatabase } from '../test/copies.ts';
import { newDataDir, TOKEN } from '../test/test-server.ts';
import { createServer } from '../src/create-server.ts';

const now = new Date('2026-11-24T09:00:00+05:30');
const silent = createLog('silent');
const store = { NODE_ENV: 'production', CLOCK_START: '' };
let database: DatabaseHandle;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(installationTable);
  await database.db.delete(fileTable);
  await database.db.delete(accountTable);
});

const person = async (mobile: string, more: Partial<typeof accountTable.$inferInsert> = {}) => {
  const [made] = await database.db
    .insert(accountTable)
    .values({
      mobile,
      name: 'Somebody Else',
      role: 'patient',
      passwordHash: await hashPassword('their own words'),
      mobileVerifiedAt: now,
      createdAt: now,
      ...more,
    })
    .returning({ id: accountTable.id });
  return made!.id;
};

describe('the mode of a database', () => {
  const claim = (env: Record<string, string>) =>
    claimMode({
      db: database.db,
      settings: readSettings(env),
      areas: [{ handlers: {}, modeOfRecords: () => modeOfAccounts(database.db) }],
    });

  test('is decided at the first start and refused in the other mode', async () => {
    await claim({ DATA_DIR: '/srv/shop' });
    await claim({ DEMO: '1' });
    for (const env of [store, { DEMO: '0' }])
      await expect(claim({ ...env, DATA_DIR: '/srv/shop' })).rejects.toThrow(
        'The data folder /srv/shop (DATA_DIR) was used by a demo: its staff and patients could log in here with public passwords. Set DATA_DIR to another folder',
      );
    await database.db.delete(installationTable);
    await claim(store);
    await claim({ DEMO: '0' });
    await expect(claim({ DATABASE_URL: 'postgres://shop:sesame@db/shop' })).rejects.toThrow(
      /^(?!.*sesame)The database at DATABASE_URL belongs to a real store.*NODE_ENV=production/,
    );
  });
  test('is that of one start where a demo and a store start at once', async () => {
    const ends = await Promise.allSettled([claim({}), claim(store), claim({}), claim(store)]);
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(ends[0]!.status).toBe(ends[2]!.status);
  });
  test('is read from the accounts of a database without a recorded mode', async () => {
    await seedDemoAccounts(database.db, now);
    await expect(claim(store)).rejects.toThrow('was used by a demo');
    await claim({});
  });
  test.each(['9876543211', '9000000003', '9000000117'])(
    'is demo while %s has the public password, even alone and renamed',
    async (mobile) => {
      await person(mobile, { role: 'doctor', passwordHash: await hashPassword('doorstep1') });
      await expect(claim(store)).rejects.toThrow('was used by a demo');
    },
  );
  test('is demo while a demo account is there, whatever its password', async () => {
    await person('9876512345', { email: 'asha@doorstep.example' });
    expect(await modeOfAccounts(database.db)).toBe('demo');
  });
  test('is not decided by a stranger who signs up as a demo person', async () => {
    const more = { email: 'asha@doorstep.example', passwordHash: await hashPassword('doorstep1') };
    await person('9876543210', { ...more, mobileVerifiedAt: null });
    expect(await modeOfAccounts(database.db)).toBe('store');
  });
  test('is store where real patients are, and open where only staff was created', async () => {
    await person('9811122233', { role: 'admin' });
    expect(await modeOfAccounts(database.db)).toBeUndefined();
    await person('9811122234');
    await expect(claim({})).rejects.toThrow('belongs to a real store');
  });
});

describe('the storage of a database', () => {
  const claim = (dataDir: string, env: Record<string, string> = {}, log = silent) => {
    const settings = readSettings({ ...store, DATA_DIR: dataDir, ...env });
    return claimStorage({ db: database.db, storage: storageOf(settings), settings, log });
  };
  const identityOf = (dataDir: string) => folderStorage(join(dataDir, 'files')).identity();

  test('is one folder for all processes in production', async () => {
    const [mine, other] = [newDataDir(), newDataDir()];
    await claim(mine);
    await claim(mine);
    await expect(claim(other)).rejects.toThrow(
      `This server keeps files in the folder ${join(other, 'files')}, but the files of its database are in another storage`,
    );
    await expect(claim(other)).rejects.toThrow(
      `set FILES_STORAGE=${await identityOf(other)} to go on with this one.`,
    );
    await claim(mine);
  });
  test('lets one of several folders win that start at once, and creates one identity in each', async () => {
    const folders = [newDataDir(), newDataDir(), newDataDir()];
    const ends = await Promise.allSettled([...folders, ...folders].map((folder) => claim(folder)));
    const winners = ends.flatMap(({ status }, at) => (status === 'fulfilled' ? [at % 3] : []));
    expect(winners).toHaveLength(2);
    expect(new Set(winners).size).toBe(1);
  });
  test('is replaced on purpose alone, and the old folder is refused from then on', async () => {
    const [lost, fresh] = [newDataDir(), newDataDir()];
    await claim(lost);
    await expect(claim(fresh, { FILES_STORAGE: 'yes' })).rejects.toThrow('another storage');
    await claim(fresh, { FILES_STORAGE: await identityOf(fresh) });
    await claim(fresh);
    await expect(claim(lost, { FILES_STORAGE: await identityOf(fresh) })).rejects.toThrow('another storage');
  });
  test('is not an empty folder while the database names files', async () => {
    const accountId = await person('9811122234'),
      [full, empty] = [newDataDir(), newDataDir()],
      id = newFileId();
    await database.db
      .insert(fileTable)
      .values({ id, accountId, kind: 'picture', type: 'image/jpeg', bytes: 3, createdAt: now });
    await expect(claim(empty)).rejects.toThrow('another storage');
    await folderStorage(join(full, 'files')).put(id, Buffer.from('abc'));
    await claim(full);
  });
  test('is not a bucket where files lie in a folder', async () => {
    await claim(newDataDir());
    await expect(
      claim(newDataDir(), {
        S3_ENDPOINT: 'https://s3.example.in',
        S3_BUCKET: 'shop-files',
        S3_REGION: 'ap-south-1',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'sesame',
      }),
    ).rejects.toThrow(/in the bucket shop-files.*FILES_STORAGE=s3:s3\.example\.in\/shop-files/);
  });
  test('is warned about where no real store runs', async () => {
    const said: string[] = [];
    const log = createLog('warn', { write: (line: string) => said.push(line) });
    await claim(newDataDir());
    await claim(newDataDir(), { NODE_ENV: 'test' }, log);
    expect(said.join('')).toContain('are in another storage');
  });
});

describe('a started process', { timeout: 600_000 }, () => {
  let url: string;
  beforeAll(async () => {
    url = await newDatabase();
  });
  const children: Child[] = [];
  afterAll(async () => {
    for (const child of children) child.process.kill('SIGKILL');
    await Promise.all(children.map(({ ended }) => ended));
  });
  const start = (env: Record<string, string>) => {
    const dataDir = env['DATA_DIR'] ?? newDataDir();
    const child = run('src/server.ts', { PORT: '0', LOG_LEVEL: 'error', ...env, DATA_DIR: dataDir });
    children.push(child);
    return child;
  };
  const ready = (child: Child) => child.says(/Doorstep is ready at (http:\/\/[\d.:]+)/);

  test('refuses the folder of a demo in production in one line', async () => {
    const DATA_DIR = newDataDir();
    const demo = start({ DATA_DIR });
    await ready(demo);
    demo.process.kill('SIGTERM');
    await demo.ended;
    const shop = start({ DATA_DIR, NODE_ENV: 'production' });
    expect(await shop.ended).toBe(1);
    expect(shop.said()).toMatch(/^The data folder \S+ \(DATA_DIR\) was used by a demo: [^\n]+\n$/);
  });
  test('refuses a second folder beside a shop that runs, and takes the same folder', async () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: url };
    const DATA_DIR = newDataDir();
    await ready(start({ ...env, DATA_DIR }));
    const other = start(env);
    expect(await other.ended).toBe(1);
    expect(other.said()).toMatch(/^This server keeps files in the folder [^\n]+\n$/);
    await ready(start({ ...env, DATA_DIR }));
  });
  test('refuses a database of a real store as a demo', async () => {
    const demo = start({ DATABASE_URL: url });
    expect(await demo.ended).toBe(1);
    expect(demo.said()).toMatch(/^The database at DATABASE_URL belongs to a real store/);
  });
});

test('a server whose start is refused closes its database', async () => {
  const dataDir = newDataDir();
  const url = await newDatabase();
  const settings = readSettings({ ...store, DATA_DIR: dataDir, DATABASE_URL: url });
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  await expect(
    createServer({
      settings,
      log: silent,
      token: TOKEN,
      prepare: async ({ db }) => {
        await db.insert(installationTable).values({ name: 'storage', value: 'another', createdAt: now });
      },
    }),
  ).rejects.toThrow('another storage');
  const again = await openDatabase(url);
  expect(await again.db.$count(installationTable, eq(installationTable.value, 'another'))).toBe(1);
  await again.close();
});
