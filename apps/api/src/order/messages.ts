import { brand } from '@doorstep/contract/brand';
import { toRupees } from '@doorstep/contract/money';
import { REFUND_DAYS, type OrderStatus } from '@doorstep/contract/order';
import { desc, eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderMoney } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Message, Sender } from '../platform/sender.ts';
import { order, orderEvent } from './schema.ts';

interface Needs { db: Database; clock: Clock; jobs: Jobs; sender: Pick<Sender, 'send'>; accounts: Pick<AccountService, 'preferences' | 'profile'>; money: Pick<OrderMoney, 'refundOf'> }
interface News { orderId: string; text: string; at: Date }

/** Later than this nobody is helped by it; what could not be sent for so long is let go. */
const STALE_MS = 6 * 3_600_000;
const channels = ['sms', 'whatsapp', 'email'] as const satisfies ReadonlyArray<Message['channel']>;
const says: Partial<Record<OrderStatus, string>> = { processing: 'is confirmed.', shipped: 'is out for delivery.', delivered: 'was delivered.', cancelled: `was cancelled. What you paid comes back within ${REFUND_DAYS} days.` };

/**
 * Tells patients how their orders go on, by the ways that they chose. Each is a job, added by who moved the order: a way that fails holds nobody up,
 * and is tried again by itself. Keys: 'event 12', 'refund RF-…', and for each way of it 'event 12 sms'.
 */
export function tellPatients({ db, clock, jobs, sender, accounts, money }: Needs): void {
  /** Undefined where it is old news, or another step has followed: who moved an order by mistake has put it right. */
  async function newsOf(kind: string, id: string): Promise<News | undefined> {
    if (kind === 'refund') {
      const found = await money.refundOf(id);
      return found?.processedAt ? { orderId: found.orderId, text: `Rs ${toRupees(found.amountPaise).toFixed(2)} of order ${found.orderId} was refunded.`, at: found.processedAt } : undefined;
    }
    const [event] = await db.select().from(orderEvent).where(eq(orderEvent.id, Number(id)));
    const [last] = event ? await db.select({ id: orderEvent.id }).from(orderEvent).where(eq(orderEvent.orderId, event.orderId)).orderBy(desc(orderEvent.id)).limit(1) : [];
    const said = event && says[event.status];
    return said && last?.id === event.id ? { orderId: event.orderId, text: `order ${event.orderId} ${said}`, at: event.at } : undefined;
  }
  jobs.on('tell', async (key) => {
    const [kind, id, channel] = key.split(' ') as [string, string, Message['channel']?];
    const news = await newsOf(kind, id);
    if (!news || clock.now().getTime() - news.at.getTime() > STALE_MS) return;
    const [{ accountId }] = await db.select({ accountId: order.accountId }).from(order).where(eq(order.id, news.orderId)) as [{ accountId: number }];
    const { notifications } = await accounts.preferences(accountId), { mobile, email } = await accounts.profile(accountId);
    const to = { sms: notifications.orders_sms && mobile, whatsapp: notifications.orders_whatsapp && mobile, email: notifications.orders_email && email };
    // Nobody's number any more is no number.
    const isReachable = (way: Message['channel']) => Boolean(to[way]) && (way === 'email' || /^\d{10}$/.test(mobile));
    if (channel === undefined) { for (const way of channels) if (isReachable(way)) await jobs.add(db, 'tell', `${key} ${way}`); return; }
    if (isReachable(channel)) await sender.send({ to: to[channel] as string, channel, text: `${brand.name}: ${news.text}` });
  });
}
