import { bookingTexts } from '@doorstep/contract/booking.messages.en';
import { bookingTextsHi } from '@doorstep/contract/booking.messages.hi';
import { isMobile } from '@doorstep/contract/account';
import { rowId } from '@doorstep/contract/common.schema';
import { consultationServiceType, VIDEO_MINUTES } from '@doorstep/contract/consultation';
import { videoDetails } from '@doorstep/contract/consultation.schema';
import { canCancel, REFUND_DAYS } from '@doorstep/contract/order';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AccountService } from '../account/service.ts';
import {
  doctorName,
  feeOf,
  videoHours,
  type AppointmentService,
  type DoctorRow,
} from '../appointment/service.ts';
import type { Frozen, OrderRow, OrderService, ProductType } from '../order/service.ts';
import type { PriceAsked, Priced } from '../payment/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { checked } from '../platform/http/register.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { BookingKind, BookingRow, ScheduleService } from '../schedule/service.ts';
import { notify } from './channel.ts';
import { opensAt } from './hours.ts';
import { overAt } from './over.ts';
import { consultationTable } from './schema.ts';

/** Of services by health professionals: exempt. */
const HEALTH_SAC = '9993';
const MINUTE_MS = 60_000;
export type VideoDetails = z.output<typeof videoDetails>;
const frozenVideo = z.object({ doctorId: z.int(), resourceId: z.int(), startsAt: z.string() });
const textsIn = { en: bookingTexts, hi: bookingTextsHi };

interface Needs {
  clock: Clock;
  accounts: Pick<AccountService, 'people'>;
  jobs: Pick<Jobs, 'add'>;
  doctors: AppointmentService['doctors'];
  orders: Pick<OrderService, 'alreadyPaid'>;
  schedule: ScheduleService;
}
/** What the patient wants, whatever it costs. */
export const videoIntent = (doctorId: number, { slot_time, patient_whatsapp }: VideoDetails) => [
  doctorId,
  slot_time,
  patient_whatsapp,
];

