import { labServiceType } from '@doorstep/contract/lab';
import { toPaise, toRupees } from '@doorstep/contract/money';
import type { OrderService } from '../order/service.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notLoggedIn } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { slotTaken, type ScheduleService } from '../schedule/service.ts';
import { frozenCollection, type LabPricing, type Wish } from './pricing.ts';

interface Needs {
  db: Database;
  jobs: Pick<Jobs, 'kick'>;
  orders: OrderService;
  schedule: ScheduleService;
  pricing: LabPricing;
}
/** Collections that are paid when somebody comes (decision S8). */
export function createDueCollections({ db, jobs, orders, schedule, pricing }: Needs) {
  /** The one that this person has of the same tests at the same time: pressing twice books once. */
  async function sameOf(
    tx: Queries,
    accountId: number,
    { resourceId, startsAt }: { resourceId: number; startsAt: string },
    references: readonly string[],
  ): Promise<string | undefined> {
    const from = new Date(startsAt),
      own = (await schedule.bookings.between(tx, [resourceId], from, new Date(from.getTime() + 1))).filter(
        (one) => one.accountId === accountId && one.status !== 'cancelled',
      ),
      items = Map.groupBy(
        await orders.items(
          tx,
          own.map(({ orderId }) => orderId),
        ),
        ({ orderId }) => orderId,
      );
    return own.find(
      ({ orderId }) =>
        (items.get(orderId) ?? []).map(({ reference }) => reference).join(' ') === references.join(' '),
    )?.orderId;
  }
  /** The id of its order. `shown`: rupees that the patient has seen; another sum is refused with the right one. */
  return async function book(
    caller: Pick<Caller, 'accountId' | 'mobileVerified' | 'by'>,
    wish: Wish,
    shown: number | null,
  ): Promise<string> {
    if (!caller.mobileVerified) throw new HttpError(403, 'mobile_unverified');
    const priced = await pricing.price(wish, ''),
      totalPaise = priced.subtotalPaise + priced.feePaise;
    const id = await db.transaction(async (tx) => {
      await lockAccount(tx, 'collection', caller.accountId);
      const before = await sameOf(
        tx,
        caller.accountId,
        frozenCollection.parse(priced.frozen.data),
        priced.frozen.items.map(({ reference }) => reference),
      );
      if (before !== undefined) return before;
      if (shown !== null && toPaise(shown) !== totalPaise) {
        const total = toRupees(totalPaise);
        throw new HttpError(409, 'lab_amount_changed', {
          params: { total: total.toFixed(2) },
          facts: { total },
        });
      }
      const made = await orders.placeUnpaid(tx, caller, labServiceType, priced);
      // Their account may have been deleted while this waited for its turn.
      if ('refused' in made) throw made.refused.code === 'account_deleted' ? notLoggedIn() : slotTaken();
      return made.orderId;
    });
    jobs.kick();
    return id;
  };
}
export type BookDue = ReturnType<typeof createDueCollections>;
