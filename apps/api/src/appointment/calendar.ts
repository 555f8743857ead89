import type { Leave, StaffAppointment, StaffCalendar } from '@doorstep/contract/appointment.schema';
import { consultationServiceType, VIDEO_MINUTES } from '@doorstep/contract/consultation';
import { videoDetails } from '@doorstep/contract/consultation.schema';
import { toRupees } from '@doorstep/contract/money';
import type { CallOff } from '@doorstep/contract/schedule.schema';
import type { OrderRow, OrderService } from '../order/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianDay, indianMidnight, indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { calledOffPaise, isAhead, type BookingRow, type ScheduleService } from '../schedule/service.ts';
import type { DoctorRow, Doctors } from './doctors.ts';
import { doctorTable } from './schema.ts';
import { videoHours } from './video-hours.ts';
import { eq } from 'drizzle-orm';

const DAY_MS = 86_400_000,
  /** Later ones are not looked through for clashes. */
  AHEAD_MS = 120 * DAY_MS;
interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  clearCaches: () => void;
  doctors: Doctors;
  orders: OrderService;
  schedule: ScheduleService;
}
export interface By {
  caller: Caller;
  requestId: string;
}

const videoEnd = (at: Date) => new Date(at.getTime() + VIDEO_MINUTES * 60_000);
const isVideo = ({ serviceType }: BookingRow): boolean => serviceType === consultationServiceType;

