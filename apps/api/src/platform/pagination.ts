import type { Pagination } from '@doorstep/contract/common.schema';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from './db/database.ts';

/** Where a page stands in a list of so many, all of them counted. */
export const paginationOf = (
  { page, limit }: { page: number; limit: number },
  total: number,
): Pagination => ({
  page,
  limit,
  total,
  total_exact: true,
  has_previous: page > 1,
  has_next: page * limit < total,
});

/** So far a list is counted that grows with the shop: '1,000+' is enough for whoever reads it. */
export const COUNTED = 1_000;
/** How many rows a query finds, as a value of another query; it stops one behind `most`, so that 'more' is known. */
export const countOf = (query: SQLWrapper, most = COUNTED): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from (${query}) as found limit ${most + 1}) as counted)`;
/** The same by itself. */
export async function countUpTo(queries: Queries, query: SQLWrapper, most = COUNTED): Promise<number> {
  const { rows } = await queries.execute<{ total: number }>(sql`select ${countOf(query, most)} as total`);
  return rows[0]!.total;
}
/** Where a page stands in a list that was counted so far only; of its rows one more than the page holds was read. */
export const countedPagination = (
  { page, limit }: { page: number; limit: number },
  { counted, read }: { counted: number; read: number },
): Pagination => ({
  page,
  limit,
  total: Math.min(counted, COUNTED),
  total_exact: counted <= COUNTED,
  has_previous: page > 1,
  has_next: read > limit,
});
