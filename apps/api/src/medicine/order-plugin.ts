import { issue } from '@doorstep/contract/failure';
import { toRupees } from '@doorstep/contract/money';
import type { Reorder } from '@doorstep/contract/order.schema';
import type { orderEndpoints } from '@doorstep/contract/order.schema';
import type { Frozen, OrderRow, OrderService } from '../order/service.ts';
import type { PaymentService } from '../payment/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { invalid, notFound } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import { dataOf, medicineIdOf } from './order-item.ts';
import { serializeLine, serializeMyOrder, serializePastOrder } from './order-serializer.ts';
import { intentOf, isSame, needsCheck, prescriptionBy, type MedicineProductType } from './product-type.ts';
import type { MedicineService } from './service.ts';

interface Needs {
  db: Database;
  clock: Clock;
  medicines: MedicineService;
  orders: OrderService;
  payments: PaymentService;
  sold: MedicineProductType;
}
type OrdersOfMedicines = Pick<
  typeof orderEndpoints,
  'placeOrder' | 'myOrders' | 'orderHistory' | 'makeInvoice' | 'reorder'
>;

/** The same for one that is another's. */
function there<T>(found: T | undefined): T {
  if (found === undefined) throw notFound('order_not_found');
  return found;
}

/** Calls with orders of medicines. */
export function medicineOrderHandlers({
  db,
  clock,
  medicines,
  orders,
  payments,
  sold,
}: Needs): Handlers<OrdersOfMedicines> {
  /** As the catalogue is now: prices and prescriptions are the cart's to find out. */
  async function reorder({ id }: OrderRow): Promise<Reorder> {
    const items = await orders.items(db, [id]);
    const rows = new Map((await medicines.rows(items.map(medicineIdOf))).map((row) => [row.id, row]));
    const isThere = (item: (typeof items)[number]) => (rows.get(medicineIdOf(item))?.stock ?? 0) > 0;
    return {
      medicines: items.filter(isThere).map((item) => ({ id: medicineIdOf(item), qty: item.quantity })),
      missing: items
        .filter((item) => !isThere(item))
        .map((item) => ({
          id: medicineIdOf(item),
          name: item.title,
          reason: rows.has(medicineIdOf(item)) ? 'out-of-stock' : 'gone',
        })),
    };
  }
  const own = async (accountId: number, id: string) => there(await orders.own(accountId, id, 'medicine'));

  return {
    /** One call for both, as the screens have it (decision C17): a quote, or with a payment the order. */
    async placeOrder({ caller: { accountId }, body }) {
      if (body.services && body.services.length > 0) throw invalid({ services: issue('services_elsewhere') });
      if (!body.payment_id) {
        const { cautions, ...priced } = await sold.price(accountId, body),
          quote = await payments.quote(accountId, 'medicine', priced),
          { items } = priced.frozen;
        return {
          success: true,
          quote_id: quote.id,
          subtotal: toRupees(quote.subtotalPaise),
          delivery_charge: toRupees(quote.feePaise),
          total: toRupees(quote.totalPaise),
          distance_km: priced.frozen.distanceKm ?? 0,
          promised_at: priced.frozen.promisedAt ?? null,
          promise_waits: needsCheck(priced.frozen.items),
          expires_at: indianTime(quote.expiresAt),
          prescription_by:
            !body.prescription_id && items.some((item) => dataOf(item).prescriptionRequired)
              ? prescriptionBy(clock.now())
              : null,
          lines: items.map((item) => serializeLine(item, medicines.alikeOf)),
          ...(cautions.length > 0 && { cautions }),
        };
      }
      const order = await orders.place(accountId, body.payment_id, {
        serviceType: 'medicine',
        intent: intentOf(body),
        quoteId: body.quote_id || undefined,
        isSame: (frozen) => isSame(body, frozen as Frozen),
      });
      return {
        success: true,
        order_id: order.id,
        total: toRupees(order.totalPaise),
        delivery_charge: toRupees(order.feePaise),
        payment_id: body.payment_id,
      };
    },
    async myOrders({ caller, query }) {
      const { orders: found, pagination } = await orders.history(caller.accountId, query),
        all = found.map(serializeMyOrder);
      return { success: true, orders: all, data: all, pagination };
    },
    async orderHistory({ caller, query }) {
      const { orders: all, pagination } = await orders.history(caller.accountId, query);
      return { success: true, orders: all.map(serializePastOrder), pagination };
    },
    makeInvoice: async ({ caller, params }) => ({
      success: true,
      ...(await orders.makeInvoice(await own(caller.accountId, params['id']!))),
    }),
    reorder: async ({ caller, params }) => ({
      success: true,
      data: await reorder(await own(caller.accountId, params['id']!)),
    }),
  };
}
