import { rowId } from '@doorstep/contract/common.schema';
import { distanceKm, inReach, shownKm, travelPaise } from '@doorstep/contract/delivery';
import { arrivalMinutes, keepsFast, labServiceType, notesOf } from '@doorstep/contract/lab';
import type { CollectionDetails, labEndpoints, LabBooking } from '@doorstep/contract/lab.schema';
import { toRupees } from '@doorstep/contract/money';
import { store } from '@doorstep/contract/store';
import type { OrderService } from '../order/service.ts';
import type { PaymentService } from '../payment/service.ts';
import { indianTime } from '../platform/clock.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import type { BookDue } from './book.ts';
import { serializeTest, type LabCatalogue } from './catalogue.ts';
import type { LabDescriptions } from './describe.ts';
import { wholePlan, wishOf, type AskedCollection, type LabPricing } from './pricing.ts';
import type { createRecentTests } from './recent.ts';
import { timeOfDay, type CollectionTimes } from './times.ts';

type Table = typeof labEndpoints;
interface Needs {
  catalogue: LabCatalogue;
  times: CollectionTimes;
  pricing: LabPricing;
  payments: Pick<PaymentService, 'create' | 'verify'>;
  orders: OrderService;
  bookDue: BookDue;
  descriptions: LabDescriptions;
  recent: ReturnType<typeof createRecentTests>;
  reports: { reportsOf: (of: { orderIds: readonly string[] }) => Promise<LabBooking['data']['reports']> };
}
/** What of the given data is not as it was frozen. */
function differs(frozen: unknown, given: Partial<Record<keyof AskedCollection, unknown>>): boolean {
  const { details } = frozen as { details: AskedCollection | null };
  const same = (a: unknown, b: unknown): boolean =>
    Array.isArray(a) && Array.isArray(b)
      ? new Set(a).size === new Set(b).size && a.every((one) => b.includes(one))
      : a === b;
  return Object.entries(given).some(
    ([name, value]) =>
      value !== null && value !== undefined && !same(value, details?.[name as keyof AskedCollection]),
  );
}

/** What a patient asks of lab tests. */
export function labHandlers({
  catalogue,
  times,
  pricing,
  payments,
  orders,
  bookDue,
  descriptions,
  recent,
  reports,
}: Needs): Omit<
  Handlers<Table>,
  | 'listReports'
  | 'staffCollections'
  | 'setCollection'
  | 'staffReports'
  | 'uploadReport'
  | 'setReportValues'
  | 'removeReport'
> {
  async function booked(accountId: number, id: string): Promise<LabBooking> {
    const order = await orders.own(accountId, id, labServiceType),
      data = order && (await descriptions.whole(order));
    if (!data) throw notFound('booking_not_found');
    return { success: true, data: { ...data, reports: await reports.reportsOf({ orderIds: [id] }) } };
  }
  return {
    listTests: async () => ({ success: true, data: await catalogue.list() }),
    listTestPackages: async () => ({ success: true, data: await catalogue.packages() }),
    getTest: ({ params }) => catalogue.one(rowId(params['id']!)),
    listLabSlots: async ({ query }) => ({ success: true, data: await times.slots(query.date) }),
    listLabDays: async () => ({ success: true, data: await times.days() }),
    /** Anybody may ask, within a limit (decision C23). */
    checkLabDelivery({ body }) {
      const km = distanceKm(body),
        isNear = inReach(km),
        minutes = isNear ? arrivalMinutes(km) : null;
      return {
        success: true,
        available: isNear,
        is_serviceable: isNear,
        distance_km: shownKm(km),
        delivery_charge: isNear ? toRupees(travelPaise(km)) : 0,
        free_from: toRupees(store.freeDeliveryFromPaise),
        estimated_time: minutes === null ? '' : `${minutes} minutes`,
        estimated_minutes: minutes,
      };
    },
    async planTests({ body }) {
      const chosen = await catalogue.choose(body.tests ?? [], body.packages ?? []),
        slot = body.slot ? new Date(body.slot) : null;
      const plan = wholePlan(chosen, slot && indianTime(slot));
      return {
        success: true,
        data: {
          ...plan,
          notes: notesOf({
            tests: chosen.tests.map(serializeTest),
            packages: chosen.packages.map(({ id, tests }) => ({ id, tests: tests.map(serializeTest) })),
          }),
          slot_ok: slot === null || keepsFast(plan.fasting_hours, timeOfDay(slot)),
        },
      };
    },
    listRecentTests: async ({ caller }) => ({ success: true, data: await recent(caller.accountId) }),
    async createLabPayment({ caller, body: { amount, currency, ...details } }) {
      const { feePaise } = await pricing.look(wishOf(caller.accountId, details, false));
      const opened = await payments.create(caller, {
        amount,
        currency,
        service_type: labServiceType,
        service_id: 'cart',
        details: { ...details },
      });
      return { ...opened, delivery_charge: toRupees(feePaise) };
    },
    /** What was frozen when the payment was opened counts, whatever is said of it now. */
    async verifyLabPayment({ caller, body }) {
      const { accountId } = caller;
      const paymentId = await payments.verify(caller, {
        razorpay_order_id: body.order_id,
        razorpay_payment_id: body.payment_id,
        razorpay_signature: body.signature,
        service_type: labServiceType,
      });
      const order = await orders.place(accountId, paymentId, {
        serviceType: labServiceType,
        intent: undefined,
        quoteId: undefined,
        isSame: (frozen) => !differs(frozen, body.booking_data ?? {}),
      });
      return booked(accountId, order.id);
    },
    async bookTests({ caller, body: { test_ids, package_ids, total, ...where } }) {
      const details: CollectionDetails = { tests: test_ids, packages: package_ids, ...where };
      return booked(
        caller.accountId,
        await bookDue(caller, wishOf(caller.accountId, details, true), total ?? null),
      );
    },
    getLabBooking: ({ caller, params }) => booked(caller.accountId, params['id']!),
  };
}
