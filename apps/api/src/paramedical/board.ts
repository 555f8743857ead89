import type { Nurse, StaffVisit, VisitBoard } from '@doorstep/contract/paramedical.schema';
import { paramedicalServiceType, VISIT_CODE_TRIES } from '@doorstep/contract/paramedical';
import { toRupees } from '@doorstep/contract/money';
import { inArray } from 'drizzle-orm';
import { BOOKABLE_DAYS } from '@doorstep/contract/schedule';
import type { OrderRow, OrderService, ReceivedRow } from '../order/service.ts';
import type { TodayEntry } from '../platform/area.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianDay, indianMidnight, indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { calledOffPaise, dueRupees, type BookingRow, type ScheduleService } from '../schedule/service.ts';
import { TRAVEL_MINUTES } from './hours.ts';
import type { VisitDetails } from './pricing.ts';
import { visitTable } from './schema.ts';
import type { NurseRow, Teams } from './teams.ts';

export type VisitRow = typeof visitTable.$inferSelect;
export interface By {
  caller: Caller;
  requestId: string;
}
interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  orders: OrderService;
  schedule: ScheduleService;
  teams: Teams;
}
const DAY_MS = 86_400_000,
  MINUTE_MS = 60_000;
/** Those for which somebody still has to come. */
const OPEN: ReadonlySet<string> = new Set(['checking', 'booked', 'on-the-way']);

