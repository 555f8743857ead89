import { isValidElement } from 'react';
import { InBrowser } from './app/in-browser.tsx';
import type { AreaMeta, AreaReads, MetaInput, PageMeta } from './app/page-meta.ts';
import type { PageRoute } from './app/route.tsx';
import { routes } from './routes.tsx';

// Only the server imports this file: what search engines are told costs no visitor a byte of script.
const areas = Object.values(
  import.meta.glob<{ meta: AreaMeta; reads?: AreaReads }>('./*/meta.ts', { eager: true }),
);
const all: AreaMeta = Object.assign({}, ...areas.map(({ meta }) => meta));
/** Parameters that the server's drawing of a page hangs on, by the path of the route. */
export const reads: AreaReads = Object.assign({}, ...areas.map((area) => area.reads));

/** Routes that say something of themselves. */
export const metaPaths: readonly string[] = Object.keys(all);
/** Undefined for a page that is one person's, or is not there. */
export const metaOf = (route: PageRoute | undefined, input: MetaInput): PageMeta | undefined =>
  route?.path === undefined ? undefined : all[route.path]?.(input);

const leaves = (table: readonly PageRoute[]): PageRoute[] =>
  table.flatMap((one) => (one.children ? leaves(one.children) : [one]));
const isPersonal = ({ element }: PageRoute): boolean => isValidElement(element) && element.type === InBrowser;
export const pages = leaves(routes);

/** Patterns of pages of which the server draws the shell alone. */
export const personalPaths: readonly string[] = pages.flatMap((page) =>
  isPersonal(page) ? (page.path ?? []) : [],
);
/** Pages that are no record's, once each, under the address that they are known by. */
export const publicPaths: readonly string[] = [
  ...new Set(
    Object.entries(all).flatMap(([path, metaAt]) => {
      if (path.includes(':')) return [];
      const meta = metaAt({ origin: '', query: new URLSearchParams(), lang: 'en-IN', answers: [] });
      return meta && meta.indexed !== false ? [meta.canonical] : [];
    }),
  ),
];
