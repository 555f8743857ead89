/** Where each thing lies. `own` is one account's: pages delete it by this name at the end of a session (`app/session.ts`). */
export const OWN = 'own',
  PAGES = 'pages',
  ANSWERS = 'answers',
  PICTURES = 'pictures',
  ASSETS = 'assets';
/** When it was answered; it stands on nothing that comes from the server itself. */
const KEPT_AT = 'x-kept-at';

/** Whose the cache `own` is: it goes with the whole of it alone. */
export const OWNER = '/_owner';

/** Keeps an answer with its time. Of more than `most` the oldest goes. */
export async function keep(cache: Cache, key: string, answer: Response, most: number): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  headers.delete('vary');
  // The body comes unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await cache.put(key, new Response(await answer.blob(), { status: answer.status, headers }));
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OWNER);
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((one) => cache.delete(one)));
}
export const keptAt = (kept: Response): string => kept.headers.get(KEPT_AT) ?? '';

/** An answer that is not there by then counts as none: something else is at hand. */
export const within = <T>(ms: number, asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('slow')), ms);
    }),
  ]);
