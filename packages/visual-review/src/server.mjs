// Serves the report on this machine and keeps decisions.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { openDecisions } from './report.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.png': 'image/png' };
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
};

/** Keeps a decision. @returns {Promise<number>} status of the answer */
async function decide(request, decisions, who) {
  if (request.headers['content-type'] !== 'application/json') return 415;
  const { key, decision } = await new Response(Readable.toWeb(request)).json();
  const isKnown = decision === null || ['accepted', 'refused'].includes(decision?.verdict);
  if (typeof key !== 'string' || !isKnown) return 400;
  decisions.write(key, decision && { ...decision, who, at: new Date().toISOString() });
  return 200;
}

/**
 * @param {string} folder with `report/` @param {string} who decides
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveReport(folder, who) {
  const decisions = openDecisions(folder);
  const act = async (request) => {
    // A page of another site must not decide: only this one sends JSON to this host.
    if (request.headers.host !== `127.0.0.1:${server.address().port}`) return [403];
    const { pathname } = new URL(request.url, 'http://127.0.0.1');
    if (pathname === '/decisions') {
      const status = request.method === 'POST' ? await decide(request, decisions, who) : 200;
      return [status, 'application/json', JSON.stringify(decisions.read())];
    }
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const path = join(folder, 'report', name);
    const isThere = /^(?:pictures\/)?[\w-]+\.\w+$/.test(name) && existsSync(path);
    return isThere ? [200, TYPES[extname(name)], readFileSync(path)] : [404];
  };
  const server = createServer((request, response) => {
    void act(request)
      .catch((error) => [500, 'text/plain', error.message])
      .then(([status, type = 'text/plain', body]) =>
        response.writeHead(status, { ...HEADERS, 'content-type': `${type}; charset=utf-8` }).end(body),
      );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
