import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACTING_FOR } from '@doorstep/contract/envelope';
import { afterEach, expect, test } from 'vitest';
import { fetcher } from './fetcher.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  localStorage.clear();
  sessionStorage.clear();
});
async function serve(listener: RequestListener) {
  const started = createServer((request, answer) => {
    answer.setHeader('access-control-allow-origin', '*');
    answer.setHeader('access-control-allow-headers', '*');
    listener(request, answer);
  });
  server = started;
  await new Promise<void>((done) => {
    started.listen(0, '127.0.0.1', done);
  });
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/api/medicines/`;
}

test('gives the body and carries the token', async () => {
  localStorage.setItem('access_token', 'abc');
  const seen: Array<string | undefined> = [];
  const url = await serve((request, answer) => {
    seen.push(request.headers.authorization);
    answer.end('{"success":true}');
  });
  expect(await fetcher(url)).toEqual({ success: true });
  expect(seen).toContain('Bearer abc');
});

test('a tab that acts for another says so with each call, as long as somebody is logged in', async () => {
  sessionStorage.setItem('acting', JSON.stringify({ [ACTING_FOR]: '12' }));
  const seen: unknown[] = [];
  const url = await serve((request, answer) => {
    if (request.method === 'GET') seen.push(request.headers[ACTING_FOR]);
    answer.end('{"success":true}');
  });
  await fetcher(url);
  localStorage.setItem('access_token', 'abc');
  await fetcher(url);
  sessionStorage.clear();
  await fetcher(url);
  expect(seen).toEqual([undefined, '12', undefined]);
});

test('what cannot be read of whom a tab acts for makes no call for oneself', async () => {
  localStorage.setItem('access_token', 'abc');
  sessionStorage.setItem('acting', '{"x-acting');
  let calls = 0;
  const url = await serve((_, answer) => {
    calls++;
    answer.end('{"success":true}');
  });
  await expect(fetcher(url)).rejects.toMatchObject({ code: 'unreachable' });
  expect([calls, document.documentElement.dataset['acting']]).toEqual([0, 'ended']);
  delete document.documentElement.dataset['acting'];
});

test('whoever acts for another hears that this is over, and of no other refusal', async () => {
  const heard: unknown[] = [];
  const hear = () => heard.push(document.documentElement.dataset['acting']);
  addEventListener('acting', hear);
  for (const code of ['acting_closed', 'not_for_you', 'acting_ended']) {
    const url = await serve((_, answer) => {
      answer.statusCode = 403;
      answer.end(JSON.stringify({ success: false, code, error: 'No.' }));
    });
    await expect(fetcher(url)).rejects.toMatchObject({ status: 403, code });
    server!.close();
  }
  expect(heard).toEqual(['ended']);
  removeEventListener('acting', hear);
  delete document.documentElement.dataset['acting'];
});

test.each([
  ['HTML of a proxy', 502, '<html>Bad gateway</html>', { status: 502, code: 'unreadable' }],
  ['HTML with 200', 200, '<html></html>', { status: 200, code: 'unreadable' }],
  ['an empty body', 200, '', { status: 200, code: 'unreadable' }],
  ['a body cut in half', 200, '{"success":tr', { status: 200, code: 'unreadable' }],
  ['null', 200, 'null', { status: 200, code: 'unreadable' }],
  [
    'a failure of ours',
    404,
    '{"success":false,"error":"Medicine not found","code":"not_found"}',
    { status: 404, code: 'not_found', message: 'Medicine not found' },
  ],
  ['a failure without a body of ours', 500, '{}', { status: 500, code: 'failed' }],
])('%s is a CallError', async (_, status, body, problem) => {
  const url = await serve((_request, answer) => {
    answer.writeHead(status).end(body);
  });
  await expect(fetcher(url)).rejects.toMatchObject(problem);
});

test('nobody there is a CallError too', async () => {
  const url = await serve((_request, answer) => answer.end('{}'));
  server?.close();
  await expect(fetcher(url)).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});