/** Video consultations: how one is priced and frozen, and how it is booked when it is paid. */
export function createVideo({
  clock,
  accounts,
  jobs,
  doctors,
  orders,
  schedule: { seats, bookings },
}: Needs) {
  const wantedOf = (resourceId: number, startsAt: Date, accountId: number) => ({
    resourceId,
    startsAt,
    accountId,
    minutes: VIDEO_MINUTES,
    hours: videoHours,
  });
  /** The time is kept for who pays for it: whoever comes second is told before they pay. */
  async function price({ accountId, serviceId, details, holdId }: PriceAsked): Promise<Priced<Frozen>> {
    const doctor = await doctors.row(rowId(serviceId));
    if (!doctor) throw notFound('doctor_not_found');
    const wish = checked(videoDetails, details),
      startsAt = new Date(wish.slot_time);
    // Of a page that did not hear of its own success, say.
    const before = await bookings.bookedBy(accountId, doctor.resourceId, startsAt);
    if (before?.paymentId) throw await orders.alreadyPaid(before.paymentId);
    await doctors.checkVideo(doctor, startsAt);
    const held = await seats.hold({
      ...wantedOf(doctor.resourceId, startsAt, accountId),
      serviceType: consultationServiceType,
    });
    // The hold of another time does not count for this one.
    if (holdId !== null && held.id !== holdId) throw new HttpError(409, 'slot_taken');
    return {
      serviceId: String(doctor.id),
      intent: videoIntent(doctor.id, wish),
      subtotalPaise: feeOf(doctor),
      feePaise: 0,
      frozen: {
        items: [
          {
            productType: consultationServiceType,
            reference: String(doctor.id),
            title: doctorName(doctor),
            detail: doctor.specialty,
            quantity: 1,
            pricePaise: feeOf(doctor),
            taxCode: HEALTH_SAC,
            gstRate: 0,
            data: {},
          },
        ],
        address: null,
        addressId: null,
        distanceKm: null,
        contactMobile: isMobile(wish.patient_whatsapp) ? wish.patient_whatsapp : null,
        placeOfSupply: null,
        details: { slot_time: indianTime(startsAt), patient_whatsapp: wish.patient_whatsapp },
        data: {
          doctorId: doctor.id,
          resourceId: doctor.resourceId,
          startsAt: indianTime(startsAt),
        } satisfies z.output<typeof frozenVideo>,
      },
    };
  }
  /** By the machine's time, as jobs are. */
  const linkAt = (startsAt: Date) =>
    new Date(Date.now() + opensAt(startsAt).getTime() - clock.now().getTime());
  const productType: ProductType = {
    idPrefix: 'VC',
    statuses: ['processing', 'delivered', 'cancelled'],
    inHistory: false,
    isBooked: true,
    price,
    async reserve(tx, { data }, { orderId, accountId }) {
      const { resourceId, startsAt } = frozenVideo.parse(data);
      const taken = await seats.take(tx, wantedOf(resourceId, new Date(startsAt), accountId), orderId);
      return taken ? undefined : { code: 'slot_taken' };
    },
    async onCreated(tx: Queries, order: OrderRow, { items, data }: Frozen) {
      const { doctorId, resourceId, startsAt: at } = frozenVideo.parse(data),
        startsAt = new Date(at);
      await bookings.create(tx, order, {
        reference: items[0]!.reference,
        resourceId,
        startsAt,
        minutes: VIDEO_MINUTES,
        status: 'booked',
      });
      const endsAt = new Date(startsAt.getTime() + VIDEO_MINUTES * MINUTE_MS);
      await tx.insert(consultationTable).values({
        id: order.id,
        type: 'video',
        accountId: order.accountId,
        doctorId,
        createdAt: clock.now(),
        orderId: order.id,
        startsAt,
        endsAt,
      });
      await jobs.add(tx, 'video_link', order.id, linkAt(startsAt));
      await jobs.add(tx, 'video_over', order.id, overAt(clock, endsAt));
    },
    release: async (tx, items) => {
      for (const { orderId } of items) {
        await bookings.release(tx, orderId);
        await tx
          .update(consultationTable)
          .set({ status: 'closed', closedAt: clock.now() })
          .where(eq(consultationTable.id, orderId));
        await tx.execute(sql`select ${notify({ kind: 'closed', id: orderId })}`);
      }
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
  const booking: BookingKind = {
    hours: videoHours,
    check: doctors.checkToday,
    async describe(_queries, all) {
      const known = await doctors.rows(all.map(({ booking: { reference } }) => Number(reference))),
        people = await accounts.people(all.map(({ order: { accountId } }) => accountId)),
        rows = new Map(known.map((row) => [String(row.id), row]));
      return new Map(
        all.flatMap(({ booking: { reference }, order }) => {
          const doctor = rows.get(reference),
            // Forgotten with its person.
            number = videoDetails.safeParse(order.details).data?.patient_whatsapp;
          return doctor
            ? [
                [
                  order.id,
                  {
                    ...factsOf(doctor),
                    consultation_id: order.id,
                    who: people.get(order.accountId)?.name ?? '',
                    ...(number && { whatsapp: number }),
                  },
                ] as const,
              ]
            : [];
        }),
      );
    },
    /** Today's, as for a new one. */
    async days(row) {
      const doctor = await doctors.row(Number(row.reference));
      return doctor && doctors.videoDay(doctor);
    },
    async onMoved(tx: Queries, { orderId, startsAt, endsAt }: BookingRow) {
      await tx.update(consultationTable).set({ startsAt, endsAt }).where(eq(consultationTable.id, orderId));
      await jobs.add(tx, 'video_link', orderId, linkAt(startsAt));
      await jobs.add(tx, 'video_over', orderId, overAt(clock, endsAt));
    },
  };
  const factsOf = (doctor: DoctorRow) => ({
    serviceId: doctor.id,
    title: doctorName(doctor),
    title_hi: `डॉ. ${doctor.nameHi}`,
    detail: doctor.specialty,
    detail_hi: doctor.specialtyHi,
    place: null,
    person: {
      name: doctorName(doctor),
      photo: doctor.image,
      role: `${doctor.specialty}, ${doctor.qualification}`,
      role_hi: `${doctor.specialtyHi}, ${doctor.qualification}`,
      registration_no: doctor.registrationNo,
      languages: [...doctor.languages],
      mobile: null,
    },
    code: null,
    patient: null,
    keep_ready: [],
    doctor_order: null,
  });
  return { productType, booking, linkAt };
}
export type Video = ReturnType<typeof createVideo>;
