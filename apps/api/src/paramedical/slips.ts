import { slipLabels } from '@doorstep/contract/booking-slip.messages.en';
import { slipLabelsHi } from '@doorstep/contract/booking-slip.messages.hi';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { promiseText } from '@doorstep/contract/promise-text';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderRow, OrderService, SlipFacts } from '../order/service.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import type { BookingRow, ScheduleService } from '../schedule/service.ts';
import type { VisitDetails } from './pricing.ts';
import { visitTable } from './schema.ts';
import type { Services } from './services.ts';

interface Needs {
  db: Database;
  files: Files;
  accounts: Pick<AccountService, 'reach'>;
  orders: OrderService;
  schedule: ScheduleService;
  services: Services;
}
const labelsIn = { en: slipLabels, hi: slipLabelsHi };

/** Slips of visits that are paid when somebody comes, drawn once and kept (decision S8). */
export function createSlips({ db, files, accounts, orders, schedule, services }: Needs) {
  async function factsOf(order: OrderRow, booking: BookingRow): Promise<SlipFacts> {
    const { language } = await accounts.reach(order.accountId),
      labels = labelsIn[language],
      details = order.details as VisitDetails | null,
      service = (await services.rows()).find(({ id }) => String(id) === booking.reference),
      [item] = await orders.items(db, [order.id]);
    return {
      orderId: order.id,
      language,
      rows: [
        [labels.booking, order.id],
        [labels.booked_on, promiseText[language].at(order.createdAt)],
        [labels.visit, labels.indian({ time: promiseText[language].at(booking.startsAt) })],
        [labels.patient, details?.name ?? ''],
        [labels.mobile, order.contactMobile ?? ''],
        [labels.address, order.address ?? ''],
      ],
      lines: [
        [`${labels.service}: ${(language === 'hi' && service?.titleHi) || item!.title}`, order.subtotalPaise],
        [labels.travel({ km: order.distanceKm ?? 0 }), order.feePaise],
      ],
      totalPaise: order.totalPaise,
      bookedAt: order.createdAt.toISOString(),
    };
  }
  const mine = (orderId: string) => eq(visitTable.orderId, orderId);
  /** Its path; the same one again and again. */
  async function path(order: OrderRow): Promise<string> {
    const [visit] = await db.select().from(visitTable).where(mine(order.id));
    const facts = await factsOf(order, (await schedule.bookings.rowOf(db, order.id))!);
    const id =
      visit?.slipFileId ??
      (await orders.papers({
        key: `slip ${order.id}`,
        accountId: order.accountId,
        kind: 'booking_slip',
        facts,
        held: async (tx) => ({
          facts,
          fileId: (await tx.select().from(visitTable).where(mine(order.id)).for('update'))[0]!.slipFileId,
        }),
        async store(tx, slipFileId) {
          await tx.update(visitTable).set({ slipFileId }).where(mine(order.id));
        },
      }));
    return callPath(platformEndpoints.getFile.path, { params: { id } });
  }
  /** Of a person who leaves: their name stands on them. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    const own = (await schedule.bookings.idsOf(tx, accountId)).map(({ orderId }) => orderId);
    if (own.length === 0) return;
    const which = and(inArray(visitTable.orderId, own), isNotNull(visitTable.slipFileId));
    const rows = await tx.select({ id: visitTable.slipFileId }).from(visitTable).where(which);
    await tx.update(visitTable).set({ slipFileId: null }).where(which);
    for (const { id } of rows) await files.forget(tx, id!);
  }
  return { path, forgetAll };
}
export type Slips = ReturnType<typeof createSlips>;
