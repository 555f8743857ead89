import type { OrderStatus } from '@doorstep/contract/order';
import { and, eq, gt, gte, inArray, lt, min, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { orderEventTable, orderTable } from './schema.ts';

const OUT: OrderStatus[] = ['shipped', 'delivered'],
  INSIDE: OrderStatus[] = ['pending', 'processing'];

/** Orders that left the shop from one moment to before another, and when, the first of them first. One that was put back has not left; what left again, left then. */
export async function leftBetween(db: Database, from: Date, to: Date): Promise<Map<string, Date>> {
  const inside = sql`(select max(i.id) from order_event i where i.order_id = ${orderEventTable.orderId} and ${inArray(
    sql`i.status`,
    INSIDE,
  )})`;
  const at = min(orderEventTable.at);
  const rows = await db
    .select({ id: orderEventTable.orderId, at })
    .from(orderEventTable)
    .innerJoin(orderTable, eq(orderTable.id, orderEventTable.orderId))
    .where(
      and(
        inArray(orderTable.status, OUT),
        inArray(orderEventTable.status, OUT),
        // Whatever left in this time has changed since it began.
        gte(orderTable.updatedAt, from),
        gt(orderEventTable.id, sql`coalesce(${inside}, 0)`),
      ),
    )
    .groupBy(orderEventTable.orderId)
    .having(and(gte(at, from), lt(at, to)))
    .orderBy(at, orderEventTable.orderId);
  return new Map(rows.map((row) => [row.id, row.at!]));
}
