import type { BookedAppointment, Doctor } from '@doorstep/contract/appointment.schema';
import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import { eq } from 'drizzle-orm';
import { accountTable } from '../src/account/schema.ts';
import { doctorTable } from '../src/appointment/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { dayText, dayNumber } from '../src/schedule/opening.ts';
import { seatTable } from '../src/schedule/schema.ts';
import { slotName } from '../src/schedule/service.ts';
import { shopperWith, type Answer, type Shopper } from './checkout.ts';
import { mobiles, newPatient } from './people.ts';

interface NewDoctor {
  accountId?: number | null;
  capacity?: number;
  slotMinutes?: number;
  bufferMinutes?: number;
  /** Minutes of each day. */
  from?: number;
  to?: number;
  feePaise?: number | null;
}
let doctors = 0;
/** Every day from nine to six, half an hour each, unless said otherwise. */
export async function newDoctor(
  server: AppServer,
  {
    accountId = null,
    capacity = 1,
    slotMinutes = 30,
    bufferMinutes = 0,
    from = 540,
    to = 1080,
    feePaise = 60_000,
  }: NewDoctor = {},
): Promise<{ id: number; resourceId: number }> {
  const { resources } = server.areas.schedule.service;
  return server.database.db.transaction(async (tx) => {
    const resourceId = await resources.add(tx, {
      capacity,
      slotMinutes,
      bufferMinutes,
      stepMinutes: slotMinutes + bufferMinutes,
      weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to })),
    });
    const [row] = await tx
      .insert(doctorTable)
      .values({
        name: 'Kavita Sinha',
        nameHi: 'कविता सिन्हा',
        specialty: 'General medicine',
        specialtyHi: 'सामान्य चिकित्सा',
        qualification: 'MBBS, MD',
        registrationNo: `JMC T${process.pid}-${++doctors}`,
        languages: ['हिन्दी', 'English'],
        experienceYears: 14,
        about: 'Fever, sugar, blood pressure.',
        aboutHi: 'बुख़ार, शुगर, ब्लड प्रेशर।',
        clinic: 'Lalpur Clinic',
        clinicAddress: '2 Circular Road, Ranchi 834001',
        clinicHi: 'लालपुर क्लिनिक',
        clinicAddressHi: '2 सर्कुलर रोड, राँची 834001',
        feePaise,
        resourceId,
        accountId,
      })
      .returning();
    return { id: row!.id, resourceId };
  });
}
const demoDoctors = new WeakMap<AppServer, Promise<{ id: number; resourceId: number }>>();
/** The doctor who logs in as one (people.ts), whichever test on this server made them. */
export function demoDoctor(server: AppServer): Promise<{ id: number; resourceId: number }> {
  const { db } = server.database;
  const made =
    demoDoctors.get(server) ??
    (async () => {
      const [account] = await db
        .select({ id: accountTable.id })
        .from(accountTable)
        .where(eq(accountTable.mobile, mobiles.doctor));
      const [there] = await db
        .select({ id: doctorTable.id, resourceId: doctorTable.resourceId })
        .from(doctorTable)
        .where(eq(doctorTable.accountId, account!.id));
      return there ?? newDoctor(server, { accountId: account!.id, from: 0, to: 1440, slotMinutes: 15 });
    })();
  demoDoctors.set(server, made);
  return made;
}
/** So many days from now, by the server's clock. */
export const dayAhead = (server: AppServer, days: number): string =>
  dayText(dayNumber(server.clock.now()) + days);

export interface Wish {
  doctor: number;
  time: string;
  name?: string;
}
export const PATIENT = { name: 'Ravi Kumari', age: 42, gender: 'Male', phone: '9811122233' } as const;
const detailsOf = ({ time, name = PATIENT.name }: Wish) => ({ ...PATIENT, name, time });
export const bodyOf = (wish: Wish, more: object = {}) => ({
  doctor_id: wish.doctor,
  ...detailsOf(wish),
  ...more,
});

/** What a browser does on its way to an appointment, call by call. */
export function appointments(shop: Shopper) {
  const open = (wish: Wish, more: object = {}): Promise<Answer> =>
    shop.post('/create-razorpay-order/', {
      amount: 600,
      service_type: 'appointment',
      service_id: wish.doctor,
      currency: 'INR',
      details: detailsOf(wish),
      ...more,
    });
  /** Opened and paid in the provider's window; nobody has told us yet. */
  async function pay(wish: Wish) {
    const { order_id } = await shop.good<PaymentOrder>(open(wish));
    return { ...(await shop.pay(order_id)), order_id };
  }
  const verify = (paid: Awaited<ReturnType<typeof pay>>, wish: Wish) => {
    const { order_id: _, ...result } = paid;
    return shop.post('/verify-payment/', {
      ...result,
      service_type: 'appointment',
      service_id: wish.doctor,
    });
  };
  const place = (wish: Wish, payment_id: string, more: object = {}): Promise<Answer> =>
    shop.post('/book-appointment/', bodyOf(wish, { payment_id, payment_verified: true, ...more }));
  return {
    hold: (doctor: number, slot_time: string): Promise<Answer> =>
      shop.post(`/slots/${doctor}/hold/`, { slot_time }),
    open,
    pay,
    verify,
    place,
    /** The whole way. */
    async book(wish: Wish): Promise<BookedAppointment['data']> {
      const paid = await pay(wish);
      await shop.good(verify(paid, wish));
      return (await shop.good<BookedAppointment>(place(wish, paid.razorpay_payment_id))).data;
    },
  };
}
/** A patient whom nobody else knows. */
export async function newBooker(server: AppServer) {
  const patient = await newPatient(server),
    shop = await shopperWith(server, patient.headers);
  return { ...patient, shop, ...appointments(shop) };
}
export type Booker = Awaited<ReturnType<typeof newBooker>>;
export const freeTimes = async (server: AppServer, doctor: number): Promise<Record<string, string[]>> =>
  (await server.app.inject(`/api/slots/${doctor}`)).json();
export const doctorOf = async (server: AppServer, doctor: number): Promise<Doctor> =>
  (await server.app.inject(`/api/doctors/${doctor}/`)).json<{ data: Doctor }>().data;

const given = new WeakMap<AppServer, number>();
/**
 * A time of the demo doctor's that nobody has and nobody was given before, whichever test on this server asks: some hundred, in some days.
 */
export async function nextTime(server: AppServer): Promise<{ doctor: number; time: string }> {
  const { id: doctor, resourceId } = await demoDoctor(server);
  const seats = await server.database.db
    .select({ startsAt: seatTable.startsAt })
    .from(seatTable)
    .where(eq(seatTable.resourceId, resourceId));
  const taken = new Set(seats.map(({ startsAt }) => slotName(startsAt)));
  for (let turn = given.get(server) ?? 0; ; turn++) {
    given.set(server, turn + 1);
    const minutes = (turn % 96) * 15;
    const time = `${dayAhead(server, 2 + Math.floor(turn / 96))}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    if (!taken.has(time)) return { doctor, time };
  }
}
