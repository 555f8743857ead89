import { RELATED, type MedicineDetail, type MedicineList, type MedicineSort } from '@doorstep/contract/medicine';
import type { Clock } from '../platform/clock.ts';
import { indianDay } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Catalogue } from './catalogue.ts';
import { openRows, type Row } from './rows.ts';
import { imageVersion, packOf, toWire } from './wire.ts';

export interface ListQuery { page: number; limit: number; search?: string | undefined; letter?: string | undefined; sort?: MedicineSort | undefined }
/** Matches are counted so far for the reader; behind it stands '1,000+' (performance P13). */
const COUNTED = 1_000;
const ALTERNATIVES = 6;
const ID_MAX = 2 ** 31 - 1;

interface Needs { db: Database; catalogue: Catalogue; clock: Clock; drawingVersion: string }

/** What other areas may ask of medicines. */
export function medicineService({ db, catalogue, clock, drawingVersion }: Needs) {
  const { rowsOf, sameAs } = openRows(db);
  async function list({ page, limit, search, letter, sort }: ListQuery): Promise<MedicineList> {
    const index = catalogue.index();
    const offset = (page - 1) * limit;
    let corrected: string | undefined;
    let found = index.find({ search, letter, sort, offset, limit, counted: COUNTED });
    if (search && found.total === 0) {
      corrected = index.correct(search);
      const again = corrected === undefined ? undefined : index.find({ search: corrected, letter, sort, offset, limit, counted: COUNTED });
      if (again && again.total > 0) found = again; else corrected = undefined;
    }
    const rows = await rowsOf(found.ids);
    const exact = !search || found.total <= COUNTED;
    return {
      success: true,
      data: rows.map((row) => toWire(row, drawingVersion)),
      pagination: { page, limit, total: exact ? found.total : COUNTED, total_exact: exact, has_previous: page > 1, has_next: offset + limit < found.total },
      corrected: corrected ?? null,
    };
  }

  /** Six others that stay the same all day, so that HTML and screen agree (decision C24); those that can be had first. */
  async function related({ id }: Row, not: readonly Row[]): Promise<Row[]> {
    const seed = [...`${id}:${indianDay(clock.now())}`].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7);
    const without = new Set([id, ...not.map((row) => row.id)]);
    const rows = await rowsOf(catalogue.index().pick(seed, 4 * RELATED).filter((other) => !without.has(other)));
    return [...rows.filter((row) => row.inStock), ...rows.filter((row) => !row.inStock)].slice(0, RELATED);
  }

  /** Undefined for an unknown id, and for what is no id at all. */
  async function row(id: string): Promise<Row | undefined> {
    if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > ID_MAX) return undefined;
    return (await rowsOf([Number(id)]))[0];
  }

  async function detail(id: string): Promise<MedicineDetail | undefined> {
    const found = await row(id);
    if (!found) return undefined;
    const same = await sameAs(found, ALTERNATIVES);
    const others = await related(found, same);
    const wire = (one: Row) => toWire(one, drawingVersion);
    return { success: true, data: wire(found), alternatives: same.map(wire), related: others.map(wire) };
  }

  /** What is drawn on the pack of a medicine, and the version of that drawing. */
  async function pack(id: string) {
    const found = await row(id);
    return found && { pack: packOf(found), version: imageVersion(found, drawingVersion) };
  }
  return { list, detail, pack };
}
