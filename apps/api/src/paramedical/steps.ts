import { VISIT_CODE_TRIES, visitSteps, type VisitStep } from '@doorstep/contract/paramedical';
import type { BookableDays, ReceivedPaymentInput } from '@doorstep/contract/schedule.schema';
import { eq } from 'drizzle-orm';
import type { OrderRow, OrderService } from '../order/service.ts';
import { byCaller, type Audit, type AuditEntry } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound, invalid } from '../platform/http/http-error.ts';
import { issue } from '@doorstep/contract/failure';
import type { Jobs } from '../platform/jobs.ts';
import {
  assertStartable,
  bookableUntil,
  minutesOf,
  slotTaken,
  type BookingRow,
  type ScheduleService,
} from '../schedule/service.ts';
import type { By, VisitRow } from './board.ts';
import { isInHours } from './hours.ts';
import { visitItemData } from './pricing.ts';
import { newVisitCode } from './product-type.ts';
import { visitTable } from './schema.ts';
import type { Services } from './services.ts';
import type { NurseRow, Teams } from './teams.ts';

/** What the staff asks of a visit; what is undefined stays. */
export interface Asked {
  status?: VisitStep | undefined;
  nurseId?: number | null | undefined;
  code?: string | undefined;
  newCode?: boolean | undefined;
  payment?: ReceivedPaymentInput | undefined;
}
interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Pick<Jobs, 'add' | 'kick'>;
  orders: OrderService;
  schedule: ScheduleService;
  teams: Teams;
  services: Services;
}
/** A visit that is held by this transaction. */
interface Held {
  order: OrderRow;
  booking: BookingRow;
  visit: VisitRow;
}
const wrongStep = () => new HttpError(409, 'visit_step_wrong');

