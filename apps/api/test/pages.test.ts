import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { newServer, sharedServer, testSettings } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});
const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const countIn = (body: string) => /id="count">(\d+)/.exec(body)![1];

describe('a page', () => {
  test('is what the web renders, from the same answers as the API', async () => {
    const page = await open('/medicines?view=list');
    const { data } = (await open('/api/medicines/?limit=6')).json<{ data: { name: string }[] }>();
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Cookie, Accept-Encoding',
      'content-security-policy': "default-src 'self'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(page.body).toContain(data.map((one) => one.name).join(', '));
    expect(page.body).toContain('/medicines?view=list');
  });
  test('is kept for each address and language, and for nobody alone', async () => {
    const first = countIn((await open('/kept')).body);
    expect(countIn((await open('/kept', { cookie: 'session=secret; other=1' })).body)).toBe(first);
    const hindi = await open('/kept', { cookie: 'session=secret; locale=hi; mobile=9876543210' });
    expect(hindi.body).toContain('<p id="cookie">locale=hi</p>');
    expect(countIn(hindi.body)).not.toBe(first);
    expect(countIn((await open('/kept', { cookie: 'locale=hi' })).body)).toBe(countIn(hindi.body));
  });
  test('has an address for each language, and is kept once for all who read that language', async () => {
    const chosen = await open('/spoken?view=list', { cookie: 'locale=hi' });
    for (const url of [
      '/spoken?lang=hi&view=list',
      '/spoken?view=list&lang=hi',
      '/spoken?lang=hi&view=list&lang=en',
    ]) {
      const page = await open(url);
      expect([page.body, page.headers['etag']], url).toEqual([chosen.body, chosen.headers['etag']]);
      expect(page.headers['set-cookie']).toBe('locale=hi; path=/; max-age=31536000; samesite=lax');
    }
    expect(chosen.body).toContain('/spoken?view=list<');
    expect(chosen.headers).not.toHaveProperty('set-cookie');
    const english = await open('/spoken?view=list');
    const asked = await open('/spoken?lang=en&view=list', { cookie: 'locale=hi' });
    expect(asked.body).toBe(english.body);
    expect(asked.headers['set-cookie']).toContain('locale=en;');
    expect((await open('/spoken?view=list', { cookie: 'locale=en' })).body).toBe(english.body);
  });
  test('whose language nobody speaks is the one of the cookie, under the same address', async () => {
    const page = await open('/spoken?lang=fr');
    expect(page.body).toBe((await open('/spoken')).body);
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect((await open('/spoken?language=hi&slang=hi')).body).toContain('/spoken?language=hi&slang=hi<');
  });
  test('is one page, whatever its address says that it does not read', async () => {
    const plain = await open('/advertised?view=list');
    expect(plain.headers['server-timing']).toMatch(/^cache;desc=miss, render;dur=\d+\.\d$/);
    for (const url of [
      '/advertised?view=list&utm_source=x',
      '/advertised?utm_id=1&view=list&utm_campaign=y',
    ]) {
      const page = await open(url);
      expect([page.body, page.headers['server-timing']], url).toEqual([plain.body, 'cache;desc=hit']);
    }
    expect(countIn((await open('/advertised?view=grid')).body)).not.toBe(countIn(plain.body));
  });
  test('may be kept between for some seconds where no language was chosen, and else by its reader alone', async () => {
    const shared = 'public, max-age=0, s-maxage=5, must-revalidate',
      own = 'private, max-age=0, must-revalidate';
    for (const [url, cookie, wanted] of [
      ['/between', '', shared],
      ['/between', 'locale=en; other=1', shared],
      ['/between', 'locale=hi', own],
      ['/between?lang=hi', '', own],
      ['/between?lang=en', '', own],
    ] as const) {
      const page = await open(url, { cookie });
      expect([page.headers['cache-control'], page.headers['vary']], `${url} ${cookie}`).toEqual([
        wanted,
        'Cookie, Accept-Encoding',
      ]);
    }
    const { headers } = await open('/between'),
      again = await open('/between', { 'if-none-match': headers['etag'] as string });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, shared]);
  });
  test('says the same however small it was packed: fast for the first, and smaller for those who come later', async () => {
    const packed = async () => (await open('/packed', { 'accept-encoding': 'br' })).rawPayload;
    const first = await packed();
    await expect.poll(async () => (await packed()).length).toBeLessThan(first.length);
    expect(brotliDecompressSync(await packed()).toString()).toBe(brotliDecompressSync(first).toString());
  });
  test('that is not changed is not sent again, and its language is set all the same', async () => {
    const again = await open('/spoken?lang=hi', {
      'if-none-match': (await open('/spoken?lang=hi')).headers['etag'] as string,
    });
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([
      304,
      'locale=hi; path=/; max-age=31536000; samesite=lax',
    ]);
  });
  test('follows the catalogue', async () => {
    const first = (await open('/follows')).body;
    const [top] = await server.database.db
      .select()
      .from(medicineTable)
      .where(
        eq(
          medicineTable.name,
          (await open('/api/medicines/?limit=1')).json<{ data: [{ name: string }] }>().data[0].name,
        ),
      );
    await server.database.db
      .update(medicineTable)
      .set({ name: 'Renamed Remedy' })
      .where(eq(medicineTable.id, top!.id));
    await expect.poll(async () => (await open('/follows')).body).toContain('Renamed Remedy');
    expect(first).not.toContain('Renamed Remedy');
    await server.database.db
      .update(medicineTable)
      .set({ name: top!.name })
      .where(eq(medicineTable.id, top!.id));
    await server.areas.medicine.catalogue.refresh();
  });
  test('answers HEAD and If-None-Match, and comes packed', async () => {
    expect((await open('/again', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    // Asked for anew each time: the catalogue may still be settling after the test above, and a page that it dropped is rendered with another tag.
    const again = async () =>
      (await open('/again', { 'if-none-match': (await open('/again')).headers['etag'] as string }))
        .statusCode;
    await expect.poll(again).toBe(304);
    const head = await server.app.inject({ method: 'HEAD', url: '/again' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
  test('that is not there says so with its own status', async () => {
    expect((await open('/nowhere')).statusCode).toBe(404);
  });
  test('that cannot be rendered is a plain one with a sentence and a number, never blank', async () => {
    const page = await open('/throws');
    expect(page.statusCode).toBe(500);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('This page could not be shown.');
    expect(page.body).toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    expect(page.body).not.toContain('secret of the render');
  });
  test.each(['//', '//elsewhere.example/medicines', '///'])(
    '%s is an address of ours like any other',
    async (url) => {
      const page = await open(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<title>Shop</title>');
    },
  );
  test('that is not ready counts as a read; one that is ready does not', async () => {
    const strict = await newServer(testSettings({ READS_PER_MINUTE: '3' }));
    try {
      const status = async (url: string) => (await strict.app.inject({ url })).statusCode;
      expect([await status('/a'), await status('/b'), await status('/c'), await status('/d')]).toEqual([
        200, 200, 200, 429,
      ]);
      expect([await status('/a'), await status('/robots.txt')]).toEqual([200, 200]);
      const refused = await strict.app.inject({ url: '/e' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['content-type']).toContain('text/html');
    } finally {
      await strict.close();
    }
  });
  test('is only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await server.app.inject({ method, url: '/medicines' });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('a file of the build', () => {
  test('under /assets/ never changes, and comes packed', async () => {
    const file = await open('/assets/app-a1b2c3.js', { 'accept-encoding': 'br, gzip' });
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
  });
  test('a script that runs as a worker may compile WebAssembly, and nothing else from a text', async () => {
    const script = await open('/assets/app-a1b2c3.js');
    expect(script.headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
    );
    const wasm = await open('/assets/read-a1b2c3.wasm', { 'accept-encoding': 'br' });
    expect([wasm.statusCode, wasm.headers['content-type'], wasm.headers['content-encoding']]).toEqual([
      200,
      'application/wasm',
      'br',
    ]);
  });
  test('beside them must be asked for again', async () => {
    const file = await open('/robots.txt');
    expect([file.body, file.headers['cache-control']]).toEqual([
      'User-agent: *\n',
      'public, max-age=0, must-revalidate',
    ]);
  });
  test.each([
    '/assets/../server/server.js',
    '/assets/..%2f..%2fserver%2fserver.js',
    '/assets/%2e%2e/index.html',
  ])('%s leads nowhere', async (path) => {
    expect((await open(path)).body).not.toMatch(/export|raw/);
  });
  test.each(['/assets/old-000000.js', '/assets/'])('%s is no longer there', async (path) => {
    expect((await open(path)).statusCode).toBe(404);
  });
  test("that is none of the visitor's business is not served", async () => {
    for (const path of ['/.vite/manifest.json', '/index.html', '/server/server.js', '/package.json'])
      expect((await open(path)).body).toContain('<title>Shop</title>');
  });
});

test('while the web is not built the API works, and pages say so', async () => {
  const bare = await newServer(testSettings({ WEB_DIST: join(inject('scratch'), 'not-there') }), {
    database: server.database,
    prepare: async () => {},
  });
  const page = await bare.app.inject('/medicines');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('The shop is being set up.');
  expect((await bare.app.inject('/api/medicines/')).statusCode).toBe(200);
  expect((await bare.app.inject('/api/img/medicine/1.svg')).statusCode).toBe(503);
  await bare.close();
});

test("only a demo's pages know that they are one: a real store names no account", async () => {
  const real = await newServer(testSettings({ DEMO: '0' }), {
    database: server.database,
    prepare: async () => {},
  });
  expect((await real.app.inject('/demo-or-not')).body).toContain('<p id="demo">false</p>');
  expect((await open('/demo-or-not', { 'x-demo': '0' })).body).toContain('<p id="demo">true</p>');
  expect((await real.app.inject({ url: '/_pay/checkout.js' })).headers['content-type']).not.toContain(
    'javascript',
  );
  await real.close();
});
