import type { BookedAppointment, Doctors } from '@doorstep/contract/appointment.schema';
import type { PaymentOrder, PaymentResult } from '@doorstep/contract/payment.schema';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import type { APIRequestContext } from '@playwright/test';
import type { Patient } from './orders.ts';

/** Times that nobody has with the doctor who keeps their calendar in the demo, the next one first. */
export async function ownDoctor(request: APIRequestContext) {
  const { data } = (await (await request.get('/api/doctors/')).json()) as Doctors;
  const { id, price } = data.toSorted((a, b) => a.id - b.id)[0]!;
  const { days } = ((await (await request.get(`/api/doctors/${id}/days/`)).json()) as BookableDays).data;
  return {
    id,
    price,
    free: days.flatMap(({ slots }) => slots.filter(({ taken }) => !taken).map(({ time }) => time)),
  };
}
/** An appointment of somebody with the doctor, paid as the shop's pages do it. Its number. */
export async function booksTime(
  request: APIRequestContext,
  { post }: Patient,
  { doctor, time, name }: { doctor: { id: number; price: number }; time: string; name: string },
): Promise<string> {
  const details = { time, name, age: 34, gender: 'Female', phone: '9876543210' },
    service = { service_type: 'appointment', service_id: String(doctor.id) };
  const { order_id } = await post<PaymentOrder>('/create-razorpay-order/', {
    ...service,
    amount: doctor.price,
    currency: 'INR',
    details,
  });
  const paid = (await (
    await request.post(`/_pay/test/orders/${order_id}/attempt/`, { data: { outcome: 'pay' } })
  ).json()) as PaymentResult;
  await post('/verify-payment/', { ...paid, ...service });
  const { data } = await post<BookedAppointment>('/book-appointment/', {
    ...details,
    doctor_id: doctor.id,
    payment_id: paid.razorpay_payment_id,
  });
  return data.id;
}
