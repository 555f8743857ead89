import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import type { Appearance } from '../app/offline/appearance.ts';
import { keepAppearance } from './appearance.ts';
import { ANSWERS, ASSETS, keep, OWN, PAGES, PICTURES, within } from './caches.ts';
import { isOwnAnswer, ownAnswer } from './own.ts';
import { page, seen, type Lang } from './pages.ts';
import { isPublicAnswer } from './routes.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const MOST_ANSWERS = 120,
  MOST_PICTURES = 200,
  MOST_ASSETS = 300,
  SLOW_MS = 8_000;

// No cookie goes along, and none is set by the address of a language: what is kept is everybody's.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) }]);
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** Answers and pages of another build may have another form. */
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([PAGES, ANSWERS, ASSETS, OWN].map((name) => caches.delete(name))).then(() =>
      self.clients.claim(),
    ),
  );
});

/** What has its content in its name, or its version in its address. */
async function unchanging(event: FetchEvent, name: string, most: number): Promise<Response> {
  const { request } = event,
    cache = await caches.open(name);
  const kept = (await matchPrecache(request)) ?? (await cache.match(request.url));
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) event.waitUntil(keep(cache, request.url, fresh.clone(), most));
  return fresh;
}
/** Everybody's: what the server says, or where it says nothing what it said last. */
async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event,
    cache = await caches.open(ANSWERS);
  const kept = await cache.match(request.url);
  try {
    const asked = fetch(request),
      fresh = await (kept ? within(SLOW_MS, asked) : asked);
    if (fresh.ok && fresh.headers.get('cache-control')?.includes('public'))
      event.waitUntil(keep(cache, request.url, fresh.clone(), MOST_ANSWERS));
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event,
    url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(page(event, url));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(unchanging(event, ASSETS, MOST_ASSETS));
  else if (url.pathname.startsWith('/api/img/'))
    event.respondWith(unchanging(event, PICTURES, MOST_PICTURES));
  else if (isPublicAnswer(url)) event.respondWith(answer(event));
  else if (isOwnAnswer(url.pathname)) {
    const token = request.headers.get('authorization');
    // What is read for another is not for this device (docs/decisions/care-circle.md).
    if (token && !request.headers.has('x-acting-for')) event.respondWith(ownAnswer(event, token));
  }
});

/** What pages tell: the version is wanted now; a page was opened, with the scripts that came before there was a worker. */
type Told =
  | { type: 'update' }
  | {
      type: 'seen';
      href: string;
      title: string;
      lang: Lang;
      appearance?: Appearance;
      assets?: readonly string[];
    };
async function keepAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const url of urls)
    if (!(await matchPrecache(url)) && !(await cache.match(url))) {
      const fresh = await fetch(url);
      if (fresh.ok) await keep(cache, url, fresh, MOST_ASSETS);
    }
}
self.addEventListener('message', (event) => {
  const told = event.data as Told;
  if (told.type === 'update') void self.skipWaiting();
  else
    event.waitUntil(
      Promise.all([
        seen(new URL(told.href, location.origin), told.title, told.lang, told.assets !== undefined),
        keepAppearance(told.appearance),
        keepAssets(told.assets ?? []),
      ]).catch(() => {}),
    );
});
