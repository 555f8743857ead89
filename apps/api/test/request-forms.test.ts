import { METHODS } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { newServer } from './test-server.ts';

let server: AppServer, port: number;
beforeAll(async () => {
  server = await newServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

interface Answer {
  status: number;
  head: string;
  body: string;
}
/** Sends bytes as `sendOnce` does; a server that is busy for a moment is asked again. */
async function send(bytes: string): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await sendOnce(bytes);
    if (answer.status !== 503 || tries === 60) return answer;
    await pause(500);
  }
}
/** Sends bytes as they are and reads until the server ends the connection, or accepts a socket. A character is one byte. */
const sendOnce = (bytes: string) =>
  new Promise<Answer>((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      heard += String(chunk);
      if (heard.startsWith('HTTP/1.1 101 ') || /\nconnection: keep-alive/i.test(heard)) socket.destroy();
    });
    socket.on('error', fail);
    socket.on('close', () => {
      const [head = '', ...rest] = heard.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '').split('\r\n\r\n');
      done({
        status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0),
        head: head.toLowerCase(),
        body: rest.join(''),
      });
    });
    socket.write(bytes, 'latin1');
  });
const HOST = 'Host: shop.example\r\n';
const ask = (target: string, { method = 'GET', headers = HOST } = {}) =>
  send(`${method} ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

const API = '/api/health/',
  PAGE = '/medicines?page=2';
const long = 'a'.repeat(9_000);
/** Forms of a target, made of a path that is answered with 200. */
const forms: Record<string, (path: string) => string> = {
  'an absolute address': (path) => `http://other.example${path}`,
  'an absolute address with a port': (path) => `http://other.example:8080${path}`,
  'an absolute address with a name and a password': (path) => `http://a:b@other.example${path}`,
  'an absolute address in capitals': (path) => `HTTP://OTHER.EXAMPLE${path}`,
  'an absolute address of https': (path) => `https://[::1]:443${path}`,
};
const odd: Record<string, string> = {
  'an absolute address without a path': 'http://other.example',
  'an absolute address with a query only': 'http://other.example?x=1',
  'an absolute address without a host': 'http:///x',
  'an absolute address that cannot be read': 'http://[::1/x',
  'an absolute address with a bad port': 'http://other.example:99999/x',
  'a scheme of its own': 'ftp://other.example/x',
  'an opaque address': 'mailto:a@other.example',
  'a path without a slash': 'medicines',
  'a host and a port': 'other.example:443',
  'a star': '*',
  'a star and a path': '*/api/health',
  'two slashes': '//',
  'three slashes and a host': '///other.example/x',
  'two slashes before a host': '//other.example/medicines',
  'two slashes before a bad port': '//x:99999/',
  'two slashes before a bad host': '//[/',
  'two slashes before the call': '//api/health/',
  'two slashes in the call': '/api//health//',
  'a backslash': '\\',
  'backslashes before a host': '/\\other.example\\x',
  'a broken escape': '/%',
  'a half escape': '/%e0%a4',
  'a zero': '/%00',
  'a zero in a query': '/medicines?search=%00',
  'a broken escape in a query': '/medicines?search=%zz',
  'a broken escape in a call': '/api/medicines/%ff/',
  'an escaped slash': '/api%2Fhealth%2f',
  'an escaped climb': '/%2e%2e/%2e%2e/etc/passwd',
  'a climb': '/../../etc/passwd',
  'a climb with a parameter': '/..;/..;/admin',
  'a climb in the assets': '/assets/..%2f..%2fpackage.json',
  'a query alone': '?',
  'a query of marks': '/???&&&===',
  'a fragment': '/#top',
  'a fragment alone': '#',
  'letters that are no ASCII': '/\xe0\xa4\xac\xff',
  'letters that are no ASCII in a call': '/api/medicines/?search=\xff\xfe',
  'a long path': `/${long}`,
  'a long call': `/api/medicines/${long}/`,
  'a long query': `/medicines?search=${long}`,
  'many parts': `/${'a/'.repeat(2_000)}`,
  'many parameters': `/medicines?${'a=1&'.repeat(2_000)}`,
  'a language and nothing else': '?lang=hi',
  'the socket as a page': '/ws/chat/1/?ticket=x',
  'the socket with a bad id': '/ws/chat/%ff/?ticket=%',
};

