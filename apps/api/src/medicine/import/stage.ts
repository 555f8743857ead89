import { randomBytes } from 'node:crypto';
import type { Issue } from '@doorstep/contract/failure';
import type { MedicineForm, Schedule } from '@doorstep/contract/medicine';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle, Queries } from '../../platform/db/database.ts';
import { isUnknownMedicine, leastOf, type MedicineFacts } from '../substances.ts';
import { prescriptionIssue, refusalOf } from '../floor.ts';
import type { Columns, Field } from './columns.ts';
import { beginHistory } from './history.ts';
import { previewRow, type PreviewRow, type Told } from './preview.ts';
import { readyPrices, type BadRow, type Clearable, type StagedRow } from './row.ts';

type Column = Exclude<keyof StagedRow, 'line' | 'cleared' | 'guessed'>;
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
/** Clear flag by column. */
const clearedBy: Partial<Record<Column, Clearable>> = {
  name_hi: 'name_hi',
  composition: 'composition',
  strength: 'strength',
  pack: 'pack',
  pack_size: 'pack',
  unit: 'pack',
  manufacturer: 'manufacturer',
  description: 'description',
  category: 'category',
  batch: 'batch',
  expires_on: 'expiry',
  hsn: 'hsn',
  gst_rate: 'gst',
};
/** Columns overwritten together with another one: a size with its pack, a strength with its composition. */
const comesWith: Partial<Record<Column, Column>> = {
  pack_size: 'pack',
  unit: 'pack',
  strength: 'composition',
};
const strictest = (...schedules: string[]) =>
  `case when 'H1' in (${schedules.join(', ')}) then 'H1' when 'H' in (${schedules.join(', ')}) then 'H' else 'none' end`;
/** SQL of the new value of a column: the file's, else `stored`; schedule and prescription at least the legal minimum. */
function wanted(column: Column, stored: (column: Column) => string): string {
  if (column === 'schedule')
    return strictest(`coalesce(s.schedule, ${stored('schedule')})`, 's.least_schedule');
  if (column === 'prescription_required')
    return `(coalesce(s.prescription_required, ${stored(column)}) or s.least_prescription or ${wanted('schedule', stored)} <> 'none')`;
  const other = comesWith[column];
  const told = other
    ? `case when s.${column} is not null or s.${other} <> ${stored(other)} then s.${column} else ${stored(column)} end`
    : `coalesce(s.${column}, ${stored(column)})`;
  const by = clearedBy[column];
  return by
    ? `case when s.cleared like '%|${by}|%' then ${column === 'description' ? "''" : 'null'} else ${told} end`
    : told;
}
const NEW: Partial<Record<Column, string>> = {
  stock: '0',
  schedule: "'none'",
  prescription_required: 'false',
  description: "''",
};
const wantedNew = (column: Column) => wanted(column, (stored) => NEW[stored] ?? `s.${stored}`);
const wantedFor = (column: Column) => wanted(column, (stored) => `m.${stored}`);

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

