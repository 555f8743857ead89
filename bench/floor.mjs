// A server that answers some paths itself, and takes everything else from the product.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const compress = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** `own` gives `{ type, body }` of a path, or nothing. */
export async function serveOver(product, own) {
  const send = (answer, status, type, body, headers = {}) => {
    const small = compress(body);
    answer
      .writeHead(status, {
        'content-type': type,
        'content-encoding': 'br',
        'content-length': small.length,
        ...headers,
      })
      .end(small);
  };
  const server = createServer((request, answer) => {
    const mine = own(request.url);
    if (mine) {
      send(answer, 200, mine.type, mine.body);
      return;
    }
    fetch(product + request.url, { headers: { 'accept-encoding': 'identity' } }).then(
      async (from) => {
        send(
          answer,
          from.status,
          from.headers.get('content-type') ?? '',
          Buffer.from(await from.arrayBuffer()),
          { 'cache-control': 'public, max-age=31536000' },
        );
      },
      () => answer.writeHead(502).end(),
    );
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return { port: server.address().port, close: () => server.close() };
}
/** The given pages without their scripts. */
export async function serveFloor(product, paths) {
  const pages = new Map();
  for (const path of paths) {
    const html = await (await fetch(product + path)).text();
    pages.set(
      path,
      html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replace('<html ', '<html data-theme="light" '),
    );
  }
  return serveOver(product, (path) => {
    const body = pages.get(path);
    return body && { type: 'text/html; charset=utf-8', body };
  });
}

/**
 * The same words and pictures as plain HTML with its few rules inlined, at most 30 KB, in `bench/floor`:
 * written once, so that a heavier page of the product does not move it. `paths` by the name of the file.
 */
export async function serveFixedFloor(product, paths) {
  const pages = new Map(
    Object.entries(paths).map(([name, path]) => [
      path,
      readFileSync(join(import.meta.dirname, 'floor', `${name}.html`)),
    ]),
  );
  return serveOver(product, (path) => {
    const body = pages.get(path);
    return body && { type: 'text/html; charset=utf-8', body };
  });
}
