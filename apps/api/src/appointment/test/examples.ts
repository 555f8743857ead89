import type { appointmentEndpoints } from '@doorstep/contract/appointment.schema';
import { anyone, everyone, type Answers } from '../../../test/answers.ts';
import { appointments, bodyOf, dayAhead, demoDoctor, nextTime } from '../../../test/appointments.ts';
import { sql } from 'drizzle-orm';
import type { Shopper } from '../../../test/checkout.ts';
import type { AreaExamples } from '../../../test/examples.ts';
import { changed } from '../../../test/people.ts';
import type { AppServer } from '../../create-server.ts';

const doctorAlone: Answers = { ...everyone(403), doctor: 200, 'server token': 403 };
const ofDoctor = async (_shop: Shopper, server: AppServer) => ({
  params: { id: String((await demoDoctor(server)).id) },
});
/** In the demo doctor's calendar. */
const booked = async (shop: Shopper, server: AppServer) => ({
  params: { id: (await appointments(shop).book(await nextTime(server))).id },
});
const calendar = async (_shop: Shopper, server: AppServer) => {
  await demoDoctor(server);
  return { query: `?day=${dayAhead(server, 1)}` };
};
const DAY_AWAY = { from: '2027-11-24', to: '2027-11-25', note: 'Conference' };

export default {
  listDoctors: { example: () => ({}), answers: anyone },
  listOnlineDoctors: { example: () => ({}), answers: anyone },
  getDoctor: { example: ofDoctor, answers: anyone },
  listSlots: { example: ofDoctor, answers: anyone },
  listDoctorDays: { example: ofDoctor, answers: anyone },
  holdSlot: {
    async example(_shop, server) {
      const { doctor, time } = await nextTime(server);
      return { params: { id: String(doctor) }, body: { slot_time: time } };
    },
    answers: everyone(),
    isUsedUp: true,
  },
  bookAppointment: {
    async example(shop, server) {
      const wish = await nextTime(server),
        { pay, verify, place } = appointments(shop),
        paid = await pay(wish);
      await shop.good(verify(paid, wish));
      await shop.good(place(wish, paid.razorpay_payment_id));
      return { body: bodyOf(wish, { payment_id: paid.razorpay_payment_id }) };
    },
    answers: { ...everyone(402), owner: 200 },
    foreign: {
      'a payment to book with': (own) => [own, changed(own, { payment_id: 'pay_AAAAAAAAAAAAAA' })],
    },
  },
  earlierPatients: { example: () => ({}), answers: everyone() },
  staffCalendar: { example: calendar, answers: doctorAlone },
  setCalendar: {
    async example(shop, server) {
      await calendar(shop, server);
      return { body: { busy: false } };
    },
    answers: doctorAlone,
  },
  addLeave: {
    async example(shop, server) {
      await calendar(shop, server);
      return { body: DAY_AWAY };
    },
    answers: doctorAlone,
  },
  removeLeave: {
    async example(_shop, server) {
      const { resourceId } = await demoDoctor(server),
        startsAt = new Date('2027-11-24T00:00+05:30');
      const { id } = await server.database.db.transaction((tx) =>
        server.areas.schedule.service.resources.addLeave(tx, {
          resourceId,
          startsAt,
          endsAt: new Date(startsAt.getTime() + 86_400_000),
          note: '',
        }),
      );
      return { params: { id: String(id) } };
    },
    answers: doctorAlone,
    isUsedUp: true,
  },
  moveAppointment: {
    async example(shop, server) {
      return { ...(await booked(shop, server)), body: { time: (await nextTime(server)).time } };
    },
    answers: doctorAlone,
  },
  cancelAppointment: {
    async example(shop, server) {
      return { ...(await booked(shop, server)), body: { reason: 'away' } };
    },
    answers: doctorAlone,
  },
  finishAppointment: {
    async example(shop, server) {
      const made = await booked(shop, server);
      // An hour ago.
      await server.database.db.execute(
        sql`update schedule_booking set starts_at = ${new Date(server.clock.now().getTime() - 3_600_000)} where order_id = ${made.params.id}`,
      );
      return made;
    },
    answers: doctorAlone,
  },
} satisfies AreaExamples<typeof appointmentEndpoints>;