/** Columns of an existing medicine that are needed to judge its row. */
type Stored = {
  code: string;
  name: string;
  name_hi: string | null;
  composition: string | null;
  strength: string | null;
  form: MedicineForm;
  pack: string | null;
  mrp_paise: number;
  offer_paise: number;
};
interface Judged extends Omit<StagedRow, 'cleared' | 'guessed'> {
  /** Between bars: '|hsn|gst|'. */
  cleared: string;
  least_schedule: Schedule;
  least_prescription: boolean;
  /** New medicine, and unknown whether on prescription. */
  is_unknown: boolean;
}
export interface Counts {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Inserted medicines that need a prescription because no substance of theirs is known. */
  unrecognised: number;
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
    sql`create unlogged table ${table} as select 0 as line, ${list(columns)}, ''::text as cleared, ''::text as least_schedule, false as least_prescription, false as is_unknown from medicine with no data`,
  );
  await db.execute(sql`create unique index on ${table} (code)`);

  // Legal columns are checked in every import, even if the file lacks them.
  const judged: ReadonlySet<Column> = new Set(['schedule', 'prescription_required']);
  const changing = toldBy
    .filter(([column, by]) => judged.has(column) || by.some((field) => told[field] !== undefined))
    .map(([column]) => column);
  const after = wantedFor;
  const differs = sql`(${list(changing, 'm')}) is distinct from (${sql.raw(changing.map(after).join(', '))})`;

  async function count(on: Queries): Promise<Counts> {
    const {
      rows: [counts],
    } = await on.execute<Counts & Record<string, unknown>>(sql`
      select count(*) filter (where m.id is null)::int as inserted, count(*) filter (where m.id is not null and ${differs})::int as updated, count(*) filter (where m.id is not null and not ${differs})::int as unchanged, count(*) filter (where m.id is null and s.is_unknown)::int as unrecognised
      from ${table} s left join medicine m on m.code = s.code`);
    return counts!;
  }
  /** Checks the row merged with the stored medicine; returns the reason if the row is bad. */
  function judge({ cleared, guessed, ...row }: StagedRow, stored: Stored | undefined): BadRow | Judged {
    const { line } = row;
    const bad = ({ code, params }: Issue): BadRow => ({ line, code, ...(params && { params }) });
    const all: typeof row = { ...row };
    if (!stored) {
      if (row.name === null) return bad({ code: 'row_name_missing' });
      if (!cleared.includes('composition')) all.composition ??= guessed.composition;
      if (!cleared.includes('strength')) all.strength ??= guessed.strength;
      all.form ??= guessed.form;
    } else if (row.composition !== null && row.composition !== stored.composition)
      all.strength ??= guessed.strength;
    const prices = readyPrices(row, stored);
    if ('code' in prices) return bad(prices);
    const facts: MedicineFacts = {
      name: all.name ?? stored?.name ?? '',
      nameHi: cleared.includes('name_hi') ? null : (all.name_hi ?? stored?.name_hi),
      composition: cleared.includes('composition') ? null : (all.composition ?? stored?.composition),
      strength: all.strength ?? stored?.strength,
      form: all.form ?? stored?.form,
      pack: cleared.includes('pack') ? null : (all.pack ?? stored?.pack),
    };
    const least = leastOf(facts);
    const wrong =
      refusalOf(least) ?? (row.prescription_required === false ? prescriptionIssue(least) : undefined);
    if (wrong) return bad(wrong);
    const isUnknown =
      !stored &&
      row.prescription_required === null &&
      !guessed.isOtc &&
      isUnknownMedicine({ ...facts, hsn: all.hsn, category: all.category });
    return {
      ...all,
      ...prices,
      cleared: `|${cleared.join('|')}|`,
      least_schedule: least.schedule,
      least_prescription: least.prescriptionRequired || isUnknown,
      is_unknown: isUnknown,
    };
  }
  return {
    /** Adds rows; returns invalid rows and those with a code that the file already contains. */
    async add(given: readonly StagedRow[]): Promise<BadRow[]> {
      const { rows: found } = await db.execute<Stored>(sql`
        select code, name, name_hi, composition, strength, form, pack, mrp_paise, offer_paise from medicine
        where code in (select json_array_elements_text(${JSON.stringify(given.map(({ code }) => code))}::json))`);
      const stored = new Map(found.map((row) => [row.code, row]));
      const judged = given.map((row) => judge(row, stored.get(row.code)));
      const bad = judged.filter((row): row is BadRow => !('least_schedule' in row)),
        rows = judged.filter((row): row is Judged => 'least_schedule' in row);
      const { rows: added } = await db.execute<{ line: number }>(sql`
        insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json) on conflict (code) do nothing returning line`);
      if (added.length === rows.length) return bad;
      const lines = new Set(added.map(({ line }) => line));
      const twice = rows.filter(({ line }) => !lines.has(line));
      const { rows: firsts } = await db.execute<{ code: string; line: number }>(sql`
        select code, line from ${table} where code in (select json_array_elements_text(${JSON.stringify(twice.map(({ code }) => code))}::json))`);
      const first = new Map(firsts.map(({ code, line }) => [code, line]));
      return [
        ...bad,
        ...twice.map(({ line, code }) => ({
          line,
          code: 'row_code_twice',
          params: { code, first: first.get(code)! },
        })),
      ];
    },
    /** What a swap would do. */
    plan: () => count(db),
    /** The first that a swap would change, then those that it would add, then the rest, as they are and as they would be. */
    async preview(most: number): Promise<PreviewRow[]> {
      const { rows } = await db.execute<{ code: string; name: string; before: Told | null; after: Told }>(sql`
        select s.code, coalesce(s.name, m.name) as name,
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
