import { toRupees } from '@doorstep/contract/money';
import type { HomeService } from '@doorstep/contract/paramedical.schema';
import { asc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../platform/db/database.ts';
import { homeServiceTable } from './schema.ts';

export type ServiceRow = typeof homeServiceTable.$inferSelect;

/** What a visit costs, without travel. */
export const priceOf = ({ pricePaise, offerPaise }: ServiceRow): number =>
  offerPaise !== null && offerPaise < pricePaise ? offerPaise : pricePaise;

const serialize = (row: ServiceRow): HomeService => ({
  id: row.id,
  title: row.title,
  title_hi: row.titleHi,
  description: row.description,
  description_hi: row.descriptionHi,
  image: row.image,
  price: toRupees(row.pricePaise),
  offer_price: row.offerPaise === null ? null : toRupees(row.offerPaise),
  minutes: row.minutes,
  around_the_clock: row.aroundTheClock,
  needs_order: row.needsOrder,
  keep_ready: [...row.keepReady],
});

/** Home services as they are shown. */
export const createServices = (db: Database) => ({
  list: async (): Promise<HomeService[]> =>
    (await db.select().from(homeServiceTable).orderBy(asc(homeServiceTable.id))).map(serialize),
  row: async (id: number, queries: Queries = db): Promise<ServiceRow | undefined> =>
    (await queries.select().from(homeServiceTable).where(eq(homeServiceTable.id, id)))[0],
  rows: (queries: Queries = db): Promise<ServiceRow[]> => queries.select().from(homeServiceTable),
  serialize,
});
export type Services = ReturnType<typeof createServices>;
