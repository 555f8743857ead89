import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle, Queries } from '../../platform/db/database.ts';
import { STOCK_UNTOLD } from '../schema.ts';
import type { Columns, Field } from './columns.ts';
import { beginHistory } from './history.ts';
import { previewRow, type PreviewRow, type Told } from './preview.ts';
import type { BadRow, StagedRow } from './row.ts';

type Column = Exclude<keyof StagedRow, 'line'>;
/** What an update may change, and the columns of a file one of which must be there for it: what a file does not tell stays as it was. */
const toldBy: readonly (readonly [Column, readonly Field[]])[] = [
  ['name', ['name']],
  ['name_hi', ['name_hi']],
  ['mrp_paise', ['mrp', 'offer']],
  ['offer_paise', ['mrp', 'offer']],
  ['composition', ['composition']],
  ['strength', ['strength', 'composition']],
  ['form', ['form']],
  ['pack', ['pack']],
  ['pack_size', ['pack']],
  ['unit', ['pack']],
  ['manufacturer', ['manufacturer']],
  ['description', ['description']],
  ['category', ['category']],
  ['prescription_required', ['prescription', 'schedule']],
  ['schedule', ['schedule', 'prescription']],
  ['batch', ['batch']],
  ['expires_on', ['expiry']],
  ['stock', ['stock', 'available', 'discontinued']],
  ['hsn', ['hsn']],
  ['gst_rate', ['gst']],
];
const columns: Column[] = ['code', ...toldBy.map(([column]) => column)];
const PREFIX = 'medicine_import_';
/** Of several servers on one database another may be importing: its table is left alone this long. */
const LEFTOVER_SECONDS = 3_600;
/** The swap is one transaction; a catalogue of a million rows needs its time. */
const SWAP_MS = 300_000;

const list = (names: readonly string[], table?: string) =>
  sql.raw(names.map((name) => (table ? `${table}.${name}` : name)).join(', '));
/** A column as the file wants it. Where it only tells that there are some, what is in stock stays. */
const wanted = (column: Column, stock: string, schedule: string) =>
  column === 'stock'
    ? `coalesce(s.stock, ${stock})`
    : column === 'schedule'
      ? `coalesce(s.schedule, ${schedule})`
      : `s.${column}`;
const wantedNew = (column: Column) => wanted(column, String(STOCK_UNTOLD), `'none'`);
const wantedFor =
  (told: Columns) =>
  (column: Column): string => {
    if (column === 'prescription_required') {
      // What stands in a schedule stays on prescription, whatever a file says (S9); a schedule alone takes none away.
      const said = told.prescription === undefined ? 'm.prescription_required' : 's.prescription_required';
      return `(${said} or coalesce(s.schedule, m.schedule) <> 'none')`;
    }
    return wanted(column, `case when m.stock > 0 then m.stock else ${STOCK_UNTOLD} end`, 'm.schedule');
  };

/** As `jsonb_build_object` takes them. */
const pairs = (names: readonly Column[], value: (column: Column) => string) =>
  sql.raw(names.map((column) => `'${column}', ${value(column)}`).join(', '));

/** Removes the staging tables of imports that broke off. */
export async function clearStages({ db, embedded }: Pick<DatabaseHandle, 'db' | 'embedded'>): Promise<void> {
  const { rows } = await db.execute<{ name: string; age: number }>(sql`
    select c.relname as name, extract(epoch from now())::int - split_part(c.relname, '_', 3)::int as age
    from pg_class c where c.relkind = 'r' and c.relname ~ ${`^${PREFIX}\\d+_[0-9a-f]+$`} and pg_table_is_visible(c.oid)`);
  for (const { name, age } of rows)
    if (embedded || age > LEFTOVER_SECONDS)
      await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
}

export interface Counts {
  inserted: number;
  updated: number;
  unchanged: number;
}

