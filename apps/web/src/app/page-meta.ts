import { brand } from '@doorstep/contract/brand';
import type { PageLang } from '../messages/load.ts';
import type { StructuredData } from './structured-data.ts';

/** Where a page stands that search engines are told of. */
export interface MetaInput {
  /** The shop's own address. */
  origin: string;
  query: URLSearchParams;
  lang: PageLang;
  /** Of the route's calls, in their order; undefined for one that failed. */
  answers: readonly unknown[];
}
/** What search engines and those who are sent a link are told of a page. */
export interface PageMeta {
  /** Path and query under which it is known. Another order or a filter of a list is no page of its own. */
  canonical: string;
  /** One or two sentences, in the reader's language. */
  description: string;
  /** Path of the picture that stands beside a link to it. */
  image: string;
  /** False: it is read, and its links are followed, and it is not kept. */
  indexed?: boolean;
  structuredData?: readonly StructuredData[];
}
/** Of an area's public pages, by the path of the route; undefined where the answer is not there. */
export type AreaMeta = Readonly<Record<string, (input: MetaInput) => PageMeta | undefined>>;

/** The parameters that an area's public pages read of their address, by the path of the route. Any other makes no page of its own. */
export type AreaReads = Readonly<Record<string, readonly string[]>>;

/** The size that those who show links ask for. Drawn by `scripts/share-images.mjs`. */
const DRAWN = { width: 1200, height: 630 };
const DRAWN_PATH = '/share/';
export const drawnImage = (name: string): string => `${DRAWN_PATH}${name}.png`;

/** English stands at the plain address, Hindi at the same with `?lang=hi` (docs/decisions/found.md). */
export function addressIn(lang: PageLang, origin: string, path: string): string {
  const plain = origin + (path === '/' ? '/' : path);
  return lang === 'hi-IN' ? `${plain}${path.includes('?') ? '&' : '?'}lang=hi` : plain;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: string): string => value.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
/** What a list of results shows, and some more. */
const LONGEST = 200;
/** Whole words alone, so that no Hindi letter is cut. */
function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[.,;:।]$/, '')}…`;
}

interface Page {
  lang: PageLang;
  origin: string;
  /** Without the brand's name. */
  title: string;
  status: number;
  meta: PageMeta | undefined;
}
/** The tags in the head of a page that was rendered. One that says nothing of itself is not kept by search engines. */
export function metaTags({ lang, origin, title, status, meta }: Page): string {
  const found = status === 200 && meta !== undefined,
    indexed = found && meta.indexed !== false,
    description = shortened(meta?.description ?? brand.blurb),
    tags = [`<meta name="description" content="${escaped(description)}">`];
  if (!indexed) tags.push('<meta name="robots" content="noindex">');
  if (!found) return tags.join('');
  const { canonical, image, structuredData = [] } = meta;
  const link = (rel: string, href: string, more = '') =>
    tags.push(`<link rel="${rel}"${more} href="${escaped(href)}">`);
  const property = (name: string, content: string | number) =>
    tags.push(`<meta property="og:${name}" content="${escaped(String(content))}">`);
  if (indexed) {
    link('canonical', addressIn(lang, origin, canonical));
    for (const other of ['en-IN', 'hi-IN'] as const)
      link('alternate', addressIn(other, origin, canonical), ` hreflang="${other}"`);
    link('alternate', addressIn('en-IN', origin, canonical), ' hreflang="x-default"');
  }
  property('type', 'website');
  property('site_name', brand.name);
  property('title', title);
  property('description', description);
  property('url', addressIn(lang, origin, canonical));
  property('locale', lang.replace('-', '_'));
  property('locale:alternate', lang === 'hi-IN' ? 'en_IN' : 'hi_IN');
  property('image', origin + image);
  property('image:alt', title);
  if (image.startsWith(DRAWN_PATH))
    for (const [side, pixels] of Object.entries(DRAWN)) property(`image:${side}`, pixels);
  tags.push(
    `<meta name="twitter:card" content="${image.startsWith(DRAWN_PATH) ? 'summary_large_image' : 'summary'}">`,
  );
  if (indexed && structuredData.length > 0)
    tags.push(
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': structuredData }).replaceAll('<', String.raw`\u003c`)}</script>`,
    );
  return tags.join('');
}
