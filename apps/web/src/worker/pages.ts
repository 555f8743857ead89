import { matchPrecache } from 'workbox-precaching';
import { appearance, withAppearance } from './appearance.ts';
import { keep, keptAt, OWN, PAGES, within } from './caches.ts';
import { entry, isOwnPage, isPublicPage } from './routes.ts';

declare const self: ServiceWorkerGlobalScope & {
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
};

const MOST = 60,
  SLOW_MS = 8_000,
  /** What a page says is put right a moment after it is shown; a price that counts is always the server's (docs/decisions/offline.md). */
  FRESH_MS = 86_400_000,
  /** The line is the page's own first. */
  RENEW_AFTER_MS = 2_000;
export type Lang = 'en' | 'hi';
const LANG = '/_lang';

/** By the cookie; where a worker cannot read that, as the last page told. */
export async function langNow(): Promise<Lang> {
  const cookie = self.cookieStore
    ? (await self.cookieStore.get('locale'))?.value
    : await (await (await caches.open(PAGES)).match(LANG))?.text();
  return cookie === 'hi' ? 'hi' : 'en';
}
/** One who types `/medicines/` means `/medicines`, and each language has a page of its own. */
const keyOf = (url: URL, lang: Lang) => `/_page/${lang}${url.pathname}${url.search}`;
const seenKey = (url: URL) => `/_seen${url.pathname}${url.search}`;

/** Of another build, its scripts are not here: without a line it would stay a picture. */
const isOfThisBuild = (html: string) => html.includes(entry);
const dataOf = (html: string) => /<script type="application\/json" id="data">.*?<\/script>/s.exec(html)?.[0];

const titleOf = (html: string) =>
  /<title>([^<]*?)(?: - [^-<]*)?<\/title>/
    .exec(html)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&') ?? '';

async function keepPage(url: URL, answer: Response): Promise<void> {
  const html = await answer.clone().text();
  if (!isOfThisBuild(html)) return;
  const lang = answer.headers.get('content-language')?.startsWith('hi') ? 'hi' : 'en',
    pages = await caches.open(PAGES);
  await keep(pages, keyOf(url, lang), answer, 2 * MOST);
  await note(pages, url, titleOf(html));
}
const worthKeeping = (url: URL, { ok, redirected }: Response) => ok && !redirected && isPublicPage(url);

/** Asks for it anew; whoever looks at it is told when what it says has changed. */
async function renew(url: URL, kept: Response, client: string): Promise<void> {
  await new Promise((wait) => {
    setTimeout(wait, RENEW_AFTER_MS);
  });
  const tell = async (what: unknown) => (await self.clients.get(client))?.postMessage(what);
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() =>
    tell({ keptAt: keptAt(kept) }),
  );
  if (!answer) return;
  if (!worthKeeping(url, answer)) {
    if (answer.status === 404) await (await caches.open(PAGES)).delete(keyOf(url, await langNow()));
    return;
  }
  const html = await answer.clone().text();
  await keepPage(url, answer);
  if (dataOf(html) !== dataOf(await kept.text())) await tell('renewed');
}

/** A kept page as pages look on this device; `mark` is an attribute of its root. */
async function shown(kept: Response, mark = ''): Promise<Response> {
  const html = (await kept.text()).replace('<html ', `<html ${mark}`),
    told = await appearance();
  return new Response(told ? withAppearance(html, told) : html, { headers: kept.headers });
}
/** Says on the page since when it stands so: it is read by `app/kept.ts`. */
const marked = (kept: Response): Promise<Response> => shown(kept, `data-kept="${keptAt(kept)}" `);
const hasSeen = async (url: URL): Promise<boolean> =>
  Boolean(
    (await (await caches.open(PAGES)).match(seenKey(url))) ??
    (await (await caches.open(OWN)).match(seenKey(url))),
  );

/** Without a line: the page as it was, or its frame, which asks for kept answers; else what there is. */
async function withoutLine(url: URL, lang: Lang, kept: Response | undefined): Promise<Response> {
  if (kept) return marked(kept);
  const frame =
    (isOwnPage(url, true) || (await hasSeen(url))) && (await matchPrecache(`/shell?lang=${lang}`));
  return frame || Response.redirect(`/offline?next=${encodeURIComponent(url.pathname + url.search)}`);
}

export async function page(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const lang = await langNow();
  if (url.pathname === '/offline' || url.pathname === '/emergency') {
    const ready = !url.searchParams.has('lang') && (await matchPrecache(`${url.pathname}?lang=${lang}`));
    if (ready) return ready;
  }
  const kept = isPublicPage(url) ? await (await caches.open(PAGES)).match(keyOf(url, lang)) : undefined;
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  if (kept && !isReload && Date.now() - Date.parse(keptAt(kept)) < FRESH_MS) {
    // Without a line it says so; whether there is one is known here only of the network.
    if (!navigator.onLine) return marked(kept);
    event.waitUntil(renew(url, kept.clone(), event.resultingClientId).catch(() => {}));
    return shown(kept);
  }
  try {
    const asked = fetch(request),
      fresh = await (kept ? within(SLOW_MS, asked) : asked);
    if (worthKeeping(url, fresh)) event.waitUntil(keepPage(url, fresh.clone()));
    return fresh;
  } catch {
    return withoutLine(url, lang, kept);
  }
}

/** A page was opened by a link, which asks for no document: it is found again, and on the list of what there is. */
export async function seen(url: URL, title: string, lang: Lang, isFirst: boolean): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.put(LANG, new Response(lang));
  if (isOwnPage(url)) {
    // Only of a session that has left something here: after its end there is no such cache.
    if (await caches.has(OWN)) await note(await caches.open(OWN), url, title);
  } else if (isPublicPage(url)) {
    await note(pages, url, title);
    // It came before there was a worker.
    if (isFirst && !(await pages.match(keyOf(url, lang)))) {
      const answer = await fetch(url, { headers: { accept: 'text/html' } });
      if (worthKeeping(url, answer)) await keepPage(url, answer);
    }
  }
}
const note = (cache: Cache, url: URL, title: string) =>
  keep(cache, seenKey(url), Response.json({ title }), 2 * MOST);
