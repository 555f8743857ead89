import { consultationServiceType, VIDEO_MINUTES } from '@doorstep/contract/consultation';
import type { consultationEndpoints, IceServer } from '@doorstep/contract/consultation.schema';
import type { AppointmentService } from '../appointment/service.ts';
import type { OrderService } from '../order/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import type { ScheduleService } from '../schedule/service.ts';
import type { Attachments } from './attachments.ts';
import type { Chats } from './chats.ts';
import type { Consents } from './consent.ts';
import { availabilityAt } from './hours.ts';
import type { Messages } from './messages.ts';
import type { Parties } from './party.ts';
import type { Prescribe } from './prescribe.ts';
import type { Records } from './record.ts';
import type { Tickets } from './tickets.ts';
import { videoIntent } from './video.ts';

interface Needs {
  clock: Clock;
  doctors: AppointmentService['doctors'];
  chats: Chats;
  parties: Parties;
  messages: Messages;
  tickets: Tickets;
  consents: Consents;
  attachments: Attachments;
  orders: OrderService;
  schedule: ScheduleService;
  prescribe: Prescribe;
  records: Records;
  iceServers: (accountId: number) => IceServer[];
}
export function consultationHandlers({
  clock,
  doctors,
  chats,
  parties,
  messages,
  tickets,
  consents,
  attachments,
  orders,
  schedule,
  prescribe,
  records,
  iceServers,
}: Needs): Handlers<typeof consultationEndpoints> {
  return {
    availability: async () => ({ success: true, data: availabilityAt(clock.now()) }),
    startChat: async ({ caller, body }) => ({
      success: true,
      consultation_id: await chats.start({
        accountId: caller.accountId,
        doctorId: body.doctor_id ?? null,
        message: body.message,
        clientId: body.client_id,
        dangerSigns: body.danger_signs ?? null,
        agreed: body.agreed === true,
        patient: body.patient ?? null,
      }),
    }),
    videoDoctors: async ({ caller: { accountId } }) => ({
      success: true,
      data: {
        now: indianTime(clock.now()),
        minutes: VIDEO_MINUTES,
        doctors: await doctors.byVideo(accountId),
      },
    }),
    async bookVideo({ caller: { accountId }, body }) {
      if (!body.payment_id) throw new HttpError(402, 'payment_required');
      const order = await orders.place(accountId, body.payment_id, {
        serviceType: consultationServiceType,
        intent: videoIntent(body.doctor_id, body),
        quoteId: undefined,
      });
      const booking = (await schedule.bookings.own(accountId, order.id))!;
      return { success: true, booking_id: order.id, data: await schedule.bookings.one(booking) };
    },
    listConsultations: async ({ caller, query }) => ({
      success: true,
      ...(await chats.list(caller.accountId, query)),
    }),
    getConsultation: async ({ caller, params }) => ({
      success: true,
      data: await chats.one(params['id']!, caller.accountId),
    }),
    async listMessages({ caller, params, query }) {
      const { row } = await parties.of(params['id']!, caller.accountId);
      return { success: true, ...(await messages.page(row.id, query)) };
    },
    async chatTicket({ caller, params }) {
      const party = await parties.of(params['id']!, caller.accountId);
      if (party.row.status === 'open') await consents.check(party);
      const { ticket, expiresAt } = await tickets.give(party.row.id, caller);
      return {
        success: true,
        ticket,
        expires_at: indianTime(expiresAt),
        ice_servers: iceServers(caller.accountId),
      };
    },
    answerSigns: async ({ caller, params, body }) => ({
      success: true,
      data: await chats.answerSigns(params['id']!, caller.accountId, {
        yes: body.danger_signs,
        agreed: body.agreed === true,
        patient: body.patient ?? null,
      }),
    }),
    attachPhoto: async ({ caller, params, request }) => ({
      success: true,
      data: await attachments.photo(params['id']!, caller.accountId, {
        stream: request.raw,
        contentType: request.headers['content-type'] ?? '',
      }),
    }),
    attachPrescription: async ({ caller, params, body }) => ({
      success: true,
      data: await attachments.prescription(params['id']!, caller.accountId, body.prescription_id),
    }),
    closeConsultation: async ({ caller, params, body }) => ({
      success: true,
      data: await chats.close(params['id']!, caller.accountId, body.note),
    }),
    endConsultation: async ({ caller, params }) => ({
      success: true,
      data: await chats.end(params['id']!, caller.accountId),
    }),
    prescribe: async ({ caller, params, body, request }) => ({
      success: true,
      data: await prescribe.write({ caller, requestId: request.id }, params['id']!, body),
    }),
    checkPrescription: async ({ caller, params, body }) => ({
      success: true,
      data: await prescribe.check(caller, params['id']!, body),
    }),
    getHealthNote: async ({ caller }) => ({ success: true, data: await records.note(caller.accountId) }),
    setHealthNote: async ({ caller, body }) => ({
      success: true,
      data: await records.setNote(caller.accountId, body.allergies),
    }),
    patientRecord: async ({ caller, params, request }) => ({
      success: true,
      data: await records.read(caller, params['id']!, request.id),
    }),
    async takeConsultation({ caller, params, request }) {
      const doctor = await doctors.ofAccount(caller.accountId),
        id = params['id']!;
      if (!doctor) throw new HttpError(403, 'calendar_none');
      await chats.take(id, doctor.id, caller, request.id);
      return { success: true, consultation_id: id };
    },
    async staffConsultations({ caller, query }) {
      const doctor = await doctors.ofAccount(caller.accountId);
      if (!doctor) throw new HttpError(403, 'calendar_none');
      const { data, pagination } = await chats.inbox(doctor.id, query),
        [shown] = await doctors.serialize([doctor]);
      return {
        success: true,
        data: { now: indianTime(clock.now()), doctor: shown!, busy: doctor.isBusy, consultations: data },
        pagination,
      };
    },
  };
}
