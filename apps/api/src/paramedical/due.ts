import { toPaise, toRupees } from '@doorstep/contract/money';
import { paramedicalServiceType } from '@doorstep/contract/paramedical';
import type { VisitPrice } from '@doorstep/contract/paramedical.schema';
import { shownKm } from '@doorstep/contract/delivery';
import type { OrderService } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notLoggedIn } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { bookableUntil, slotTaken, type ScheduleService } from '../schedule/service.ts';
import type { Pricing, Wish } from './pricing.ts';
import type { Teams } from './teams.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'kick'>;
  orders: OrderService;
  schedule: ScheduleService;
  teams: Teams;
  pricing: Pricing;
}

/** Visits that are paid when somebody comes (decisions S8, S17). */
export function createDueVisits({ db, clock, jobs, orders, schedule, teams, pricing }: Needs) {
  const mustBeBookable = ({ startsAt }: Wish): void => {
    const now = clock.now();
    if (startsAt <= now || startsAt >= bookableUntil(now))
      throw new HttpError(409, 'slot_not_offered', { code: 'slot_taken' });
  };
  /** Nothing is kept: what it would cost. */
  async function calculate(wish: Wish): Promise<VisitPrice> {
    mustBeBookable(wish);
    const { servicePaise, travelPaise, destination } = await pricing.look(wish);
    return {
      success: true,
      service_price: toRupees(servicePaise),
      travel_cost: toRupees(travelPaise),
      total_price: toRupees(servicePaise + travelPaise),
      distance_km: shownKm(destination.km),
    };
  }
  /** The one that this person has of the same service at the same time: pressing twice books once. */
  async function sameOf(tx: Queries, { accountId, serviceId, startsAt }: Wish): Promise<string | undefined> {
    const all = await schedule.bookings.between(
      tx,
      (await teams.all(tx)).map(({ resourceId }) => resourceId),
      startsAt,
      new Date(startsAt.getTime() + 1),
    );
    return all.find(
      (one) =>
        one.accountId === accountId && one.reference === String(serviceId) && one.status !== 'cancelled',
    )?.orderId;
  }
  /** The id of its order. `shown`: rupees that the patient has seen; another sum is refused with the right one. */
  async function book(
    caller: Pick<Caller, 'accountId' | 'mobileVerified' | 'by'>,
    wish: Wish,
    shown: number | null,
  ): Promise<string> {
    if (!caller.mobileVerified) throw new HttpError(403, 'mobile_unverified');
    mustBeBookable(wish);
    const priced = await pricing.price(wish, async (near) => near),
      totalPaise = priced.subtotalPaise + priced.feePaise;
    const id = await db.transaction(async (tx) => {
      await lockAccount(tx, 'visit', caller.accountId);
      const before = await sameOf(tx, wish);
      if (before !== undefined) return before;
      if (shown !== null && toPaise(shown) !== totalPaise) {
        const total = toRupees(totalPaise);
        throw new HttpError(409, 'visit_amount_changed', {
          params: { total: total.toFixed(2) },
          facts: { total },
        });
      }
      const made = await orders.placeUnpaid(tx, caller, paramedicalServiceType, priced);
      // Their account may have been deleted while this waited for its turn.
      if ('refused' in made) throw made.refused.code === 'account_deleted' ? notLoggedIn() : slotTaken();
      return made.orderId;
    });
    jobs.kick();
    return id;
  }
  return { calculate, book };
}
export type DueVisits = ReturnType<typeof createDueVisits>;
/** As the form gives them. */
export const formTime = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`);
