import { LINES_MAX } from '@doorstep/contract/cart';
import { rowId } from '@doorstep/contract/common.schema';
import { issue } from '@doorstep/contract/failure';
import type { Refill, RefillBody, Refills } from '@doorstep/contract/refill.schema';
import { and, eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { MedicineService } from '../medicine/service.ts';
import type { OrderService } from '../order/service.ts';
import type { Core } from '../platform/area.ts';
import { indianTime } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { invalid, notFound } from '../platform/http/http-error.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { createCalendar, entryOf, type Entry } from './calendar.ts';
import { createReminders, isOver } from './reminders.ts';
import { refillTable } from './schema.ts';

export interface Needs extends Pick<Core, 'db' | 'clock' | 'jobs' | 'sender'> {
  accounts: Pick<AccountService, 'reach'>;
  medicines: Pick<MedicineService, 'rows' | 'everyRow' | 'record'>;
  orders: Pick<OrderService, 'boughtBy'>;
  prescriptions: Pick<PrescriptionService, 'dosesFor'>;
}

export function createRefillService({ medicines, orders, prescriptions, ...core }: Needs) {
  const { db, clock, accounts } = core,
    calendar = createCalendar({ db, clock, medicines, orders, prescriptions }),
    reminders = createReminders({ ...core, calendar });
  const serialize = (one: Entry): Refill => {
    const { row, packs, purchases, boughtOn, perDay, by, saidBy, runsOutOn, due, said } = one,
      remind = said?.remind ?? false;
    return {
      medicine: medicines.record(row),
      packs,
      units: purchases.length > 0 ? purchases.reduce((sum, { units }) => sum + units, 0) : null,
      bought_on: boughtOn,
      per_day: perDay,
      by,
      said_by: saidBy,
      runs_out_on: runsOutOn,
      due,
      remind,
      remind_on: remind && !isOver(one) ? one.remindOn : null,
    };
  };
  const one = (accountId: number, medicineId: number) =>
    and(eq(refillTable.accountId, accountId), eq(refillTable.medicineId, medicineId));

  return {
    reminders,
    async list(accountId: number): Promise<Omit<Refills, 'success'>> {
      const entries = await calendar.all(accountId),
        { to } = await accounts.reach(accountId);
      return {
        data: entries.slice(0, LINES_MAX).map(serialize),
        today: calendar.today(),
        channels: [...to.keys()],
      };
    },
    /** Throws 404 for what was not bought. */
    async set(accountId: number, id: string, { per_day: perDay, remind }: RefillBody): Promise<Refill> {
      const medicineId = rowId(id),
        before = (await calendar.all(accountId)).find(({ row }) => row.id === medicineId);
      if (!before) throw notFound('refill_unknown');
      const { said } = before,
        wanted = {
          accountId,
          medicineId,
          perDay,
          remind,
          agreedAt: remind ? (said?.remind && said.agreedAt) || clock.now() : null,
        },
        after = entryOf({ ...before, said: { remindedFor: null, ...said, ...wanted } }, calendar.today());
      if (remind && after.runsOutOn === null) throw invalid({ per_day: issue('refill_dose_needed') });
      // Who agrees when it is due already, knows: the next reminder is that of the next pack.
      const isLate = remind && !said?.remind && reminders.isPast(after),
        remindedFor = isLate ? before.boughtOn : (said?.remindedFor ?? null),
        fresh = { ...wanted, remindedFor };
      await db.transaction(async (tx) => {
        const { perDay: dose, agreedAt } = fresh;
        await tx
          .insert(refillTable)
          .values(fresh)
          .onConflictDoUpdate({
            target: [refillTable.accountId, refillTable.medicineId],
            set: { perDay: dose, remind, agreedAt, ...(isLate && { remindedFor }) },
          });
        if (remind) await reminders.begin(tx, accountId);
      });
      return serialize({ ...after, said: fresh });
    },
    async forget(accountId: number, id: string): Promise<void> {
      if (rowId(id) === 0) throw notFound('refill_unknown');
      await db.delete(refillTable).where(one(accountId, rowId(id)));
    },
    /** Of a person who leaves. */
    async forgetAll(tx: Queries, accountId: number): Promise<void> {
      await tx.delete(refillTable).where(eq(refillTable.accountId, accountId));
      await reminders.end(tx, accountId);
    },
    async exported(accountId: number) {
      const rows = await db.select().from(refillTable).where(eq(refillTable.accountId, accountId)),
        known = await medicines.everyRow(rows.map(({ medicineId }) => medicineId)),
        names = new Map(known.map(({ id, name }) => [id, name]));
      return rows.map(({ medicineId, perDay, remind, agreedAt }) => ({
        medicine_id: medicineId,
        name: names.get(medicineId) ?? '',
        per_day: perDay,
        remind,
        agreed_at: agreedAt && indianTime(agreedAt),
      }));
    },
  };
}
