import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { errorMessages } from '../test/messages.ts';
import { readArguments } from '../src/medicine/import/arguments.ts';
import { importHandler } from '../src/medicine/import/plugin.ts';
import { clearStages } from '../src/medicine/import/stage.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { createDatabase, type DatabaseHandle } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { auditTable } from '../src/platform/schema.ts';
import { writeServerFile } from '../src/platform/server-file.ts';
import { run } from '../test/child.ts';
import { newStore, openStore } from '../test/copies.ts';
import { newDataDir } from '../test/test-server.ts';
import { writeWeb } from '../test/web.ts';

const CLI = 'src/medicine/import/cli.ts';
const USAGE = 'Usage: npm run catalogue:import -- FILE.csv [--map field=column …] [--dry-run] [--bad FILE]';
const open = (dataDir: string) => createDatabase({ dataDir }, createLog('silent'));
const codes = async ({ db }: DatabaseHandle) =>
  (await db.select({ code: medicineTable.code }).from(medicineTable)).map(({ code }) => code).toSorted();
function write(dataDir: string, content: string, name = 'file.csv') {
  writeFileSync(join(dataDir, name), content);
  return name;
}
async function runToEnd(dataDir: string, ...args: string[]) {
  const child = run(CLI, { DATA_DIR: dataDir }, args);
  return { code: await child.ended, said: child.said() };
}
const sheet = (count: number, from = 0) =>
  `code,name,mrp\n${Array.from({ length: count }, (_, i) => `C${from + i},Name of number ${from + i} that is somewhat longer,${i + 1}`).join('\n')}\n`;

describe('the command line', () => {
  const dir = newDataDir();
  const file = write(dir, 'x');
  mkdirSync(join(dir, 'folder'));
  test('names a file, a map and what to do', () => {
    expect(
      readArguments(
        [file, '--map', 'mrp=Price', '--map', 'name=Item', '--dry-run', '--bad', '../bad.csv'],
        dir,
      ),
    ).toEqual({
      file: join(dir, file),
      size: 1,
      map: { mrp: 'Price', name: 'Item' },
      dryRun: true,
      badFile: join(dir, '../bad.csv'),
    });
    expect(readArguments([join(dir, file)], '/')).toEqual({
      file: join(dir, file),
      size: 1,
      map: {},
      dryRun: false,
      badFile: undefined,
    });
  });
  test.each<[string, string[], string]>([
    ['no file', [], `Name one CSV file.\n${USAGE}`],
    ['two files', ['a.csv', 'b.csv'], `Name one CSV file.\n${USAGE}`],
    ['a file that is not there', ['nowhere.csv'], `There is no file ${dir}/nowhere.csv.`],
    ['a folder', ['folder'], `${dir}/folder is a folder, not a CSV file.`],
    ['an unknown flag', [file, '--force'], `Unknown option '--force'.\n${USAGE}`],
    ['a flag without its value', [file, '--map'], `Option '--map <value>' argument missing.\n${USAGE}`],
    [
      'an unknown field',
      [file, '--map', 'price=mrp'],
      'There is no field "price". The fields are: code, name, mrp, offer, name_hi, composition, strength, form, pack, manufacturer, description, category, prescription, schedule, stock, available, discontinued, batch, expiry, hsn, gst.',
    ],
  ])('with %s is refused', (_, args, sentence) => {
    expect(() => readArguments(args, dir)).toThrow(expect.objectContaining({ message: sentence }));
  });
});

const unrecognised = (n: number) =>
  `New medicines without a known substance, now on prescription: ${n}. Where one needs none, write 'no' in its prescription column.`;
