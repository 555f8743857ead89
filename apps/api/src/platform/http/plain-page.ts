import { brand } from '@doorstep/contract/brand';
import { makeAnswer, type Answer } from './answer.ts';

/** Nothing but words: stands where the product's own page cannot. */
export function plainPage(
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
