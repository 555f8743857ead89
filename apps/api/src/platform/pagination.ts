import type { Pagination } from '@doorstep/contract/common.schema';

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
