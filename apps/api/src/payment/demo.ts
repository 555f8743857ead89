import { randomBytes } from 'node:crypto';
import type { ServiceType } from '@doorstep/contract/order';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { jobTable } from '../platform/schema.ts';
import { reasonColumns, refundReasonColumns, type Reason } from './reason.ts';
import { attemptTable, paymentTable, quoteTable, refundTable, sandboxTable } from './schema.ts';

export interface DemoPayment {
  accountId: number;
  subtotalPaise: number;
  feePaise: number;
  serviceType: ServiceType;
  frozen: unknown;
  at: Date;
}
export interface DemoRefund {
  orderId: string;
  paymentId: number;
  amountPaise: number;
  reason: Reason;
  at: Date;
  processedAt: Date;
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** As if it had been paid in the sandbox's window: in our books and in the sandbox's, so that it can be given back like any other. Its id. */
export async function seedDemoPayment(
  tx: Queries,
  { accountId, serviceType, subtotalPaise, feePaise, frozen, at }: DemoPayment,
): Promise<number> {
  const amount = subtotalPaise + feePaise,
    orderId = newId('order'),
    id = newId('pay'),
    quoteId = `Q-${randomBytes(16).toString('base64url')}`;
  await tx.insert(quoteTable).values({
    id: quoteId,
    accountId,
    serviceType,
    intent: quoteId,
    fingerprint: quoteId,
    frozen,
    subtotalPaise,
    feePaise,
    totalPaise: amount,
    open: false,
    createdAt: at,
    expiresAt: at,
  });
  const [made] = await tx
    .insert(paymentTable)
    .values({
      quoteId,
      accountId,
      providerOrderId: orderId,
      providerPaymentId: id,
      amountPaise: amount,
      state: 'captured',
      nextCheckAt: at,
      createdAt: at,
      capturedAt: at,
    })
    .returning();
  await tx.insert(attemptTable).values({ id, paymentId: made!.id, state: 'captured', amountPaise: amount });
  await tx.insert(sandboxTable).values([
    {
      id: orderId,
      kind: 'order',
      body: {
        id: orderId,
        entity: 'order',
        amount,
        amount_paid: amount,
        currency: 'INR',
        receipt: null,
        status: 'paid',
        notes: [],
        created_at: seconds(at),
      },
    },
    {
      id,
      kind: 'payment',
      parent: orderId,
      body: {
        id,
        entity: 'payment',
        amount,
        currency: 'INR',
        status: 'captured',
        order_id: orderId,
        method: 'card',
        captured: true,
        amount_refunded: 0,
        created_at: seconds(at),
      },
    },
  ]);
  return made!.id;
}
/** All of it went back, there too. */
export async function seedDemoRefund(
  tx: Queries,
  { orderId, paymentId, amountPaise, reason, at, processedAt }: DemoRefund,
): Promise<void> {
  const [row] = await tx
    .update(paymentTable)
    .set({ state: 'refunded', ...refundReasonColumns(reason) })
    .where(eq(paymentTable.id, paymentId))
    .returning();
  const attemptId = row!.providerPaymentId!,
    id = newId('rfnd');
  await tx.update(attemptTable).set({ state: 'refunded' }).where(eq(attemptTable.id, attemptId));
  await tx.insert(refundTable).values({
    id: `RF-${randomBytes(12).toString('hex')}`,
    orderId,
    attemptId,
    amountPaise,
    state: 'processed',
    ...reasonColumns(reason),
    providerRefundId: id,
    createdAt: at,
    processedAt,
  });
  // Of one that was invoiced its credit note is written once the server runs.
  await tx
    .insert(jobTable)
    .values({ kind: 'credit_note', key: orderId, runAt: new Date() })
    .onConflictDoNothing();
  await tx.insert(sandboxTable).values({
    id,
    kind: 'refund',
    parent: attemptId,
    body: {
      id,
      entity: 'refund',
      amount: amountPaise,
      currency: 'INR',
      payment_id: attemptId,
      status: 'processed',
      created_at: seconds(at),
      notes: [],
      key: null,
    },
  });
  const [paid] = await tx.select().from(sandboxTable).where(eq(sandboxTable.id, attemptId));
  await tx
    .update(sandboxTable)
    .set({ body: { ...(paid!.body as object), status: 'refunded', amount_refunded: amountPaise } })
    .where(eq(sandboxTable.id, attemptId));
}
