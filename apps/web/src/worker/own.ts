import { keep, OWN, OWNER, within } from './caches.ts';

const MOST = 80,
  SLOW_MS = 6_000;
/** Lists and records that somebody reads of themselves: no file, no message of a chat, nothing of the staff's. */
const answers =
  /^\/api\/(?:medicines\/orders\/history|user\/(?:orders|bookings|reports|refills)|(?:orders|bookings|medical-tests\/bookings)\/[^/]+|prescriptions|consultations|support\/tickets)\/?$/;
export const isOwnAnswer = (path: string): boolean => answers.test(path);

/** A token is not kept, only what tells it from another. */
async function ownerOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
/** Whoever else comes finds nothing of the one before. */
async function cacheOf(token: string): Promise<Cache> {
  const owner = await ownerOf(token);
  let cache = await caches.open(OWN);
  const before = await (await cache.match(OWNER))?.text();
  if (before !== owner) {
    // What says of nobody whose it is could be anybody's.
    if ((await cache.keys()).length > 0) {
      await caches.delete(OWN);
      cache = await caches.open(OWN);
    }
    await cache.put(OWNER, new Response(owner));
  }
  return cache;
}

/**
 * The server's answer, or where none comes the last one of this session. Where the session ends while it is on its way, the cache that
 * it is put
 * into is nobody's any more, and gone.
 */
export async function ownAnswer(event: FetchEvent, token: string): Promise<Response> {
  const { request } = event;
  const cache = await cacheOf(token);
  const kept = await cache.match(request.url);
  try {
    const asked = fetch(request),
      fresh = await (kept ? within(SLOW_MS, asked) : asked);
    if (fresh.status === 401) await caches.delete(OWN);
    else if (fresh.ok) event.waitUntil(keep(cache, request.url, fresh.clone(), MOST));
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
