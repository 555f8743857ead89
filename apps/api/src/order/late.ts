import type { OrderStatus } from '@doorstep/contract/order';
import { LATE_HOURS } from '@doorstep/contract/order-admin';
import { and, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { OrderRow } from './product-type.ts';
import { orderTable } from './schema.ts';

const HOUR_MS = 3_600_000;
/** By when an order should be there, as it was promised; of what is not promised, by when it should leave its status. Null for one that may stay. */
export function dueAt({ status, promisedAt }: OrderRow, since: Date): Date | null {
  const hours = LATE_HOURS[status];
  return hours === undefined ? null : (promisedAt ?? new Date(since.getTime() + hours * HOUR_MS));
}

const limited = Object.entries(LATE_HOURS) as Array<[OrderStatus, number]>;
/** An order in another status has no time. */
export const LIMITED = limited.map(([status]) => status);

// Written out: in a query of this table alone its columns would stand without its name, and be the event's.
/** When an order came into the status that it has. */
export const sinceOf =
  sql<Date>`(select e.at from order_event e where e.order_id = "order".id order by e.id desc limit 1)`.mapWith(
    orderTable.createdAt,
  );
/** The same in a query. */
export const dueOf = sql<Date>`case "order".status ${sql.join(
  limited.map(
    ([status, hours]) =>
      sql`when ${status} then coalesce("order".promised_at, ${sinceOf} + make_interval(hours => ${hours}::int))`,
  ),
  sql` `,
)} end`.mapWith(orderTable.createdAt);
/** Those that should have moved on by now, an ISO time. */
export const isLateAt = (now: string): SQL =>
  and(inArray(orderTable.status, LIMITED), lt(dueOf, sql`${now}::timestamptz`))!;
