import type { OrderDetail, Reorder } from '@doorstep/contract/order.schema';
import type { MedicineService } from '../medicine/service.ts';
import type { Database } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { isDecided } from './review.ts';
import type { OrderRow, OrderService } from './service.ts';

interface Needs {
  db: Database;
  medicines: MedicineService;
  prescriptions: PrescriptionService;
  orders: OrderService;
}

const moved = () => new HttpError(409, 'moved_on');
const noPrescription = () => notFound('prescription_missing');

/** What a patient does with an order that is made, and for which other areas are asked. */
export function createOrderActions({ db, medicines, prescriptions, orders }: Needs) {
  /** As the catalogue is now: prices and prescriptions are the cart's to find out. */
  async function reorder({ id }: OrderRow): Promise<Reorder> {
    const lines = await orders.linesOf(db, id);
    const rows = new Map(
      (await medicines.rows(lines.map(({ medicineId }) => medicineId))).map((row) => [row.id, row]),
    );
    return {
      medicines: lines
        .filter(({ medicineId }) => rows.get(medicineId)?.inStock)
        .map(({ medicineId, qty }) => ({ id: medicineId, qty })),
      missing: lines
        .filter(({ medicineId }) => !rows.get(medicineId)?.inStock)
        .map(({ medicineId, name }) => ({
          id: medicineId,
          name,
          reason: rows.has(medicineId) ? 'out-of-stock' : 'gone',
        })),
    };
  }
  /**
   * Afterwards, or another one where the pharmacist asked: the lines that wait are looked at by it. What was decided stays.
   * Fault 404 for another's prescription; 409 'moved_on' where no line waits. Undefined for an order that is not this person's.
   */
  async function givePrescription(
    accountId: number,
    id: string,
    prescriptionId: string,
  ): Promise<OrderDetail | undefined> {
    if (!(await orders.own(accountId, id, 'medicine'))) return undefined;
    if (!(await prescriptions.owned(accountId, prescriptionId))) throw noPrescription();
    await db.transaction(async (tx) => {
      // The sheet before the order, as a review takes them: the other way round each could wait for the other.
      const standing = await prescriptions.standing(tx, prescriptionId);
      if (standing === 'gone') throw noPrescription();
      const row = (await orders.moves.locked(tx, id))!;
      if (row.status !== 'pending' || isDecided(await orders.linesOf(tx, id))) throw moved();
      await orders.attach(tx, row, prescriptionId, standing);
    });
    return orders.serializeMedicine((await orders.own(accountId, id))!);
  }
  return { reorder, givePrescription };
}
export type OrderActions = ReturnType<typeof createOrderActions>;
