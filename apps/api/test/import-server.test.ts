import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importHandler, type ImportLine } from '../src/medicine/import/plugin.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { errorMessages } from './messages.ts';
import { envelope, httpErrorOf } from '../src/platform/http/http-error.ts';
import { createLog } from '../src/platform/log.ts';
import { openDatabase } from './copies.ts';

let database: DatabaseHandle, app: FastifyInstance, port: number;
let refreshed = 0,
  broken = false;
beforeAll(async () => {
  database = await openDatabase();
  app = Fastify();
  app.addContentTypeParser('text/csv', (_, payload, done) => done(null, payload));
  app.setErrorHandler((error, request, reply) =>
    reply.code(httpErrorOf(error).status).send(envelope(httpErrorOf(error), request.id, errorMessages)),
  );
  app.post(
    '/import/',
    importHandler({
      database,
      refresh: () => {
        refreshed++;
        return broken ? Promise.reject(new Error('the database is away')) : Promise.resolve();
      },
      imported: () => Promise.resolve(),
      log: createLog('silent'),
      errors: errorMessages,
      maxBytes: 1024 * 1024,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(medicineTable);
  refreshed = 0;
  broken = false;
});

const post = (content: string, query = '') =>
  app.inject({
    method: 'POST',
    url: `/import/${query}`,
    headers: { 'content-type': 'text/csv' },
    payload: content,
  });
const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportLine);
/** A call whose file is not at its end yet. */
async function begin(content: string) {
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    path: '/import/',
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
  });
  const answer = new Promise<IncomingMessage>((done, fail) => {
    call.once('response', done);
    call.once('error', fail);
  });
  call.write(content);
  return { call, answer: await answer } satisfies { call: ClientRequest; answer: IncomingMessage };
}

describe('the import call', () => {
  test('tells how far it is, and last how it ended, when a search finds it', async () => {
    const answer = await post(
      `code,name,mrp\n${Array.from({ length: 600 }, (_, i) => `C${i},Name ${i},${i}`).join('\n')}\n`,
    );
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const lines = linesOf(answer.body);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.at(-1)).toEqual({
      done: true,
      rows: 600,
      inserted: 599,
      updated: 0,
      unchanged: 0,
      unrecognised: 599,
      bad: 1,
    });
    expect(lines.slice(0, 2)).toEqual([
      { rows: 0, bytes: 0, bad: 0, bad_rows: [] },
      {
        rows: 250,
        bytes: expect.any(Number) as number,
        bad: 1,
        bad_rows: [
          {
            line: 2,
            reason: 'The price is zero.',
            code: 'row_price_zero',
            params: { field: 'price', text: '0' },
          },
        ],
      },
    ]);
    expect(await database.db.$count(medicineTable)).toBe(599);
    expect(refreshed).toBe(1);
  });
  test('takes a map, and a dry run', async () => {
    const answer = await post('a,b,c\nB1,Fresh,5\n', '?map=code:a&map=name:b&map=mrp:c&dry_run=1');
    expect(linesOf(answer.body).at(-1)).toEqual({
      done: true,
      rows: 1,
      inserted: 1,
      updated: 0,
      unchanged: 0,
      unrecognised: 1,
      bad: 0,
    });
    expect(await database.db.$count(medicineTable)).toBe(0);
    expect(refreshed).toBe(0);
  });
  test('is no failure when the catalogue cannot be read right after it', async () => {
    broken = true;
    const answer = await post('code,name,mrp\nB1,Fresh,5\n');
    expect(linesOf(answer.body).at(-1)).toMatchObject({ done: true, inserted: 1 });
    expect(await database.db.$count(medicineTable)).toBe(1);
  });
  test('a wrong map is refused before the file is read', async () => {
    const answer = await post('code,name,mrp\nB1,Fresh,5\n', '?map=price:mrp');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'invalid',
      fields: { map: expect.stringContaining('There is no field "price".') as string },
    });
    expect(await database.db.$count(medicineTable)).toBe(0);
  });
  test.each(['dry_run=true', 'dry_run=', 'dry_run=1&dry_run=1', 'dry_run=0&dry_run=1'])(
    '%s is refused: a trial must never turn out to be real',
    async (query) => {
      const answer = await post('code,name,mrp\nB1,Fresh,5\n', `?${query}`);
      expect(answer.json()).toMatchObject({
        code: 'invalid',
        fields: { dry_run: expect.any(String) as string },
      });
      expect(await database.db.$count(medicineTable)).toBe(0);
    },
  );
  test('says what is wrong with a file, also in its middle', async () => {
    const long = `code,name,mrp\n${Array.from({ length: 600 }, (_, i) => `C${i},Name ${i},${i + 1}`).join('\n')}\nZ,Broken`;
    for (const [file, sentence] of [
      ['name,mrp\nx,1\n', 'The file has no column for code.'],
      [long, 'The file seems to be cut off: line 602,'],
      [`${long}${'x'.repeat(200_000)}`, 'The row after line 601 is too long.'],
    ] as const) {
      expect(linesOf((await post(file)).body).at(-1)).toMatchObject({
        error: expect.stringContaining(sentence) as string,
      });
    }
    expect(await database.db.$count(medicineTable)).toBe(0);
  });
  test('one import at a time: the second is told so, and the first goes on', async () => {
    const { call, answer } = await begin('code,name,mrp\nB1,Fresh,5\n');
    const second = await post('code,name,mrp\nB2,Fresher,6\n');
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'import_running',
      error: 'Another import is running. Try again when it has ended.',
    });
    call.end('B3,Freshest,7\n');
    expect(linesOf(await text(answer)).at(-1)).toMatchObject({ done: true, inserted: 2 });
    expect((await post('code,name,mrp\nB2,Fresher,6\n')).statusCode).toBe(200);
  });
  test('who hangs up in the middle has changed nothing, and keeps nobody else from importing', async () => {
    const { call, answer } = await begin(
      `code,name,mrp\n${Array.from({ length: 600 }, (_, i) => `C${i},Name ${i},${i + 1}`).join('\n')}\n`,
    );
    answer.on('error', () => {});
    await new Promise((done) => {
      answer.on('data', (part) => {
        if (String(part).includes('"rows":250')) done(undefined);
      });
    });
    call.on('error', () => {});
    call.destroy();
    await expect.poll(async () => (await post('code,name,mrp\nB2,Fresher,6\n')).statusCode).toBe(200);
    expect(
      (await database.db.select({ code: medicineTable.code }).from(medicineTable)).map(({ code }) => code),
    ).toEqual(['B2']);
  });
  test('a database that gives up is no fault of the file', async () => {
    const failing = {
      ...database,
      db: new Proxy(database.db, {
        get: (target, name) =>
          name === 'transaction'
            ? () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))
            : (Reflect.get(target, name) as unknown),
      }),
    };
    const other = Fastify();
    other.addContentTypeParser('text/csv', (_, payload, done) => done(null, payload));
    other.post(
      '/import/',
      importHandler({
        database: failing,
        refresh: () => Promise.resolve(),
        imported: () => Promise.resolve(),
        log: createLog('silent'),
        errors: errorMessages,
      }),
    );
    const answer = await other.inject({
      method: 'POST',
      url: '/import/',
      headers: { 'content-type': 'text/csv' },
      payload: 'code,name,mrp\nB1,Fresh,5\n',
    });
    expect(linesOf(answer.body).at(-1)).toEqual({
      error: 'We are very busy right now. Please try again in a moment.',
      code: 'unavailable',
    });
    await other.close();
  });
});
