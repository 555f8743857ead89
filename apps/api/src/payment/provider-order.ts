import { QUOTE_MINUTES } from '@doorstep/contract/order';
import { toPaise, toRupees } from '@doorstep/contract/money';
import type { createPaymentBody, PaymentOrder } from '@doorstep/contract/payment.schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { given, statement } from '../platform/db/statement.ts';
import { actingClosed, type Caller } from '../platform/http/access.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { createKeyedMutex } from '../platform/keyed-mutex.ts';
import type { PaymentLimits } from '../platform/settings.ts';
import { OPEN, type PaymentRow } from './ledger.ts';
import { openedBefore, refuseTooMany, type Opened } from './limits.ts';
import type { OrderMaker, QuoteRow } from './order-maker.ts';
import { required, type Provider } from './provider.ts';
import type { Quotes, QuoteToPay } from './quotes.ts';
import { OFTEN_MS } from './reconciler.ts';
import { paymentTable, quoteTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  orders: () => OrderMaker;
  quotes: Quotes;
  provider: Provider | undefined;
  limits: PaymentLimits;
}

interface ToOpen extends Opened {
  of: QuoteRow;
  before: PaymentRow | null;
  ordersBefore: number;
}

const ofPayment = <Name extends keyof PaymentRow>(name: Name) =>
  given<PaymentRow[Name]>(name, paymentTable[name]);
const insertPayment = statement('payment_insert', (queries) =>
  queries
    .insert(paymentTable)
    .values({
      quoteId: ofPayment('quoteId'),
      accountId: ofPayment('accountId'),
      byAccountId: ofPayment('byAccountId'),
      providerOrderId: ofPayment('providerOrderId'),
      amountPaise: ofPayment('amountPaise'),
      createdAt: ofPayment('createdAt'),
      ordersBefore: ofPayment('ordersBefore'),
      nextCheckAt: ofPayment('nextCheckAt'),
    })
    .onConflictDoUpdate({ target: paymentTable.quoteId, set: { quoteId: sql`excluded.quote_id` } })
    .returning(),
);

/** What a person is sent to the provider's window with. */
export function createProviderOrders({ db, clock, orders, quotes, provider, limits }: Needs) {
  const inTurn = createKeyedMutex();
  const quoteToOpen = statement('payment_to_open', (queries) =>
    queries
      .select({
        of: quoteTable,
        before: paymentTable,
        ordersBefore: orders().countOf(sql`${quoteTable}.account_id`, sql`${quoteTable}.intent`),
        ...openedBefore.fields,
      })
      .from(quoteTable)
      .leftJoin(paymentTable, eq(paymentTable.quoteId, quoteTable.id))
      .where(
        and(
          eq(quoteTable.id, sql.placeholder('id')),
          eq(quoteTable.accountId, sql.placeholder('accountId')),
          eq(quoteTable.serviceType, sql.placeholder('serviceType')),
        ),
      ),
  );
  /** A quote, its payment, and how much else this person has opened: all in one look. */
  async function toOpen(accountId: number, { id, serviceType, isFresh }: QuoteToPay): Promise<ToOpen> {
    const [found] = await quoteToOpen(db, {
      id,
      accountId,
      serviceType,
      ...openedBefore.values(limits, clock.now()),
    });
    if (!found) throw notFound('quote_not_found');
    const { open, expiresAt } = found.of;
    if (!isFresh && open && expiresAt <= clock.now())
      throw new HttpError(409, 'quote_expired', { params: { minutes: QUOTE_MINUTES } });
    return found;
  }
  function serialize({ amountPaise, providerOrderId }: PaymentRow): PaymentOrder {
    const { key, scriptUrl } = required(provider);
    return {
      success: true,
      key,
      amount: amountPaise,
      currency: 'INR',
      order_id: providerOrderId,
      script_url: scriptUrl,
    };
  }
  /** 409, with what has become of it. */
  const alreadyPaid = async (row: PaymentRow) =>
    new HttpError(409, 'already_paid', {
      facts: {
        payment_id: row.providerPaymentId,
        payment_order: row.providerOrderId,
        order_id: (await orders().orderOf(db, row.id)) ?? null,
      },
    });

  async function opened({ accountId, by }: Caller, { of, before, ordersBefore, ...counted }: ToOpen) {
    const byAccountId = by?.accountId ?? null,
      now = clock.now(),
      nextCheckAt = new Date(now.getTime() + OFTEN_MS);
    if (before?.providerPaymentId || !of.open) throw await alreadyPaid(before!);
    if (before) {
      // Taken up again: looked after like a fresh one, and what the same wish became before this moment does not stand against it.
      await db
        .update(paymentTable)
        .set({ byAccountId, createdAt: now, ordersBefore, nextCheckAt })
        .where(and(eq(paymentTable.id, before.id), inArray(paymentTable.state, [...OPEN])));
      return before;
    }
    refuseTooMany(counted, limits, now);
    const { id } = await required(provider)
      .createOrder({ amountPaise: of.totalPaise, receipt: of.id.slice(0, 40) })
      .catch((error: unknown) => {
        throw new HttpError(503, 'provider_away', {
          headers: { 'retry-after': '5' },
          cause: error,
        });
      });
    const createdAt = clock.now();
    // Of two that come at once to two servers the first one's provider order counts; nobody has seen the other.
    const [row] = await insertPayment(db, {
      quoteId: of.id,
      accountId,
      byAccountId,
      providerOrderId: id,
      amountPaise: of.totalPaise,
      createdAt,
      ordersBefore,
      nextCheckAt: new Date(createdAt.getTime() + OFTEN_MS),
    });
    return row!;
  }

  /** One order at the provider for one quote, however often and from however many tabs it is asked for (safety F7). */
  const create = async (caller: Caller, body: z.output<typeof createPaymentBody>): Promise<PaymentOrder> => {
    const { accountId, by } = caller;
    if (by && !orders().isOpenToHelpers(body.service_type)) throw actingClosed();
    const wanted = await quotes.toPay(accountId, body);
    // One person's in turn: each is counted before the next one is looked at.
    return inTurn(String(accountId), async () => {
      const found = await toOpen(accountId, wanted);
      const { totalPaise } = found.of;
      if (toPaise(body.amount) !== totalPaise) {
        const total = toRupees(totalPaise);
        throw new HttpError(409, 'amount_changed', { params: { total: total.toFixed(2) }, facts: { total } });
      }
      return serialize(await opened(caller, found));
    });
  };
  return {
    create,
    /** For who asks for what they have paid already: it cannot be had twice. */
    alreadyPaid: async (paymentId: number): Promise<HttpError> =>
      alreadyPaid((await db.select().from(paymentTable).where(eq(paymentTable.id, paymentId)))[0]!),
  };
}
