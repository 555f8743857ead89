import type { BookedAppointment, Doctor, Doctors } from '@doorstep/contract/appointment.schema';
import type { BookedVisit } from '@doorstep/contract/paramedical.schema';
import type { PaymentOrder, PaymentResult } from '@doorstep/contract/payment.schema';
import type { BookableDays, Booking } from '@doorstep/contract/schedule.schema';
import { expect, type APIRequestContext } from '@playwright/test';
import { sessionOf } from './checkout.ts';
import { ADMIN, type Patient } from './orders.ts';

/** From the day after tomorrow on all of the money comes back. */
const freeOf = async (request: APIRequestContext, path: string, from = 2): Promise<string[]> => {
  const { data } = (await (await request.get(`/api${path}`)).json()) as BookableDays;
  return data.days
    .slice(from)
    .flatMap(({ slots }) => slots.flatMap(({ time, taken }) => (taken ? [] : [time])));
};
const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/** An appointment at any free time, paid as the shop's pages do it. */
export async function booksAppointment(
  request: APIRequestContext,
  { post }: Patient,
): Promise<{ booking: Booking; doctor: Doctor }> {
  const { data: doctors } = (await (await request.get('/api/doctors/')).json()) as Doctors;
  const doctor = anyOf(doctors.filter(({ next_free }) => next_free !== null));
  const time = anyOf(await freeOf(request, `/doctors/${doctor.id}/days/`));
  const details = { time, name: 'Meena Devi', age: 41, gender: 'Female', phone: '9876543210' };
  const { order_id } = await post<PaymentOrder>('/create-razorpay-order/', {
    amount: doctor.price,
    service_type: 'appointment',
    service_id: String(doctor.id),
    currency: 'INR',
    details,
  });
  const paid = (await (
    await request.post(`/_pay/test/orders/${order_id}/attempt/`, { data: { outcome: 'pay' } })
  ).json()) as PaymentResult;
  const service = { service_type: 'appointment', service_id: String(doctor.id) };
  await post('/verify-payment/', { ...paid, ...service });
  const { data: booking } = await post<BookedAppointment>('/book-appointment/', {
    ...details,
    doctor_id: doctor.id,
    payment_id: paid.razorpay_payment_id,
    payment_verified: true,
  });
  return { booking, doctor };
}
/** A home visit at any free time that suits, to be paid when the nurse comes. */
export async function booksVisit(
  request: APIRequestContext,
  { post }: Patient,
  service = 1,
  suits: (time: string) => boolean = () => true,
  from = 2,
): Promise<Booking> {
  const free = await freeOf(request, `/paramedical-services/${service}/days/?lat=23.3612&lng=85.3212`, from);
  const time = anyOf(free.filter(suits));
  const { data } = await post<BookedVisit>('/book-paramedical/', {
    service_id: service,
    appointment_date: time.slice(0, 10),
    appointment_time: time.slice(11),
    address: '7 Main Road, Ranchi 834001',
    latitude: 23.3612,
    longitude: 85.3212,
  });
  return data.booking;
}
/** The same at the next free time: a visit starts at the earliest an hour before. */
export async function booksNextVisit(request: APIRequestContext, asks: Patient): Promise<Booking> {
  const [next] = await freeOf(request, '/paramedical-services/1/days/?lat=23.3612&lng=85.3212', 0);
  return booksVisit(request, asks, 1, (time) => time === next, 0);
}
/** As the day board's admin does it. */
export async function setsVisit(request: APIRequestContext, id: string, data: object): Promise<void> {
  const { access_token } = await sessionOf(request, ADMIN);
  const answer = await request.post(`/api/staff/visits/${id}/status/`, {
    data,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
/** 'Tue 24 Nov, 10:30 AM', in India. */
export function when(iso: string): string {
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Date(iso).toLocaleString('en-US', { timeZone: 'Asia/Kolkata', ...options });
  const [weekday, day, month] = [{ weekday: 'short' }, { day: 'numeric' }, { month: 'short' }].map((one) =>
    told(one as Intl.DateTimeFormatOptions),
  );
  return `${weekday} ${day} ${month}, ${told({ hour: 'numeric', minute: '2-digit' }).replace('\u202f', ' ')}`;
}
/** As its owner has it. */
export async function bookingOf(
  request: APIRequestContext,
  { session }: Patient,
  id: string,
): Promise<Booking> {
  const answer = await request.get(`/api/bookings/${id}/`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Booking }).data;
}
