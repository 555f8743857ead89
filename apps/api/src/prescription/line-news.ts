import { REFUND_DAYS } from '@doorstep/contract/order';
import { orderTexts } from '@doorstep/contract/order.messages.en';
import { orderTextsHi } from '@doorstep/contract/order.messages.hi';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { News, OrderService, ReadNews } from '../order/service.ts';
import type { Database } from '../platform/db/database.ts';
import type { LineDecision } from './order-lines.ts';
import { prescriptionLineTable } from './schema.ts';

interface Needs {
  db: Database;
  orders: OrderService;
}
const textsIn = { en: orderTexts, hi: orderTextsHi };

/** What patients are told of a pharmacist's word on their lines. */
export function createLineNews({ db, orders }: Needs) {
  /** Once for all of its lines that stand so now; undefined where none does any more, or where the order was cancelled, which is told by itself. */
  async function newsOf(
    orderId: string,
    status: LineDecision['decision'],
    text: News['text'],
  ): Promise<News | undefined> {
    const [last] = await db
      .select({ at: prescriptionLineTable.at })
      .from(prescriptionLineTable)
      .where(
        and(
          eq(prescriptionLineTable.orderId, orderId),
          eq(prescriptionLineTable.status, status),
          isNotNull(prescriptionLineTable.at),
        ),
      )
      .orderBy(desc(prescriptionLineTable.at))
      .limit(1);
    const [order] = await orders.rows(db, [orderId]);
    return last?.at && order?.status !== 'cancelled' ? { orderId, text, at: last.at } : undefined;
  }
  const news: Record<LineDecision['decision'], ReadNews> = {
    approved: (id) => newsOf(id, 'approved', (language) => textsIn[language].approved({ order: id })),
    question: (id) => newsOf(id, 'question', (language) => textsIn[language].question({ order: id })),
    rejected: (id) =>
      newsOf(id, 'rejected', (language) => textsIn[language].rejected({ order: id, days: REFUND_DAYS })),
  };
  return news;
}
