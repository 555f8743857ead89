import { expect, test, type APIRequestContext } from '@playwright/test';
import { complaints, hydrated } from './pages.ts';

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}
const canonicalIn = (html: string) =>
  /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]?.replaceAll('&amp;', '&');
/** As crawlers read it: the longest rule that fits decides. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].flatMap(([, word, rule]) =>
    new RegExp(`^${rule!.replaceAll(/[.?+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(path)
      ? [{ allows: word === 'Allow', length: rule!.length }]
      : [],
  );
  return rules.toSorted((a, b) => b.length - a.length)[0]?.allows ?? true;
}

test(
  'each page that the sitemap names can be read, and names itself so',
  { tag: '@release' },
  async ({ request }) => {
    const robots = await read(request, '/robots.txt');
    const [sitemap] = /(?<=^Sitemap: ).+$/m.exec(robots) ?? [];
    const files = locs(await read(request, sitemap!));
    expect(files.map((file) => /sitemap-(.+)\.xml$/.exec(file)![1])).toEqual([
      'pages-1',
      'medicines-1',
      'doctors-1',
      'home-services-1',
      'medical-tests-1',
    ]);
    for (const file of files) {
      const addresses = locs(await read(request, file));
      expect(addresses.length).toBeGreaterThan(5);
      // The first, the last, and one between: of the pages, all.
      const some = file.includes('pages')
        ? addresses
        : [0, 0.5, 1].map((at) => addresses[Math.floor(at * (addresses.length - 1))]!);
      for (const address of some) {
        const html = await read(request, address);
        expect(canonicalIn(html)).toBe(address);
        expect(html, address).not.toContain('noindex');
        expect(mayRead(robots, new URL(address).pathname), address).toBe(true);
        const [, image] = /<meta property="og:image" content="([^"]+)">/.exec(html)!;
        expect((await request.get(image!)).status(), image).toBe(200);
      }
    }
  },
);

test('what is one person’s, the staff’s or the API’s is not for crawlers, pictures are', async ({
  request,
}) => {
  const robots = await read(request, '/robots.txt');
  for (const path of [
    '/login',
    '/profile/orders',
    '/orders/OD-1',
    '/admin',
    '/admin/orders/OD-1',
    '/staff/inbox',
    '/dev/outbox',
    '/api/medicines/',
    '/paramedical/3/checkout',
    '/paramedical/book/3',
    '/medicines/orders/history',
    '/medical-tests/booking',
  ])
    expect(mayRead(robots, path), path).toBe(false);
  for (const path of ['/api/img/medicine/1.svg', '/assets/x.js', '/paramedical/3', '/medicines', '/doctor/1'])
    expect(mayRead(robots, path), path).toBe(true);
  for (const path of ['/login', '/no-such-page', '/medicines/999999999'])
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex">');
});

test(
  'pictures of links are 1200 × 630, icons are of their size',
  { tag: '@release' },
  async ({ request }) => {
    const sizeOf = async (path: string) => {
      const bytes = await (await request.get(path)).body();
      expect(bytes.toString('latin1', 1, 4), path).toBe('PNG');
      return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.length < 100_000];
    };
    for (const name of [
      'home',
      'medicines',
      'tests',
      'services',
      'doctors',
      'consultation',
      'medicine-tablet',
      'medicine-other',
    ])
      expect(await sizeOf(`/share/${name}.png`), name).toEqual([1200, 630, true]);
    expect(await sizeOf('/apple-touch-icon.png')).toEqual([180, 180, true]);
    expect(await sizeOf('/icon-512.png')).toEqual([512, 512, true]);
    expect((await (await request.get('/favicon.ico')).body()).subarray(0, 6)).toEqual(
      Buffer.from([0, 0, 1, 0, 3, 0]),
    );
    expect((await request.get('/favicon.svg')).headers()['content-type']).toBe('image/svg+xml');
  },
);

test(
  'the address of the Hindi page shows it, and holds no longer than until another language is chosen',
  { tag: '@release' },
  async ({ page }) => {
    const said = complaints(page);
    await page.goto('/medicines?lang=hi&view=list#main');
    await hydrated(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('दवाइयाँ');
    await expect(page).toHaveURL('/medicines?view=list#main');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(heading).toHaveText('Medicines');
    await page.reload();
    await expect(heading).toHaveText('Medicines');
    // What is data, and no script, is no matter of the policy.
    expect(said).toEqual([]);
  },
);
test('without cookies the Hindi page stays Hindi', { tag: '@release' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/medicines/1?lang=hi');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('navigation').first()).toContainText('पर्चियाँ');
});
