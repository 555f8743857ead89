import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { isPassword } from '../src/account/password.ts';
import { accountTable } from '../src/account/schema.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { auditTable } from '../src/platform/schema.ts';
import { run } from '../test/child.ts';
import { newStore, openStore } from '../test/copies.ts';
import { writeWeb } from '../test/web.ts';

const CLI = 'src/account/staff-cli.ts';
const USAGE =
  'Usage: npm run staff:create -- --role admin|pharmacist|doctor --mobile 9876543210 --name "Full Name" [--email name@example.com]';
const PASSWORD = 'a phrase of the shop';
const wanted = (mobile: string, role = 'pharmacist') => [
  '--role',
  role,
  '--mobile',
  mobile,
  '--name',
  'Meera Sinha',
];
async function create(dataDir: string, args: string[], typed = `${PASSWORD}\n`) {
  const child = run(CLI, { DATA_DIR: dataDir }, args, typed === undefined ? {} : { typed });
  return { code: await child.ended, said: child.said() };
}
async function lookInto<T>(
  dataDir: string,
  look: (db: Awaited<ReturnType<typeof createDatabase>>['db']) => Promise<T>,
): Promise<T> {
  const database = await openStore(dataDir);
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

describe('npm run staff:create', { timeout: 180_000 }, () => {
  test('with the server stopped writes into the database; the password is read, not said', async () => {
    const dataDir = await newStore();
    expect(await create(dataDir, wanted('+91 98111 22233', 'admin'))).toEqual({
      code: 0,
      said: 'Meera Sinha can log in now as admin with 9811122233.\n',
    });
    expect(await create(dataDir, wanted('9811122233'))).toEqual({
      code: 1,
      said: 'Nobody was added. There is an account with that mobile number already. Staff need a number of their own.\n',
    });
    const [rows, entries] = await lookInto(dataDir, async (db) => [
      await db.select().from(accountTable),
      await db.select().from(auditTable),
    ]);
    expect(rows).toEqual([
      expect.objectContaining({
        mobile: '9811122233',
        name: 'Meera Sinha',
        role: 'admin',
        email: null,
        mobileVerifiedAt: expect.any(Date) as Date,
      }),
    ]);
    expect([
      await isPassword(PASSWORD, rows[0]!.passwordHash),
      await isPassword(`${PASSWORD}\n`, rows[0]!.passwordHash),
    ]).toEqual([true, false]);
    expect(entries).toEqual([
      expect.objectContaining({
        actorId: null,
        actorRole: 'admin',
        action: 'create',
        objectKind: 'staff',
        objectId: String(rows[0]!.id),
        result: 'done',
      }),
    ]);
  });
  test('refuses what it cannot do in a sentence, and there is no password by itself', async () => {
    const dataDir = await newStore();
    expect(await create(dataDir, ['--force'])).toEqual({
      code: 1,
      said: `Nobody was added. Unknown option '--force'.\n${USAGE}\n`,
    });
    expect(await create(dataDir, wanted('98111', 'patient'))).toEqual({
      code: 1,
      said: `Nobody was added. The role is admin, pharmacist or doctor. Please enter a valid 10-digit mobile number\n${USAGE}\n`,
    });
    for (const typed of ['', '\n', 'short\n'])
      expect(await create(dataDir, wanted('9811122233'), typed)).toEqual({
        code: 1,
        said: 'Nobody was added. A password has 6 to 128 characters.\n',
      });
    expect(await create(dataDir, wanted('9811122233'), 'password\n')).toEqual({
      code: 1,
      said: 'Nobody was added. Many people use that password. Please choose another one.\n',
    });
    expect(await lookInto(dataDir, (db) => db.$count(accountTable))).toBe(0);
  });
  test('resets a lost login with the server stopped', async () => {
    const dataDir = await newStore();
    await create(dataDir, wanted('9811122233'));
    const reset = async (args: string[]) => {
      const child = run(CLI, { DATA_DIR: dataDir }, ['--reset', ...args], { typed: 'another phrase\n' });
      return { code: await child.ended, said: child.said() };
    };
    expect(await reset(['--mobile', '9811122233'])).toEqual({
      code: 0,
      said: '9811122233 can log in now with the new password, and then sets up a second step.\n',
    });
    expect(await reset(['--mobile', '9811122244'])).toEqual({
      code: 1,
      said: 'Nothing was reset. Nobody of the staff has that number.\n',
    });
    const [row] = await lookInto(dataDir, (db) => db.select().from(accountTable));
    expect(await isPassword('another phrase', row!.passwordHash)).toBe(true);
  });
  test('with a running server goes through it, and the new one may log in or be reset at once', async () => {
    const dataDir = await newStore();
    const server = run('src/server.ts', {
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      WEB_DIST: writeWeb(join(inject('scratch'), 'web')),
      LOG_LEVEL: 'error',
    });
    const [, url] = await server.says(/Doorstep is ready at (http:\S+)\n/);
    expect(await create(dataDir, wanted('9811122233'))).toEqual({
      code: 0,
      said: 'Meera Sinha can log in now as pharmacist with 9811122233.\n',
    });
    expect((await create(dataDir, wanted('9811122233'))).said).toBe(
      'Nobody was added. There is an account with that mobile number already. Staff need a number of their own.\n',
    );
    const answer = await fetch(`${url}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: '9811122233', password: PASSWORD }),
    });
    expect(await answer.json()).toMatchObject({
      success: true,
      second_step: { required: true, enrolled: false },
    });
    const reset = run(CLI, { DATA_DIR: dataDir }, ['--reset', '--mobile', '9811122233'], {
      typed: 'another phrase\n',
    });
    expect([await reset.ended, reset.said()]).toEqual([
      0,
      '9811122233 can log in now with the new password, and then sets up a second step.\n',
    ]);
    server.process.kill('SIGTERM');
    await server.ended;
    expect(
      await lookInto(dataDir, (db) => db.$count(accountTable, eq(accountTable.role, 'pharmacist'))),
    ).toBe(1);
  });
});
