import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A web build in miniature, with what a real one exports: enough to see what the server makes of it. Each worker writes its own: one that is
 * being written must not be read.
 */
export function writeWeb(path: string): string {
  const dist = `${path}-${process.pid}`;
  mkdirSync(join(dist, 'server'), { recursive: true });
  mkdirSync(join(dist, 'client/assets'), { recursive: true });
  mkdirSync(join(dist, 'client/.vite'), { recursive: true });
  writeFileSync(
    join(dist, 'client/assets/app-a1b2c3.js'),
    `console.log(${JSON.stringify('shop '.repeat(500))});\n`,
  );
  writeFileSync(join(dist, 'client/assets/read-a1b2c3.wasm'), Buffer.alloc(2_000));
  writeFileSync(join(dist, 'client/robots.txt'), 'User-agent: *\n');
  writeFileSync(join(dist, 'client/index.html'), '<!doctype html>raw');
  writeFileSync(join(dist, 'client/.vite/manifest.json'), '{}');
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(dist, 'server/server.js'),
    `
    let renders = 0;
    export const canonical = (url) => url.replace(/[?&]utm_[^&]*/g, '').replace(/^([^?&]*)&/, '$1?');
    export async function render(asked, call) {
      const url = new URL(asked.url);
      if (url.pathname === '/throws') throw new Error('secret of the render');
      const { status, body } = await call('/api/medicines/?limit=6');
      const names = status === 200 ? body.data.map((m) => m.name).join(', ') : 'none';
      return { body: '<!doctype html><title>Shop</title><p id="count">' + ++renders + '</p><p id="cookie">' + asked.cookie + '</p><p id="demo">' + asked.demo + '</p><p id="origin">' + url.origin + '</p><p>' + url.pathname + url.search + '</p><p>' + names + '</p>' + '<i></i>'.repeat(200),
        status: url.pathname === '/nowhere' ? 404 : 200, headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie', 'content-security-policy': "default-src 'self'" } };
    }
    export const publicPaths = ['/', '/medicines'];
    export const personalPaths = ['login', 'orders/:id', 'admin', 'admin/orders', 'paramedical/:id/checkout'];
    export const drawPack = ({ name, form, strength, pack }) => '<svg xmlns="http://www.w3.org/2000/svg"><title>' + [name, form, strength, pack].join(' | ').replaceAll('&', '&amp;').replaceAll('<', '&lt;') + '</title></svg>';
  `,
  );
  return dist;
}
