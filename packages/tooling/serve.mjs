// A server of static files on this machine, for checks that open what was built in a browser.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/plain',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};
const notFound = (_request, response) => response.writeHead(404).end();

/**
 * Serves a folder on a free port of the loopback address; of a folder in it, its index.html.
 * @param {string} folder absolute
 * @param {import('node:http').RequestListener} otherwise answers what is no file of the folder: 404 unless given
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a slash at its end
 */
export async function serve(folder, otherwise = notFound) {
  const server = createServer((request, response) => {
    const asked = join(folder, decodeURIComponent(new URL(request.url, 'http://files').pathname));
    const path = asked.endsWith(sep) ? join(asked, 'index.html') : asked;
    const isInside = path.startsWith(folder + sep);
    if (!isInside || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      otherwise(request, response);
      return;
    }
    const type = types[extname(path)];
    response.writeHead(200, type ? { 'content-type': type } : {});
    createReadStream(path).pipe(response);
  });
  await new Promise((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
