import { medicineServiceType } from '@doorstep/contract/medicine';
import {
  COURSE_DAYS,
  dosePerDay,
  isCounted,
  isDue,
  LOOK_BACK_DAYS,
  plusDays,
  REMIND_DAYS,
  supplyOf,
  type Purchase,
  type Supply,
} from '@doorstep/contract/refill';
import { eq } from 'drizzle-orm';
import type { MedicineService } from '../medicine/service.ts';
import type { OrderService } from '../order/service.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { refillTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  medicines: Pick<MedicineService, 'rows'>;
  orders: Pick<OrderService, 'boughtBy'>;
  prescriptions: Pick<PrescriptionService, 'dosesFor'>;
}
type Said = typeof refillTable.$inferSelect;
type MedicineRow = Awaited<ReturnType<Needs['medicines']['rows']>>[number];

/** A medicine that somebody bought, with all that says when it runs out. */
interface Facts {
  row: MedicineRow;
  /** Packs of the last purchase. */
  packs: number;
  boughtOn: string;
  /** None where its pack says no number of units. */
  purchases: readonly Purchase[];
  doctorsDose: number | null;
  said: Said | undefined;
}
export interface Entry extends Facts, Supply {
  saidBy: 'you' | 'doctor' | null;
  due: boolean;
  /** When a reminder would come. */
  remindOn: string | null;
}

const DAY_MS = 86_400_000;
const packsOn = (bought: ReadonlyArray<{ day: string; quantity: number }>, day: string) =>
  bought.reduce((sum, one) => sum + (one.day === day ? one.quantity : 0), 0);

/** With what was said of it; what is not said is as the doctor or the orders have it. */
export function entryOf(facts: Facts, today: string): Entry {
  const { row, purchases, doctorsDose, said } = facts,
    own = said?.perDay ?? null,
    supply = supplyOf(purchases, { dose: own ?? doctorsDose, counted: isCounted(row.unit) });
  return {
    ...facts,
    ...supply,
    saidBy: supply.by === 'dose' ? (own === null ? 'doctor' : 'you') : null,
    due: supply.runsOutOn !== null && isDue(supply.runsOutOn, today),
    remindOn: supply.runsOutOn && plusDays(supply.runsOutOn, -REMIND_DAYS),
  };
}
/** What is due first, then by the day on which it runs out, then what was bought last. */
function firstOut(a: Entry, b: Entry): number {
  if (a.due !== b.due) return a.due ? -1 : 1;
  if (a.runsOutOn !== b.runsOutOn) return (a.runsOutOn ?? '9999') < (b.runsOutOn ?? '9999') ? -1 : 1;
  return a.boughtOn === b.boughtOn ? a.row.id - b.row.id : a.boughtOn > b.boughtOn ? -1 : 1;
}

/** Reads what says of an account's medicines when they run out; outside transactions, for it asks other areas. */
export function createCalendar({ db, clock, medicines, orders, prescriptions }: Needs) {
  async function factsOf(accountId: number): Promise<Facts[]> {
    const since = new Date(clock.now().getTime() - LOOK_BACK_DAYS * DAY_MS);
    const bought = Map.groupBy(
      (await orders.boughtBy(accountId, medicineServiceType, since)).map(({ reference, quantity, at }) => ({
        id: Number(reference),
        quantity,
        day: indianDay(at),
      })),
      ({ id }) => id,
    );
    if (bought.size === 0) return [];
    const rows = await medicines.rows([...bought.keys()]),
      doses = (await prescriptions.dosesFor(accountId)).filter(({ days }) => days >= COURSE_DAYS),
      said = new Map(
        (await db.select().from(refillTable).where(eq(refillTable.accountId, accountId))).map((one) => [
          one.medicineId,
          one,
        ]),
      );
    return rows.map((row) => {
      const all = bought.get(row.id)!,
        boughtOn = all
          .map(({ day }) => day)
          .toSorted()
          .at(-1)!,
        written = doses.find(({ medicineId }) => medicineId === row.id);
      return {
        row,
        boughtOn,
        packs: packsOn(all, boughtOn),
        purchases: row.packSize
          ? all.map(({ day, quantity }) => ({ day, units: quantity * row.packSize! }))
          : [],
        doctorsDose: written ? dosePerDay(written.dose, row.unit) : null,
        said: said.get(row.id),
      };
    });
  }
  return {
    today: () => indianDay(clock.now()),
    async all(accountId: number): Promise<Entry[]> {
      const today = indianDay(clock.now());
      return (await factsOf(accountId)).map((facts) => entryOf(facts, today)).toSorted(firstOut);
    },
  };
}
export type Calendar = ReturnType<typeof createCalendar>;
