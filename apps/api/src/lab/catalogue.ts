import { RELATED_TESTS } from '@doorstep/contract/lab';
import type { MedicalTest, OneMedicalTest, TestPackage } from '@doorstep/contract/lab.schema';
import { toRupees } from '@doorstep/contract/money';
import { asc, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { labMeasureTable, medicalTestTable, packageTestTable, testPackageTable } from './schema.ts';

export type TestRow = typeof medicalTestTable.$inferSelect;
export type PackageRow = typeof testPackageTable.$inferSelect & {
  /** In their order; also those that are not sold alone any more. */
  tests: TestRow[];
};
/** What somebody wants of the catalogue, once each. */
export interface Chosen {
  tests: TestRow[];
  packages: PackageRow[];
}
/** Paise, of what is sold at an offer where that is lower. */
export const paidFor = (fullPaise: number, offerPaise: number | null): number =>
  offerPaise !== null && offerPaise < fullPaise ? offerPaise : fullPaise;

const rupees = (paise: number | null): number | null => (paise === null ? null : toRupees(paise));
export const serializeTest = (row: TestRow): MedicalTest => ({
  id: row.id,
  title: row.title,
  title_hi: row.titleHi,
  description: row.description,
  description_hi: row.descriptionHi,
  price: toRupees(row.pricePaise),
  offer_price: rupees(row.offerPaise),
  category: row.category,
  fasting: row.fastingHours > 0,
  turnaround: row.turnaround,
  fasting_hours: row.fastingHours,
  water_only: row.waterOnly,
  after_meal: row.afterMeal,
  medicines_to_ask: [...row.medicinesToAsk],
  sample: row.sample,
  sample_hi: row.sampleHi,
  sex: row.sex,
  min_age: row.minAge,
  max_age: row.maxAge,
  repeat_days: row.repeatDays,
  measures: [...row.measures],
});
const serializePackage = (row: PackageRow): TestPackage => ({
  id: row.id,
  name: row.name,
  name_hi: row.nameHi,
  description: row.description,
  description_hi: row.descriptionHi,
  total_price: toRupees(row.totalPaise),
  offer_price: rupees(row.offerPaise),
  tests: row.tests.map((test) => ({
    id: test.id,
    title: test.title,
    title_hi: test.titleHi,
    price: toRupees(test.pricePaise),
    offer_price: rupees(test.offerPaise),
  })),
});
const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Tests and packages, as they are sold. */
export function createLabCatalogue(db: Database) {
  const testRows = (queries: Queries = db): Promise<TestRow[]> =>
    queries.select().from(medicalTestTable).orderBy(asc(medicalTestTable.id));
  async function packageRows(queries: Queries = db): Promise<PackageRow[]> {
    const byId = new Map((await testRows(queries)).map((row) => [row.id, row])),
      inThem = Map.groupBy(
        await queries.select().from(packageTestTable).orderBy(asc(packageTestTable.position)),
        ({ packageId }) => packageId,
      );
    return (await queries.select().from(testPackageTable).orderBy(asc(testPackageTable.id))).map((row) =>
      Object.assign(row, { tests: (inThem.get(row.id) ?? []).map(({ testId }) => byId.get(testId)!) }),
    );
  }
  async function one(id: number): Promise<OneMedicalTest> {
    const rows = await testRows(),
      row = rows.find((other) => other.id === id && other.isOffered);
    if (!row) throw notFound('test_not_found');
    const own = new Set(row.measures),
      shares = (other: TestRow) => other.measures.filter((code) => own.has(code)).length;
    const related = rows
        .filter((other) => other.id !== id && other.isOffered && other.category === row.category)
        .toSorted((a, b) => shares(a) - shares(b))
        .slice(0, RELATED_TESTS),
      packages = (await packageRows()).filter(
        ({ isOffered, tests }) => isOffered && tests.some((test) => test.id === id),
      );
    const measures = new Map(
      (row.measures.length === 0
        ? []
        : await db
            .select()
            .from(labMeasureTable)
            .where(inArray(labMeasureTable.code, [...row.measures]))
      ).map((measure) => [measure.code, measure]),
    );
    return {
      success: true,
      data: serializeTest(row),
      values: row.measures.flatMap((code) => {
        const measure = measures.get(code);
        return measure ? [{ code, name: measure.name, name_hi: measure.nameHi }] : [];
      }),
      related: related.map(serializeTest),
      packages: packages.map(({ id: packageId, name, nameHi }) => ({ id: packageId, name, name_hi: nameHi })),
    };
  }
  /** Once each, in the catalogue's order. Throws 404 for an id that nobody has, 409 `test_gone` with the names of what is not sold any more. */
  async function choose(testIds: readonly number[], packageIds: readonly number[]): Promise<Chosen> {
    const tests = (await testRows()).filter(({ id }) => testIds.includes(id)),
      packages = (await packageRows()).filter(({ id }) => packageIds.includes(id));
    if (tests.length < unique(testIds).length || packages.length < unique(packageIds).length)
      throw notFound('test_not_found');
    const gone = [
      ...packages.flatMap(({ isOffered, name }) => (isOffered ? [] : [name])),
      ...tests.flatMap(({ isOffered, title }) => (isOffered ? [] : [title])),
    ];
    if (gone.length > 0) throw new HttpError(409, 'test_gone', { params: { names: gone.join(', ') } });
    return { tests, packages };
  }
  return {
    testRows,
    packageRows,
    list: async (): Promise<MedicalTest[]> =>
      (await testRows()).filter(({ isOffered }) => isOffered).map(serializeTest),
    packages: async (): Promise<TestPackage[]> =>
      (await packageRows()).filter(({ isOffered }) => isOffered).map(serializePackage),
    one,
    choose,
  };
}
export type LabCatalogue = ReturnType<typeof createLabCatalogue>;
