import type { OrderRow, OrderService } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { BookingRow, ScheduleService } from '../schedule/service.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    visit_unchecked: true;
  }
}
interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add' | 'drop' | 'kick' | 'wake'>;
  orders: OrderService;
  schedule: Pick<ScheduleService, 'bookings'>;
}

/** Visits that wait for a pharmacist's word on the doctor's order (decision S9). */
export function createChecks({ db, clock, jobs, orders, schedule: { bookings } }: Needs) {
  /** In the transaction that gives it its time: nobody comes unchecked, so then its money goes back. */
  const begin = (tx: Queries, orderId: string, startsAt: Date): Promise<void> =>
    jobs.add(
      tx,
      'visit_unchecked',
      orderId,
      // By the machine's time, as jobs are.
      new Date(Date.now() + startsAt.getTime() - clock.now().getTime()),
    );
  async function carryOut(orderId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const order = await orders.transitions.locked(tx, orderId),
        booking = await bookings.rowOf(tx, orderId);
      if (booking?.status === 'checking' && booking.startsAt > clock.now())
        return begin(tx, orderId, booking.startsAt);
      if (!(await jobs.drop(tx, 'visit_unchecked', orderId)) || booking?.status !== 'checking') return;
      await orders.transitions.cancel(tx, order!, { byAccountId: null, reason: { code: 'visit_unchecked' } });
    });
    jobs.kick();
  }
  /** In the transaction in which a pharmacist approves it: somebody comes. */
  async function onApproved(tx: Queries, order: OrderRow, byAccountId: number): Promise<void> {
    await bookings.setStatus(tx, order.id, 'booked');
    await orders.transitions.move(tx, order, 'processing', byAccountId);
    await jobs.drop(tx, 'visit_unchecked', order.id);
    await jobs.add(tx, 'tell', `booked ${order.id}`);
  }
  const onMoved = async (tx: Queries, { orderId, status, startsAt }: BookingRow): Promise<void> => {
    if (status === 'checking') await begin(tx, orderId, startsAt);
  };
  return { begin, carryOut, onApproved, onMoved, wake: () => jobs.wake('visit_unchecked') };
}
export type Checks = ReturnType<typeof createChecks>;
