import { bookingTexts } from '@doorstep/contract/booking.messages.en';
import { bookingTextsHi } from '@doorstep/contract/booking.messages.hi';
import { COLLECTION_MINUTES, labServiceType } from '@doorstep/contract/lab';
import { collectionDetails } from '@doorstep/contract/lab.schema';
import { canCancel, REFUND_DAYS } from '@doorstep/contract/order';
import type { ProductType } from '../order/service.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { checked } from '../platform/http/register.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { frozenCollection, labItemData, wishOf, type LabPricing } from './pricing.ts';
import { collectionTable } from './schema.ts';

interface Needs {
  pricing: LabPricing;
  schedule: ScheduleService;
}
const textsIn = { en: bookingTexts, hi: bookingTextsHi };

/** Lab tests: how a cart of them is priced and frozen, and how a collector's time is booked. */
export function createLabProductType({ pricing, schedule: { seats, bookings } }: Needs): ProductType {
  return {
    idPrefix: 'LT',
    statuses: ['processing', 'delivered', 'cancelled'],
    inHistory: false,
    isBooked: true,
    acting: true,
    itemData: labItemData,
    async price({ accountId, serviceId, details, holdId }) {
      // As the payment's own call names them, or as the call that books without one does.
      const { test_ids: tests, package_ids: packages } = details,
        wish = wishOf(accountId, checked(collectionDetails, { tests, packages, ...details }), false);
      return pricing.price(wish, serviceId, async (wanted) => {
        const held = await seats.hold({ ...wanted, accountId, serviceType: labServiceType });
        if (holdId !== null && held.id !== holdId) throw new HttpError(409, 'slot_taken');
      });
    },
    async reserve(tx, { data }, { orderId, accountId }) {
      const { resourceId, startsAt } = frozenCollection.parse(data),
        wanted = { resourceId, startsAt: new Date(startsAt), minutes: COLLECTION_MINUTES, accountId };
      return (await seats.take(tx, wanted, orderId)) ? undefined : { code: 'slot_taken' };
    },
    async onCreated(tx, order, { items, data }) {
      const { resourceId, startsAt, ...rest } = frozenCollection.parse(data);
      await bookings.create(tx, order, {
        reference: items[0]!.reference,
        resourceId,
        startsAt: new Date(startsAt),
        minutes: COLLECTION_MINUTES,
        status: 'booked',
      });
      await tx.insert(collectionTable).values({ orderId: order.id, ...rest });
    },
    release: async (tx, items) => {
      for (const { orderId } of items) await bookings.release(tx, orderId);
    },
    awaited: bookings.awaited,
    describe: bookings.described,
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