/** Who comes, and how far a visit is. */
export function createSteps({ db, clock, audit, jobs, orders, schedule, teams, services }: Needs) {
  const { seats, bookings, payments } = schedule;
  async function held(tx: Queries, id: string): Promise<Held> {
    const order = await orders.transitions.locked(tx, id),
      booking = order && (await bookings.rowOf(tx, id)),
      [visit] = booking ? await tx.select().from(visitTable).where(eq(visitTable.orderId, id)) : [];
    if (!order || !booking || !visit) throw notFound('booking_not_found');
    return { order, booking, visit };
  }
  const change = async (tx: Queries, { order }: Held, set: Partial<VisitRow>): Promise<void> => {
    await tx.update(visitTable).set(set).where(eq(visitTable.orderId, order.id));
  };
  const record = (
    tx: Queries,
    by: By,
    { order }: Held,
    entry: Pick<AuditEntry, 'action' | 'changes'> & { result?: AuditEntry['result'] },
  ): Promise<void> =>
    audit.record(tx, {
      ...byCaller(by),
      objectKind: 'order',
      objectId: order.id,
      subjectId: order.accountId,
      result: 'done',
      ...entry,
    });
  const named = (nurse: NurseRow | undefined) => nurse?.name ?? null;

  /** Their own time is taken in the same transaction: nobody is sent to two places at once. */
  async function assign(tx: Queries, by: By, one: Held, nurseId: number | null): Promise<void> {
    const { order, booking, visit } = one;
    if (booking.status !== 'checking' && booking.status !== 'booked') throw wrongStep();
    if (visit.nurseId === nurseId) return;
    const nurses = await teams.nurses(tx),
      before = nurses.find(({ id }) => id === visit.nurseId),
      after = nurses.find(({ id }) => id === nurseId);
    if (nurseId !== null && after?.teamId !== visit.teamId) throw notFound('nurse_not_found');
    if (before) await seats.release(tx, order.id, before.resourceId);
    if (
      after &&
      !(await seats.take(
        tx,
        {
          resourceId: after.resourceId,
          startsAt: booking.startsAt,
          minutes: minutesOf(booking),
          accountId: order.accountId,
        },
        order.id,
        { isLate: true },
      ))
    )
      throw new HttpError(409, 'nurse_busy', { params: { name: after.name } });
    await change(tx, one, { nurseId });
    visit.nurseId = nurseId;
    await record(tx, by, one, {
      action: 'assign',
      changes: { nurse: { from: named(before), to: named(after) } },
    });
    if (after) await jobs.add(tx, 'tell', `coming ${order.id}`);
  }
  /** Whoever guesses is stopped; a call to the patient comes before another code. */
  async function reset(tx: Queries, by: By, one: Held): Promise<void> {
    if (one.visit.code === null) throw wrongStep();
    await change(tx, one, { code: newVisitCode(), codeTries: 0 });
    await record(tx, by, one, { action: 'new_code' });
  }
  /** Undefined where the code is right, or was said before; else why it is not. Wrong ones are counted. */
  async function refusedCode(
    tx: Queries,
    by: By,
    one: Held,
    code: string | undefined,
  ): Promise<HttpError | undefined> {
    const { visit } = one;
    if (visit.code === null) return undefined;
    if (visit.codeTries >= VISIT_CODE_TRIES) return new HttpError(409, 'visit_code_dead');
    if (code === undefined) return invalid({ code: issue('visit_code_required') });
    if (code === visit.code) return undefined;
    const tries = visit.codeTries + 1;
    await change(tx, one, { codeTries: tries });
    await record(tx, by, one, { action: 'start', result: 'refused' });
    return tries >= VISIT_CODE_TRIES
      ? new HttpError(409, 'visit_code_dead')
      : new HttpError(409, 'visit_code_wrong', { params: { left: VISIT_CODE_TRIES - tries } });
  }
  /** One step on or back; the same again changes nothing. Why not, where it is not done. */
  async function step(
    tx: Queries,
    by: By,
    one: Held,
    status: VisitStep,
    code: string | undefined,
  ): Promise<HttpError | undefined> {
    const { order, booking, visit } = one,
      now = clock.now();
    if (booking.status === status) return undefined;
    if (booking.status === 'checking') return new HttpError(409, 'visit_unapproved');
    if (booking.status === 'cancelled') return wrongStep();
    const from = visitSteps.indexOf(booking.status),
      to = visitSteps.indexOf(status);
    if (Math.abs(to - from) !== 1) return wrongStep();
    if (status === 'started' || status === 'done') assertStartable(booking, now);
    else await payments.assertUntaken(tx, order.id);
    if (to > from) {
      if (visit.nurseId === null) return new HttpError(409, 'visit_unassigned');
      if (status === 'started') {
        const refused = await refusedCode(tx, by, one, code);
        if (refused) return refused;
      }
    }
    await change(tx, one, {
      ...(status === 'booked' && { onWayAt: null }),
      ...(status === 'on-the-way' && { onWayAt: visit.onWayAt ?? now, startedAt: null }),
      ...(status === 'started' && { startedAt: visit.startedAt ?? now, doneAt: null, code: null }),
      ...(status === 'done' && { doneAt: now }),
    });
    await bookings.setStatus(tx, order.id, status);
    if (status === 'done') await orders.transitions.move(tx, order, 'delivered', by.caller.accountId || null);
    else if (booking.status === 'done')
      await orders.transitions.move(tx, order, 'processing', by.caller.accountId || null);
    else await orders.touch(tx, order.id);
    if (status === 'on-the-way' && to > from) await jobs.add(tx, 'tell', `on_way ${order.id}`);
    await record(tx, by, one, {
      action: 'status',
      changes: { status: { from: booking.status, to: status } },
    });
    return undefined;
  }

  /** Throws 404 for what is no visit; 409 for what cannot be done as it stands. */
  async function set(by: By, id: string, asked: Asked): Promise<void> {
    const refused = await db.transaction(async (tx) => {
      const one = await held(tx, id);
      if (asked.nurseId !== undefined) await assign(tx, by, one, asked.nurseId);
      if (asked.newCode) await reset(tx, by, one);
      // A wrong code is counted: what counts it is not undone.
      const wrong = asked.status && (await step(tx, by, one, asked.status, asked.code));
      if (!wrong && asked.payment) {
        const { status } = (await bookings.rowOf(tx, id))!;
        await payments.record(tx, by, { order: one.order, status }, asked.payment);
      }
      return wrong;
    });
    jobs.kick();
    if (refused) throw refused;
  }
  /** In the transaction that moves a visit to a time at which its own team has no seat left: the nearest other one that comes there. */
  async function instead(tx: Queries, booking: BookingRow, startsAt: Date): Promise<number | undefined> {
    const { orderId, accountId, resourceId: before } = booking,
      minutes = minutesOf(booking);
    if (startsAt >= bookableUntil(clock.now())) return undefined;
    const [item] = await orders.items(tx, [orderId]),
      all = await teams.all(tx);
    for (const id of visitItemData.parse(item?.data).teamIds) {
      const team = all.find((one) => one.id === id);
      if (!team || team.resourceId === before) continue;
      if (!(await seats.take(tx, { resourceId: team.resourceId, startsAt, minutes, accountId }, orderId)))
        continue;
      // Its nurse is one of the team that does not come.
      await seats.release(tx, orderId, before);
      await dismiss(tx, orderId);
      await tx.update(visitTable).set({ teamId: team.id }).where(eq(visitTable.orderId, orderId));
      return team.resourceId;
    }
    return undefined;
  }
  /** The times that a visit could move to: those of all teams that come to its place. */
  async function days(booking: BookingRow): Promise<BookableDays['data'] | undefined> {
    const { orderId, reference } = booking,
      service = await services.row(Number(reference)),
      [item] = await orders.items(db, [orderId]),
      { teamIds } = visitItemData.parse(item?.data);
    return (
      service &&
      teams.days(
        service,
        (await teams.all()).filter(({ id }) => teamIds.includes(id)),
        minutesOf(booking),
      )
    );
  }
  /** Who was to come does not any more; their time is free. */
  async function dismiss(tx: Queries, orderId: string): Promise<void> {
    const nurse = await nurseOf(tx, orderId);
    if (!nurse) return;
    await seats.release(tx, orderId, nurse.resourceId);
    await tx.update(visitTable).set({ nurseId: null }).where(eq(visitTable.orderId, orderId));
  }
  async function nurseOf(tx: Queries, orderId: string): Promise<NurseRow | undefined> {
    const [visit] = await tx.select().from(visitTable).where(eq(visitTable.orderId, orderId));
    return (await teams.nurses(tx)).find(({ id }) => id === visit?.nurseId);
  }
  /** In the transaction that moves a visit: who comes stays, if they are free then. */
  async function onMoved(tx: Queries, booking: BookingRow): Promise<void> {
    const { orderId, reference, startsAt } = booking,
      minutes = minutesOf(booking),
      service = await services.row(Number(reference), tx);
    if (service && !isInHours(service, startsAt, minutes)) throw slotTaken();
    const nurse = await nurseOf(tx, orderId);
    if (nurse && !(await seats.move(tx, { orderId, resourceId: nurse.resourceId, startsAt, minutes })))
      await dismiss(tx, orderId);
  }
  return { set, days, instead, onMoved };
}
export type Steps = ReturnType<typeof createSteps>;
