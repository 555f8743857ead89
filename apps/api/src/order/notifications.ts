import { toRupees } from '@doorstep/contract/money';
import { REFUND_DAYS, type OrderStatus } from '@doorstep/contract/order';
import { orderTexts } from '@doorstep/contract/order.messages.en';
import { orderTextsHi } from '@doorstep/contract/order.messages.hi';
import { channels } from '@doorstep/contract/platform';
import { and, desc, eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderMoney } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Message, Sender } from '../platform/sender.ts';
import { orderTable, orderEventTable, orderLineTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  sender: Pick<Sender, 'send' | 'has'>;
  accounts: Pick<AccountService, 'preferences' | 'profile'>;
  money: Pick<OrderMoney, 'refundOf'>;
}
interface News {
  orderId: string;
  /** In the language of whoever is told. */
  text: (texts: typeof orderTexts) => string;
  at: Date;
}

/** Later than this nobody is helped by it; what could not be sent for so long is let go. */
const STALE_MS = 6 * 3_600_000;
const textsIn = { en: orderTexts, hi: orderTextsHi };
const days = REFUND_DAYS;
const says: Partial<Record<OrderStatus, (order: string) => News['text']>> = {
  processing: (order) => (texts) => texts.processing({ order }),
  shipped: (order) => (texts) => texts.shipped({ order }),
  delivered: (order) => (texts) => texts.delivered({ order }),
  cancelled: (order) => (texts) => texts.cancelled({ order, days }),
};

/**
 * Tells patients how their orders go on, by the ways that they chose. Each is a job, added by who moved the order: a way that fails holds nobody up,
 * and is tried again by itself. Keys: 'event 12', 'refund RF-…', 'question OD-…', 'rejected OD-…', and for each way of it 'event 12 sms'.
 */
export function notifyPatients({ db, clock, jobs, sender, accounts, money }: Needs): void {
  /** Once for all of its lines that stand so now; undefined where none does any more, or where the order was cancelled, which is told by itself. */
  async function ofLines(
    orderId: string,
    rxStatus: 'question' | 'rejected',
    text: News['text'],
  ): Promise<News | undefined> {
    const [last] = await db
      .select({ status: orderTable.status, at: orderLineTable.rxAt })
      .from(orderLineTable)
      .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
      .where(and(eq(orderTable.id, orderId), eq(orderLineTable.rxStatus, rxStatus)))
      .orderBy(desc(orderLineTable.rxAt))
      .limit(1);
    return last?.at && last.status !== 'cancelled' ? { orderId, text, at: last.at } : undefined;
  }
  const newsOf: Record<string, (id: string) => Promise<News | undefined>> = {
    /** Undefined where another step has followed: who moved an order by mistake has put it right. */
    async event(id) {
      const [event] = await db
        .select()
        .from(orderEventTable)
        .where(eq(orderEventTable.id, Number(id)));
      const [last] = event
        ? await db
            .select({ id: orderEventTable.id })
            .from(orderEventTable)
            .where(eq(orderEventTable.orderId, event.orderId))
            .orderBy(desc(orderEventTable.id))
            .limit(1)
        : [];
      const said = event && says[event.status];
      return said && last?.id === event.id
        ? { orderId: event.orderId, text: said(event.orderId), at: event.at }
        : undefined;
    },
    async refund(id) {
      const found = await money.refundOf(id);
      return found?.processedAt
        ? {
            orderId: found.orderId,
            text: (texts) =>
              texts.refunded({ order: found.orderId, rupees: toRupees(found.amountPaise).toFixed(2) }),
            at: found.processedAt,
          }
        : undefined;
    },
    question: (id) => ofLines(id, 'question', (texts) => texts.question({ order: id })),
    rejected: (id) => ofLines(id, 'rejected', (texts) => texts.rejected({ order: id, days })),
  };
  jobs.on('tell', async (key) => {
    const [kind, id, channel] = key.split(' ') as [string, string, Message['channel']?];
    const news = await newsOf[kind]!(id);
    if (!news || clock.now().getTime() - news.at.getTime() > STALE_MS) return;
    const [{ accountId }] = (await db
      .select({ accountId: orderTable.accountId })
      .from(orderTable)
      .where(eq(orderTable.id, news.orderId))) as [{ accountId: number }];
    const { notifications, language } = await accounts.preferences(accountId),
      { mobile, email } = await accounts.profile(accountId);
    const to = {
      sms: notifications.orders_sms && mobile,
      whatsapp: notifications.orders_whatsapp && mobile,
      email: notifications.orders_email && email,
    };
    // Nobody's number any more is no number; what this shop cannot send is never tried.
    const isReachable = (way: Message['channel']) =>
      sender.has(way) && Boolean(to[way]) && (way === 'email' || /^\d{10}$/.test(mobile));
    if (channel === undefined) {
      for (const way of channels) if (isReachable(way)) await jobs.add(db, 'tell', `${key} ${way}`);
      return;
    }
    if (isReachable(channel))
      await sender.send({ to: to[channel] as string, channel, text: news.text(textsIn[language]) });
  });
}
