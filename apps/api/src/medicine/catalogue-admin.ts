import type { StaffMedicine, StaffMedicines } from '@doorstep/contract/staff.schema';
import type { Schedule } from '@doorstep/contract/medicine';
import { rowId } from '@doorstep/contract/common.schema';
import { issue } from '@doorstep/contract/failure';
import { toPaise, toRupees } from '@doorstep/contract/money';
import type { medicineChange, newMedicine } from '@doorstep/contract/staff.form';
import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { SearchEntry, TodayEntry } from '../platform/area.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { within } from '../platform/db/like.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid, refused } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/pagination.ts';
import type { Catalogue } from './catalogue.ts';
import { readRow } from './import/row.ts';
import { isScheduleX } from './import/schedule.ts';
import type { Row } from './rows.ts';
import { medicineTable, STOCK_UNTOLD } from './schema.ts';

interface Needs {
  db: Database;
  catalogue: Catalogue;
  clock: Clock;
  audit: Audit;
  rowsOf: (ids: readonly number[]) => Promise<Row[]>;
}

const toStaff = ({
  id,
  code,
  name,
  pack,
  manufacturer,
  mrpPaise,
  offerPaise,
  stock,
  prescriptionRequired,
  schedule,
  batch,
  expiresOn,
  updatedAt,
}: Row): StaffMedicine => ({
  id,
  code,
  name,
  pack,
  manufacturer,
  mrp: toRupees(mrpPaise),
  offer_price: toRupees(offerPaise),
  in_stock: stock > 0,
  stock,
  prescription_required: prescriptionRequired,
  schedule,
  batch,
  expires_on: expiresOn,
  updated_at: indianTime(updatedAt),
});

/** Yes is no number: where there is none, one is asked for. */
function stockOf(
  before: number,
  { stock, in_stock }: Pick<z.output<typeof medicineChange>, 'stock' | 'in_stock'>,
): number {
  if (typeof stock === 'number') return stock;
  if (in_stock === true && before === 0) throw invalid({ stock: issue('stock_needed') });
  return in_stock === false ? 0 : before;
}

const isScheduled = (schedule: Schedule | null | undefined) => schedule === 'H' || schedule === 'H1';
/** What is not told stays; a schedule brings the prescription with it. */
function regulatedOf(
  before: Row,
  { schedule, prescription_required, batch, expires_on }: z.output<typeof medicineChange>,
): Pick<Row, 'schedule' | 'prescriptionRequired' | 'batch' | 'expiresOn'> {
  const next = schedule ?? before.schedule;
  if (prescription_required === false && isScheduled(next))
    throw invalid({ prescription_required: issue('schedule_prescription') });
  return {
    schedule: next,
    prescriptionRequired: (prescription_required ?? before.prescriptionRequired) || isScheduled(next),
    batch: batch === undefined ? before.batch : batch || null,
    expiresOn: expires_on === undefined ? before.expiresOn : expires_on,
  };
}
const shownInAudit = [
  'mrp',
  'offer_price',
  'stock',
  'schedule',
  'prescription_required',
  'batch',
  'expires_on',
] as const;