describe('the import command', { timeout: 180_000 }, () => {
  test('imports into the database when no server runs, and lists the bad rows', async () => {
    const dataDir = await newStore();
    const file = write(
      dataDir,
      `${sheet(3)}${Array.from({ length: 25 }, (_, i) => `D${i},Bad ${i},\n`).join('')}`,
    );
    expect(await runToEnd(dataDir, file, '--bad', 'bad.csv')).toEqual({
      code: 0,
      said: `100 %, 28 rows, 25 bad\n28 rows read: 3 new, 0 changed, 0 as they were, 25 bad.\n${unrecognised(3)}\n\nLine  Reason\n${Array.from({ length: 20 }, (_, i) => `${String(i + 5).padStart(4)}  The price is missing.\n`).join('')}All 25 bad rows stand in ${join(dataDir, 'bad.csv')}.\n`,
    });
    expect(readFileSync(join(dataDir, 'bad.csv'), 'utf8').split('\n').slice(0, 3)).toEqual([
      'line,reason',
      '5,"The price is missing."',
      '6,"The price is missing."',
    ]);
    expect(readFileSync(join(dataDir, 'bad.csv'), 'utf8').trim().split('\n')).toHaveLength(26);
    const dry = await runToEnd(dataDir, file, '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.said).toContain(
      'Dry run, nothing was changed. 28 rows read: 0 new, 0 changed, 3 as they were, 25 bad.\n',
    );
    expect(dry.said).toContain('and 5 more; --bad FILE writes all of them to a file.\n');
    const database = await openStore(dataDir);
    expect(await codes(database)).toEqual(['C0', 'C1', 'C2']);
    // As an import through the server is: by who owns the machine.
    expect(await database.db.select().from(auditTable)).toEqual([
      expect.objectContaining({
        actorId: null,
        actorRole: 'admin',
        action: 'import',
        objectKind: 'catalogue',
        requestId: 'catalogue:import',
        changes: { inserted: { from: 0, to: 3 }, updated: { from: 0, to: 0 } },
      }),
    ]);
    await database.close();
  });
  test('refuses what it cannot do, in a sentence and with a code', async () => {
    const dataDir = await newStore();
    const file = write(dataDir, sheet(1));
    expect(await runToEnd(dataDir, file, '--force')).toEqual({
      code: 1,
      said: `Nothing was imported. Unknown option '--force'.\n${USAGE}\n`,
    });
    expect(await runToEnd(dataDir, file, '--bad', 'none/bad.csv')).toEqual({
      code: 1,
      said: `Nothing was imported. ${dataDir}/none/bad.csv cannot be written (ENOENT).\n`,
    });
    expect(await runToEnd(dataDir, file, '--map', 'mrp=price')).toEqual({
      code: 1,
      said: 'Nothing was imported. The file has no column "price". It has: code, name, mrp.\n',
    });
  });
  test('says so when no row is good', async () => {
    const dataDir = await newStore();
    expect(await runToEnd(dataDir, write(dataDir, 'code,name,mrp\nA,One,\nB,Two,-1\n'))).toEqual({
      code: 1,
      said: '100 %, 2 rows, 2 bad\nNothing was imported: all 2 rows are bad.\n\nLine  Reason\n   2  The price is missing.\n   3  The price "-1" is below zero.\n',
    });
  });
  test('a wrong setting, and a folder in use, stop it in one line', async () => {
    const dataDir = newDataDir();
    const file = write(dataDir, sheet(1));
    const child = run(CLI, { DATA_DIR: dataDir, PORT: 'abc' }, [file]);
    expect(await child.ended).toBe(1);
    expect(child.said()).toBe('Nothing was imported. PORT must be a whole number from 0 to 65535.\n');
    const database = await open(dataDir);
    expect(await runToEnd(dataDir, file)).toEqual({
      code: 1,
      said: `Nothing was imported. Another server (process ${process.pid} on ${hostname()}) is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    });
    await database.close();
  });

  test('with a running server goes through it', async () => {
    const dataDir = await newStore();
    const database = await openStore(dataDir);
    const server = Fastify();
    server.addContentTypeParser('text/csv', (_, payload, done) => done(null, payload));
    server.get('/api/health/', () => 'up');
    const asked: (string | undefined)[] = [];
    server.post(
      '/api/staff/catalogue/import/',
      {
        onRequest: (request, reply, done) => {
          asked.push(request.headers.authorization);
          if (request.headers.authorization === 'Bearer right') done();
          else reply.code(401).send({ error: 'Please log in to continue.' });
        },
      },
      importHandler({
        database,
        refresh: () => Promise.resolve(),
        imported: () => Promise.resolve(),
        log: createLog('silent'),
        errors: errorMessages,
      }),
    );
    await server.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

    // A number alone is no server: that of a process that died is passed over, as is one that is somebody else's now.
    writeServerFile(dataDir, { url, token: 'right', pid: process.pid });
    const file = write(dataDir, sheet(3_000).replace('mrp', 'cost').replace('C7,', ','));
    const { code, said } = await runToEnd(dataDir, file, '--map', 'mrp=cost');
    expect(said.split('\n').slice(-6)).toEqual([
      '3000 rows read: 2999 new, 0 changed, 0 as they were, 1 bad.',
      unrecognised(2_999),
      '',
      'Line  Reason',
      '   9  The code is missing.',
      '',
    ]);
    expect(said).toMatch(/^\d+ %, \d+ rows, 1 bad\n/);
    expect(code).toBe(0);
    expect(await database.db.$count(medicineTable)).toBe(2_999);

    expect(await runToEnd(dataDir, write(dataDir, 'code,name,mrp\nA,"One,1\n'))).toEqual({
      code: 1,
      said: 'Nothing was imported. The file ends in the middle of a row: a quotation mark opened after line 1 is never closed. Is the file complete?\n',
    });
    writeServerFile(dataDir, { url, token: 'wrong', pid: process.pid });
    expect(await runToEnd(dataDir, write(dataDir, sheet(60_000), 'large.csv'))).toEqual({
      code: 1,
      said: 'Nothing was imported. Please log in to continue.\n',
    });
    expect(asked).toEqual(['Bearer right', 'Bearer right', 'Bearer wrong']);
    expect(await database.db.$count(medicineTable)).toBe(2_999);
    await server.close();
    await database.close();
    // Its file is still there, but nobody answers.
    expect((await runToEnd(dataDir, write(dataDir, sheet(1, 9_000)))).said).toContain('1 rows read: 1 new');
  });
});

describe('kill -9 in the middle of an import', { timeout: 180_000 }, () => {
  test('the old catalogue is whole, and a new import works', async () => {
    const dataDir = newDataDir();
    let database = await open(dataDir);
    await database.db.insert(medicineTable).values(
      Array.from({ length: 50 }, (_, i) => ({
        code: `C${i}`,
        name: `Old ${i}`,
        mrpPaise: 100,
        offerPaise: 100,
      })),
    );
    await database.close();
    const file = write(dataDir, sheet(8_000));

    const staging = run(CLI, { DATA_DIR: dataDir }, [file]);
    await staging.says(/[34]\d %/);
    staging.process.kill('SIGKILL');
    await staging.ended;
    expect(staging.said()).not.toContain('rows read');
    database = await open(dataDir);
    const stages = sql`select relname from pg_class where relname like 'medicine_import%' and relkind = 'r'`;
    expect((await database.db.execute(stages)).rows).toHaveLength(1);
    await clearStages(database);
    expect((await database.db.execute(stages)).rows).toEqual([]);
    const kept = await database.db.select().from(medicineTable);
    expect(kept.filter(({ name }) => name.startsWith('Old '))).toHaveLength(50);
    expect(kept).toHaveLength(50);
    await database.close();

    // At the very end: the swap has happened as a whole, or not at all.
    const swapping = run(CLI, { DATA_DIR: dataDir }, [file]);
    await swapping.says(/100 %/);
    swapping.process.kill('SIGKILL');
    await swapping.ended;
    database = await open(dataDir);
    const after = await database.db.select({ name: medicineTable.name }).from(medicineTable);
    const old = after.filter(({ name }) => name.startsWith('Old ')).length;
    expect([
      [50, 50],
      [8_000, 0],
    ]).toContainEqual([after.length, old]);
    await database.close();

    expect(await runToEnd(dataDir, file)).toMatchObject({ code: 0 });
    database = await open(dataDir);
    expect(await database.db.$count(medicineTable)).toBe(8_000);
    expect(await codes(database)).toEqual(Array.from({ length: 8_000 }, (_, i) => `C${i}`).toSorted());
    expect((await database.db.execute(stages)).rows).toEqual([]);
    await database.close();
  });

  test('of the server too: the sender is told, and after a restart the catalogue is as it was and takes the file', async () => {
    const dataDir = newDataDir();
    const file = write(dataDir, sheet(8_000));
    const start = async () => {
      const server = run('src/server.ts', {
        DATA_DIR: dataDir,
        PORT: '0',
        WEB_DIST: writeWeb(join(inject('scratch'), 'web')),
        LOG_LEVEL: 'error',
      });
      onTestFinished(() => void server.process.kill('SIGKILL'));
      const [, url] = await server.says(/Doorstep is ready at (http:\S+)\n/);
      async function total(): Promise<number> {
        const answer = await fetch(`${url}/api/medicines/?limit=1`);
        // A server that has just started on a busy machine turns calls away for a moment.
        if (answer.status === 503) return new Promise((done) => setTimeout(() => done(total()), 200));
        return ((await answer.json()) as { pagination: { total: number } }).pagination.total;
      }
      return { server, total };
    };
    const { server, total } = await start();
    const before = await total();
    const sender = run(CLI, { DATA_DIR: dataDir }, [file]);
    await sender.says(/[34]\d %/);
    server.process.kill('SIGKILL');
    expect(await sender.ended).toBe(1);
    expect(sender.said()).toMatch(
      /\nThe connection to the server broke before it told how the import ended\. Run it again: .+\n$/,
    );

    const again = await start();
    expect(await again.total()).toBe(before);
    expect(await runToEnd(dataDir, file)).toMatchObject({ code: 0 });
    expect(await again.total()).toBe(before + 8_000);
    again.server.process.kill('SIGKILL');
    await again.server.ended;
  });
});
