import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { medicineSitemap } from '../src/medicine/sitemap.ts';
import { readSettings, isIndexed } from '../src/platform/settings.ts';
import { createSitemap, robotsText, type SitemapEntry } from '../src/platform/sitemap.ts';
import { newServer, sharedServer, testSettings } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});
const publicUrl = 'https://shop.example';
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
const siteOf = (entries: readonly SitemapEntry[], fileSize?: number) => {
  const read = createSitemap({
    publicUrl,
    entries: () => entries,
    publicPaths: ['/', '/medicines'],
    personalPaths: [],
    indexed: true,
    headers: {},
    fileSize,
  });
  return async (path: string) => (await read(path))?.body.toString();
};
/** So many records, with gaps between their ids. */
const many = (count: number): SitemapEntry => {
  const idAt = (nth: number) => nth * 3 + 1;
  return {
    name: 'records',
    starts: async (size) => Array.from({ length: Math.ceil(count / size) }, (_, nth) => idAt(nth * size)),
    async read(from, most) {
      const first = Math.ceil((from - 1) / 3);
      return Array.from({ length: Math.min(most, count - first) }, (_, at) => ({
        id: idAt(first + at),
        path: `/records/${idAt(first + at)}`,
      }));
    },
  };
};

describe('a sitemap', () => {
  test('of 120,000 records is an index of files of at most 50,000, each record once', async () => {
    const read = siteOf([many(120_000)]);
    const files = locs((await read('/sitemap.xml'))!);
    expect(files).toEqual([
      `${publicUrl}/sitemap-pages-1.xml`,
      ...[1, 2, 3].map((nth) => `${publicUrl}/sitemap-records-${nth}.xml`),
    ]);
    const pages = [];
    for (const file of files.slice(1)) pages.push(locs((await read(new URL(file).pathname))!));
    expect(pages.map(({ length }) => length)).toEqual([50_000, 50_000, 20_000]);
    expect(new Set(pages.flat()).size).toBe(120_000);
    expect(pages[1]![0]).toBe(`${publicUrl}/records/150001`);
  });
  test('has no file without pages: not of no records, and not behind the last one', async () => {
    const read = siteOf([many(0), { ...many(100_000), name: 'even' }]);
    expect(locs((await read('/sitemap.xml'))!).slice(1)).toEqual([
      `${publicUrl}/sitemap-even-1.xml`,
      `${publicUrl}/sitemap-even-2.xml`,
    ]);
    for (const path of [
      '/sitemap-records-1.xml',
      '/sitemap-even-3.xml',
      '/sitemap-even-0.xml',
      '/sitemap-none-1.xml',
      '/sitemap-pages-2.xml',
      '/sitemap-.xml',
    ])
      expect(await read(path), path).toBeUndefined();
  });
  test('escapes what XML has a meaning for', async () => {
    const read = siteOf([
      {
        name: 'odd',
        starts: async () => [1],
        read: async () => [{ id: 1, path: `/a?b=1&c='<>"` }],
      },
    ]);
    expect(await read('/sitemap-odd-1.xml')).toContain(
      `<loc>${publicUrl}/a?b=1&amp;c=&apos;&lt;&gt;&quot;</loc>`,
    );
  });
  test('of medicines holds what is sold, with the time of its last change, in files of any size', async () => {
    const { db } = server.database;
    const rows = await db.select().from(medicineTable).orderBy(medicineTable.id);
    const gone = rows[10]!;
    await db.update(medicineTable).set({ archivedAt: new Date() }).where(eq(medicineTable.id, gone.id));
    try {
      const read = siteOf([medicineSitemap(db)], 50);
      const files = locs((await read('/sitemap.xml'))!).slice(1);
      expect(files).toHaveLength(Math.ceil((rows.length - 1) / 50));
      const all = (await Promise.all(files.map((file) => read(new URL(file).pathname)))).join('');
      expect(locs(all)).toEqual(
        rows.filter(({ id }) => id !== gone.id).map(({ id }) => `${publicUrl}/medicines/${id}`),
      );
      expect(all).toContain(
        `<loc>${publicUrl}/medicines/${rows[0]!.id}</loc><lastmod>${rows[0]!.updatedAt.toISOString()}</lastmod>`,
      );
    } finally {
      await db
        .update(medicineTable)
        .set({ archivedAt: gone.archivedAt })
        .where(eq(medicineTable.id, gone.id));
    }
  });
  test('names the pages of every kind of record, under the shop’s own address', async () => {
    const shop = await newServer(testSettings({ PUBLIC_URL: publicUrl, DEMO: '0' }), {
      database: server.database,
      prepare: async () => {},
    });
    try {
      const index = await shop.app.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } });
      expect([index.statusCode, index.headers['content-type'], index.headers['x-robots-tag']]).toEqual([
        200,
        'application/xml; charset=utf-8',
        undefined,
      ]);
      expect(locs(index.body).slice(0, 2)).toEqual([
        `${publicUrl}/sitemap-pages-1.xml`,
        `${publicUrl}/sitemap-medicines-1.xml`,
      ]);
      const packed = await shop.app.inject({
        url: '/sitemap-medicines-1.xml',
        headers: { 'accept-encoding': 'gzip' },
      });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(locs((await shop.app.inject('/sitemap-pages-1.xml')).body)).toEqual([
        `${publicUrl}/`,
        `${publicUrl}/medicines`,
      ]);
      expect((await shop.app.inject('/spoken')).body).toContain(`<p id="origin">${publicUrl}</p>`);
    } finally {
      await shop.close();
    }
  });
});

describe('robots.txt', () => {
  const personalPaths = ['login', 'orders/:id', 'admin', 'admin/orders', 'paramedical/:id/checkout'];
  test('shuts out the API, the staff and what is one person’s; pictures may be read', () => {
    expect(robotsText({ publicUrl, personalPaths, indexed: true }).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/img/',
      'Disallow: /_pay/',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /dev/',
      'Disallow: /login',
      'Disallow: /orders/',
      'Disallow: /paramedical/*/checkout',
      'Disallow: /ws/',
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ]);
  });
  test('of a shop that is not kept names no sitemap', () => {
    expect(robotsText({ publicUrl, personalPaths, indexed: false })).not.toContain('Sitemap');
  });
});

describe('a demo', () => {
  test('that others can reach is kept by no search engine, whatever they read', async () => {
    const settings = { ...testSettings(), publicUrl: 'https://demo.example' };
    const demo = await newServer(settings, {
      database: server.database,
      prepare: async () => {},
    });
    try {
      for (const url of ['/medicines', '/sitemap.xml', '/api/img/medicine/1.svg', '/assets/app-a1b2c3.js'])
        expect((await demo.app.inject(url)).headers['x-robots-tag'], url).toBe('noindex');
    } finally {
      await demo.close();
    }
  });
  test.each([
    [{ DEMO: '1' }, true],
    [{ DEMO: '1', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ DEMO: '0', PUBLIC_URL: 'https://shop.example' }, true],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }, true],
  ])('%o is kept: %s', (settings, kept) => {
    expect(isIndexed(readSettings(settings))).toBe(kept);
  });
  test('that others can reach is not indexed', () => {
    expect(isIndexed({ demo: true, publicUrl: 'https://demo.example' })).toBe(false);
  });
});