/** The catalogue, medicine by medicine, by hand of an admin: who changed what from what to what stands in the audit. */
export function createCatalogueAdmin({ db, catalogue, clock, audit, rowsOf }: Needs) {
  /** It is in: a reading that fails now is made good by what follows the table. */
  const show = () => catalogue.refresh().catch(() => {});

  const isOut = eq(medicineTable.stock, 0);
  /** Those that cannot be had, the most wanted first. */
  async function lacking({
    search,
    page,
    limit,
  }: {
    search?: string | undefined;
    page: number;
    limit: number;
  }): Promise<StaffMedicines> {
    const which = and(
      isOut,
      search ? like(sql`lower(${medicineTable.name})`, within(search.toLowerCase())) : undefined,
    );
    const total = await db.$count(medicineTable, which);
    const rows = await db
      .select()
      .from(medicineTable)
      .where(which)
      .orderBy(desc(medicineTable.popularity), asc(medicineTable.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return { success: true, data: rows.map(toStaff), pagination: paginationOf({ page, limit }, total) };
  }
  const outOfStock: TodayEntry = {
    key: 'out_of_stock',
    roles: ['admin'],
    async count() {
      const { data, pagination } = await lacking({ page: 1, limit: 1 });
      return { count: pagination.total, name: data[0]?.name ?? null };
    },
  };
  /** As the shop finds them. */
  const search: SearchEntry = {
    type: 'medicine',
    roles: ['admin', 'pharmacist', 'doctor'],
    async find(text, most) {
      const { ids } = catalogue
        .index()
        .find({ search: text, letter: undefined, sort: undefined, offset: 0, limit: most, counted: most });
      return (await rowsOf(ids)).map(({ id, name, composition }) => ({
        id: String(id),
        title: name,
        detail: composition,
        subjectId: null,
      }));
    },
  };

  /** By name; one whose code it is stands first. */
  async function kept({
    search,
    page,
    limit,
    stock,
  }: {
    search?: string | undefined;
    page: number;
    limit: number;
    stock?: 'out' | undefined;
  }): Promise<StaffMedicines> {
    if (stock) return lacking({ search, page, limit });
    const coded = search
      ? (await db.select().from(medicineTable).where(eq(medicineTable.code, search)))[0]
      : undefined;
    const offset = (page - 1) * limit;
    const { ids, total } = catalogue
      .index()
      .find({ search, letter: undefined, sort: search ? undefined : 'name-asc', offset, limit });
    const rows = (await rowsOf(ids)).filter(({ id }) => id !== coded?.id);
    return {
      success: true,
      data: (coded && page === 1 ? [coded, ...rows] : rows).map(toStaff),
      pagination: {
        page,
        limit,
        total: Math.max(total, coded ? 1 : 0),
        total_exact: true,
        has_previous: page > 1,
        has_next: offset + limit < total,
      },
    };
  }

  /** Undefined for an unknown one. The shop shows it as soon as this is answered. */
  async function change(
    caller: Caller,
    id: string,
    wanted: z.output<typeof medicineChange>,
    requestId: string,
  ): Promise<StaffMedicine | undefined> {
    const changed = await db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(medicineTable)
        .where(eq(medicineTable.id, rowId(id)))
        .for('update');
      if (!before) return undefined;
      const { mrp, offer_price, stock, stock_seen, in_stock } = wanted;
      const next = {
        mrpPaise: typeof mrp === 'number' ? toPaise(mrp) : before.mrpPaise,
        offerPaise: typeof offer_price === 'number' ? toPaise(offer_price) : before.offerPaise,
        stock: stockOf(before.stock, { stock, in_stock }),
        ...regulatedOf(before, wanted),
      };
      if (next.offerPaise > next.mrpPaise)
        throw invalid({
          [typeof offer_price === 'number' ? 'offer_price' : 'mrp']: issue('price_above_mrp'),
        });
      // Orders of meanwhile are in the number that stands.
      if (next.stock !== before.stock && typeof stock_seen === 'number' && stock_seen !== before.stock)
        throw new HttpError(409, 'stock_changed', {
          params: { left: before.stock },
          fields: { stock: issue('stock_changed', { left: before.stock }) },
          facts: { stock: before.stock },
        });
      const [row] = await tx
        .update(medicineTable)
        .set({ ...next, updatedAt: clock.now() })
        .where(eq(medicineTable.id, before.id))
        .returning();
      const was = toStaff(before),
        is = toStaff(row!);
      const changes = Object.fromEntries(
        shownInAudit
          .filter((field) => was[field] !== is[field])
          .map((field) => [field, { from: was[field], to: is[field] }]),
      );
      if (Object.keys(changes).length > 0)
        await audit.record(tx, {
          ...byCaller({ caller, requestId }),
          action: 'change',
          objectKind: 'medicine',
          objectId: row!.id,
          subjectId: null,
          result: 'done',
          changes,
        });
      return is;
    });
    if (changed) await show();
    return changed;
  }

  /** Read as a row of an import would be: the same rules of pack, substance, prescription and Schedule X hold. */
  async function add(
    caller: Caller,
    body: z.output<typeof newMedicine>,
    requestId: string,
  ): Promise<StaffMedicine> {
    if (isScheduleX(`${body.name} ${body.composition ?? ''}`)) throw invalid({ name: issue('schedule_x') });
    const said: Array<[string, string | undefined]> = [
      ['code', body.code],
      ['name', body.name],
      ['mrp', String(body.mrp)],
      ['offer', String(body.offer_price ?? body.mrp)],
      ['composition', body.composition ?? undefined],
      ['strength', body.strength ?? undefined],
      ['form', body.form ?? undefined],
      ['pack', body.pack ?? undefined],
      ['manufacturer', body.manufacturer ?? undefined],
      ['description', body.description ?? undefined],
      ['category', body.category ?? undefined],
      [
        'prescription',
        isScheduled(body.schedule)
          ? 'yes'
          : typeof body.prescription_required === 'boolean'
            ? body.prescription_required
              ? 'yes'
              : 'no'
            : undefined,
      ],
      ['stock', typeof body.stock === 'number' ? String(body.stock) : body.in_stock === false ? 'no' : 'yes'],
      ['hsn', body.hsn ?? undefined],
      ['gst', typeof body.gst_rate === 'number' ? String(body.gst_rate) : undefined],
    ];
    const told = said.filter((one): one is [string, string] => one[1] !== undefined);
    const staged = readRow(
      1,
      told.map(([, text]) => text),
      Object.fromEntries(told.map(([field], at) => [field, at])),
      told.length,
    );
    if (!('name' in staged)) throw refused(staged);
    const row = await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(medicineTable)
        .values({
          code: staged.code,
          name: staged.name,
          composition: staged.composition,
          strength: staged.strength,
          form: staged.form,
          pack: staged.pack,
          packSize: staged.pack_size,
          unit: staged.unit,
          manufacturer: staged.manufacturer,
          description: staged.description,
          category: staged.category,
          mrpPaise: staged.mrp_paise,
          offerPaise: staged.offer_paise,
          schedule: body.schedule ?? 'none',
          prescriptionRequired: staged.prescription_required,
          batch: body.batch || null,
          expiresOn: body.expires_on,
          stock: staged.stock ?? STOCK_UNTOLD,
          hsn: staged.hsn,
          gstRate: staged.gst_rate,
          updatedAt: clock.now(),
        })
        .onConflictDoNothing({ target: medicineTable.code })
        .returning();
      if (!made) {
        const [there] = await tx.select().from(medicineTable).where(eq(medicineTable.code, staged.code));
        // Sent twice it is one.
        if (
          there?.name === staged.name &&
          there.mrpPaise === staged.mrp_paise &&
          there.offerPaise === staged.offer_paise
        )
          return there;
        throw new HttpError(409, 'code_taken', { fields: { code: issue('code_taken') } });
      }
      await audit.record(tx, {
        ...byCaller({ caller, requestId }),
        action: 'add',
        objectKind: 'medicine',
        objectId: made.id,
        subjectId: null,
        result: 'done',
      });
      return made;
    });
    await show();
    return toStaff(row);
  }
  return { kept, change, add, outOfStock, search };
}
