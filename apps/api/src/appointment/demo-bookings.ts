import { appointmentServiceType } from '@doorstep/contract/appointment';
import type { Patient } from '@doorstep/contract/appointment.schema';
import type { OrderStatus } from '@doorstep/contract/order';
import type { BookingStatus } from '@doorstep/contract/schedule';
import type { Queries } from '../platform/db/database.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database } from '../platform/db/database.ts';
import { indianTime } from '../platform/clock.ts';
import type { Item } from '../order/service.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { doctorName, feeOf, placeOf, type DoctorRow, type Doctors } from './doctors.ts';
import { itemOf } from './product-type.ts';

type Step = { status: OrderStatus; at: Date; byAccountId: number };
/** What other areas of the demo do for these bookings. Amounts in paise. */
export interface BookingHelpers {
  place: (
    tx: Queries,
    order: {
      serviceType: typeof appointmentServiceType;
      idPrefix: string;
      accountId: number;
      paymentId: number;
      items: readonly Item[];
      subtotalPaise: number;
      feePaise: number;
      name: string;
      mobile: string;
      address: string;
      distanceKm: null;
      promisedAt: null;
      details: unknown;
      steps: readonly [Step, ...Step[]];
    },
  ) => Promise<string>;
  pay: (
    tx: Queries,
    paid: {
      accountId: number;
      serviceType: typeof appointmentServiceType;
      subtotalPaise: number;
      feePaise: number;
      frozen: unknown;
      at: Date;
    },
  ) => Promise<number>;
  book: (
    tx: Queries,
    booking: {
      orderId: string;
      accountId: number;
      serviceType: typeof appointmentServiceType;
      reference: string;
      resourceId: number;
      status: BookingStatus;
      startsAt: Date;
      /** Whose time it takes. */
      seats: readonly number[];
      moves: number;
    },
  ) => Promise<void>;
  startRefund: (
    tx: Queries,
    back: {
      orderId: string;
      paymentId: number;
      amountPaise: number;
      reason: { code: 'cancelled_by_you'; params: Record<string, never> };
      at: Date;
      processedAt: Date;
    },
  ) => Promise<void>;
}
interface Demo {
  /** Of the list of doctors, from the first. */
  doctor: number;
  /** Its day, from today on; the first free time there or later. Before today: three weeks earlier for each. */
  days: number;
  weeksAgo?: number;
  status: BookingStatus;
  moves?: number;
  patient: Patient;
}
const ASHA: Patient = { name: 'Asha Kumari', age: 34, gender: 'Female', phone: '9876543210' },
  MOTHER: Patient = { name: 'Sushila Devi', age: 67, gender: 'Female', phone: '9876543210' },
  IMRAN: Patient = { name: 'Imran Ansari', age: 41, gender: 'Male', phone: '9876543211' };
/** One in each status, so that everybody can see them; and others for the doctor's day. */
const OF_ASHA: readonly Demo[] = [
    { doctor: 0, days: 1, status: 'booked', patient: ASHA },
    { doctor: 1, days: 5, status: 'booked', moves: 1, patient: MOTHER },
    { doctor: 2, days: 3, status: 'cancelled', patient: MOTHER },
    { doctor: 3, days: 2, weeksAgo: 3, status: 'done', patient: ASHA },
  ],
  OF_IMRAN: readonly Demo[] = [
    { doctor: 0, days: 0, status: 'booked', patient: IMRAN },
    { doctor: 0, days: 1, status: 'booked', patient: IMRAN },
  ];
const DAY_MS = 86_400_000;

/** For who has no appointment yet. */
export async function seedDemoBookings(
  {
    db,
    doctors,
    schedule,
    ...demo
  }: BookingHelpers & { db: Database; doctors: Doctors; schedule: ScheduleService },
  ids: { ashaId: number; imranId: number },
  now: Date,
): Promise<void> {
  const all = await doctors.all(),
    offered = await schedule.offered(all.slice(0, 4).map(({ resourceId }) => resourceId));
  async function add(tx: Queries, accountId: number, one: Demo): Promise<void> {
    const doctor: DoctorRow | undefined = all[one.doctor],
      times = doctor && offered.get(doctor.resourceId)?.slots,
      from = now.getTime() + one.days * DAY_MS,
      slot = times?.find(({ startsAt, taken }) => !taken && startsAt.getTime() >= from);
    if (!doctor || !slot) return;
    slot.taken = true;
    const back = (one.weeksAgo ?? 0) * 7 * DAY_MS,
      startsAt = new Date(slot.startsAt.getTime() - back),
      endsAt = new Date(slot.endsAt.getTime() - back),
      at = new Date(now.getTime() - back - 2 * DAY_MS),
      later = one.status === 'done' ? endsAt : new Date(now.getTime() - DAY_MS),
      fee = feeOf(doctor),
      items = [itemOf(doctor)],
      details = { ...one.patient, time: indianTime(startsAt) };
    const paymentId = await demo.pay(tx, {
      accountId,
      serviceType: appointmentServiceType,
      subtotalPaise: fee,
      feePaise: 0,
      frozen: { items, details },
      at,
    });
    const first = { status: 'processing', at, byAccountId: accountId } as const;
    const orderId = await demo.place(tx, {
      serviceType: appointmentServiceType,
      idPrefix: 'AP',
      accountId,
      paymentId,
      items,
      subtotalPaise: fee,
      feePaise: 0,
      name: doctorName(doctor),
      mobile: one.patient.phone,
      address: placeOf(doctor),
      distanceKm: null,
      promisedAt: null,
      details,
      steps:
        one.status === 'booked'
          ? [first]
          : [
              first,
              {
                status: one.status === 'done' ? 'delivered' : 'cancelled',
                at: later,
                byAccountId: one.status === 'done' ? (doctor.accountId ?? accountId) : accountId,
              },
            ],
    });
    await demo.book(tx, {
      orderId,
      accountId,
      serviceType: appointmentServiceType,
      reference: String(doctor.id),
      resourceId: doctor.resourceId,
      status: one.status,
      startsAt,
      seats: one.status === 'cancelled' ? [] : [doctor.resourceId],
      moves: one.moves ?? 0,
    });
    if (one.status === 'cancelled')
      await demo.startRefund(tx, {
        orderId,
        paymentId,
        amountPaise: fee,
        reason: { code: 'cancelled_by_you', params: {} },
        at: later,
        processedAt: later,
      });
  }
  for (const [accountId, wanted] of [
    [ids.ashaId, OF_ASHA],
    [ids.imranId, OF_IMRAN],
  ] as const)
    await db.transaction(async (tx) => {
      // Of two servers that begin together the second waits here, and finds them.
      await lockAccount(tx, 'appointment demo', accountId);
      if ((await schedule.bookings.count(tx, accountId, appointmentServiceType)) > 0) return;
      for (const one of wanted) await add(tx, accountId, one);
    });
}