/** What a doctor sees and keeps of their own time, at the clinic and by video. */
export function createCalendar({ db, clock, audit, clearCaches, doctors, orders, schedule }: Needs) {
  const { bookings, resources } = schedule;
  async function mine({ caller }: By): Promise<DoctorRow> {
    const row = await doctors.ofAccount(caller.accountId);
    if (!row) throw new HttpError(404, 'calendar_none');
    return row;
  }
  /** Those that no hours cover any more, or that fall into leave. */
  async function clashing(doctor: DoctorRow, rows: readonly BookingRow[]): Promise<BookingRow[]> {
    const now = clock.now(),
      last = rows.at(-1)?.endsAt ?? now,
      resource = (await resources.timetables(db, [doctor.resourceId], now, last)).get(doctor.resourceId)!;
    return rows.filter(
      (row) =>
        isAhead(row, now) &&
        !schedule.covers(resource, row.startsAt, row.endsAt, isVideo(row) ? videoHours : undefined),
    );
  }
  /** Each with another time to move to, the next free one after its own; none of it in `away`. */
  async function serialize(
    doctor: DoctorRow,
    rows: readonly BookingRow[],
    away?: { startsAt: Date; endsAt: Date },
  ): Promise<StaffAppointment[]> {
    if (rows.length === 0) return [];
    const isAway = (from: Date, to: Date) => away !== undefined && from < away.endsAt && to > away.startsAt,
      { slots = [] } = (await schedule.offered([doctor.resourceId])).get(doctor.resourceId) ?? {},
      free = {
        appointment: slots.flatMap(({ taken, startsAt, endsAt }) =>
          taken || isAway(startsAt, endsAt) ? [] : [startsAt],
        ),
        video: (await doctors.videoTimes(doctor)).filter((at) => !isAway(at, videoEnd(at))),
      };
    function nextFree(row: BookingRow) {
      const times = free[isVideo(row) ? 'video' : 'appointment'],
        after = times.findIndex((at) => at > row.startsAt);
      return times.splice(Math.max(0, after), 1)[0];
    }
    const known = new Map(
      (
        await orders.rows(
          db,
          rows.map(({ orderId }) => orderId),
        )
      ).map((row): [string, OrderRow] => [row.id, row]),
    );
    const facts = await bookings.factsOf(
      rows.map((booking) => ({ booking, order: known.get(booking.orderId)! })),
    );
    return rows.map((row) => {
      const order = known.get(row.orderId)!,
        said = facts.get(row.orderId),
        next = nextFree(row),
        { data: video } = videoDetails.safeParse(order.details);
      return {
        id: row.orderId,
        status: row.status,
        starts_at: indianTime(row.startsAt),
        ends_at: indianTime(row.endsAt),
        ...(isVideo(row) && { type: 'video' as const }),
        patient: said?.patient ?? {
          name: said?.who ?? '',
          age: null,
          gender: '',
          phone: video?.patient_whatsapp ?? '',
        },
        next_free: next ? indianTime(next) : null,
        back: toRupees(calledOffPaise(row, order)),
      };
    });
  }
  const leaveOf = async (doctor: DoctorRow): Promise<Leave[]> =>
    (await resources.leave(doctor.resourceId)).map(({ id, startsAt, endsAt, note }) => ({
      id,
      from: indianDay(startsAt),
      to: indianDay(new Date(endsAt.getTime() - 1)),
      note,
    }));

  /** Whose appointments are shown stands in the audit (safety T48). */
  const shows = (by: By, rows: readonly BookingRow[]): Promise<void> => {
    const { actorId, actorRole, requestId } = byCaller(by);
    return audit.record(
      db,
      [...new Map(rows.map((row) => [row.orderId, row])).values()].map(({ orderId, accountId }) => ({
        actorId,
        actorRole,
        requestId,
        action: 'list',
        objectKind: 'order',
        objectId: orderId,
        subjectId: accountId,
        result: 'done' as const,
      })),
    );
  };
  async function calendar(by: By, day?: string): Promise<StaffCalendar> {
    const doctor = await mine(by),
      now = clock.now(),
      shown = day ?? indianDay(now),
      from = indianMidnight(shown);
    const ofDay = await bookings.between(db, [doctor.resourceId], from, new Date(from.getTime() + DAY_MS)),
      clashes = await clashing(
        doctor,
        await bookings.between(db, [doctor.resourceId], now, new Date(now.getTime() + AHEAD_MS)),
      );
    await shows(by, [...ofDay, ...clashes]);
    return {
      success: true,
      data: {
        now: indianTime(now),
        doctor: await doctors.one(doctor),
        busy: doctor.isBusy,
        weekly: [...(await resources.weekly(doctor.resourceId))],
        leave: await leaveOf(doctor),
        day: shown,
        appointments: await serialize(
          doctor,
          ofDay.filter(({ status }) => status !== 'cancelled'),
        ),
        clashes: await serialize(doctor, clashes),
      },
    };
  }
  async function set(
    by: By,
    { weekly, busy }: { weekly?: StaffCalendar['data']['weekly'] | undefined; busy?: boolean | undefined },
  ): Promise<StaffCalendar> {
    const doctor = await mine(by);
    const inOrder = weekly?.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from);
    if (inOrder?.some((one, i) => one.weekday === inOrder[i - 1]?.weekday && one.from < inOrder[i - 1]!.to))
      throw new HttpError(400, 'hours_overlap', { code: 'invalid' });
    await db.transaction(async (tx) => {
      if (inOrder) await resources.setWeekly(tx, doctor.resourceId, inOrder);
      if (busy !== undefined)
        await tx.update(doctorTable).set({ isBusy: busy }).where(eq(doctorTable.id, doctor.id));
    });
    clearCaches();
    return calendar(by);
  }
  /** Throws 409 `leave_hits` with how many bookings it would hit, unless it is to stand all the same: then they are named as clashes. */
  async function addLeave(
    by: By,
    {
      from,
      to,
      note,
      despite_bookings,
    }: { from: string; to: string; note?: string | null | undefined; despite_bookings?: boolean | undefined },
  ): Promise<StaffCalendar> {
    const doctor = await mine(by),
      startsAt = indianMidnight(from),
      endsAt = new Date(indianMidnight(to).getTime() + DAY_MS);
    if (endsAt <= clock.now()) throw new HttpError(400, 'leave_past', { code: 'invalid' });
    const now = clock.now();
    const hit = (
      await bookings.between(db, [doctor.resourceId], new Date(startsAt.getTime() - DAY_MS), endsAt)
    ).filter((row) => isAhead(row, now) && row.endsAt > startsAt);
    if (hit.length > 0 && !despite_bookings) {
      await shows(by, hit);
      throw new HttpError(409, 'leave_hits', {
        params: { count: hit.length },
        facts: { appointments: await serialize(doctor, hit, { startsAt, endsAt }) },
      });
    }
    await db.transaction((tx) =>
      resources.addLeave(tx, { resourceId: doctor.resourceId, startsAt, endsAt, note: note ?? '' }),
    );
    return calendar(by);
  }
  async function removeLeave(by: By, id: number): Promise<StaffCalendar> {
    const doctor = await mine(by);
    if (!(await db.transaction((tx) => resources.removeLeave(tx, doctor.resourceId, id))))
      throw notFound('leave_not_found');
    return calendar(by);
  }
  /** The same for another doctor's. */
  async function own(by: By, id: string): Promise<BookingRow> {
    const doctor = await mine(by),
      row = await bookings.rowOf(db, id);
    if (row?.resourceId !== doctor.resourceId) throw notFound('booking_not_found');
    return row;
  }
  async function move(by: By, id: string, startsAt: Date): Promise<StaffCalendar> {
    const row = await own(by, id);
    await bookings.moveTo(row.orderId, startsAt, false);
    return calendar(by, indianDay(row.startsAt));
  }
  /** All of its money goes back: it is not the patient who cancels. */
  async function cancel(by: By, id: string, why: CallOff): Promise<StaffCalendar> {
    const row = await own(by, id);
    await bookings.cancelByShop(by, row.orderId, why);
    return calendar(by, indianDay(row.startsAt));
  }
  async function finish(by: By, id: string): Promise<StaffCalendar> {
    const row = await own(by, id);
    if (row.startsAt > clock.now()) throw new HttpError(409, 'booking_ahead');
    await bookings.finish(row.orderId, by.caller.accountId);
    return calendar(by, indianDay(row.startsAt));
  }
  return { calendar, set, addLeave, removeLeave, move, cancel, finish };
}
export type DoctorCalendar = ReturnType<typeof createCalendar>;
