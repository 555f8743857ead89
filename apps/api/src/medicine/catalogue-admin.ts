import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { rowId } from '@doorstep/contract/common.schema';
import { issue } from '@doorstep/contract/failure';
import type { newMedicine } from '@doorstep/contract/staff.form';
import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Catalogue } from './catalogue.ts';
import { changedRow, readColumns, readTold, regulate, type Change } from './facts.ts';
import { isScheduled } from './floor.ts';
import type { Row } from './rows.ts';
import { isUnknownMedicine } from './substances.ts';
import { medicineTable } from './schema.ts';
import { changesOf, type ToStaff } from './staff-serializer.ts';

/** Who asks for it, and by which request. */
export interface By {
  caller: Caller;
  requestId: string;
}
interface Needs {
  db: Database;
  catalogue: Catalogue;
  clock: Clock;
  audit: Audit;
  toStaff: ToStaff;
}

/** The catalogue, medicine by medicine, by hand of an admin: who changed what from what to what stands in the audit. */
export function createCatalogueAdmin({ db, catalogue, clock, audit, toStaff }: Needs) {
  /** It is in: a reading that fails now is made good by what follows the table. */
  const show = () => catalogue.refresh().catch(() => {});

  /** Undefined for an unknown one. */
  async function staffDetail(id: string): Promise<StaffMedicine | undefined> {
    const [row] = await db
      .select()
      .from(medicineTable)
      .where(eq(medicineTable.id, rowId(id)));
    return row && toStaff(row);
  }

  /** Undefined for an unknown one. The shop shows it as soon as this is answered. */
  async function write(
    { caller, requestId }: By,
    id: string,
    seenAt: string | null | undefined,
    next: (before: Row, now: Date, tx: Queries) => Partial<Row> | Promise<Partial<Row>>,
  ): Promise<StaffMedicine | undefined> {
    const changed = await db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(medicineTable)
        .where(eq(medicineTable.id, rowId(id)))
        .for('update');
      if (!before) return undefined;
      if (seenAt && seenAt !== indianTime(before.updatedAt))
        throw new HttpError(409, 'medicine_changed', { facts: { medicine: toStaff(before) } });
      const now = clock.now();
      const [row] = await tx
        .update(medicineTable)
        .set({ ...(await next(before, now, tx)), updatedAt: now })
        .where(eq(medicineTable.id, before.id))
        .returning();
      const is = toStaff(row!),
        changes = changesOf(toStaff(before), is);
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
  const change = (caller: Caller, id: string, wanted: Change, requestId: string) =>
    write({ caller, requestId }, id, wanted.seen_at, (before, now) => changedRow(before, wanted, now));

  async function add(
    caller: Caller,
    body: z.output<typeof newMedicine>,
    requestId: string,
  ): Promise<StaffMedicine> {
    const staged = readTold(body),
      texts = { ...readColumns(staged), nameHi: body.name_hi || null };
    const schedule = body.schedule ?? 'none';
    // A form without a choice says 'none': that is no wish to stay below the law.
    const { prescription_required } = body;
    const regulated = regulate(
      texts,
      {
        schedule,
        // Without an answer, a medicine of unknown substances needs a prescription.
        prescriptionRequired: prescription_required ?? (isScheduled(schedule) || isUnknownMedicine(texts)),
      },
      { prescription_required, schedule: schedule === 'none' ? null : schedule },
    );
    const row = await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(medicineTable)
        .values({
          ...texts,
          code: staged.code,
          mrpPaise: staged.mrp_paise,
          offerPaise: staged.offer_paise,
          ...regulated,
          batch: body.batch || null,
          expiresOn: body.expires_on,
          stock: staged.stock ?? 0,
          gstRate: staged.gst_rate,
          updatedAt: clock.now(),
        })
        .onConflictDoNothing({ target: medicineTable.code })
        .returning();
      if (!made) {
        const [there] = await tx.select().from(medicineTable).where(eq(medicineTable.code, staged.code));
        // Sent twice it is one; what was archived meanwhile is put back by its own page.
        if (
          there?.archivedAt === null &&
          there.name === staged.name &&
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
  return { staffDetail, write, change, add };
}

export type CatalogueAdmin = ReturnType<typeof createCatalogueAdmin>;
