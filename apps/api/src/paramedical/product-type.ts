import { randomInt } from 'node:crypto';
import { bookingTexts } from '@doorstep/contract/booking.messages.en';
import { bookingTextsHi } from '@doorstep/contract/booking.messages.hi';
import { rowId } from '@doorstep/contract/common.schema';
import { canCancel, REFUND_DAYS } from '@doorstep/contract/order';
import { paramedicalServiceType, VISIT_CODE_DIGITS } from '@doorstep/contract/paramedical';
import { visitDetails } from '@doorstep/contract/paramedical.schema';
import type { Item, ProductType } from '../order/service.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { checked } from '../platform/http/register.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import type { ScheduleService } from '../schedule/service.ts';
import type { Checks } from './checks.ts';
import { frozenVisit, paidWish, visitItemData, type Pricing } from './pricing.ts';
import { visitTable } from './schema.ts';
import type { TeamRow } from './teams.ts';

interface Needs {
  pricing: Pricing;
  schedule: ScheduleService;
  prescriptions: PrescriptionService['check'];
  checks: Checks;
}
const textsIn = { en: bookingTexts, hi: bookingTextsHi };
const needsOrder = (items: readonly Item[]): boolean =>
  items.some(({ data }) => visitItemData.parse(data).needsOrder);
export const newVisitCode = (): string =>
  String(randomInt(10 ** VISIT_CODE_DIGITS)).padStart(VISIT_CODE_DIGITS, '0');
const blocked = {
  move: () => new HttpError(409, 'visit_unapproved'),
  invoice: () => new HttpError(409, 'visit_unapproved'),
};
const isTaken = (error: unknown): boolean => error instanceof HttpError && error.code === 'slot_taken';

/** Home visits: how one is priced and frozen, and how its time is booked. */
export function createVisitProductType({
  pricing,
  schedule: { seats, bookings },
  prescriptions,
  checks,
}: Needs): ProductType {
  /** The nearest team that has a seat then keeps it for who pays: whoever comes second is told before they pay. */
  async function holdAt(
    accountId: number,
    { startsAt, minutes }: { startsAt: Date; minutes: number },
    near: readonly TeamRow[],
    holdId: string | null,
  ): Promise<readonly TeamRow[]> {
    let taken: unknown;
    for (const team of near)
      try {
        const held = await seats.hold({
          resourceId: team.resourceId,
          startsAt,
          minutes,
          accountId,
          serviceType: paramedicalServiceType,
        });
        if (holdId !== null && held.id !== holdId) throw new HttpError(409, 'slot_taken');
        return [team, ...near.filter((one) => one !== team)];
      } catch (error) {
        if (!isTaken(error)) throw error;
        taken = error;
      }
    throw taken;
  }
  return {
    idPrefix: 'PV',
    statuses: ['pending', 'processing', 'delivered', 'cancelled'],
    startsIn: (items) => (needsOrder(items) ? 'pending' : 'processing'),
    inHistory: false,
    isBooked: true,
    acting: true,
    itemData: visitItemData,
    price: ({ accountId, serviceId, details, holdId }) => {
      const wish = paidWish(accountId, rowId(serviceId), checked(visitDetails, details));
      return pricing.price(wish, (near, minutes) =>
        holdAt(accountId, { startsAt: wish.startsAt, minutes }, near, holdId),
      );
    },
    /** Where its own team is taken by now, another one that is near enough comes. */
    async reserve(tx, { data }, { orderId, accountId }) {
      const { teams, startsAt, minutes } = frozenVisit.parse(data);
      for (const { resourceId } of teams)
        if (await seats.take(tx, { resourceId, startsAt: new Date(startsAt), minutes, accountId }, orderId))
          return undefined;
      return { code: 'slot_taken' };
    },
    async onCreated(tx, order, { items, data }) {
      const { teams, prescriptionId, minutes, ...frozen } = frozenVisit.parse(data),
        startsAt = new Date(frozen.startsAt),
        isChecked = needsOrder(items);
      const team = (await seats.ofOrder(tx, order.id))
        .map(({ resourceId }) => teams.find((one) => one.resourceId === resourceId))
        .find((one) => one !== undefined)!;
      await bookings.create(tx, order, {
        reference: items[0]!.reference,
        resourceId: team.resourceId,
        startsAt,
        minutes,
        status: isChecked ? 'checking' : 'booked',
      });
      await tx.insert(visitTable).values({ orderId: order.id, teamId: team.id, code: newVisitCode() });
      if (isChecked) await checks.begin(tx, order.id, startsAt);
      await prescriptions.onOrderCreated(tx, order, { positions: isChecked ? [0] : [], prescriptionId });
    },
    release: async (tx, items) => {
      for (const { orderId } of items) await bookings.release(tx, orderId);
    },
    onReturned: (tx, order, positions) => prescriptions.onReturned(tx, order.id, positions),
    async describe(queries, rows) {
      const of = await prescriptions.ofOrders(
        queries,
        rows.map(({ id }) => id),
      );
      return ({ row }) => {
        const { prescriptionId, lines } = of(row.id),
          status = lines.get(0)?.status;
        return {
          wire: {
            items: [],
            prescription_needed: status !== undefined,
            prescription_id: prescriptionId,
            prescription_by: null,
          },
          row: { items: [], prescription: null },
          leftOut: new Set(status === 'rejected' ? [0] : []),
          blocked:
            status === undefined || status === 'approved' || status === 'rejected' ? undefined : blocked,
        };
      };
    },
    onUnblocked: checks.onApproved,
    views: { prescription: prescriptions.undecided },
    cancelling: {
      isAllowed: canCancel,
      feePaise: bookings.feePaise,
      tooLate: () => new HttpError(409, 'booking_over'),
    },
    messages: {
      cancelled: ({ order }, language) => textsIn[language].cancelled({ order, days: REFUND_DAYS }),
    },
  };
}
