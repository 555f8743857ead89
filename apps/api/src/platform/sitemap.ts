import { makeAnswer, type Answer } from './http/answer.ts';
import { ASK_AGAIN } from './http/headers.ts';
import { createResponseCache } from './http/response-cache.ts';

/** The public page of one record. */
export interface SitemapPage {
  id: number;
  path: string;
  changedAt?: Date;
}
/** Public pages of one kind of record, for search engines. */
export interface SitemapEntry {
  /** In the names of its files. */
  name: string;
  /** The id that each file of so many pages begins with. */
  starts: (size: number) => Promise<readonly number[]>;
  /** From this id on, in order of ids. */
  read: (from: number, most: number) => Promise<readonly SitemapPage[]>;
}
interface Needs {
  /** Origin of the shop's own address. */
  publicUrl: string;
  /** Read when a file is asked for: areas are created later. */
  entries: () => readonly SitemapEntry[];
  /** Pages that are no record's, and patterns of those that are one person's, as the web build names them. */
  publicPaths: readonly string[];
  personalPaths: readonly string[];
  /** Search engines may keep what they read. */
  indexed: boolean;
  headers: Record<string, string>;
  /** Pages in a file: the protocol allows no more than 50,000. */
  fileSize?: number;
}

/** Read at once, so that no other request waits for all of a file. */
const PART = 2_000;
/** A crawler reads a file once a day: it need not be newer. */
const KEPT_MS = 600_000;
const PAGES = 'pages';
const fileName = /^\/sitemap-([a-z][a-z-]*)-([1-9]\d{0,3})\.xml$/;
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>'"]/g, (sign) => entities[sign]!);

/** Of a list that is short enough to be read whole. */
export const shortSitemap = (name: string, all: () => Promise<readonly SitemapPage[]>): SitemapEntry => ({
  name,
  starts: async (size) => (await all()).flatMap(({ id }, at) => (at % size === 0 ? [id] : [])),
  read: async (from, most) => (await all()).filter(({ id }) => id >= from).slice(0, most),
});

/** 'orders/:id' → '/orders/'; 'paramedical/:id/checkout' → '/paramedical/*\/checkout'. */
const ruleOf = (pattern: string): string => `/${pattern}`.replaceAll(/:\w+/g, '*').replace(/\*$/, '');

/** What crawlers may read. A rule holds for every path that begins with it, and the longest one that fits decides. */
export function robotsText({
  publicUrl,
  personalPaths,
  indexed,
}: Pick<Needs, 'publicUrl' | 'personalPaths' | 'indexed'>): string {
  const rules = ['/api/', '/dev/', '/_pay/', '/ws/', ...personalPaths.map(ruleOf)];
  const needed = [...new Set(rules)].filter(
    (rule) => !rules.some((other) => other !== rule && rule.startsWith(other)),
  );
  return [
    'User-agent: *',
    'Allow: /api/img/',
    ...needed.toSorted().map((rule) => `Disallow: ${rule}`),
    ...(indexed ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

/** Answers /robots.txt, /sitemap.xml and the files that it names; undefined for any other path. */
export function createSitemap({ entries, headers, fileSize = 50_000, ...site }: Needs) {
  const cache = createResponseCache({ most: 100, mostBytes: 48 * 2 ** 20, ttlMs: KEPT_MS });
  const { publicUrl } = site;
  const answer = (type: string, body: string) =>
    makeAnswer({ body, headers: { ...headers, 'content-type': type, 'cache-control': ASK_AGAIN } });
  const xml = (body: string) => answer('application/xml; charset=utf-8', head + body);
  const urlOf = ({ path, changedAt }: Pick<SitemapPage, 'path' | 'changedAt'>) =>
    `<url><loc>${escaped(publicUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`;
  const urlset = (urls: readonly string[]) => xml(`<urlset ${xmlns}>\n${urls.join('')}</urlset>\n`);

  async function index(): Promise<Answer> {
    const names = [`${PAGES}-1`];
    for (const { name, starts } of entries())
      names.push(...(await starts(fileSize)).map((_, at) => `${name}-${at + 1}`));
    return xml(
      `<sitemapindex ${xmlns}>\n${names.map((name) => `<sitemap><loc>${escaped(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`,
    );
  }
  async function file(name: string, nth: number): Promise<Answer | undefined> {
    if (name === PAGES)
      return nth === 1 ? urlset(site.publicPaths.map((path) => urlOf({ path }))) : undefined;
    const entry = entries().find((one) => one.name === name);
    const start = (await entry?.starts(fileSize))?.[nth - 1];
    if (!entry || start === undefined) return undefined;
    const urls: string[] = [];
    for (let from = start; urls.length < fileSize;) {
      const most = Math.min(PART, fileSize - urls.length),
        pages = await entry.read(from, most);
      urls.push(...pages.map(urlOf));
      if (pages.length < most) break;
      from = pages.at(-1)!.id + 1;
    }
    return urlset(urls);
  }
  return async (path: string): Promise<Answer | undefined> => {
    if (path === '/robots.txt') return answer('text/plain; charset=utf-8', robotsText(site));
    if (path === '/sitemap.xml') return cache.getOrMake(path, index);
    const [, name, nth] = fileName.exec(path) ?? [];
    if (!name) return undefined;
    try {
      return await cache.getOrMake(path, async () => {
        const made = await file(name, Number(nth));
        if (!made) throw new NoFile();
        return made;
      });
    } catch (error) {
      if (error instanceof NoFile) return undefined;
      throw error;
    }
  };
}
/** There are not so many pages, or no such records: the path is any other's. */
class NoFile extends Error {}
export type Sitemap = ReturnType<typeof createSitemap>;
