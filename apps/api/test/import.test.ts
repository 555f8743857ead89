import { sentenceOf } from '@doorstep/contract/failure';
import { errorMessages } from './messages.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BadRow } from '../src/medicine/import/row.ts';
import { importCatalogue, type ImportOptions, type ImportProgress } from '../src/medicine/import/run.ts';
import { clearStages } from '../src/medicine/import/stage.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { openDatabase } from './copies.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(medicineTable);
  await database.db.insert(medicineTable).values([
    {
      code: 'A1',
      name: 'Old One',
      mrpPaise: 1_000,
      offerPaise: 900,
      manufacturer: 'Old Maker',
      description: 'Kept.',
      rating: 4.5,
      reviewCount: 120,
      prescriptionRequired: true,
      stock: 0,
      hsn: '3004',
      gstRate: 5,
      popularity: 7,
    },
    { code: 'A2', name: 'Old Two', mrpPaise: 2_000, offerPaise: 2_000 },
  ]);
});

/** The file in pieces of an awkward size. */
async function* inPieces(content: string | Buffer, size = 7) {
  const bytes = Buffer.from(content as string);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const run = (
  content: string | Buffer,
  options?: ImportOptions,
  onProgress?: (progress: ImportProgress) => void,
) => importCatalogue(database, inPieces(content), options, onProgress);
const rows = () => database.db.select().from(medicineTable).orderBy(asc(medicineTable.code));
const one = async (code: string) =>
  (await database.db.select().from(medicineTable).where(eq(medicineTable.code, code)))[0];
const stages = async () =>
  (
    await database.db.execute<{ relname: string }>(
      sql`select relname from pg_class where relname like 'medicine_import%' and relkind = 'r'`,
    )
  ).rows;

const worded = ({ line, ...issue }: BadRow) => ({ line, reason: sentenceOf(errorMessages, issue) });

describe('an import', () => {
  test('leaves on prescription what stands in a schedule (S9)', async () => {
    await database.db.update(medicineTable).set({ schedule: 'H1' }).where(eq(medicineTable.code, 'A1'));
    expect(await run('code,name,mrp,rx\nA1,New Name,11.50,no\n')).toMatchObject({ updated: 1, bad: 0 });
    expect(await one('A1')).toMatchObject({ name: 'New Name', schedule: 'H1', prescriptionRequired: true });
  });
  test("inserts by the pharmacy's code, updates what differs, and leaves the rest alone", async () => {
    const before = await rows();
    expect(
      await run('code,name,mrp\nA2,Old Two,20\nA1,New Name,11.50\nB1,"Fresh, Quoted ""X""",5\n'),
    ).toEqual({ rows: 3, inserted: 1, updated: 1, unchanged: 1, unrecognised: 1, bad: 0 });
    const [a1, a2, b1] = await rows();
    expect(a2).toEqual(before[1]);
    expect(b1).toMatchObject({
      name: 'Fresh, Quoted "X"',
      mrpPaise: 500,
      offerPaise: 500,
      stock: 0,
      rating: null,
      popularity: 0,
    });
    // What the file does not tell stays: maker, text, rating, prescription, stock, tax, and the id that carts hold.
    expect(a1).toEqual({
      ...before[0],
      name: 'New Name',
      mrpPaise: 1_150,
      offerPaise: 1_150,
      updatedAt: a1!.updatedAt,
    });
    expect(a1!.updatedAt.getTime()).toBeGreaterThan(before[0]!.updatedAt.getTime());
    expect(await stages()).toEqual([]);
  });
  test('a second time changes nothing', async () => {
    const file =
      "code,name,mrp,dosage_form,pack_size,composition,stock\nA1,New,11.50,tablet,10's,Paracetamol (500mg),3\nB1,Fresh,5,syrup,100 ml,,0\n";
    expect(await run(file)).toMatchObject({ inserted: 1, updated: 1 });
    const after = await rows();
    expect(await run(file)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await rows()).toEqual(after);
    expect(after[0]).toMatchObject({
      composition: 'Paracetamol 500 mg',
      strength: '500 mg',
      pack: 'Strip of 10 tablets',
      packSize: 10,
      unit: 'tablet',
      form: 'tablet',
      stock: 3,
    });
    expect(after[2]).toMatchObject({
      composition: null,
      form: 'syrup',
      pack: 'Bottle of 100 ml',
      packSize: 100,
      unit: 'ml',
      stock: 0,
    });
  });
  test('keeps what is stored for an empty cell, and empties it for the word clear', async () => {
    await run('code,name,mrp,manufacturer\nA1,Old One,10,\n');
    expect(await one('A1')).toMatchObject({ manufacturer: 'Old Maker', description: 'Kept.' });
    await run('code,name,mrp,manufacturer,description\nA1,Old One,10,clear,None\n');
    expect(await one('A1')).toMatchObject({ manufacturer: null, description: '' });
  });
  test('keeps a stored strength while the composition stays, and derives it from another one', async () => {
    await run('code,name,mrp,composition,strength\nA1,Old One,10,Ascorbic Acid,500 mg\n');
    await run('code,name,mrp,composition,strength\nA1,Old One,10,Ascorbic Acid,\n');
    await run('code,name,mrp,composition\nA1,Old One,10,Ascorbic Acid\n');
    expect(await one('A1')).toMatchObject({ composition: 'Ascorbic Acid', strength: '500 mg' });
    await run('code,name,mrp,composition,strength\nA1,Old One,10,Ascorbic Acid 100 mg,-\n');
    expect(await one('A1')).toMatchObject({ strength: '100 mg' });
    await run('code,name,mrp,composition\nA1,Old One,10,Zinc Gluconate\n');
    expect(await one('A1')).toMatchObject({ strength: null });
  });
  test('needs a prescription for a new medicine whose cell has a dash', async () => {
    await run(
      'code,name,mrp,prescription_required,schedule,stock\nB1,Rimonabant 20,10,-,-,-\nA1,Old One,10,-,NA,-\n',
    );
    expect(await one('B1')).toMatchObject({ prescriptionRequired: true, stock: 0 });
    expect(await one('A1')).toMatchObject({ prescriptionRequired: true });
  });
  test('keeps the good rows, and tells of each bad one its line and why', async () => {
    const told: ImportProgress[] = [];
    const result = await run(
      'code,name,mrp\n1,Good,10\n2,Negative,-3\n3,Missing,\n4,"Two\nlines",abc\n1,Again,12\n5,Good too,7\n,No code,7\n6,Short\n7,Last,1\n',
      {},
      (progress) => told.push(progress),
    );
    const bad = [
      { line: 3, reason: 'The price "-3" is below zero.' },
      { line: 4, reason: 'The price is missing.' },
      { line: 5, reason: 'The price "abc" is not a price.' },
      { line: 7, reason: 'The code "1" stands in line 2 already.' },
      { line: 9, reason: 'The code is missing.' },
      { line: 10, reason: 'The row has 2 columns instead of 3.' },
    ];
    expect(result).toEqual({ rows: 9, inserted: 3, updated: 0, unchanged: 0, unrecognised: 3, bad: 6 });
    expect(told.flatMap(({ newlyBad }) => newlyBad).map(worded)).toEqual(bad);
    expect((await one('1'))!.name).toBe('Good');
  });
  test('finds a code that stood in an earlier part of the file', async () => {
    const lines = Array.from({ length: 700 }, (_, i) => `C${i % 600},Name ${i},${i + 1}`);
    const bad: BadRow[] = [];
    const result = await run(`code,name,mrp\n${lines.join('\n')}\n`, {}, ({ newlyBad }) =>
      bad.push(...newlyBad),
    );
    expect(result).toMatchObject({ rows: 700, inserted: 600, bad: 100 });
    expect(bad.map(worded).find(({ line }) => line === 602)).toEqual({
      line: 602,
      reason: 'The code "C0" stands in line 2 already.',
    });
  });
  test.each([
    ['a BOM', '\uFEFFcode,name,mrp\nB1,Fresh,5\n'],
    ['CRLF', 'code,name,mrp\r\nB1,Fresh,5\r\n'],
    ['semicolons', 'code;name;mrp\nB1;Fresh;5\n'],
    ['tabs', 'code\tname\tmrp\nB1\tFresh\t5'],
    ['empty rows', '\n\ncode,name,mrp\n\n,,\nB1,Fresh,5\n , ,\n'],
    ['quotation marks around all', '"code","name","mrp"\n"B1","Fresh","5"\n'],
  ])('reads a file with %s', async (_, file) => {
    expect(await run(file)).toMatchObject({ rows: 1, inserted: 1, bad: 0 });
    expect(await one('B1')).toMatchObject({ name: 'Fresh', mrpPaise: 500 });
  });
  test('stores what looks like a formula as the text it is', async () => {
    const name = "=cmd|'/C calc'!A0";
    await run(`code,name,mrp,manufacturer\n+1,"${name}",5,@SUM(1)\n`);
    expect(await one('+1')).toMatchObject({ name, manufacturer: '@SUM(1)' });
  });
  test('with a map reads other columns', async () => {
    await run('a,b,c\nB1,Fresh,5\n', { map: { code: 'a', name: 'b', mrp: 'c' } });
    expect(await one('B1')).toMatchObject({ name: 'Fresh', mrpPaise: 500 });
  });
  test('as a dry run counts, and changes nothing', async () => {
    const before = await rows();
    expect(await run('code,name,mrp\nA1,New,5\nB1,Fresh,5\nB2,Bad,x\n', { dryRun: true })).toMatchObject({
      rows: 3,
      inserted: 1,
      updated: 1,
      unchanged: 0,
      bad: 1,
    });
    expect(await rows()).toEqual(before);
    expect(await stages()).toEqual([]);
  });
  test('shows nothing of itself before it is whole, while others read', async () => {
    const states = new Set<string>();
    const look = async () => {
      const {
        rows: [row],
      } = await database.db.execute<{ state: string }>(
        sql`select count(*) || ':' || count(*) filter (where name = 'New') as state from medicine`,
      );
      states.add(row!.state);
    };
    let on = true;
    const reading = (async () => {
      while (on) await look();
    })();
    await run(
      `code,name,mrp\nA1,New,5\nA2,New,5\n${Array.from({ length: 4_000 }, (_, i) => `C${i},Name ${i},${i + 1}`).join('\n')}\n`,
    );
    on = false;
    await reading;
    await look();
    expect([...states]).toEqual(['2:0', '4002:2']);
  });
});

describe('a file that cannot be imported changes nothing, and says why', () => {
  const UTF8 = 'is not written in UTF-8. Save the file as "CSV UTF-8" and import it again.';
  test.each<[string, string | Buffer, string, ImportOptions?]>([
    ['nothing in it', '', 'The file is empty.'],
    ['only empty lines', '\n \n\r\n', 'The file is empty.'],
    ['a header and no rows', 'code,name,mrp\n', 'The file has a header, but no row of a medicine.'],
    [
      'no header',
      'B1,Fresh,5\nB2,Fresher,6\n',
      'The file has no column for code, name, mrp. It has: B1, Fresh, 5. Say which one it is, for example --map code=B1.',
    ],
    ['Windows letters', Buffer.from('code,name,mrp\nB1,Fresh,5\nB2,Caf\xe9,6\n', 'latin1'), `Line 3 ${UTF8}`],
    ['letters that were lost before', 'code,name,mrp\nB1,Caf\uFFFD,5\n', `Line 2 ${UTF8}`],
    ['a zero byte', 'code,name,mrp\nB1,Fre\0sh,5\n', `Line 2 ${UTF8}`],
    [
      'a picture',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), Buffer.alloc(500, 0xfe)]),
      `Line 1 ${UTF8}`,
    ],
    [
      'a last row cut off',
      'code,name,mrp\nB1,Fresh,5\nB2,Fre',
      'The file seems to be cut off: line 3, its last, has 2 of 3 columns.',
    ],
    [
      'a quotation cut off',
      'code,name,mrp\nB1,Fresh,5\nB2,"Fre',
      'The file ends in the middle of a row: a quotation mark opened after line 2 is never closed. Is the file complete?',
    ],
    [
      'a quotation mark never closed',
      `code,name,mrp\nB1,"Fresh,5\n${'B2,Fresher,6\n'.repeat(12_000)}`,
      'The row after line 1 is too long. Is a quotation mark missing there?',
    ],
    [
      'a huge field',
      `code,name,mrp\nB1,${'x'.repeat(300_000)},5\n`,
      'The row after line 1 is too long. Is a quotation mark missing there?',
    ],
    [
      'too many bytes',
      `code,name,mrp,description\n${`B1,Fresh,5,${'x'.repeat(1_900)}\n`.repeat(700)}`,
      'The file is larger than 1 MB.',
      { maxBytes: 1024 * 1024 },
    ],
  ])('%s', async (_, file, sentence, options) => {
    const before = await rows();
    await expect(importCatalogue(database, inPieces(file, 60_000), options)).rejects.toMatchObject({
      message: sentence,
    });
    expect(await rows()).toEqual(before);
    expect(await stages()).toEqual([]);
  });
  test('a line that breaks', async () => {
    const before = await rows();
    async function* broken() {
      yield* inPieces(`code,name,mrp\n${'B1,Fresh,5\n'.repeat(2_000)}`, 5_000);
      throw new Error('the line broke');
    }
    await expect(importCatalogue(database, broken())).rejects.toThrow('the line broke');
    expect(await rows()).toEqual(before);
    expect(await stages()).toEqual([]);
  });
  test('what an import left that was killed is removed by the next, and at the start', async () => {
    const leave = () =>
      database.db.execute(sql`create unlogged table medicine_import_1795267986_0a1b2c3d (line integer)`);
    await leave();
    await run('code,name,mrp\nB1,Fresh,5\n');
    expect(await stages()).toEqual([]);
    await leave();
    await database.db.execute(sql`create table medicine_import_notes (note text)`);
    await clearStages(database);
    expect(await stages()).toEqual([{ relname: 'medicine_import_notes' }]);
    await database.db.execute(sql`drop table medicine_import_notes`);
  });
});
