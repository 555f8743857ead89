import { callPath } from '@doorstep/contract/call';
import { rowId } from '@doorstep/contract/common.schema';
import { toRupees } from '@doorstep/contract/money';
import { paramedicalServiceType } from '@doorstep/contract/paramedical';
import type { BookedVisit, paramedicalEndpoints } from '@doorstep/contract/paramedical.schema';
import { scheduleEndpoints } from '@doorstep/contract/schedule.schema';
import { issue } from '@doorstep/contract/failure';
import type { OrderService } from '../order/service.ts';
import { indianDay } from '../platform/clock.ts';
import { invalid, notFound } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import type { ScheduleService } from '../schedule/service.ts';
import type { Board } from './board.ts';
import { drawingOf } from './drawings.ts';
import { formTime, type DueVisits } from './due.ts';
import { intentOf, paidWish } from './pricing.ts';
import type { ServiceRow, Services } from './services.ts';
import type { Steps } from './steps.ts';
import type { Teams } from './teams.ts';

interface Needs {
  services: Services;
  teams: Teams;
  orders: OrderService;
  schedule: ScheduleService;
  due: DueVisits;
  board: Board;
  steps: Steps;
}
/** A client's point; undefined where it gives none, or none that is on earth. */
function pointOf(lat: string | undefined, lng: string | undefined) {
  const latitude = Number(lat || NaN),
    longitude = Number(lng || NaN);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
/** Throws for a day or a time that no calendar has. */
function timeOf({
  appointment_date: day,
  appointment_time: time,
}: Record<'appointment_date' | 'appointment_time', string>) {
  const at = formTime(day, time);
  if (Number.isNaN(at.getTime()) || indianDay(at) !== day)
    throw invalid({ appointment_date: issue('slot_invalid') });
  return at;
}

export function paramedicalHandlers({
  services,
  teams,
  orders,
  schedule,
  due,
  board,
  steps,
}: Needs): Handlers<typeof paramedicalEndpoints> {
  async function serviceOf(params: Readonly<Record<string, string>>): Promise<ServiceRow> {
    const row = await services.row(rowId(params['id']!));
    if (!row) throw notFound('service_not_found');
    return row;
  }
  async function booked(accountId: number, id: string, isDue: boolean): Promise<BookedVisit> {
    const order = (await orders.own(accountId, id, paramedicalServiceType))!,
      booking = await schedule.bookings.one((await schedule.bookings.own(accountId, id))!);
    return {
      success: true,
      message: isDue ? 'Visit booked. You pay when the nurse comes.' : 'Visit booked.',
      invoice: isDue ? callPath(scheduleEndpoints.bookingPaper.path, { params: { id } }) : null,
      total_price: toRupees(order.totalPaise),
      payment_status: isDue ? 'due' : 'paid',
      data: { booking_id: id, booking },
    };
  }
  return {
    listServices: async () => ({ success: true, data: await services.list() }),
    getService: async ({ params }) => ({
      success: true,
      data: services.serialize(await serviceOf(params)),
    }),
    getBareService: async ({ params }) => services.serialize(await serviceOf(params)),
    async getServiceImage({ params }) {
      const body = drawingOf(params['file']!);
      if (body === undefined) throw notFound();
      return { body };
    },
    async listServiceDays({ params, query }) {
      const service = await serviceOf(params),
        place = pointOf(query.lat, query.lng);
      return {
        success: true,
        data: await teams.days(service, place ? await teams.near(place) : await teams.all()),
      };
    },
    async bookVisit({ caller, body }) {
      const { accountId } = caller;
      if ('payment_id' in body) {
        const wish = paidWish(accountId, body.service_id, body);
        const order = await orders.place(accountId, body.payment_id, {
          serviceType: paramedicalServiceType,
          intent: intentOf(wish),
          quoteId: undefined,
        });
        return booked(accountId, order.id, false);
      }
      const wish = {
        accountId,
        serviceId: body.service_id,
        startsAt: timeOf(body),
        where: {
          addressId: body.address_id ?? null,
          text: body.address,
          device: { latitude: body.latitude, longitude: body.longitude },
          fields: ['latitude', 'longitude'] as const,
        },
        notes: body.notes || null,
        prescriptionId: body.prescription_id || null,
        isDue: true,
      };
      if (body.calculate_only) return due.calculate(wish);
      return booked(accountId, await due.book(caller, wish, body.total_price ?? null), true);
    },
    staffVisits: ({ caller, query, request }) =>
      board.board({ caller, requestId: request.id }, query.day, query.visit),
    async setVisit({ caller, params, body, request }) {
      const by = { caller, requestId: request.id },
        id = params['id']!;
      await steps.set(by, id, {
        status: body.status,
        nurseId: body.nurse_id,
        code: body.code ?? undefined,
        newCode: body.new_code,
        payment: body.payment ?? undefined,
      });
      return board.board(by, undefined, id);
    },
  };
}
