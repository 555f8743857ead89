import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { ProviderError, type Provider } from './provider.ts';
import { factOf, returnedOf, wireError, wireOrder, wirePayment, wireRefund, wireReturned } from './wire.ts';

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: Record<string, unknown>;
  headers: Record<string, string>;
}
export interface Answered {
  status: number;
  text: string;
}
/** How the provider is reached: over the network, or in the same process. */
export type Transport = (asked: Asked) => Promise<Answered>;
export interface Keys {
  key: string;
  secret: string;
  webhookSecret: string;
}

export const hmac = (body: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');
/** In the same time for every wrong one. */
export function isHmac(body: string | Buffer, secret: string, given: string): boolean {
  if (!/^[\da-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(hmac(body, secret), 'hex'), Buffer.from(given, 'hex'));
}

const listedRefund = z.extend(wireReturned, wireRefund.shape);
/** Of a list: as many as it gives at once, and as we read at most. */
const PAGE = 100,
  LISTED = 10_000;

/** Razorpay's API (its documentation, 'Orders', 'Payments', 'Refunds', 'Webhooks'); the sandbox speaks the same. */
export function razorpay(
  { key, secret, webhookSecret }: Keys,
  { scriptUrl, transport }: { scriptUrl: string; transport: Transport },
): Provider {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    method: Asked['method'],
    path: string,
    body?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<z.output<Schema>> {
    let answered: Answered;
    try {
      answered = await transport({
        method,
        path,
        ...(body && { body }),
        headers: { authorization, ...headers },
      });
    } catch (error) {
      throw new ProviderError(0, `the payment provider is away: ${(error as Error).name}`);
    }
    let parsed: unknown;
    try {
      parsed = JSON.parse(answered.text);
    } catch {
      throw new ProviderError(answered.status, 'the payment provider answered no JSON');
    }
    if (answered.status >= 400)
      throw new ProviderError(
        answered.status,
        wireError.safeParse(parsed).data?.error.description ?? 'the payment provider refused',
      );
    const { success, data } = schema.safeParse(parsed);
    if (!success)
      throw new ProviderError(answered.status, 'the payment provider answered something else than was asked');
    return data;
  }
  /** Newest first. */
  async function list<Schema extends z.ZodMiniType>(
    one: Schema,
    what: 'payments' | 'refunds',
    from: Date,
  ): Promise<Array<z.output<Schema>>> {
    const all: Array<z.output<Schema>> = [];
    const since = Math.floor(from.getTime() / 1000);
    for (let skip = 0; skip < LISTED; skip += PAGE) {
      const { items } = await ask(
        z.object({ items: z.array(one) }),
        'GET',
        `/v1/${what}?from=${since}&count=${PAGE}&skip=${skip}`,
      );
      all.push(...items);
      if (items.length < PAGE) break;
    }
    return all;
  }
  const of = (id: string) => encodeURIComponent(id);
  return {
    name: 'Razorpay',
    key,
    scriptUrl,
    createOrder: ({ amountPaise, receipt }) =>
      ask(wireOrder, 'POST', '/v1/orders', {
        amount: amountPaise,
        currency: 'INR',
        receipt,
        payment_capture: true,
      }),
    paymentsOf: async (orderId) =>
      (
        await ask(z.object({ items: z.array(wirePayment) }), 'GET', `/v1/orders/${of(orderId)}/payments`)
      ).items.map(factOf),
    paymentsSince: async (from) =>
      (await list(wirePayment, 'payments', from)).flatMap((one) =>
        one.order_id ? [{ ...factOf(one), orderId: one.order_id }] : [],
      ),
    refundsSince: async (from) =>
      (await list(listedRefund, 'refunds', from))
        .filter(({ status }) => status === 'processed')
        .map(returnedOf),
    capture: async (paymentId, amountPaise) =>
      factOf(
        await ask(wirePayment, 'POST', `/v1/payments/${of(paymentId)}/capture`, {
          amount: amountPaise,
          currency: 'INR',
        }),
      ),
    refund: (paymentId, amountPaise, idempotency, note) =>
      ask(
        wireRefund,
        'POST',
        `/v1/payments/${of(paymentId)}/refund`,
        { amount: amountPaise, speed: 'normal', ...(note && { notes: { refund: note } }) },
        { 'x-refund-idempotency': idempotency },
      ),
    refundState: (paymentId, refundId) =>
      ask(wireRefund, 'GET', `/v1/payments/${of(paymentId)}/refunds/${of(refundId)}`),
    signed: (orderId, paymentId, signature) => isHmac(`${orderId}|${paymentId}`, secret, signature),
    sent: (body, signature) => isHmac(body, webhookSecret, signature),
  };
}

/** Longer than it usually takes, shorter than a patient waits. */
const TIMEOUT_MS = 8_000;
/** Over the network, to one fixed host, and never on to another (safety T40). */
export const overNetwork =
  (base: string, timeoutMs = TIMEOUT_MS): Transport =>
  async ({ method, path, body, headers }) => {
    const answer = await fetch(base + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
