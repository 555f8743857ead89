import { toRupees } from '@doorstep/contract/money';
import { orderTexts } from '@doorstep/contract/order.messages.en';
import { orderTextsHi } from '@doorstep/contract/order.messages.hi';
import { promiseText } from '@doorstep/contract/promise-text';
import { desc, eq, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderMoney } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.ts';
import type { Jobs, Work } from '../platform/jobs.ts';
import type { Attachment, Message, Sender } from '../platform/sender.ts';
import type { Language, OrderRow, Sold } from './product-type.ts';
import { orderTable, orderEventTable } from './schema.ts';

/** Something that a patient is told of an order. */
export interface News {
  orderId: string;
  text: (language: Language) => string;
  at: Date;
  /** Its e-mail brings the invoice, where there is one. */
  hasInvoice?: boolean;
  /** Only for who asked to be reminded. */
  isReminder?: boolean;
  /** For nobody but the account's owner. */
  isOwners?: boolean;
  /** Whose order it is, where whoever reads the news has read that, too. */
  order?: Owners;
}
type Owners = Pick<OrderRow, 'accountId' | 'byAccountId'>;
/** By the id in a job's key; undefined where it needs no telling any more. */
export type ReadNews = (id: string) => Promise<News | undefined>;
/** How whoever ordered for the account's owner is told the same; undefined where they are told no more. */
export type ReadCopy = (
  order: Pick<OrderRow, 'accountId'> & { byAccountId: number },
) => Promise<((text: string, language: Language) => string) | undefined>;

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  sender: Pick<Sender, 'send'>;
  accounts: Pick<AccountService, 'reach'>;
  news: Pick<OrderNews, 'read' | 'copy'>;
  /** The invoice of an order as a file; undefined where there is none. */
  invoice: (orderId: string) => Promise<Attachment | undefined>;
}

/** Later than this nobody is helped by it; what could not be sent for so long is let go. */
const STALE_MS = 6 * 3_600_000;

const textsIn = { en: orderTexts, hi: orderTextsHi };
/** When it comes, in words; undefined where nothing is promised. */
function deliveryOf({ promisedAt, distanceKm, status }: OrderRow, language: Language): string | undefined {
  if (promisedAt) return promiseText[language].by(promisedAt);
  return distanceKm !== null && status === 'pending' ? promiseText[language].afterCheck : undefined;
}
const orderById = statement('order_by_id', (queries) =>
  queries
    .select()
    .from(orderTable)
    .where(eq(orderTable.id, sql.placeholder('id'))),
);
/** An order's own: a step that it took, and money that came back. */
export function createOrderNews({
  db,
  money,
  productTypes,
}: {
  db: Database;
  money: Pick<OrderMoney, 'refundOf'>;
  productTypes: Sold;
}) {
  const own: Record<string, ReadNews> = {
    async placed(id) {
      const [order] = await orderById(db, { id });
      const says = order && productTypes.get(order.serviceType)?.messages.placed;
      return order && says && order.status !== 'cancelled'
        ? {
            orderId: id,
            text: (language) => says({ order: id, delivery: deliveryOf(order, language) }, language),
            at: order.createdAt,
            order,
          }
        : undefined;
    },
    /** Undefined where another step has followed: who moved an order by mistake has put it right. */
    async event(id) {
      const [found] = await db
        .select({ event: orderEventTable, order: orderTable })
        .from(orderEventTable)
        .innerJoin(orderTable, eq(orderTable.id, orderEventTable.orderId))
        .where(eq(orderEventTable.id, Number(id)));
      if (!found) return undefined;
      const { orderId, status, at } = found.event;
      const [last] = await db
        .select({ id: orderEventTable.id })
        .from(orderEventTable)
        .where(eq(orderEventTable.orderId, orderId))
        .orderBy(desc(orderEventTable.id))
        .limit(1);
      const { order } = found,
        says = productTypes.get(order.serviceType)?.messages[status];
      return says && last?.id === found.event.id
        ? {
            orderId,
            text: (language) => says({ order: orderId, delivery: deliveryOf(order, language) }, language),
            at,
            order,
            hasInvoice: status === 'shipped' || status === 'delivered',
          }
        : undefined;
    },
    async refund(id) {
      const found = await money.refundOf(id);
      return found?.processedAt
        ? {
            orderId: found.orderId,
            text: (language) =>
              textsIn[language].refunded({
                order: found.orderId,
                rupees: toRupees(found.amountPaise).toFixed(2),
              }),
            at: found.processedAt,
          }
        : undefined;
    },
  };
  const all = new Map(Object.entries(own));
  let copied: ReadCopy = async () => undefined;
  return {
    /** Each area adds its own when the server is put together. `kind`: the first word of a job's key. */
    add(kind: string, read: ReadNews): void {
      if (all.has(kind)) throw new Error(`there is news of the kind '${kind}' already`);
      all.set(kind, read);
    },
    read: async (kind: string, id: string): Promise<News | undefined> => all.get(kind)!(id),
    /** One area says it, when the server is put together. */
    onCopy(read: ReadCopy): void {
      copied = read;
    },
    copy: (order: Parameters<ReadCopy>[0]): ReturnType<ReadCopy> => copied(order),
  };
}
export type OrderNews = ReturnType<typeof createOrderNews>;

