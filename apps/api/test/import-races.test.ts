import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../src/medicine/import/run.ts';
import { clearStages } from '../src/medicine/import/stage.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { newDatabase, openDatabase } from './copies.ts';

let processes: DatabaseHandle[];
beforeAll(async () => {
  const url = await newDatabase();
  processes = [await openDatabase(url), await openDatabase(url)];
});
afterAll(async () => {
  for (const one of processes ?? []) await one.close();
});

async function* file(count: number, price: number) {
  yield Buffer.from('code,name,mrp,pack_size,dosage_form\n');
  for (let i = 0; i < count; i++) yield Buffer.from(`C${i},Name ${i},${price},10's,tablet\n`);
}

test('two processes import at once: both come to their end, each code stands once, and readers see whole catalogues only', async () => {
  const [one, two] = processes as [DatabaseHandle, DatabaseHandle];
  const seen = new Set<string>();
  let on = true;
  const reading = (async () => {
    while (on) {
      const { rows } = await two.db.execute<{ total: number; prices: string }>(
        sql`select count(*)::int as total, string_agg(distinct mrp_paise::text, ',' order by mrp_paise::text) as prices from medicine`,
      );
      seen.add(`${rows[0]!.total}:${rows[0]!.prices ?? ''}`);
    }
  })();
  const results = await Promise.all([
    importCatalogue(one, file(3_000, 10)),
    importCatalogue(two, file(3_000, 20)),
  ]);
  on = false;
  await reading;
  expect(results.map(({ inserted }) => inserted).toSorted((a, b) => a - b)).toEqual([0, 3_000]);
  expect(results.map(({ updated }) => updated).toSorted((a, b) => a - b)).toEqual([0, 3_000]);
  const rows = await one.db
    .select({ code: medicineTable.code, pack: medicineTable.pack, mrp: medicineTable.mrpPaise })
    .from(medicineTable)
    .orderBy(asc(medicineTable.id));
  expect(rows).toHaveLength(3_000);
  expect(rows[0]).toEqual({ code: 'C0', pack: 'Strip of 10 tablets', mrp: rows[2_999]!.mrp });
  for (const state of seen) expect(['0:', '3000:1000', '3000:2000']).toContain(state);
});

test('what another process is importing just now is left alone; what is old is removed', async () => {
  const { db } = processes[0]!;
  const now = (await db.execute<{ seconds: number }>(sql`select extract(epoch from now())::int as seconds`))
    .rows[0]!.seconds;
  for (const name of [`medicine_import_${now}_00000001`, `medicine_import_${now - 7_200}_00000002`])
    await db.execute(sql`create unlogged table ${sql.identifier(name)} (line integer)`);
  await clearStages(processes[1]!);
  const { rows } = await db.execute<{ relname: string }>(
    sql`select relname from pg_class where relname like 'medicine_import%' and relkind = 'r'`,
  );
  expect(rows).toEqual([{ relname: `medicine_import_${now}_00000001` }]);
  await db.execute(sql`drop table ${sql.identifier(rows[0]!.relname)}`);
});
