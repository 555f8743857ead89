import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '@doorstep/contract/brand';
import { makeAnswer, writeAnswer, type Answer } from './http/answer.ts';
import { pathOf } from './http/app.ts';
import { allowImages, OWN, SHARED_BRIEFLY } from './http/headers.ts';
import { plainPage } from './http/plain-page.ts';
import { shrink } from './http/shrink.ts';
import type { CacheState, ResponseCache } from './http/response-cache.ts';
import { masked, type Log } from './log.ts';
import { languageIn, localeIn } from './page-language.ts';
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

interface Ready {
  answer: Answer;
  /** Of a page that was rendered. */
  state?: CacheState;
  /** What the rendering took, where this request waited for it. */
  ms?: number;
}
/** For the browser's tools: whether the page was kept, and else how long it took. */
const timingOf = ({ state, ms }: Ready) =>
  `cache;desc=${state}${ms === undefined ? '' : `, render;dur=${ms.toFixed(1)}`}`;

export function createPages({ web, cache, headers, log, demo, ask, mapOrigin, publicUrl, sitemap }: Needs) {
  const call = `If you need help now, call ${brand.phoneShown}.`;

  async function render(url: string, cookie: string): Promise<Answer> {
    const rendered = await web!.build.render({ url: publicUrl + url, cookie, demo }, ask);
    const { status, body, headers: own } = rendered,
      policy = own['content-security-policy'];
    return makeAnswer({
      status,
      body,
      quick: true,
      headers: {
        ...headers,
        ...own,
        ...(mapOrigin && policy && { 'content-security-policy': allowImages(policy, mapOrigin) }),
        ...(status >= 500 && { 'cache-control': 'no-store', 'retry-after': '5' }),
      },
    });
  }
  const keyOf = (address: string, cookie: string) => `${cookie} ${address}`;
  /** Under which a page is rendered and kept: what the page does not read makes no other page of it. */
  const addressOf = (url: string) => {
    const own = url.replace(/^\/+/, '/');
    return own.includes('?') ? (web!.build.canonical?.(own) ?? own) : own;
  };
  const make = (address: string, cookie: string) =>
    cache.getOrMake(
      keyOf(address, cookie),
      () => render(address, cookie),
      ({ status }) => status < 500,
    );
  /** Makes the pages that most people see first, and packs them, one after the other, before anybody asks. */
  async function warm(isEnded: () => boolean) {
    for (const cookie of ['', 'locale=hi'])
      for (const path of web?.build.publicPaths ?? []) {
        if (isEnded()) return;
        try {
          await shrink(await make(path, cookie));
        } catch (error) {
          log.warn({ path, err: error }, 'a page could not be made ahead');
        }
      }
  }
  async function answer(request: FastifyRequest, url: string, cookie: string, wait: Wait): Promise<Ready> {
    if (!web)
      return {
        answer: plainPage(
          503,
          headers,
          'We are not open yet',
          'The shop is being set up. Please try again in a few minutes.',
          call,
        ),
      };
    const path = pathOf(url),
      file = web.file(path);
    if (file) return { answer: file };
    if (url.startsWith('/assets/'))
      return {
        answer: plainPage(
          404,
          headers,
          'Not found',
          'That file is no longer here. Reload the page to get the newest one.',
        ),
      };
    const address = addressOf(url),
      key = keyOf(address, cookie),
      state = cache.stateOf(key);
    const seconds = state === 'miss' ? await wait(request) : 0;
    if (seconds > 0)
      return {
        answer: plainPage(
          429,
          { ...headers, 'retry-after': String(seconds) },
          'Too many tries',
          `Please try again in ${seconds} s.`,
          call,
        ),
      };
    try {
      const known = state === 'miss' ? await sitemap(path) : undefined;
      if (known) return { answer: known };
      const began = performance.now();
      const page = await make(address, cookie);
      return { answer: page, state, ...(state === 'miss' && { ms: performance.now() - began }) };
    } catch (error) {
      log.error({ request_id: request.id, path: masked(path), err: error }, 'a page could not be rendered');
      return {
        answer: plainPage(
          500,
          headers,
          'Something went wrong',
          'This page could not be shown. Your cart is safe. Please try again.',
          call,
          `If you call us, tell us this number: ${request.id}`,
        ),
      };
    }
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply, wait: Wait) => {
    const { url, locale } = languageIn(request.raw.url!);
    const cookie = localeIn(locale ? `locale=${locale}` : request.headers.cookie);
    const ready = await answer(request, url, cookie, wait);
    const own: string[] = [];
    if (ready.state) {
      own.push('server-timing', timingOf(ready));
      if (ready.answer.status < 500) own.push('cache-control', cookie || locale ? OWN : SHARED_BRIEFLY);
    }
    // As the page itself sets it when somebody chooses a language.
    if (locale) own.push('set-cookie', `locale=${locale}; path=/; max-age=31536000; samesite=lax`);
    reply.hijack();
    writeAnswer(ready.answer, request.raw, reply.raw, own);
  };
  return { handler, warm };
}
