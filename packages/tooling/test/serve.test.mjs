import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../serve.mjs';

const place = mkdtempSync(join(tmpdir(), 'doorstep-serve-'));
const folder = join(place, 'book');
mkdirSync(join(folder, 'a b'), { recursive: true });
writeFileSync(join(folder, 'a b/page.html'), '<p>page</p>');
mkdirSync(join(folder, 'start'));
writeFileSync(join(folder, 'start/index.html'), '<p>start</p>');
mkdirSync(join(place, 'book-of-others'));
writeFileSync(join(place, 'book-of-others/secret.txt'), 'secret');
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** `fetch` would take dots out of a path. @returns {Promise<string>} the first line of the answer */
const firstLine = (url, path) =>
  new Promise((done) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: files\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (part) => (text += part)).on('close', () => done(text.split('\r\n')[0]));
  });

test('a file has its type; a folder without a page, what is not there and what lies outside are not found', async () => {
  const { url, close } = await serve(folder);
  const page = await fetch(`${url}/a%20b/page.html?theme=dark`);
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    200,
    'text/html',
    '<p>page</p>',
  ]);
  for (const path of ['/', '/a%20b/', '/none.js', '/..%2fbook-of-others/secret.txt'])
    expect([path, await firstLine(url, path)]).toEqual([path, 'HTTP/1.1 404 Not Found']);
  await close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('the page of a folder is its index.html', async () => {
  const { url, close } = await serve(join(folder, 'start'));
  for (const path of ['/', '/?path=/docs/start', '/index.html'])
    expect(await (await fetch(url + path)).text()).toBe('<p>start</p>');
  await close();
});

test('what is no file may be answered by the caller', async () => {
  const { url, close } = await serve(folder, (request, response) => response.end(`drawn: ${request.url}`));
  expect(await (await fetch(`${url}/orders`)).text()).toBe('drawn: /orders');
  expect(await (await fetch(`${url}/a%20b/page.html`)).text()).toBe('<p>page</p>');
  await close();
});
