// P13: search among 250,000 medicines on the embedded database, from the question to the rows, uncached. `node bench/search.ts [FILE.csv]`
// takes names and makers from a CSV with the columns name and manufacturer; without one they are made up.
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse';
import { sql } from 'drizzle-orm';
import { createCatalogue } from '../src/medicine/catalogue.ts';
import { demoCatalogue } from '../src/medicine/demo/catalogue.ts';
import { createUnderstanding, isFiller, meaningsOf } from '../src/search/service.ts';
import { createMedicineService } from '../src/medicine/service.ts';
import { createAudit } from '../src/platform/audit.ts';
import { startClock } from '../src/platform/clock.ts';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';

const COUNT = 250_000,
  ROUNDS = 5;
const queries = {
  'one letter': ['a', 'p', 'm', 'z'],
  'two letters': ['pa', 'ce', 'do', 'vi', '5%'],
  'three letters': ['par', 'azi', 'tab', 'mon'],
  'begun words': ['para', 'cefi', 'panto', 'amoxi', 'rosuva', 'levoce'],
  'whole words': ['tablet', 'metformin', 'paracetamol', 'pantoprazole', 'serratiopeptidase'],
  'several words': ['paracetamol 650', 'amoxicillin 500 mg', 'montelukast 10 mg tablet', 'vitamin d3'],
  misspelt: ['paracitamol', 'azithromicin', 'pantaprazole', 'metformine', 'amoxycilin 500'],
  rare: ['colchicine', 'sumatriptan', 'thiocolchicoside', 'itopride'],
  none: ['qqqqqq', 'zzzzxxxxyyyyzzzzqqqq', '####'],
};

interface Named {
  name: string;
  manufacturer: string;
}
async function* namesOf(csv: string | undefined): AsyncGenerator<Named> {
  if (csv)
    for await (const row of createReadStream(csv).pipe(
      parse({ columns: true, bom: true }),
    ) as AsyncIterable<Named>)
      yield row;
  const starts = [
    'Ab',
    'Bel',
    'Cor',
    'Dex',
    'El',
    'Fen',
    'Gas',
    'Hem',
    'Ib',
    'Kel',
    'Lev',
    'Mon',
    'Nev',
    'Or',
    'Pan',
    'Ros',
    'Sel',
    'Tel',
    'Ul',
    'Zin',
  ];
  const middles = ['a', 'ado', 'amo', 'ebi', 'eri', 'ico', 'imu', 'olo', 'ora', 'uti'],
    ends = ['cid', 'dol', 'fen', 'gard', 'lin', 'mol', 'pril', 'sone', 'tan', 'vir', 'zole'];
  for (const start of starts)
    for (const middle of middles)
      for (const end of ends)
        for (const kind of ['Tablet', 'Capsule', 'Syrup', 'Injection'])
          yield {
            name: `${start}${middle}${end} ${kind}`,
            manufacturer: `${end[0]!.toUpperCase()}${middle}${start.toLowerCase()} Pharma`,
          };
}

async function fill(db: Database, csv: string | undefined) {
  const named: Named[] = [];
  for await (const one of namesOf(csv)) named.push(one);
  const salts = demoCatalogue();
  const part = 2_500;
  for (let from = 0; from < COUNT; from += part) {
    const rows = Array.from({ length: Math.min(part, COUNT - from) }, (_, i) => {
      const at = from + i;
      const { name, manufacturer } = named[at % named.length]!;
      const strength = ['', '250', '500', 'XR', 'Forte', 'DS'][Math.floor(at / named.length) % 6]!;
      const { composition, form } = salts[(at * 7_919) % salts.length]!;
      return {
        code: `B${at}`,
        name: `${name} ${strength}`.trim(),
        manufacturer,
        composition,
        form,
        popularity: (at * 2_654_435_761) % 10_007,
        mrp_paise: 500 + ((at * 97) % 50_000),
        offer_paise: 400 + ((at * 97) % 50_000),
      };
    });
    await db.execute(sql`insert into medicine (code, name, manufacturer, composition, form, popularity, mrp_paise, offer_paise)
      select code, name, manufacturer, composition, form, popularity, mrp_paise, offer_paise from jsonb_populate_recordset(null::medicine, ${JSON.stringify(rows)}::jsonb)`);
  }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
const shown = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return `p50 ${at(sorted, 0.5).toFixed(2).padStart(7)}  p95 ${at(sorted, 0.95).toFixed(2).padStart(7)}  max ${sorted.at(-1)!.toFixed(2).padStart(7)} ms`;
};

export async function run(csv?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'doorstep-search-'));
  const log = createLog('warn');
  const database = await createDatabase({ dataDir }, log);
  try {
    const since = performance.now();
    await fill(database.db, csv);
    const filled = performance.now();
    const catalogue = await createCatalogue(database, log);
    console.log(
      `  ${COUNT} medicines written in ${((filled - since) / 1000).toFixed(1)} s, read into the index in ${((performance.now() - filled) / 1000).toFixed(1)} s`,
    );
    const clock = startClock();
    const medicines = createMedicineService({
      meaningOf: meaningsOf(createUnderstanding()),
      isFiller,
      db: database.db,
      catalogue,
      clock,
      audit: createAudit({ db: database.db, clock }),
      drawingVersion: '',
    });
    const all: number[] = [];
    for (const search of Object.values(queries).flat()) await medicines.list({ page: 1, limit: 12, search });
    for (const [kind, searches] of Object.entries(queries)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++)
        for (const search of searches) {
          const begun = performance.now();
          await medicines.list({ page: 1, limit: 12, search });
          times.push(performance.now() - begun);
        }
      console.log(`  ${kind.padEnd(14)} ${shown(times)}`);
      all.push(...times);
    }
    console.log(`  ${`all ${Object.values(queries).flat().length}`.padEnd(14)} ${shown(all)}`);
    catalogue.close();
    const sorted = all.toSorted((a, b) => a - b);
    return [
      {
        figure: 'P13',
        what: 'search at 250,000 medicines, p50',
        value: at(sorted, 0.5),
        must: 5,
        stretch: 2,
        unit: 'ms',
      },
      { figure: 'P13', what: 'the slowest of these searches', value: sorted.at(-1)!, unit: 'ms' },
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
if (import.meta.main) await run(process.argv[2]);