/**
 * The job that tells patients how their orders go on, by the channels that they chose. It is added by who
 * moved the order, and adds one more for each channel, if there are several: one that fails holds nobody up
 * and is tried again by itself. Keys: 'placed OD-…', 'event 12', 'refund RF-…', 'question OD-…', 'approved
 * OD-…', 'rejected OD-…', and for a channel 'event 12 sms'; for whoever ordered for the owner 'event 12 sms
 * copy'.
 */
export function notifyPatients({ db, clock, jobs, sender, accounts, news: newsOf, invoice }: Needs): Work {
  const ownersOf = async (orderId: string): Promise<Owners> =>
    (
      await db
        .select({ accountId: orderTable.accountId, byAccountId: orderTable.byAccountId })
        .from(orderTable)
        .where(eq(orderTable.id, orderId))
    )[0]!;
  return async (key) => {
    const [kind, id, channel, copy] = key.split(' ') as [string, string, Message['channel']?, 'copy'?];
    const news = await newsOf.read(kind, id);
    if (!news || clock.now().getTime() - news.at.getTime() > STALE_MS) return;
    const { accountId, byAccountId } = news.order ?? (await ownersOf(news.orderId));
    const copied = byAccountId === null ? undefined : await newsOf.copy({ accountId, byAccountId });
    if (copy && !copied) return;
    const { language, to, reminders } = await accounts.reach(copy ? byAccountId! : accountId);
    const isWanted = !news.isReminder || reminders;
    if (channel === undefined) {
      const ways = isWanted ? [...to.keys()] : [],
        copies =
          copied && !news.isOwners ? [...(await accounts.reach(byAccountId!)).to.keys()] : ([] as const);
      // Where there is only one way, nothing else waits for it.
      if (ways.length === 1 && copies.length === 0) return tell(ways[0]!);
      for (const way of ways) await jobs.add(db, 'tell', `${key} ${way}`);
      for (const way of copies) await jobs.add(db, 'tell', `${key} ${way} copy`);
      return;
    }
    if (isWanted) await tell(channel);

    async function tell(way: Message['channel']): Promise<void> {
      const address = to.get(way);
      if (address === undefined) return;
      const attachment = way === 'email' && news!.hasInvoice ? await invoice(news!.orderId) : undefined;
      await sender.send({
        to: address,
        channel: way,
        text: copy && copied ? copied(news!.text(language), language) : news!.text(language),
        ...(way === 'email' && { subject: textsIn[language].subject({ order: news!.orderId }) }),
        ...(attachment && { attachment }),
      });
    }
  };
}