/** The visits of a day, as those who send nurses see them. */
export function createBoard({ db, clock, audit, orders, schedule, teams }: Needs) {
  /** Whether a nurse is on duty from one instant to another. */
  async function onDuty(
    nurses: readonly NurseRow[],
    from: Date,
    to: Date,
  ): Promise<(of: NurseRow) => boolean> {
    const known = await schedule.resources.timetables(
      db,
      nurses.map(({ resourceId }) => resourceId),
      from,
      to,
    );
    return ({ resourceId }) => schedule.covers(known.get(resourceId)!, from, to);
  }
  /** Of those, who has no other visit then. */
  async function freeFor(
    nurses: readonly NurseRow[],
    from: Date,
    to: Date,
    orderId: string | undefined,
  ): Promise<(of: NurseRow) => boolean> {
    const isOn = await onDuty(nurses, from, to),
      until = new Date(to.getTime() + TRAVEL_MINUTES * MINUTE_MS),
      busy = new Set<number>();
    for (const { resourceId } of nurses)
      if ((await schedule.seats.busy(db, resourceId, from, until)).some((seat) => seat.orderId !== orderId))
        busy.add(resourceId);
    return (nurse) => isOn(nurse) && !busy.has(nurse.resourceId);
  }
  const serializeVisit = (
    booking: BookingRow,
    order: OrderRow,
    visit: VisitRow,
    nurse: NurseRow | undefined,
    clash: StaffVisit['clash'],
    taken: ReceivedRow | undefined,
  ): StaffVisit => {
    const details = order.details as VisitDetails | null;
    return {
      id: booking.orderId,
      step: booking.status,
      service: '',
      starts_at: indianTime(booking.startsAt),
      ends_at: indianTime(booking.endsAt),
      address: order.address ?? '',
      distance_km: order.distanceKm,
      patient: { name: details?.name ?? '', mobile: order.contactMobile ?? '' },
      notes: details?.notes ?? null,
      due: dueRupees(order, booking.status, taken),
      received: taken ? orders.received.serialize(taken) : null,
      back: toRupees(calledOffPaise(booking, order)),
      nurse: nurse ? { id: nurse.id, name: nurse.name } : null,
      clash,
      code_tries: Math.max(0, VISIT_CODE_TRIES - visit.codeTries),
    };
  };
  async function visits(
    rows: readonly BookingRow[],
    nurses: readonly NurseRow[],
  ): Promise<Map<string, { visit: StaffVisit; teamId: number }>> {
    const ids = rows.map(({ orderId }) => orderId),
      known = new Map((await orders.rows(db, ids)).map((row) => [row.id, row])),
      titles = new Map((await orders.items(db, ids)).map((item) => [item.orderId, item.title])),
      own = new Map(
        ids.length === 0
          ? []
          : (await db.select().from(visitTable).where(inArray(visitTable.orderId, ids))).map((row) => [
              row.orderId,
              row,
            ]),
      ),
      received = await orders.received.entries(db, ids),
      all = new Map<string, { visit: StaffVisit; teamId: number }>();
    for (const booking of rows) {
      const visit = own.get(booking.orderId)!,
        nurse = nurses.find(({ id }) => id === visit.nurseId);
      const clash =
        nurse && OPEN.has(booking.status)
          ? (await onDuty([nurse], booking.startsAt, booking.endsAt))(nurse)
            ? null
            : 'leave'
          : null;
      all.set(booking.orderId, {
        visit: {
          ...serializeVisit(
            booking,
            known.get(booking.orderId)!,
            visit,
            nurse,
            clash,
            orders.received.standing(received(booking.orderId)),
          ),
          service: titles.get(booking.orderId) ?? '',
        },
        teamId: visit.teamId,
      });
    }
    return all;
  }

  /** Whose visits are shown stands in the audit (safety T48). `asked`: nurses are free or not for this one. */
  async function board(by: By, day?: string, asked?: string): Promise<VisitBoard> {
    const now = clock.now(),
      allTeams = await teams.all(),
      allNurses = await teams.nurses(),
      resourceIds = allTeams.map(({ resourceId }) => resourceId);
    const wanted = asked === undefined ? undefined : await schedule.bookings.rowOf(db, asked),
      of = wanted && resourceIds.includes(wanted.resourceId) ? wanted : undefined,
      shown = day ?? indianDay(of?.startsAt ?? now),
      from = indianMidnight(shown),
      rows = await schedule.bookings.between(db, resourceIds, from, new Date(from.getTime() + DAY_MS));
    await audit.record(
      db,
      rows.map(({ orderId, accountId }) => ({
        ...byCaller(by),
        action: 'list',
        objectKind: 'order',
        objectId: orderId,
        subjectId: accountId,
        result: 'done' as const,
      })),
    );
    const isFree = of
      ? await freeFor(allNurses, of.startsAt, of.endsAt, of.orderId)
      : await freeFor(allNurses, now, new Date(now.getTime() + MINUTE_MS), undefined);
    const serializeNurse = (nurse: NurseRow): Nurse => ({
      id: nurse.id,
      name: nurse.name,
      role: nurse.role,
      registration_no: nurse.registrationNo,
      photo: nurse.photo,
      free: isFree(nurse),
    });
    const all = [...(await visits(rows, allNurses)).values()];
    return {
      success: true,
      data: {
        now: indianTime(now),
        day: shown,
        teams: allTeams.map(({ id, name }) => ({
          id,
          name,
          nurses: allNurses.filter(({ teamId }) => teamId === id).map(serializeNurse),
          visits: all.filter(({ teamId }) => teamId === id).map(({ visit }) => visit),
        })),
      },
    };
  }
  /** Those that somebody should look at before they begin; the worst is the next one. */
  const waiting =
    (concerns: (one: StaffVisit) => boolean): TodayEntry['count'] =>
    async (now) => {
      const ids = (await teams.all()).map(({ resourceId }) => resourceId),
        until = new Date(now.getTime() + (BOOKABLE_DAYS + 1) * DAY_MS),
        rows = await schedule.bookings.between(db, ids, new Date(now.getTime() - DAY_MS), until);
      const all = await visits(
        rows.filter(({ status }) => OPEN.has(status)),
        await teams.nurses(),
      );
      const found = [...all.values()].filter(({ visit }) => concerns(visit));
      return {
        count: found.length,
        worstAt: found[0] ? new Date(found[0].visit.starts_at) : null,
      };
    };
  const today: TodayEntry[] = [
    {
      key: 'visits_due',
      roles: ['admin'],
      count: () => schedule.payments.unpaid(paramedicalServiceType),
    },
    {
      key: 'visits_unassigned',
      roles: ['admin'],
      count: waiting(({ step, nurse }) => step === 'booked' && nurse === null),
    },
    { key: 'visits_clashing', roles: ['admin'], count: waiting(({ clash }) => clash !== null) },
  ];
  return { board, today };
}
export type Board = ReturnType<typeof createBoard>;