/** A table beside the catalogue that takes an import as it arrives; nobody sees it before the swap. */
export async function createStagingTable({ db }: Pick<DatabaseHandle, 'db'>, told: Columns) {
  const {
    rows: [now],
  } = await db.execute<{ seconds: number }>(sql`select extract(epoch from now())::int as seconds`);
  const name = `${PREFIX}${now!.seconds}_${randomBytes(4).toString('hex')}`;
  const table = sql.identifier(name);
  // Unlogged: it is worth nothing after a crash. The types are those of the catalogue.
  await db.execute(
    sql`create unlogged table ${table} as select 0 as line, ${list(columns)} from medicine with no data`,
  );
  await db.execute(sql`create unique index on ${table} (code)`);

  const changing = toldBy
    .filter(([, by]) => by.some((field) => told[field] !== undefined))
    .map(([column]) => column);
  const after = wantedFor(told);
  const differs = sql`(${list(changing, 'm')}) is distinct from (${sql.raw(changing.map(after).join(', '))})`;

  async function count(on: Queries): Promise<Counts> {
    const {
      rows: [counts],
    } = await on.execute<{ inserted: number; updated: number; unchanged: number }>(sql`
      select count(*) filter (where m.id is null)::int as inserted, count(*) filter (where m.id is not null and ${differs})::int as updated, count(*) filter (where m.id is not null and not ${differs})::int as unchanged
      from ${table} s left join medicine m on m.code = s.code`);
    return counts!;
  }
  return {
    /** Rows whose code stands in the file already come back as bad. */
    async add(rows: readonly StagedRow[]): Promise<BadRow[]> {
      const { rows: added } = await db.execute<{ line: number }>(sql`
        insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json) on conflict (code) do nothing returning line`);
      if (added.length === rows.length) return [];
      const lines = new Set(added.map(({ line }) => line));
      const twice = rows.filter(({ line }) => !lines.has(line));
      const { rows: firsts } = await db.execute<{ code: string; line: number }>(sql`
        select code, line from ${table} where code in (select json_array_elements_text(${JSON.stringify(twice.map(({ code }) => code))}::json))`);
      const first = new Map(firsts.map(({ code, line }) => [code, line]));
      return twice.map(({ line, code }) => ({
        line,
        code: 'row_code_twice',
        params: { code, first: first.get(code)! },
      }));
    },
    /** What a swap would do. */
    plan: () => count(db),
    /** The first that a swap would change, then those that it would add, then the rest, as they are and as they would be. */
    async preview(most: number): Promise<PreviewRow[]> {
      const { rows } = await db.execute<{ code: string; name: string; before: Told | null; after: Told }>(sql`
        select s.code, s.name,
          case when m.id is not null then jsonb_build_object(${pairs(changing, (column) => `m.${column}`)}) end as before,
          case when m.id is not null then jsonb_build_object(${pairs(changing, after)}) else jsonb_build_object(${pairs(columns, wantedNew)}) end as after
        from ${table} s left join medicine m on m.code = s.code
        order by case when m.id is null then 1 when ${differs} then 0 else 2 end, s.line limit ${most}`);
      return rows.map(previewRow);
    },
    /** The whole import becomes the catalogue in one step, or not at all. */
    swap: (andThen?: (tx: Queries, counts: Counts, importId: number | null) => Promise<void>) =>
      db.transaction(
        async (tx) => {
          // Readers go on; of two that write, one waits.
          await tx.execute(sql`lock table medicine in share row exclusive mode`);
          const counts = await count(tx);
          const history = counts.inserted + counts.updated > 0 ? await beginHistory(tx, counts) : null;
          if (counts.updated > 0) await history!.keep(sql`${table} s on s.code = m.code and ${differs}`);
          if (counts.updated > 0)
            await tx.execute(sql`
        update medicine m set ${sql.raw(changing.map((column) => `${column} = ${after(column)}`).join(', '))}, updated_at = now() from ${table} s where m.code = s.code and ${differs}`);
          if (counts.inserted > 0)
            await tx.execute(sql`
        insert into medicine (${list(columns)}) select ${sql.raw(columns.map(wantedNew).join(', '))} from ${table} s where not exists (select from medicine m where m.code = s.code) order by s.line`);
          await history?.end();
          await andThen?.(tx, counts, history?.id ?? null);
          return counts;
        },
        { limitMs: SWAP_MS },
      ),
    drop: async () => {
      await db.execute(sql`drop table if exists ${table}`);
    },
  };
}
