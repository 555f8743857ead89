import { brand } from '@doorstep/contract/brand';
import type { scheduleEndpoints } from '@doorstep/contract/schedule.schema';
import type { OrderService } from '../order/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Caller } from '../platform/http/access.ts';
import { notFound } from '../platform/http/http-error.ts';
import { callerOf, type Handlers } from '../platform/http/register.ts';
import type { BookingRow } from './booking-rules.ts';
import { calendarFile } from './calendar-file.ts';
import { serializeHold, type ScheduleService } from './service.ts';

/** The same for one that is another's. */
function there<T>(found: T | undefined): T {
  if (found === undefined) throw notFound('booking_not_found');
  return found;
}
export function scheduleHandlers({
  schedule: { seats, bookings, payments, staffBookings },
  orders,
  clock,
  site,
  paper,
}: {
  schedule: ScheduleService;
  orders: Pick<OrderService, 'assertOpenTo'>;
  clock: Clock;
  /** The shop's own address, without a slash at its end. */
  site: string;
  /** Its receipt or slip, as PDF. */
  paper: (row: BookingRow) => Promise<Buffer>;
}): Handlers<typeof scheduleEndpoints> {
  async function assertHoldOpenTo(caller: Caller, id: string): Promise<void> {
    if (!caller.by) return;
    const type = await seats.typeOf(caller.accountId, id);
    if (type !== undefined) orders.assertOpenTo(caller, type);
  }
  return {
    async extendHold({ caller, params }) {
      await assertHoldOpenTo(caller, params['id']!);
      return serializeHold(await seats.extend(caller.accountId, params['id']!), clock.now());
    },
    async releaseHold({ caller, params }) {
      await assertHoldOpenTo(caller, params['id']!);
      if (!(await seats.letGo(caller.accountId, params['id']!))) throw notFound('hold_not_found');
      return { success: true };
    },
    listBookings: ({ caller, query }) => bookings.list(caller.accountId, query),
    getBooking: async ({ caller, params }) => ({
      success: true,
      data: await bookings.one(there(await bookings.own(caller.accountId, params['id']!))),
    }),
    cancelBooking: async ({ caller, params }) => ({
      success: true,
      data: there(await bookings.cancel(caller, params['id']!)),
    }),
    bookingDays: async ({ caller, params }) => ({
      success: true,
      data: there(await bookings.daysOf(caller.accountId, params['id']!)),
    }),
    moveBooking: async ({ caller, params, body }) => ({
      success: true,
      data: there(await bookings.move(caller, params['id']!, new Date(body.time))),
    }),
    findBookings: ({ caller, query, request }) =>
      staffBookings.find({ caller, requestId: request.id }, query.search),
    callOffBooking: async ({ caller, params, body, request }) => ({
      success: true,
      data: await staffBookings.callOff({ caller, requestId: request.id }, params['id']!, body),
    }),
    bookingPayments: async ({ caller, params, request }) => ({
      success: true,
      data: await payments.show({ caller, requestId: request.id }, params['id']!),
    }),
    recordPayment: async ({ caller, params, body, request }) => ({
      success: true,
      data: await payments.take({ caller, requestId: request.id }, params['id']!, body),
    }),
    reversePayment: async ({ caller, params, body, request }) => ({
      success: true,
      data: await payments.reverse({ caller, requestId: request.id }, params['id']!, body.reason),
    }),
    async bookingCalendar(request, reply) {
      const { id } = request.params as { id: string };
      const row = there(await bookings.own(callerOf(request).accountId, id));
      const booking = await bookings.one(row);
      const file = calendarFile(booking, {
        now: indianTime(clock.now()),
        sequence: await bookings.changes(row),
        link: booking.consultation_id && `${site}/consultation/${booking.consultation_id}`,
        words: { reminder: brand.name, call: 'Questions? Call', join: 'Join here, five minutes before:' },
      });
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${row.orderId}.ics"`,
        })
        .send(file);
    },
    async bookingPaper(request, reply) {
      const { id } = request.params as { id: string };
      const row = there(await bookings.own(callerOf(request).accountId, id)),
        bytes = await paper(row);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${row.orderId}.pdf"`,
        })
        .send(bytes);
    },
  };
}