describe('a request of an odd form', () => {
  test.each(Object.keys(forms))('answers %s as its path', async (name) => {
    for (const path of [API, PAGE]) {
      const { status, body } = await ask(forms[name]!(path));
      expect([path, status]).toEqual([path, 200]);
      expect(body).not.toContain('other.example');
    }
    expect((await ask(forms[name]!('/api/no-such-call/'))).status).toBe(404);
  });
  test.each(Object.keys(odd))('never fails the server with %s', async (name) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const { status, head } = await ask(odd[name]!, { method });
      expect([method, status >= 200 && status < 500]).toEqual([method, true]);
      expect(head).not.toContain('location: ');
    }
  });
  test.each(METHODS.filter((method) => !['GET', 'HEAD'].includes(method)))(
    'refuses %s of a page, a call and a star',
    async (method) => {
      for (const target of ['/', API, '*', 'http://other.example/', 'other.example:443']) {
        const { status } = await ask(target, { method, headers: `${HOST}Content-Length: 0\r\n` });
        expect([target, status >= 200 && status < 500]).toEqual([target, true]);
      }
    },
  );
  test.each([
    ['no host', ''],
    ['an empty host', 'Host:\r\n'],
    ['another host', 'Host: evil.example\r\n'],
    ['a host with a path', 'Host: evil.example/x\r\n'],
    ['a host that is no host', 'Host: [:::]:99999\r\n'],
    ['a host of odd letters', 'Host: \xff\xfe<script>\r\n'],
    ['two hosts', 'Host: a.example\r\nHost: b.example\r\n'],
    ['a forwarded host', `${HOST}X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: ::\r\n`],
    ['a forwarded address', `${HOST}X-Forwarded-For: , ;, \xff\r\nForwarded: for="["\r\n`],
    ['a broken cookie', `${HOST}Cookie: locale=%; =; \xff\r\n`],
    ['an odd language', `${HOST}Accept-Language: *;q=\xff,,\r\nAccept-Encoding: ;;q=,\r\n`],
    ['an odd tag', `${HOST}If-None-Match: ,,"\r\nRange: bytes=9-1,x\r\n`],
    ['an upgrade to something else', `${HOST}Upgrade: h2c\r\nHTTP2-Settings: x\r\n`],
    ['a body that does not come', `${HOST}Expect: 100-continue\r\n`],
    ['an expectation of its own', `${HOST}Expect: the-moon\r\n`],
  ])('never fails the server with %s', async (_, headers) => {
    for (const target of [PAGE, API, 'http://other.example/', '//', '/ws/chat/1/']) {
      const { status, body } = await ask(target, { headers });
      expect([target, status >= 200 && status < 500]).toEqual([target, true]);
      expect(body).not.toMatch(/evil\.example/);
    }
  });
  test.each(['/ws/chat/1/', '//', '*', 'http://other.example/ws/chat/1/', '/%', '/ws/%ff', '/ws//', 'ws'])(
    'never fails the server with a handshake at %s',
    async (target) => {
      const { status } = await send(
        `GET ${target} HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      );
      expect(status).toBeGreaterThan(100);
      expect(status).toBeLessThan(500);
    },
  );
  test.each([
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'get / HTTP/1.1\r\nHost: x\r\n\r\n',
    ' / HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET  HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  ])('refuses %o with a status below 500', async (bytes) => {
    const { status } = await send(bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
  test('leaves the server as it was', async () => {
    expect((await ask(API)).status).toBe(200);
  });
});
