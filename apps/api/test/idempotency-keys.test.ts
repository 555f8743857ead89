import type { Addresses } from '@doorstep/contract/address.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressTable } from '../src/address/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { createIdempotencyKeys } from '../src/platform/http/idempotency-keys.ts';
import { idempotencyKeyTable } from '../src/platform/schema.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { newServer, sharedServer, testSettings } from './test-server.ts';
import { HOME, newPatient } from './people.ts';

let server: AppServer, someone: Awaited<ReturnType<typeof newPatient>>;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  someone = await newPatient(server);
});

const add = (key: string | undefined, body: object = HOME, url = '/user/addresses/', who = someone) =>
  who.call('POST', url, body, key === undefined ? {} : { 'idempotency-key': key });
const kept = (who = someone) => server.database.db.$count(addressTable, sql`account_id = ${who.id}`);

describe('a write that is repeated with its key', () => {
  test('answers as it did the first time, and is done once (F6)', async () => {
    const first = await add('a-1');
    expect(first.statusCode).toBe(201);
    const again = await Promise.all(Array.from({ length: 5 }, () => add('a-1')));
    for (const answer of again) expect([answer.statusCode, answer.json()]).toEqual([201, first.json()]);
    expect(await kept()).toBe(1);
  });
  test('is the same on both slash forms, and with keys beside it that nobody reads', async () => {
    const first = await add('a-1');
    const again = [
      await add('a-1', HOME, '/user/addresses'),
      await add('a-1', { ...HOME, user_id: 7, unread: true }),
    ];
    for (const answer of again) expect([answer.statusCode, answer.json()]).toEqual([201, first.json()]);
    expect(await kept()).toBe(1);
  });
  test('without a key, or with another one, is done again', async () => {
    for (const key of [undefined, undefined, 'a-1', 'a-2']) expect((await add(key)).statusCode).toBe(201);
    expect(await kept()).toBe(4);
  });
  test('with the key of something else is refused, and not done', async () => {
    await add('a-1');
    const other = [
      await add('a-1', { ...HOME, title: 'Shop' }),
      await someone.call('POST', '/user/wishlist/3/', undefined, { 'idempotency-key': 'a-1' }),
      await someone.call('DELETE', '/user/wishlist/3/', undefined, { 'idempotency-key': 'a-1' }),
    ];
    for (const answer of other) expect(failureOf(answer)).toMatchObject({ status: 409, code: 'key_reused' });
    expect(await kept()).toBe(1);
    await someone.call('POST', '/user/wishlist/3/', undefined, { 'idempotency-key': 'w' });
    expect(
      failureOf(await someone.call('POST', '/user/wishlist/4/', undefined, { 'idempotency-key': 'w' })),
    ).toMatchObject({ status: 409, code: 'key_reused' });
    expect(
      (await someone.call('GET', '/user/wishlist/'))
        .json<{ data: { id: number }[] }>()
        .data.map(({ id }) => id),
    ).toEqual([3]);
  });
  test("of two people with the same key is each one's own", async () => {
    const other = await newPatient(server);
    const [mine, theirs] = [
      await add('a-1'),
      await add('a-1', { ...HOME, title: 'Theirs' }, undefined, other),
    ];
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect(theirs.json()).toMatchObject({ data: { title: 'Theirs' } });
    expect((await add('a-1', { ...HOME, title: 'Theirs' }, undefined, other)).json()).toEqual(theirs.json());
    expect([await kept(), await kept(other)]).toEqual([1, 1]);
    expect((await someone.call('GET', '/user/addresses/')).body).not.toContain('Theirs');
  });
  test('and was refused the first time, may be tried again', async () => {
    expect(failureOf(await add('a-1', { ...HOME, pincode: '1' })).status).toBe(400);
    expect((await add('a-1')).statusCode).toBe(201);
    const late = { 'idempotency-key': 'a-2' };
    expect(failureOf(await someone.call('POST', '/user/wishlist/999999/', undefined, late)).status).toBe(404);
    expect(failureOf(await someone.call('POST', '/user/wishlist/999999/', undefined, late)).status).toBe(404);
    expect((await someone.call('POST', '/user/wishlist/5/', undefined, late)).statusCode).toBe(200);
  });
  test('a body with a password takes no notice of a key: nothing is kept by which it could be guessed', async () => {
    const change = (current_password: string, new_password: string) =>
      someone.call('POST', '/user/password/', { current_password, new_password }, { 'idempotency-key': 'p' });
    expect((await change('doorstep1', 'a-new-word-7')).statusCode).toBe(200);
    expect((await change('a-new-word-7', 'another-word-8')).statusCode).toBe(200);
    expect(await server.database.db.$count(idempotencyKeyTable, sql`account_id = ${someone.id}`)).toBe(0);
  });
  test('a read takes no notice of a key', async () => {
    const read = async () =>
      (await someone.call('GET', '/user/addresses/', undefined, { 'idempotency-key': 'r' })).json<Addresses>()
        .data.length;
    const before = await read();
    await add('a-1');
    expect([before, await read()]).toEqual([0, 1]);
  });
  test.each([
    '',
    ' ',
    'a b',
    'a\tb',
    'a\nb',
    'a\u0000',
    'a\u007F',
    'ключ',
    'é',
    '🔑',
    'k'.repeat(101),
    'k'.repeat(10_000),
  ])('the key %j is refused with a sentence', async (key) => {
    const { status, fields } = failureOf(await add(key));
    expect([status, fields]).toEqual([
      400,
      { 'idempotency-key': 'Give the Idempotency-Key as at most 100 letters and digits.' },
    ]);
    expect(await kept()).toBe(0);
  });
  test('every sign that a key may have', async () => {
    for (const key of ['!', '~', '"\'\\;--%_', 'k'.repeat(100), '6f1f5e2e-5e0b-4a52-9f3a-0f2f2d8f1c11'])
      for (let i = 0; i < 2; i++) expect((await add(key)).statusCode).toBe(201);
    expect(await kept()).toBe(5);
  });
  test('is compared however it nests: what nests too deep is refused before', async () => {
    const payload = (depth: number) =>
      `{"medicines":[2],"address_id":1,"services":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const ask = (depth: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/order/place/',
        payload: payload(depth),
        headers: { ...someone.headers, 'content-type': 'application/json', 'idempotency-key': `d-${depth}` },
      });
    expect([
      failureOf(await ask(10)).code,
      failureOf(await ask(5_000)).code,
      failureOf(await ask(50_000)).code,
    ]).toEqual(['invalid', 'unreadable', 'unreadable']);
  });
  test('a visitor with a key is a visitor', async () => {
    expect(
      failureOf(
        await server.app.inject({
          method: 'POST',
          url: '/api/user/addresses/',
          payload: HOME,
          headers: { 'idempotency-key': 'a-1' },
        }),
      ).status,
    ).toBe(401);
  });
  test('after a day the key is new', async () => {
    const later = await newServer(testSettings(), { database: server.database, prepare: async () => {} });
    const again = async () =>
      (
        await later.app.inject({
          method: 'POST',
          url: '/api/user/addresses/',
          payload: HOME,
          headers: { ...someone.headers, 'idempotency-key': 'a-1' },
        })
      ).statusCode;
    // By its own clock, which starts where the shared one has left long ago.
    later.clock.advance(Math.max(0, (server.clock.now().getTime() - later.clock.now().getTime()) / 1000));
    const seen: unknown[] = [];
    for (const hours of [0, 23, 2]) {
      later.clock.advance(hours * 3600);
      seen.push([await again(), await kept()]);
    }
    expect(seen).toEqual([
      [201, 1],
      [201, 1],
      [201, 2],
    ]);
    await later.close();
  });
});

describe('what is still being done', () => {
  const once = (asked: unknown, work: () => Promise<unknown>, clock = server.clock) =>
    createIdempotencyKeys(server.database.db, clock).once(someone.id, 'key', asked, work);
  test('is not begun a second time: who asks again hears so, and after it the answer', async () => {
    const work = Promise.withResolvers<{ n: number }>(),
      begun = Promise.withResolvers<void>();
    let times = 0;
    const first = once('same', () => {
      times++;
      begun.resolve();
      return work.promise;
    });
    await begun.promise;
    await expect(
      once('same', async () => {
        times++;
      }),
    ).rejects.toMatchObject({ status: 409, code: 'in_progress' });
    await expect(
      once('other', async () => {
        times++;
      }),
    ).rejects.toMatchObject({ status: 409, code: 'key_reused' });
    work.resolve({ n: 1 });
    expect([
      await first,
      await once('same', async () => {
        times++;
      }),
    ]).toEqual([{ n: 1 }, { n: 1 }]);
    expect(times).toBe(1);
  });
  test('and fails, leaves the key free', async () => {
    await expect(once('same', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await once('other', async () => 2)).toBe(2);
  });
  test('and was cut off by the end of its process, is begun anew after a minute', async () => {
    const { db } = server.database;
    const left = (secondsAgo: number) =>
      db.execute(
        sql`insert into idempotent (account_id, key, asked, done, created_at) values (${someone.id}, 'key', 'cut off', false, ${new Date(server.clock.now().getTime() - secondsAgo * 1000)})`,
      );
    await left(1);
    await expect(once('same', async () => 1)).rejects.toMatchObject({ status: 409 });
    await db.execute(sql`delete from idempotent where account_id = ${someone.id}`);
    await left(61);
    expect(await once('same', async () => 2)).toBe(2);
  });
});

describe('at once', () => {
  let servers: AppServer[],
    close = async () => {};
  beforeAll(async () => {
    ({ servers, close } = await createServers());
  });
  afterAll(() => close());
  test('thirty times the same key is one row; the others hear the same answer, or that it is being done', async () => {
    const person = await newPatient(servers[0]!);
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          servers[i % servers.length]!.app.inject({
            method: 'POST',
            url: '/api/user/addresses/',
            payload: HOME,
            headers: { ...person.headers, 'idempotency-key': `k-${round}` },
          }),
        ),
      );
      const done = answers.filter(({ statusCode }) => statusCode === 201);
      expect(done.length).toBeGreaterThan(0);
      for (const answer of done) expect(answer.json()).toEqual(done[0]!.json());
      for (const answer of answers.filter((one) => !done.includes(one)))
        expect(failureOf(answer)).toMatchObject({ status: 409, code: 'in_progress' });
      expect(await servers[0]!.database.db.$count(addressTable, sql`account_id = ${person.id}`)).toBe(
        round + 1,
      );
    }
  });
});
