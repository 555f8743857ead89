interface KeptPage {
  href: string;
  title: string;
}
/** What can be opened on this device without a line, the newest first. */
export interface KeptPages {
  own: readonly KeptPage[];
  looked: readonly KeptPage[];
}
const SEEN = '/_seen',
  MOST = 8;
async function noted(name: string): Promise<KeptPage[]> {
  // Opened, it would be made.
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const keys = (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.startsWith(SEEN));
  return Promise.all(
    keys
      .slice(-MOST)
      .toReversed()
      .map(async (url) => {
        const { title } = (await (await cache.match(url))!.json()) as { title: string };
        return { href: url.pathname.slice(SEEN.length) + url.search, title };
      }),
  );
}
/** As the worker has noted them (`worker/pages.ts`). */
export const keptPages = async (): Promise<KeptPages> => ({
  own: await noted('own'),
  looked: await noted('pages'),
});
