import { appointmentDetails } from '@doorstep/contract/appointment.schema';
import { appointmentServiceType } from '@doorstep/contract/appointment';
import { rowId } from '@doorstep/contract/common.schema';
import { bookingTexts } from '@doorstep/contract/booking.messages.en';
import { bookingTextsHi } from '@doorstep/contract/booking.messages.hi';
import { canCancel, REFUND_DAYS } from '@doorstep/contract/order';
import * as z from 'zod/mini';
import type { Frozen, Item, OrderService, ProductType } from '../order/service.ts';
import type { PriceAsked, Priced } from '../payment/service.ts';
import { indianTime } from '../platform/clock.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { checked } from '../platform/http/register.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { doctorName, feeOf, placeOf, type DoctorRow, type Doctors } from './doctors.ts';

/** Of services by health professionals: exempt. */
const HEALTH_SAC = '9993';
export type AppointmentDetails = z.output<typeof appointmentDetails>;
/** Of a quote, for when its order is made. */
const frozenData = z.object({ resourceId: z.int(), startsAt: z.string() });
const textsIn = { en: bookingTexts, hi: bookingTextsHi };

/** As it stands in an order. */
export const itemOf = (doctor: DoctorRow): Item => ({
  productType: appointmentServiceType,
  reference: String(doctor.id),
  title: doctorName(doctor),
  detail: doctor.specialty,
  quantity: 1,
  pricePaise: feeOf(doctor),
  taxCode: HEALTH_SAC,
  gstRate: 0,
  data: {},
});
/** What the patient wants, whatever it costs. */
export const intentOf = (doctorId: number, { time, name, age, gender, phone }: AppointmentDetails) => [
  doctorId,
  time,
  name,
  age,
  gender,
  phone,
];

/** Appointments: how one is priced and frozen, and how its time is booked when it is paid. */
export function createAppointmentProductType({
  doctors,
  orders,
  schedule: { seats, bookings },
}: {
  doctors: Doctors;
  orders: Pick<OrderService, 'alreadyPaid'>;
  schedule: ScheduleService;
}): ProductType {
  /** The time is kept for who pays for it: whoever comes second is told before they pay. */
  async function price({ accountId, serviceId, details, holdId }: PriceAsked): Promise<Priced<Frozen>> {
    const doctor = await doctors.row(rowId(serviceId));
    if (!doctor) throw notFound('doctor_not_found');
    const wanted = checked(appointmentDetails, details),
      startsAt = new Date(wanted.time);
    // Of a page that did not hear of its own success, say.
    const before = await bookings.bookedBy(accountId, doctor.resourceId, startsAt);
    if (before?.paymentId) throw await orders.alreadyPaid(before.paymentId);
    const held = await seats.hold({
      resourceId: doctor.resourceId,
      startsAt,
      accountId,
      serviceType: appointmentServiceType,
    });
    // The hold of another time does not count for this one.
    if (holdId !== null && held.id !== holdId) throw new HttpError(409, 'slot_taken');
    return {
      serviceId: String(doctor.id),
      intent: intentOf(doctor.id, wanted),
      subtotalPaise: feeOf(doctor),
      feePaise: 0,
      frozen: {
        items: [itemOf(doctor)],
        address: placeOf(doctor),
        addressId: null,
        distanceKm: null,
        contactMobile: wanted.phone,
        placeOfSupply: null,
        details: { ...wanted, time: indianTime(startsAt) },
        data: {
          resourceId: doctor.resourceId,
          startsAt: indianTime(startsAt),
        } satisfies z.output<typeof frozenData>,
      },
    };
  }
  return {
    idPrefix: 'AP',
    statuses: ['processing', 'delivered', 'cancelled'],
    inHistory: false,
    acting: true,
    price,
    async reserve(tx, { data }, { orderId, accountId }) {
      const { resourceId, startsAt } = frozenData.parse(data);
      const taken = await seats.take(tx, { resourceId, startsAt: new Date(startsAt), accountId }, orderId);
      return taken ? undefined : { code: 'slot_taken' };
    },
    async onCreated(tx, order, { items, data }) {
      const { resourceId, startsAt } = frozenData.parse(data);
      await bookings.create(tx, order, {
        reference: items[0]!.reference,
        resourceId,
        startsAt: new Date(startsAt),
        status: 'booked',
      });
    },
    release: async (tx, items) => {
      for (const { orderId } of items) await bookings.release(tx, orderId);
    },
    describe: bookings.described,
    awaited: bookings.awaited,
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
