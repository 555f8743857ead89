import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '@doorstep/contract/brand';
import { makeAnswer, writeAnswer, type Answer } from './http/answer.ts';
import { pathOf } from './http/app.ts';
import { allowImages, ASK_AGAIN } from './http/headers.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { masked, type Log } from './log.ts';
import type { Sitemap } from './sitemap.ts';
import type { AskApi, Web } from './web.ts';

/** Counts a read that is not ready; how many seconds its asker has to wait for the next, 0 for not at all. */
export type Wait = (request: FastifyRequest) => Promise<number>;
interface Needs {
  web: Web | undefined;
  /** Of rendered pages; whoever changes what they show clears it. */
  cache: ResponseCache;
  headers: Record<string, string>;
  log: Log;
  demo: boolean;
  /** Origin of the shop's own address: pages name themselves by it. */
  publicUrl: string;
  /** What search engines ask for. */
  sitemap: Sitemap;
  ask: AskApi;
  /** Origin of another's map, whose tiles any page may show. */ mapOrigin: string | undefined;
}

/** Nothing but words: stands where the product's own page cannot. */
function plainPage(
  status: number,
  headers: Record<string, string>,
  title: string,
  ...sentences: string[]
): Answer {
  const body = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} - ${brand.name}</title></head><body style="font:1.2rem/1.6 sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem"><h1>${title}</h1>${sentences.map((text) => `<p>${text}</p>`).join('')}</body></html>`;
  return makeAnswer({
    status,
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '5' }),
      ...headers,
    },
  });
}

/**
 * The one thing of a visitor that a rendered page hangs on; no other cookie is handed on, so that a cache page is everybody's. English is
 * the page without one.
 */
const localeIn = (cookie: string | undefined): string =>
  /(?:^|;\s*)(locale=hi)(?:;|$)/.exec(cookie ?? '')?.[1] ?? '';
/**
 * `?lang=hi` is the address of the Hindi page (docs/decisions/found.md). The page is rendered, and kept, as for whoever has chosen that
 * language:
 * under the address without it. `boot.ts` of the web takes it out of the browser's address in the same way.
 */
function languageIn(url: string): { url: string; locale: string | undefined } {
  const end = url.indexOf('?'),
    query = end === -1 ? '' : url.slice(end);
  if (!/[?&]lang=/.test(query)) return { url, locale: undefined };
  const rest = query
    .replaceAll(/([?&])lang=[^&]*/g, '$1')
    .replaceAll(/([?&])&+/g, '$1')
    .replace(/[?&]$/, '');
  return { url: url.slice(0, end) + rest, locale: /[?&]lang=(hi|en)(?=&|$)/.exec(query)?.[1] };
}

export function createPages({ web, cache, headers, log, demo, ask, mapOrigin, publicUrl, sitemap }: Needs) {
  const call = `If you need help now, call ${brand.phoneShown}.`;

  async function render(url: string, cookie: string): Promise<Answer> {
    const answer = await web!.build.render(
      new Request(new URL(url.replace(/^\/+/, '/'), publicUrl), {
        headers: { ...(cookie && { cookie }), ...(demo && { 'x-demo': '1' }) },
      }),
      ask,
    );
    const own = Object.fromEntries(answer.headers);
    if (mapOrigin && own['content-security-policy'])
      own['content-security-policy'] = allowImages(own['content-security-policy'], mapOrigin);
    const cache: Record<string, string> =
      answer.status < 500
        ? { 'cache-control': ASK_AGAIN }
        : { 'cache-control': 'no-store', 'retry-after': '5' };
    return makeAnswer({
      status: answer.status,
      body: Buffer.from(await answer.arrayBuffer()),
      headers: { ...headers, ...cache, ...own },
    });
  }
  async function answer(request: FastifyRequest, url: string, cookie: string, wait: Wait): Promise<Answer> {
    if (!web)
      return plainPage(
        503,
        headers,
        'We are not open yet',
        'The shop is being set up. Please try again in a few minutes.',
        call,
      );
    const file = web.file(pathOf(url));
    if (file) return file;
    if (url.startsWith('/assets/'))
      return plainPage(
        404,
        headers,
        'Not found',
        'That file is no longer here. Reload the page to get the newest one.',
      );
    const key = `${cookie} ${url}`;
    const seconds = cache.get(key) ? 0 : await wait(request);
    if (seconds > 0)
      return plainPage(
        429,
        { ...headers, 'retry-after': String(seconds) },
        'Too many tries',
        `Please try again in ${seconds} s.`,
        call,
      );
    try {
      const known = await sitemap(pathOf(url));
      if (known) return known;
      return await cache.getOrMake(
        key,
        () => render(url, cookie),
        ({ status }) => status < 500,
      );
    } catch (error) {
      log.error(
        { request_id: request.id, path: masked(pathOf(url)), err: error },
        'a page could not be rendered',
      );
      return plainPage(
        500,
        headers,
        'Something went wrong',
        'This page could not be shown. Your cart is safe. Please try again.',
        call,
        `If you call us, tell us this number: ${request.id}`,
      );
    }
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply, wait: Wait) => {
    const { url, locale } = languageIn(request.raw.url!);
    const cookie = localeIn(locale ? `locale=${locale}` : request.headers.cookie);
    const ready = await answer(request, url, cookie, wait);
    reply.hijack();
    // As the page itself sets it when somebody chooses a language.
    if (locale) reply.raw.setHeader('set-cookie', `locale=${locale}; path=/; max-age=31536000; samesite=lax`);
    writeAnswer(ready, request.raw, reply.raw);
  };
  return handler;
}
