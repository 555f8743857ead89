import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { hydrated } from './pages.ts';

/** Long enough that a browser paints what it may paint of the first part. */
const PAUSE_MS = 1_500;
/** The shop on a line on which the answer of a page stands still for a while, before what `splitAt` finds. */
async function stalling(origin: string, splitAt: RegExp): Promise<Server> {
  const line = createServer((asked, answer) => {
    const isPage = asked.headers.accept?.includes('text/html') === true;
    const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    asked.pipe(
      request(origin + asked.url!, { method: asked.method, headers }, (from) => {
        answer.writeHead(from.statusCode!, from.headers);
        if (!isPage) {
          from.pipe(answer);
          return;
        }
        from.toArray().then((chunks: Buffer[]) => {
          const html = Buffer.concat(chunks).toString(),
            at = html.search(splitAt);
          answer.write(html.slice(0, at));
          setTimeout(() => answer.end(html.slice(at)), PAUSE_MS);
        }, answer.destroy.bind(answer));
      }),
    );
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return line;
}

test.use({ colorScheme: 'light' });
for (const [where, splitAt] of Object.entries({
  'inside the header': /<\/header>/,
  'behind the header': /<main/,
}))
  test(
    `an answer that stops ${where} shows no frame in another theme or size than the one chosen`,
    { tag: where === 'inside the header' ? [] : '@release' },
    async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        localStorage.setItem('preferences', JSON.stringify({ theme: 'dark', comfort: 1 }));
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const { theme, comfort } = document.documentElement.dataset;
          const header = document.querySelector('#site-header');
          if (header && getComputedStyle(header).visibility === 'visible') seen.push(`${theme} ${comfort}`);
          if (!document.documentElement.hasAttribute('data-hydrated')) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const line = await stalling(baseURL!, splitAt);
      try {
        const { port } = line.address() as AddressInfo;
        await page.goto(`http://127.0.0.1:${port}/medicines`);
        await hydrated(page);
        const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
        expect(seen.length).toBeGreaterThan(0);
        expect(new Set(seen)).toEqual(new Set(['dark 1']));
      } finally {
        line.closeAllConnections();
        line.close();
      }
    },
  );
