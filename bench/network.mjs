// A slow phone's network in user space: TLS and HTTP/2 in front of a plain server, and a TCP proxy with a round trip, slow start and one
// bottleneck a direction. A browser's own throttling knows neither connections nor slow start.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The connection of a cheap phone. */
const FOUR_G = { roundTripMs: 150, downKbit: 1638.4, upKbit: 750 };
export const SLOW_3G = { roundTripMs: 400, downKbit: 400, upKbit: 400 };
const SEGMENT = 1460,
  FIRST_WINDOW = 10 * SEGMENT;
const listen = (server) =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(server.address().port));
  });

let certificate;
function selfSigned() {
  if (certificate) return certificate;
  const dir = mkdtempSync(join(tmpdir(), 'doorstep-cert-'));
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      `${dir}/key.pem`,
      '-out',
      `${dir}/cert.pem`,
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
    ],
    { stdio: 'ignore' },
  );
  certificate = { key: readFileSync(`${dir}/key.pem`), cert: readFileSync(`${dir}/cert.pem`) };
  rmSync(dir, { recursive: true, force: true });
  return certificate;
}

const hop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);
/** TLS and HTTP/2 before a plain-HTTP port, headers and bodies as they are. */
async function secure(target) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const server = http2.createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, answer) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !hop.has(name)),
    );
    const upstream = http.request(
      {
        host: '127.0.0.1',
        port: target,
        path: request.url,
        method: request.method,
        headers: { ...headers, host: `127.0.0.1:${target}` },
        agent,
      },
      (from) => {
        answer.writeHead(
          from.statusCode,
          Object.fromEntries(Object.entries(from.headers).filter(([name]) => !hop.has(name))),
        );
        from.pipe(answer);
      },
    );
    upstream.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    request.pipe(upstream);
  });
  return {
    port: await listen(server),
    close: () => {
      agent.destroy();
      server.close();
    },
  };
}

/** Runs its calls at their times, in the order given. */
function timeline() {
  const queue = [];
  let timer;
  const run = () => {
    timer = undefined;
    while (queue.length > 0 && queue[0].at <= performance.now() + 0.3) queue.shift().act();
    if (queue.length > 0) timer = setTimeout(run, Math.max(0, queue[0].at - performance.now()));
  };
  return (at, act) => {
    queue.push({ at, act });
    timer ??= setTimeout(run, Math.max(0, at - performance.now()));
  };
}

async function slow(target, { roundTripMs, downKbit, upKbit }) {
  const down = { bytesPerMs: downKbit / 8, free: 0 },
    up = { bytesPerMs: upKbit / 8, free: 0 };
  const server = net.createServer({ noDelay: true }, (near) => {
    const far = net.connect({ host: '127.0.0.1', port: target, noDelay: true });
    const open = performance.now() + roundTripMs;
    const drop = () => {
      near.destroy();
      far.destroy();
    };
    near.on('error', drop);
    far.on('error', drop);
    near.on('close', () => far.destroy());
    const carry = (from, to, link) => {
      const waiting = [],
        deliver = timeline(),
        acknowledge = timeline();
      let window = FIRST_WINDOW,
        flying = 0,
        over = false;
      const finish = () => {
        if (over && waiting.length === 0 && flying === 0) to.end();
      };
      const pump = () => {
        while (waiting.length > 0 && flying < window) {
          const next = waiting.shift();
          const part = next.subarray(0, SEGMENT);
          if (next.length > SEGMENT) waiting.unshift(next.subarray(SEGMENT));
          flying += part.length;
          link.free = Math.max(link.free, performance.now(), open) + (part.length + 40) / link.bytesPerMs;
          const arrives = link.free + roundTripMs / 2;
          deliver(arrives, () => {
            if (!to.destroyed) to.write(part);
          });
          acknowledge(arrives + roundTripMs / 2, () => {
            flying -= part.length;
            window += part.length;
            pump();
            finish();
          });
        }
      };
      from.on('data', (chunk) => {
        waiting.push(chunk);
        pump();
      });
      from.on('end', () => {
        over = true;
        finish();
      });
    };
    carry(far, near, down);
    carry(near, far, up);
  });
  return { port: await listen(server), close: () => server.close() };
}

/** `http://127.0.0.1:port` as a phone on a slow connection reaches it. */
export async function farAway(port, connection = FOUR_G) {
  const tls = await secure(port);
  const line = await slow(tls.port, connection);
  return {
    origin: `https://localhost:${line.port}`,
    close: () => {
      line.close();
      tls.close();
    },
  };
}
