import { withQuery } from '@doorstep/contract/call';
import type { Pagination } from '@doorstep/contract/common.schema';

/** Pages of a list whose total is known. */
export const pagesOf = ({ total, limit }: { total: number; limit: number }): number =>
  Math.max(1, Math.ceil(total / limit));
/** The same for a list that is counted so far only: where its end is not known, whether a page follows. */
export const knownPages = (pagination: Pagination): { pages: number | undefined; hasNext: boolean } => ({
  pages: pagination.total_exact ? pagesOf(pagination) : undefined,
  hasNext: pagination.has_next,
});
/** Reads a page number of any query string. */
export const pageOf = (given: string | null): number =>
  /^[1-9]\d{0,6}$/.test(given ?? '') ? Number(given) : 1;
/** A path with what is said of it; what is as usual is left out. */
export const hrefOf = (path: string, given: Record<string, string | number | undefined>): string =>
  withQuery(path, Object.entries(given));
