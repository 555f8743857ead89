import type { BookedAppointment } from '@doorstep/contract/appointment.schema';
import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import type { AppServer } from '../src/create-server.ts';
import type { Answer, Shopper } from './checkout.ts';

export const WHATSAPP = '+91 98111 22233';
export interface VideoWish {
  doctor: number;
  time: string;
  whatsapp?: string;
}
const detailsOf = ({ time, whatsapp = WHATSAPP }: VideoWish) => ({
  slot_time: time,
  patient_whatsapp: whatsapp,
});
export const videoBody = (wish: VideoWish, more: object = {}) => ({
  doctor_id: wish.doctor,
  ...detailsOf(wish),
  price: 600,
  payment_verified: true,
  ...more,
});
/** Times of today by video, as calls name them. */
export async function videoTimes(server: AppServer, doctor: number): Promise<string[]> {
  const days = (await server.app.inject(`/api/slots/${doctor}/?type=video`)).json<Record<string, string[]>>();
  return Object.entries(days).flatMap(([day, times]) => times.map((time) => `${day}T${time}`));
}
/** What a browser does on its way to a video consultation, call by call. */
export function videos(shop: Shopper) {
  const open = (wish: VideoWish, more: object = {}): Promise<Answer> =>
    shop.post('/create-razorpay-order/', {
      amount: 600,
      service_type: 'video-consultation',
      service_id: wish.doctor,
      currency: 'INR',
      details: detailsOf(wish),
      ...more,
    });
  /** Opened, paid in the provider's window, and told. */
  async function pay(wish: VideoWish): Promise<string> {
    const { order_id } = await shop.good<PaymentOrder>(open(wish)),
      result = await shop.pay(order_id);
    await shop.good(
      shop.post('/verify-payment/', {
        ...result,
        service_type: 'video-consultation',
        service_id: wish.doctor,
      }),
    );
    return result.razorpay_payment_id;
  }
  const place = (wish: VideoWish, payment_id: string | null, more: object = {}): Promise<Answer> =>
    shop.post('/consultation/video/book/', videoBody(wish, { payment_id, ...more }));
  return {
    open,
    pay,
    place,
    /** The whole way; the id of the consultation. */
    async book(wish: VideoWish): Promise<string> {
      return (await shop.good<BookedAppointment & { booking_id: string }>(place(wish, await pay(wish))))
        .booking_id;
    },
  };
}
