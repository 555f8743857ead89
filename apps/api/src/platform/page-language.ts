/**
 * The one thing of a visitor that a rendered page hangs on; no other cookie is handed on, so that a cache page is everybody's. English is
 * the page without one.
 */
export const localeIn = (cookie: string | undefined): string =>
  /(?:^|;\s*)(locale=hi)(?:;|$)/.exec(cookie ?? '')?.[1] ?? '';
/**
 * `?lang=hi` is the address of the Hindi page (docs/decisions/found.md). The page is rendered, and kept, as for whoever has chosen that
 * language:
 * under the address without it. `boot.ts` of the web takes it out of the browser's address in the same way.
 */
export function languageIn(url: string): { url: string; locale: string | undefined } {
  const end = url.indexOf('?'),
    query = end === -1 ? '' : url.slice(end);
  if (!/[?&]lang=/.test(query)) return { url, locale: undefined };
  const rest = query
    .replaceAll(/([?&])lang=[^&]*/g, '$1')
    .replaceAll(/([?&])&+/g, '$1')
    .replace(/[?&]$/, '');
  return { url: url.slice(0, end) + rest, locale: /[?&]lang=(hi|en)(?=&|$)/.exec(query)?.[1] };
}
