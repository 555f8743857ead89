import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { createLite } from './lite.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');
/** Pages of 8 KB that are read at once: a table of any size takes no more memory. */
const PAGES = 64;

type Lite = Awaited<ReturnType<typeof createLite>>;
interface Table {
  name: string;
  columns: string;
  values: string;
}

/** What is worked out from other columns is worked out again. */
async function tablesOf(lite: Lite): Promise<Table[]> {
  const { rows } = await lite.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
       string_agg(format('(r).%I', a.attname), ', ' order by a.attnum) as values
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and n.nspname = 'public' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by n.nspname, c.relname order by 1`,
  );
  return rows;
}

/** Rows travel as PostgreSQL itself writes them, so that each value of each type arrives as it was. */
async function moveTable(lite: Lite, target: pg.Client, { name, columns, values }: Table): Promise<void> {
  const {
    rows: [size],
  } = await lite.query<{ pages: number }>(
    `select (pg_relation_size('${name}') / current_setting('block_size')::int)::int as pages`,
  );
  for (let page = 0; page < size!.pages; page += PAGES) {
    const { rows } = await lite.query<{ row: string }>(
      `select t::text as row from ${name} t where ctid >= '(${page},0)' and ctid < '(${page + PAGES},0)'`,
    );
    if (rows.length > 0)
      await target.query(
        `insert into ${name} (${columns}) overriding system value
         select ${values} from (select row::${name} as r from unnest($1::text[]) as row offset 0) as rows`,
        [rows.map(({ row }) => row)],
      );
  }
  const count = `select count(*)::int as n from ${name}`;
  const [{ rows: before }, { rows: after }] = [
    await lite.query<{ n: number }>(count),
    await target.query<{ n: number }>(count),
  ];
  if (before[0]?.n !== after[0]?.n)
    throw new Error(`of ${before[0]?.n} rows of ${name} ${after[0]?.n} were moved`);
}

/**
 * Everything in the PGlite of `from` into the empty PostgreSQL at `url`. The old one is brought up to date
 * first, as by any start, and only read after that.
 */
export async function moveData(from: string, url: string): Promise<void> {
  const lite = await createLite(from),
    target = new pg.Client({ connectionString: url });
  try {
    await target.connect();
    await migrateLite(drizzleLite({ client: lite as unknown as PGlite }), { migrationsFolder });
    await migratePostgres(drizzlePostgres({ client: target }), { migrationsFolder });
    const tables = await tablesOf(lite);
    // No rule between tables is asked while they are filled one after the other: all rows have kept them where they are from.
    await target.query('set session_replication_role = replica');
    await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const table of tables) await moveTable(lite, target, table);
    const { rows: sequences } = await lite.query<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where schemaname = 'public' and last_value is not null`,
    );
    for (const { name, last } of sequences) await target.query('select setval($1, $2)', [name, last]);
    await target.query('analyze');
  } finally {
    await lite.close();
    await target.end().catch(() => {});
  }
}
