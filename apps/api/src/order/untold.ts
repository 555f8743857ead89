import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { jobTable } from '../platform/schema.ts';
import type { OrderNews } from './notifications.ts';

/** As many as anybody can look at; there should be none for longer than minutes. */
const READ = 200;

/** Messages about orders that could not be sent so far, one for each step and channel; each is still tried. */
export interface Untold {
  count: number;
  /** When what the oldest of them tells has happened. */
  worstAt: Date | null;
  orderIds: string[];
}
export function createUntold(db: Database, news: Pick<OrderNews, 'read'>) {
  return async function untold(): Promise<Untold> {
    const rows = await db
      .select({ key: jobTable.key })
      .from(jobTable)
      .where(and(eq(jobTable.kind, 'tell'), isNotNull(jobTable.problem)))
      .limit(READ);
    const told = await Promise.all(
      rows.map(({ key }) => {
        const [kind, id] = key.split(' ') as [string, string];
        return news.read(kind, id);
      }),
    );
    // What needs no telling any more goes with the job's next try.
    const open = told.filter((one) => one !== undefined);
    return {
      count: open.length,
      worstAt: open.reduce<Date | null>((first, { at }) => (first && first < at ? first : at), null),
      orderIds: [...new Set(open.map(({ orderId }) => orderId))],
    };
  };
}
