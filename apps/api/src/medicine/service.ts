import type { LookAlike, Medicine, MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import type { Wish } from '@doorstep/contract/wishlist.schema';
import { rowId, type Pagination } from '@doorstep/contract/common.schema';
import { RELATED, type MedicineForm, type MedicineSort } from '@doorstep/contract/medicine';
import { toPaise, toRupees } from '@doorstep/contract/money';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import { indianDay } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { COUNTED, paginationOf } from '../platform/pagination.ts';
import type { LookAlike as Named } from './alike.ts';
import type { Catalogue } from './catalogue.ts';
import { exportCsv } from './export.ts';
import { compositionInHindi } from './hindi/facts-hi.ts';
import { findCautions } from './interactions.ts';
import type { Filter } from './row-facts.ts';
import { createMedicineRows, type Row } from './rows.ts';
import { medicineTable, wishTable } from './schema.ts';
import { createCatalogueAdmin } from './catalogue-admin.ts';
import { createBulk } from './bulk.ts';
import { createLookUp, type Meaning } from './look-up.ts';
import { createCatalogueList } from './catalogue-list.ts';
import { saltsOf } from './leaflet/kinds.ts';
import { leafletOf } from './leaflet/leaflet.ts';
import { imageVersion, packOf, serializeMedicine } from './serializer.ts';
import { staffMedicineOf } from './staff-serializer.ts';
import { lawful } from './floor.ts';
import { giveBack, take } from './stock.ts';

export { compositionInHindi };
export type { Meaning } from './look-up.ts';
export { readTopics, readWords, type Topic } from './topics.ts';
export { findSubstances, leastOf, type MedicineFacts, type Substance } from './substances.ts';
export interface ListQuery {
  page: number;
  limit: number;
  search?: string | undefined;
  letter?: string | undefined;
  sort?: MedicineSort | undefined;
  ids?: readonly number[] | undefined;
  prescription?: 'yes' | 'no' | undefined;
  stock?: 'in' | undefined;
  form?: MedicineForm | undefined;
  use?: string | undefined;
  /** '100-300' in rupees, either end may be missing. */
  price?: string | undefined;
}
function filterOf({ prescription, stock, form, use, price }: ListQuery): Filter {
  const [from, to] = price?.split('-') ?? [];
  return {
    prescription: prescription && prescription === 'yes',
    inStock: stock === undefined ? undefined : true,
    form,
    use,
    fromPaise: from ? toPaise(Number(from)) : undefined,
    toPaise: to ? toPaise(Number(to)) : undefined,
  };
}
/** Matches are counted so far for the reader; behind it stands '1,000+' (performance P13). */
const ALTERNATIVES = 6;
const ID_MAX = 2 ** 31 - 1;
/** Of one person, as many hearts as a device keeps. */
const HEARTS = 500;
interface Page {
  page: number;
  limit: number;
}

interface Needs {
  db: Database;
  catalogue: Catalogue;
  clock: Clock;
  audit: Audit;
  drawingVersion: string;
  /** Undefined where the words are no everyday words. `isName`: something is called so. */
  meaningOf: (search: string, isName: boolean) => Meaning | undefined;
  /** Says nothing about what is searched for: 'chahiye', 'please'. */
  isFiller: (word: string) => boolean;
}

const wireAlike = ({ id, name, nameHi, composition }: Named): LookAlike => {
  const salts = saltsOf(composition).join(' + '),
    inHindi = compositionInHindi(salts);
  return {
    id,
    name,
    ...(nameHi && { name_hi: nameHi }),
    composition: salts,
    ...(inHindi && { composition_hi: inHindi }),
  };
};

/** What other areas may ask of medicines. */
export function createMedicineService({
  db,
  catalogue,
  clock,
  audit,
  drawingVersion,
  meaningOf,
  isFiller,
}: Needs) {
  const { rowsOf: rowsOfIds, sameAs } = createMedicineRows(db);
  /** A number that no id can be is one that nobody has. */
  const everyRow = (ids: readonly number[], queries: Queries = db) =>
    rowsOfIds(
      ids.filter((id) => id <= ID_MAX),
      queries,
    );
  /** What is archived is gone for whoever buys. */
  const rowsOf = async (ids: readonly number[], queries: Queries = db) =>
    (await everyRow(ids, queries)).flatMap((one) => (one.archivedAt === null ? (lawful(one) ?? []) : []));
  const toStaff = staffMedicineOf(drawingVersion);
  const lookUp = createLookUp({ catalogue, isFiller });
  const catalogueList = createCatalogueList({ db, clock, toStaff, rowsOf, lookUp });
  /** Of a medicine: what it is easily taken for. */
  const alikeOf = (id: number): { alike?: LookAlike[] } => {
    const found = catalogue.alike().of(id);
    return found.length > 0 ? { alike: found.map(wireAlike) } : {};
  };
  const wire = (row: Row): Medicine => ({ ...serializeMedicine(row, drawingVersion), ...alikeOf(row.id) });
  /** Known ones in the order asked for; what is not there is left out. */
  async function known(ids: readonly number[], { page, limit }: ListQuery): Promise<MedicineList> {
    const rows = await rowsOf(ids);
    const shown = rows.slice((page - 1) * limit, page * limit),
      cautions = findCautions(rows);
    return {
      success: true,
      data: shown.map(wire),
      corrected: null,
      ...(cautions.length > 0 && { cautions }),
      pagination: paginationOf({ page, limit }, rows.length),
    };
  }
  async function list(query: ListQuery): Promise<MedicineList> {
    const { page, limit, search, letter, sort, ids } = query;
    if (ids) return known(ids, query);
    const offset = (page - 1) * limit;
    const wanted = { letter, sort, offset, limit, counted: COUNTED, ...filterOf(query) };
    const { found, matches, corrected, close, meaning } = lookUp.find(search, wanted, (isName) =>
      search && !letter ? meaningOf(search, isName) : undefined,
    );
    const matchOf = new Map(matches && found.ids.map((id, at) => [id, matches[at]]));
    const rows = await rowsOf(found.ids);
    const exact = !search || found.total <= COUNTED;
    return {
      success: true,
      data: rows.map((row) => {
        const match = matchOf.get(row.id);
        return match ? Object.assign(wire(row), { match }) : wire(row);
      }),
      pagination: {
        page,
        limit,
        total: exact ? found.total : COUNTED,
        total_exact: exact,
        has_previous: page > 1,
        has_next: offset + limit < found.total,
      },
      corrected: corrected ?? null,
      ...(meaning && {
        topic: { title: meaning.title, title_hi: meaning.titleHi, danger: meaning.isDanger },
      }),
      ...(search && found.total === 0 && { close }),
    };
  }

  /** Others of the same use that stay the same all day, so that HTML and screen agree; none that needs a prescription, and those that can be had first (decision C24). */
  async function related({ id }: Row, not: readonly Row[]): Promise<Row[]> {
    const seed = [...`${id}:${indianDay(clock.now())}`].reduce(
      (hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0),
      7,
    );
    const without = new Set(not.map((row) => row.id));
    const index = catalogue.index(),
      others = index.pickAlike(id, seed, 4 * RELATED).filter((other) => !without.has(other)),
      isOut = (other: number) => index.facts.isOut(other);
    // What the index knows is a moment old: of some more than are shown the rows say which can be had.
    const rows = await rowsOf(
      [...others.filter((other) => !isOut(other)), ...others.filter(isOut)].slice(0, RELATED + 3),
    );
    return [...rows.filter((row) => row.stock > 0), ...rows.filter((row) => row.stock === 0)].slice(
      0,
      RELATED,
    );
  }

  /** Undefined for an unknown id, and for what is no id at all. */
  async function row(id: string): Promise<Row | undefined> {
    return (await rowsOf([rowId(id)]))[0];
  }

  async function detail(id: string): Promise<MedicineDetail | undefined> {
    const found = await row(id);
    if (!found) return undefined;
    const same = (await sameAs(found, ALTERNATIVES)).flatMap((one) => lawful(one) ?? []);
    const others = await related(found, same);
    return {
      success: true,
      data: wire(found),
      leaflet: leafletOf(found),
      alternatives: same.map(wire),
      related: others.map(wire),
    };
  }

  /** What is drawn on the pack of a medicine, and the version of that drawing. */
  async function pack(id: string) {
    // Orders of before show it, whatever became of it.
    const [found] = await everyRow([rowId(id)]);
    return found && { pack: packOf(found), version: imageVersion(found, drawingVersion) };
  }
  /** Drawn or photographed: where a medicine's picture is. */
  const image = (one: Row): string => serializeMedicine(one, drawingVersion).image!;

  /** As lists have it. */
  const record = (one: Row): Medicine => serializeMedicine(one, drawingVersion);

  const newestWish = [desc(wishTable.createdAt), desc(wishTable.medicineId)];
  const wishedBy = (accountId: number) =>
    and(eq(wishTable.accountId, accountId), isNull(medicineTable.archivedAt));
  const wished = (accountId: number) =>
    db
      .select({ row: medicineTable })
      .from(wishTable)
      .innerJoin(medicineTable, eq(medicineTable.id, wishTable.medicineId))
      .where(wishedBy(accountId))
      .orderBy(...newestWish);
  const wishOf = ({ row }: { row: Row }): Wish => ({
    id: row.id,
    name: row.name,
    ...(row.nameHi && { name_hi: row.nameHi }),
    image: image(row),
    offer_price: toRupees(row.offerPaise),
  });
  const exportWishes = async (accountId: number): Promise<Wish[]> => (await wished(accountId)).map(wishOf);
  async function wishlist(
    accountId: number,
    { page, limit }: Page,
  ): Promise<{ data: Wish[]; ids: number[]; pagination: Pagination }> {
    const [counted] = await db
      .select({ total: count() })
      .from(wishTable)
      .innerJoin(medicineTable, eq(medicineTable.id, wishTable.medicineId))
      .where(wishedBy(accountId));
    const total = counted!.total,
      offset = (page - 1) * limit;
    const hearts = await db
      .select({ id: wishTable.medicineId })
      .from(wishTable)
      .innerJoin(medicineTable, eq(medicineTable.id, wishTable.medicineId))
      .where(wishedBy(accountId))
      .orderBy(...newestWish)
      .limit(HEARTS);
    return {
      data: offset >= total ? [] : (await wished(accountId).limit(limit).offset(offset)).map(wishOf),
      ids: hearts.map(({ id }) => id),
      pagination: paginationOf({ page, limit }, total),
    };
  }
  /** False for a medicine that is not there. */
  async function addWish(accountId: number, id: string): Promise<boolean> {
    const found = await row(id);
    if (found)
      await db
        .insert(wishTable)
        .values({ accountId, medicineId: found.id, createdAt: clock.now() })
        .onConflictDoNothing();
    return found !== undefined;
  }
  /** False for what is no id; one that is gone from the catalogue is gone from the list, too. */
  async function removeWish(accountId: number, id: string): Promise<boolean> {
    if (rowId(id) === 0) return false;
    await db
      .delete(wishTable)
      .where(and(eq(wishTable.accountId, accountId), eq(wishTable.medicineId, rowId(id))));
    return true;
  }
  /** Of a person who leaves. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    await tx.delete(wishTable).where(eq(wishTable.accountId, accountId));
  }
  return {
    list,
    /** Whether something is called so, whatever form and strength stand beside the name. */
    isNamed: lookUp.isNamed,
    isBrand: lookUp.isBrand,
    /** Marks which of these have the strength and the form that were typed. */
    matchesOf: (search: string, medicines: readonly Medicine[]): Medicine[] =>
      medicines.map((one) => ({ ...one, match: lookUp.matchOf(search, one.id) })),
    uses: () => catalogue.index().facts.uses(),
    detail,
    alikeOf,
    pack,
    rows: rowsOf,
    everyRow,
    image,
    record,
    take,
    giveBack,
    wishlist,
    exportWishes,
    addWish,
    removeWish,
    forgetAll,
    kept: catalogueList.kept,
    exportCsv: (wanted: Parameters<typeof exportCsv>[1]) =>
      exportCsv({ db, list: catalogueList, rowsOf: everyRow }, wanted),
    ...createBulk({ db, catalogue, clock, audit, list: catalogueList }),
    outOfStock: catalogueList.outOfStock,
    search: catalogueList.search,
    ...createCatalogueAdmin({ db, catalogue, clock, audit, toStaff }),
  };
}
export type MedicineService = ReturnType<typeof createMedicineService>;
