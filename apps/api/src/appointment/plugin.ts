import type { appointmentEndpoints, Patient } from '@doorstep/contract/appointment.schema';
import { appointmentServiceType } from '@doorstep/contract/appointment';
import { consultationServiceType, VIDEO_MINUTES } from '@doorstep/contract/consultation';
import { rowId } from '@doorstep/contract/common.schema';
import type { OrderService } from '../order/service.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import { actingClosed } from '../platform/http/access.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import { serializeHold, slotName, type ScheduleService } from '../schedule/service.ts';
import type { DoctorCalendar } from './calendar.ts';
import type { DoctorRow, Doctors } from './doctors.ts';
import { intentOf } from './product-type.ts';
import { videoHours } from './video-hours.ts';

interface Needs {
  clock: Clock;
  doctors: Doctors;
  calendar: DoctorCalendar;
  orders: OrderService;
  schedule: ScheduleService;
  earlierPatients: (accountId: number) => Promise<Patient[]>;
}
export function appointmentHandlers({
  clock,
  doctors,
  calendar,
  orders,
  schedule,
  earlierPatients,
}: Needs): Handlers<typeof appointmentEndpoints> {
  async function doctorOf(params: Readonly<Record<string, string>>): Promise<DoctorRow> {
    const row = await doctors.row(rowId(params['id']!));
    if (!row) throw notFound('doctor_not_found');
    return row;
  }
  return {
    listDoctors: async () => ({ success: true, data: await doctors.list() }),
    listOnlineDoctors: async () => ({ success: true, data: await doctors.list() }),
    getDoctor: async ({ params }) => ({ success: true, data: await doctors.one(await doctorOf(params)) }),
    async listSlots({ params, query }) {
      const doctor = await doctorOf(params),
        { resourceId } = doctor;
      if (query.type === 'video') {
        const free = await doctors.videoTimes(doctor);
        return free.length > 0 ? { [indianDay(clock.now())]: free.map((at) => slotName(at).slice(11)) } : {};
      }
      const { days } = (await schedule.days(resourceId))!;
      return Object.fromEntries(
        days.flatMap(({ day, slots }) => {
          const free = slots.filter(({ taken }) => !taken).map(({ time }) => time.slice(11));
          return free.length > 0 ? [[day, free]] : [];
        }),
      );
    },
    listDoctorDays: async ({ params }) => ({
      success: true,
      data: (await schedule.days((await doctorOf(params)).resourceId))!,
    }),
    async holdSlot({ caller: { accountId, by }, params, body }) {
      // Video consultations are closed to helpers.
      if (by && body.type === 'video') throw actingClosed();
      const doctor = await doctorOf(params),
        startsAt = new Date(body.slot_time),
        wanted = { accountId, resourceId: doctor.resourceId, startsAt };
      if (body.type === 'video') await doctors.checkVideo(doctor, startsAt);
      const row = await schedule.seats.hold(
        body.type === 'video'
          ? { ...wanted, serviceType: consultationServiceType, minutes: VIDEO_MINUTES, hours: videoHours }
          : { ...wanted, serviceType: appointmentServiceType },
      );
      return serializeHold(row, clock.now());
    },
    async bookAppointment({ caller: { accountId }, body }) {
      if (!body.payment_id) throw new HttpError(402, 'payment_required');
      const order = await orders.place(accountId, body.payment_id, {
        serviceType: appointmentServiceType,
        intent: intentOf(body.doctor_id, body),
        quoteId: undefined,
      });
      const booking = (await schedule.bookings.own(accountId, order.id))!;
      return { success: true, appointment_id: order.id, data: await schedule.bookings.one(booking) };
    },
    earlierPatients: async ({ caller }) => ({ success: true, data: await earlierPatients(caller.accountId) }),

    staffCalendar: ({ caller, query, request }) =>
      calendar.calendar({ caller, requestId: request.id }, query.day),
    setCalendar: ({ caller, body, request }) => calendar.set({ caller, requestId: request.id }, body),
    addLeave: ({ caller, body, request }) => calendar.addLeave({ caller, requestId: request.id }, body),
    removeLeave: ({ caller, params, request }) =>
      calendar.removeLeave({ caller, requestId: request.id }, rowId(params['id']!)),
    moveAppointment: ({ caller, params, body, request }) =>
      calendar.move({ caller, requestId: request.id }, params['id']!, new Date(body.time)),
    cancelAppointment: ({ caller, params, body, request }) =>
      calendar.cancel({ caller, requestId: request.id }, params['id']!, body),
    finishAppointment: ({ caller, params, request }) =>
      calendar.finish({ caller, requestId: request.id }, params['id']!),
  };
}
