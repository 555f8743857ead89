import type { Pagination } from '@doorstep/contract/common.schema';
import type { OrderStatus } from '@doorstep/contract/order';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { paginationOf } from '../platform/pagination.ts';
import type { Sold } from './product-type.ts';
import { orderTable } from './schema.ts';
import type { createOrderSerializer, Whole } from './serializer.ts';

interface Needs {
  db: Database;
  productTypes: Sold;
  serializer: Pick<ReturnType<typeof createOrderSerializer>, 'whole'>;
}
interface Page {
  page: number;
  limit: number;
  status?: OrderStatus | undefined;
}

/** All orders of one person, newest first. */
export function createOrderHistory({ db, productTypes, serializer }: Needs) {
  const newest = (which: SQL | undefined) =>
    db.select().from(orderTable).where(which).orderBy(desc(orderTable.createdAt), desc(orderTable.id));
  /** A page past the end is empty. Of the product types that stand in the history. */
  async function history(
    accountId: number,
    { page, limit, status }: Page,
  ): Promise<{ orders: Whole[]; pagination: Pagination }> {
    const which = and(
      eq(orderTable.accountId, accountId),
      inArray(orderTable.serviceType, productTypes.inHistory()),
      status && eq(orderTable.status, status),
    );
    const [{ total }] = (await db.select({ total: count() }).from(orderTable).where(which)) as [
      { total: number },
    ];
    const offset = (page - 1) * limit;
    return {
      orders: await serializer.whole(offset >= total ? [] : await newest(which).limit(limit).offset(offset)),
      pagination: paginationOf({ page, limit }, total),
    };
  }
  const exported = async (accountId: number): Promise<OrderDetail[]> =>
    (await serializer.whole(await newest(eq(orderTable.accountId, accountId)))).map(({ wire }) => wire);
  return { history, exported };
}
