import { toPaise, toRupees } from '@doorstep/contract/money';
import type { createPaymentBody, PaymentOrder } from '@doorstep/contract/payment.schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { createKeyedMutex } from '../platform/keyed-mutex.ts';
import type { PaymentLimits } from '../platform/settings.ts';
import { OPEN, type PaymentRow } from './ledger.ts';
import { createPaymentLimits } from './limits.ts';
import type { OrderMaker, QuoteRow } from './order-maker.ts';
import { required, type Provider } from './provider.ts';
import type { Quotes } from './quotes.ts';
import { OFTEN_MS } from './reconciler.ts';
import { paymentTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  orders: () => OrderMaker;
  quotes: Quotes;
  provider: Provider | undefined;
  limits: PaymentLimits;
}

const unverified = () => new HttpError(403, 'mobile_unverified');

/** What a person is sent to the provider's window with. */
export function createProviderOrders({ db, clock, orders, quotes, provider, limits }: Needs) {
  const checkLimits = createPaymentLimits({ db, clock, limits }),
    inTurn = createKeyedMutex();
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

  async function opened({ accountId, by }: Caller, found: QuoteRow): Promise<PaymentRow> {
    const byAccountId = by?.accountId ?? null;
    const [before] = await db.select().from(paymentTable).where(eq(paymentTable.quoteId, found.id));
    if (before?.providerPaymentId || !found.open) throw await alreadyPaid(before!);
    const ordersBefore = await orders().madeOf(db, accountId, found.intent);
    if (before) {
      // Taken up again: looked after like a fresh one, and what the same wish became before this moment does not stand against it.
      const now = clock.now();
      await db
        .update(paymentTable)
        .set({
          byAccountId,
          createdAt: now,
          ordersBefore,
          nextCheckAt: new Date(now.getTime() + OFTEN_MS),
        })
        .where(and(eq(paymentTable.id, before.id), inArray(paymentTable.state, [...OPEN])));
      return before;
    }
    await checkLimits(accountId);
    const { id } = await required(provider)
      .createOrder({ amountPaise: found.totalPaise, receipt: found.id.slice(0, 40) })
      .catch((error: unknown) => {
        throw new HttpError(503, 'provider_away', {
          headers: { 'retry-after': '5' },
          cause: error,
        });
      });
    const now = clock.now();
    // Of two that come at once to two servers the first one's provider order counts; nobody has seen the other.
    const [row] = await db
      .insert(paymentTable)
      .values({
        quoteId: found.id,
        accountId,
        byAccountId,
        providerOrderId: id,
        amountPaise: found.totalPaise,
        createdAt: now,
        ordersBefore,
        nextCheckAt: new Date(now.getTime() + OFTEN_MS),
      })
      .onConflictDoUpdate({ target: paymentTable.quoteId, set: { quoteId: found.id } })
      .returning();
    return row!;
  }

  /** One order at the provider for one quote, however often and from however many tabs it is asked for (safety F7). */
  const create = async (caller: Caller, body: z.output<typeof createPaymentBody>): Promise<PaymentOrder> => {
    if (!caller.mobileVerified) throw unverified();
    const { accountId } = caller;
    const found = await quotes.toPay(accountId, body);
    if (toPaise(body.amount) !== found.totalPaise) {
      const total = toRupees(found.totalPaise);
      throw new HttpError(409, 'amount_changed', { params: { total: total.toFixed(2) }, facts: { total } });
    }
    // One person's in turn: each is counted before the next one is looked at.
    return serialize(await inTurn(String(accountId), () => opened(caller, found)));
  };
  return {
    create,
    /** For who asks for what they have paid already: it cannot be had twice. */
    alreadyPaid: async (paymentId: number): Promise<HttpError> =>
      alreadyPaid((await db.select().from(paymentTable).where(eq(paymentTable.id, paymentId)))[0]!),
  };
}
