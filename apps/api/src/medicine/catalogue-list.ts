import { staffRoles } from '@doorstep/contract/account';
import type { StaffMedicines } from '@doorstep/contract/catalogue.schema';
import type { medicineFilter } from '@doorstep/contract/catalogue.schema';
import { EXPIRING_DAYS, type StaffSort } from '@doorstep/contract/staff';
import { and, asc, desc, eq, gt, isNotNull, isNull, like, lte, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { SearchEntry, TodayEntry } from '../platform/area.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { within } from '../platform/db/like.ts';
import { paginationOf } from '../platform/pagination.ts';
import type { LookUp } from './look-up.ts';
import type { Row } from './rows.ts';
import { medicineTable } from './schema.ts';
import type { ToStaff } from './staff-serializer.ts';

export type MedicineFilter = { [K in keyof typeof medicineFilter]?: z.output<(typeof medicineFilter)[K]> };
interface Wanted extends MedicineFilter {
  sort?: StaffSort | undefined;
  page: number;
  limit: number;
}
interface Needs {
  db: Database;
  clock: Clock;
  toStaff: ToStaff;
  rowsOf: (ids: readonly number[]) => Promise<Row[]>;
  lookUp: LookUp;
}
const { id, code, name, nameHi, composition, manufacturer, offerPaise, stock, popularity } = medicineTable;
const DAY_MS = 86_400_000;
/** More words than anybody types find nothing. */
const WORDS = 12;
const byName = sql`lower(${name})`;
const sorts: Record<StaffSort, SQL> = {
  'name-asc': asc(byName),
  'name-desc': desc(byName),
  'price-asc': asc(offerPaise),
  'price-desc': desc(offerPaise),
  'stock-asc': asc(stock),
  'stock-desc': desc(stock),
  'expiry-asc': sql`${medicineTable.expiresOn} asc nulls last`,
  'changed-desc': desc(medicineTable.updatedAt),
};
/** Each word somewhere in what a shopkeeper knows a medicine by. */
const searched = (text: string): SQL | undefined => {
  const all = sql`lower(concat_ws(' ', ${code}, ${name}, ${nameHi}, ${composition}, ${manufacturer}))`;
  return and(
    ...text
      .toLowerCase()
      .split(/\s+/)
      .slice(0, WORDS)
      .map((word) => like(all, within(word))),
  );
};

/** The catalogue as its staff look through it: archived ones too, which no patient finds. */
export function createCatalogueList({ db, clock, toStaff, rowsOf, lookUp }: Needs) {
  /** Those that are all of what is said. */
  const which = ({ search, stock: level, prescription, expiring, archived }: MedicineFilter) =>
    and(
      search ? searched(search) : undefined,
      level && (level === 'out' ? eq(stock, 0) : gt(stock, 0)),
      prescription && eq(medicineTable.prescriptionRequired, prescription === 'yes'),
      expiring &&
        lte(medicineTable.expiresOn, indianDay(new Date(clock.now().getTime() + EXPIRING_DAYS * DAY_MS))),
      archived ? isNotNull(medicineTable.archivedAt) : isNull(medicineTable.archivedAt),
    );
  /** As asked for; else one whose code it is first, then what is wanted most of what lacks, then by name. */
  const order = ({ search, stock: level, sort }: MedicineFilter & Pick<Wanted, 'sort'>): SQL[] => [
    ...(sort ? [sorts[sort]] : []),
    ...(search ? [sql`${code} = ${search} desc`] : []),
    ...(level === 'out' ? [desc(popularity)] : []),
    asc(byName),
    asc(id),
  ];
  async function kept({ page, limit, ...wanted }: Wanted): Promise<StaffMedicines> {
    const chosen = which(wanted);
    const total = await db.$count(medicineTable, chosen);
    const rows = await db
      .select()
      .from(medicineTable)
      .where(chosen)
      .orderBy(...order(wanted))
      .limit(limit)
      .offset((page - 1) * limit);
    return { success: true, data: rows.map(toStaff), pagination: paginationOf({ page, limit }, total) };
  }
  const outOfStock: TodayEntry = {
    key: 'out_of_stock',
    roles: ['admin'],
    async count() {
      const { data, pagination } = await kept({ stock: 'out', page: 1, limit: 1 });
      return { count: pagination.total, name: data[0]?.name ?? null };
    },
  };
  /** As the shop finds them. */
  const search: SearchEntry = {
    type: 'medicine',
    roles: staffRoles,
    async find(text, most) {
      const {
        found: { ids },
      } = lookUp.byName(text, { offset: 0, limit: most, counted: most });
      return (await rowsOf(ids)).map((row) => ({
        id: String(row.id),
        title: row.name,
        detail: row.composition,
        subjectId: null,
      }));
    },
  };
  return { kept, which, order, outOfStock, search };
}
export type CatalogueList = ReturnType<typeof createCatalogueList>;
