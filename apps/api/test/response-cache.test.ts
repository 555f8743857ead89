import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { makeAnswer } from '../src/platform/http/answer.ts';
import { createResponseCache } from '../src/platform/http/response-cache.ts';
import { sharedServer } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});
const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe.each(['/api/medicines/?limit=20', '/api/medicines/5/', '/api/openapi.json'])('%s', (url) => {
  test('carries an ETag that spares a client what it has', async () => {
    const first = await ask(url);
    const etag = first.headers['etag'] as string;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await ask(url, { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
      expect(again.headers['content-type']).toBeUndefined();
      expect(again.headers['vary']).toBe('Accept-Encoding');
    }
    expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
  test('comes packed as the client can read it', async () => {
    const plain = await ask(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    const br = await ask(url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await ask(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect((await ask(url, { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
    expect((await ask(url, { 'accept-encoding': 'brave' })).headers['content-encoding']).toBeUndefined();
  });
  test('has the headers of every answer', async () => {
    expect((await ask(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect((await ask(url, { origin: 'https://elsewhere.example' })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });
});

test('the second asker gets it without the database; a change of the catalogue drops it', async () => {
  const { db } = server.database;
  await ask('/api/medicines/7/');
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/api/medicines/7/')));
  expect(new Set(answers.map((one) => one.headers['etag'])).size).toBe(1);
  await db.update(medicineTable).set({ description: 'Changed.' }).where(eq(medicineTable.id, 7));
  await expect
    .poll(
      async () => (await ask('/api/medicines/7/')).json<{ data: { description: string } }>().data.description,
    )
    .toBe('Changed.');
  await db.update(medicineTable).set({ description: 'For tests.' }).where(eq(medicineTable.id, 7));
});

describe('what is cached', () => {
  const answer = (text: string) => makeAnswer({ body: text, headers: { 'content-type': 'text/plain' } });
  const text = async (made: Promise<{ body: Buffer }>) => (await made).body.toString();
  test('is made once for all who ask at the same time', async () => {
    const cache = createResponseCache();
    let made = 0;
    const make = async () => {
      await Promise.resolve();
      return answer(`made ${++made}`);
    };
    expect(await Promise.all([1, 2, 3].map(() => text(cache.getOrMake('a', make))))).toEqual([
      'made 1',
      'made 1',
      'made 1',
    ]);
  });
  test('stays within its bounds, the oldest going first', async () => {
    const cache = createResponseCache({ most: 3, mostBytes: 10 });
    for (const key of ['a', 'b', 'c', 'd']) await cache.getOrMake(key, async () => answer('12'));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await cache.getOrMake('e', async () => answer('1234567'));
    expect(['c', 'd', 'e'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true]);
  });
  test('does not outlive a change that came while it was made', async () => {
    const cache = createResponseCache();
    const gate = Promise.withResolvers<void>();
    const old = cache.getOrMake('a', async () => {
      await gate.promise;
      return answer('old');
    });
    cache.clear();
    gate.resolve();
    expect(await text(old)).toBe('old');
    expect(await text(cache.getOrMake('a', async () => answer('new')))).toBe('new');
  });
  test('is given at once when it is old, while a new one is made; what is too old is waited for', async () => {
    const failures: unknown[] = [];
    const cache = createResponseCache({
      ttlMs: 1,
      staleMs: 60_000,
      onError: (error) => failures.push(error),
    });
    const old = () => new Promise((wait) => setTimeout(wait, 20));
    await cache.getOrMake('a', async () => answer('first'));
    await old();
    const fail = cache.getOrMake('a', async () => {
      throw new Error('no');
    });
    expect(await text(fail)).toBe('first');
    await expect.poll(() => failures).toEqual([new Error('no')]);
    const gate = Promise.withResolvers<void>();
    let made = 0;
    const make = async () => {
      made++;
      await gate.promise;
      return answer('second');
    };
    expect(await Promise.all([1, 2].map(() => text(cache.getOrMake('a', make))))).toEqual(['first', 'first']);
    gate.resolve();
    await expect.poll(() => cache.get('a')!.body.toString()).toBe('second');
    expect(made).toBe(1);

    const brief = createResponseCache({ ttlMs: 1, staleMs: 1 });
    await brief.getOrMake('a', async () => answer('first'));
    await old();
    expect(await text(brief.getOrMake('a', async () => answer('second')))).toBe('second');
  });
  test('is not a failure, and not what should not last', async () => {
    const cache = createResponseCache();
    await expect(
      cache.getOrMake('a', async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await cache.getOrMake(
      'a',
      async () => answer('passing'),
      () => false,
    );
    expect(await text(cache.getOrMake('a', async () => answer('lasting')))).toBe('lasting');
  });
});
