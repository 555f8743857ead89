import type { OrderStatus } from '@doorstep/contract/order';
import { and, eq, gt, gte, inArray, lt, min, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/db/database.ts';
import { orderEventTable, orderTable } from './schema.ts';

const OUT: OrderStatus[] = ['shipped', 'delivered'],
  INSIDE: OrderStatus[] = ['pending', 'processing'];

/** On its way or there: it stays what it is, whatever of its money goes back. */
export const isOut = (status: OrderStatus): boolean => OUT.includes(status);

/** Orders that left the shop from one moment to before another, and when, the first of them first. One that was put back has not left; what left again, left then. */
export async function leftBetween(db: Database, from: Date, to: Date): Promise<Map<string, Date>> {
  const inside = sql`(select max(i.id) from order_event i where i.order_id = ${orderTable.id} and ${inArray(
    sql`i.status`,
    INSIDE,
  )})`;
  // Order by order, by its own events: a join would read the events of all years.
  const left = db
    .select({ at: min(orderEventTable.at).as('at') })
    .from(orderEventTable)
    .where(
      and(
        eq(orderEventTable.orderId, orderTable.id),
        inArray(orderEventTable.status, OUT),
        gt(orderEventTable.id, sql`coalesce(${inside}, 0)`),
      ),
    )
    .as('left_at');
  const rows = await db
    .select({ id: orderTable.id, at: left.at })
    .from(orderTable)
    .crossJoinLateral(left)
    .where(
      and(
        inArray(orderTable.status, OUT),
        // Whatever left in this time has changed since it began.
        gte(orderTable.updatedAt, from),
        gte(left.at, from),
        lt(left.at, to),
      ),
    )
    .orderBy(left.at, orderTable.id);
  return new Map(rows.map((row) => [row.id, row.at!]));
}
/** When this order left the shop; undefined where it has not, or was put back. */
export async function leftAt(queries: Queries, orderId: string): Promise<Date | undefined> {
  const events = await queries
    .select({ at: orderEventTable.at, status: orderEventTable.status })
    .from(orderEventTable)
    .where(eq(orderEventTable.orderId, orderId))
    .orderBy(orderEventTable.id);
  if (!events.at(-1) || !isOut(events.at(-1)!.status)) return undefined;
  return events.slice(events.findLastIndex(({ status }) => !isOut(status)) + 1)[0]!.at;
}
