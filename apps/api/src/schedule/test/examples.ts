import { API_BASE } from '@doorstep/contract/envelope';
import type { scheduleEndpoints } from '@doorstep/contract/schedule.schema';
import { adminAlone, everyone, ownerAlone } from '../../../test/answers.ts';
import { appointments, nextTime } from '../../../test/appointments.ts';
import { startedVisit } from '../../../test/visits.ts';
import type { Shopper } from '../../../test/checkout.ts';
import type { AreaExamples } from '../../../test/examples.ts';
import { as } from '../../../test/people.ts';
import type { AppServer } from '../../create-server.ts';

async function held(shop: Shopper, server: AppServer) {
  const { doctor, time } = await nextTime(server);
  const { hold_id: id } = await shop.good<{ hold_id: string }>(appointments(shop).hold(doctor, time));
  return { params: { id } };
}
const booked = async (shop: Shopper, server: AppServer) => ({
  params: { id: (await appointments(shop).book(await nextTime(server))).id },
});
const started = async (shop: Shopper, server: AppServer) => ({
  params: { id: await startedVisit(server, shop) },
});
const PAYMENT = { amount: 406, method: 'upi', reference: '412345678901', receiver: 'Sister Anita' } as const;
const NO_BOOKING = { params: { id: 'AP-BBBBBBBBBBBB' } };

export default {
  extendHold: {
    example: held,
    answers: ownerAlone,
    isUsedUp: true,
    foreign: { 'a hold to extend': (own) => [own, { params: { id: 'S-none' } }] },
  },
  releaseHold: {
    example: held,
    answers: ownerAlone,
    isUsedUp: true,
    foreign: { 'a hold to let go': (own) => [own, { params: { id: 'S-none' } }] },
  },
  listBookings: { example: () => ({ query: '?page=1&limit=5' }), answers: everyone() },
  getBooking: {
    example: booked,
    answers: ownerAlone,
    foreign: { 'a booking': (own) => [own, NO_BOOKING] },
  },
  cancelBooking: {
    example: booked,
    answers: ownerAlone,
    foreign: { 'a booking to cancel': (own) => [own, NO_BOOKING] },
  },
  bookingDays: {
    example: booked,
    answers: ownerAlone,
    foreign: { 'the free times of a booking': (own) => [own, NO_BOOKING] },
  },
  moveBooking: {
    async example(shop, server) {
      return { ...(await booked(shop, server)), body: { time: (await nextTime(server)).time } };
    },
    answers: ownerAlone,
    foreign: { 'a booking to move': (own) => [own, { ...own, ...NO_BOOKING }] },
  },
  bookingCalendar: {
    example: booked,
    answers: ownerAlone,
    foreign: { 'the calendar file of a booking': (own) => [own, NO_BOOKING] },
  },
  findBookings: { example: () => ({ query: '?search=9876' }), answers: adminAlone },
  callOffBooking: {
    async example(shop, server) {
      return { ...(await booked(shop, server)), body: { reason: 'away', note: 'Dr. Sen is ill.' } };
    },
    answers: adminAlone,
    isUsedUp: true,
  },
  bookingPayments: { example: started, answers: adminAlone },
  recordPayment: {
    async example(shop, server) {
      return { ...(await started(shop, server)), body: PAYMENT };
    },
    answers: adminAlone,
  },
  reversePayment: {
    async example(shop, server) {
      const example = await started(shop, server);
      await server.app.inject({
        method: 'POST',
        url: `${API_BASE}/staff/bookings/${example.params.id}/payment/`,
        headers: await as.admin(server),
        payload: PAYMENT,
      });
      return { ...example, body: { reason: 'Wrong transaction number' } };
    },
    answers: adminAlone,
    isUsedUp: true,
  },
  bookingPaper: {
    example: booked,
    answers: ownerAlone,
    foreign: { 'the receipt of a booking': (own) => [own, NO_BOOKING] },
  },
} satisfies AreaExamples<typeof scheduleEndpoints>;
