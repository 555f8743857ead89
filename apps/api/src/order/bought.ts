import type { ServiceType } from '@doorstep/contract/order';
import { and, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { orderEventTable, orderItemTable, orderTable, returnedItemTable } from './schema.ts';

/** One line that somebody bought. */
export interface Bought {
  reference: string;
  quantity: number;
  /** When it came; of what is on its way, when it was ordered. */
  at: Date;
  orderedAt: Date;
}

/** Order lines of a product type since then, without cancelled and returned ones. */
export function boughtByAll(
  db: Queries,
  accountIds: readonly number[],
  productType: ServiceType,
  since: Date,
): Promise<Array<Bought & { accountId: number }>> {
  const came = sql`(select min(e.at) from ${orderEventTable} e where e.order_id = ${orderTable.id} and e.status = 'delivered')`;
  return db
    .select({
      accountId: orderTable.accountId,
      reference: orderItemTable.reference,
      quantity: orderItemTable.quantity,
      orderedAt: orderTable.createdAt,
      at: sql`coalesce(${came}, ${orderTable.createdAt})`.mapWith(orderTable.createdAt),
    })
    .from(orderTable)
    .innerJoin(orderItemTable, eq(orderItemTable.orderId, orderTable.id))
    .leftJoin(
      returnedItemTable,
      and(
        eq(returnedItemTable.orderId, orderItemTable.orderId),
        eq(returnedItemTable.position, orderItemTable.position),
      ),
    )
    .where(
      and(
        inArray(orderTable.accountId, [...accountIds]),
        gte(orderTable.createdAt, since),
        ne(orderTable.status, 'cancelled'),
        eq(orderItemTable.productType, productType),
        isNull(returnedItemTable.position),
      ),
    );
}
