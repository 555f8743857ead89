import { ProviderError, type Fact, type Provider, type Refund } from '../src/payment/provider.ts';
import { hmac } from '../src/payment/razorpay.ts';

const SECRET = 'till_secret',
  HOOK_SECRET = 'till_hook';
interface Held {
  status: Refund['status'];
  paymentId: string;
  amountPaise: number;
  key: string;
  note: string | undefined;
}

/** A payment provider in memory that a test leads by the hand: away, slow, authorizing only, late to pay back; and it tells nothing by itself. */
export function createFakeProvider() {
  const orders = new Map<string, Fact[]>(),
    amounts = new Map<string, number>(),
    refunds = new Map<string, Held>();
  /** What it was asked, in turn: 'capture pay_1', say. */
  const asked: string[] = [];
  /** `gate`: nothing is answered before it opens. `deaf`: it does what it is asked, and the answer is lost. */
  const now: {
    away: boolean;
    deaf: boolean;
    gate: Promise<void> | undefined;
    refunding: Refund['status'];
    /** Its list of payments is empty: one order has to be asked for after the other. */
    unlisted: boolean;
  } = { away: false, deaf: false, gate: undefined, refunding: 'processed', unlisted: false };
  let made = 0;

  async function answer<T>(what: string, work: () => T): Promise<T> {
    asked.push(what);
    await now.gate;
    const lost = () => new ProviderError(0, 'the payment provider is away: TimeoutError');
    if (now.away) throw lost();
    const done = work();
    if (now.deaf) throw lost();
    return done;
  }
  const refuse = (sentence: string) => new ProviderError(400, sentence);
  const paymentOf = (id: string): Fact => {
    for (const payments of orders.values()) for (const one of payments) if (one.id === id) return one;
    throw refuse('The id provided does not exist');
  };
  const refundOf = (id: string): Refund => ({ id, status: refunds.get(id)!.status });
  const backOf = (paymentId: string, ...which: Array<Refund['status']>) =>
    [...refunds.values()]
      .filter((one) => one.paymentId === paymentId && which.includes(one.status))
      .reduce((sum, one) => sum + one.amountPaise, 0);
  function settle(id: string, status: Refund['status']) {
    const held = refunds.get(id)!;
    held.status = status;
    const one = paymentOf(held.paymentId);
    if (backOf(held.paymentId, 'processed') >= one.amountPaise) one.status = 'refunded';
  }
  function wire(event: string, body: object) {
    const payload = JSON.stringify({ entity: 'event', ...body });
    return {
      method: 'POST' as const,
      url: '/api/webhooks/payment/',
      payload,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac(payload, HOOK_SECRET),
        'x-razorpay-event-id': event,
      },
    };
  }

  const provider: Provider = {
    name: 'Fake provider',
    key: 'till_key',
    scriptUrl: '/fake-provider.js',
    createOrder: ({ amountPaise }) =>
      answer('create', () => {
        const id = `order_${++made}`;
        orders.set(id, []);
        amounts.set(id, amountPaise);
        return { id };
      }),
    paymentsOf: (orderId) =>
      answer(`payments ${orderId}`, () => {
        const payments = orders.get(orderId);
        if (!payments) throw refuse('The id provided does not exist');
        return structuredClone(payments);
      }),
    // It has no clock: all of them, at any time.
    paymentsSince: () =>
      answer('list', () =>
        now.unlisted
          ? []
          : [...orders]
              .flatMap(([orderId, payments]) => payments.map((one) => ({ ...one, orderId })))
              .toReversed(),
      ),
    refundsSince: () =>
      answer('list refunds', () =>
        [...refunds]
          .filter(([, { status }]) => status === 'processed')
          .map(([id, { paymentId, amountPaise, note }]) => ({
            refundId: id,
            attemptId: paymentId,
            amountPaise,
            ours: note,
          })),
      ),
    capture: (paymentId) =>
      answer(`capture ${paymentId}`, () => {
        const one = paymentOf(paymentId);
        if (one.status !== 'authorized') throw refuse('This payment has already been captured');
        one.status = 'captured';
        return { ...one };
      }),
    refund: (paymentId, amountPaise, key, note) =>
      answer(`refund ${paymentId} ${key}`, () => {
        for (const [id, held] of refunds) if (held.key === key) return refundOf(id);
        if (paymentOf(paymentId).status !== 'captured')
          throw refuse('The payment has been fully refunded already');
        if (backOf(paymentId, 'processed', 'pending') + amountPaise > paymentOf(paymentId).amountPaise)
          throw refuse('The total refund amount is greater than the refund payment amount');
        const id = `rfnd_${++made}`;
        refunds.set(id, { status: 'pending', paymentId, amountPaise, key, note });
        settle(id, now.refunding);
        return refundOf(id);
      }),
    refundState: (_, refundId) => answer(`refund? ${refundId}`, () => refundOf(refundId)),
    signed: (orderId, paymentId, signature) => signature === hmac(`${orderId}|${paymentId}`, SECRET),
    sent: (body, signature) => signature === hmac(body, HOOK_SECRET),
  };
  return {
    provider,
    now,
    asked,
    refunds,
    settle,
    /** What a person does in its window. */
    pay(orderId: string, status: Fact['status'] = 'captured') {
      const one: Fact = { id: `pay_${++made}`, status, amountPaise: amounts.get(orderId)! };
      orders.get(orderId)!.push(one);
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: one.id,
        razorpay_signature: hmac(`${orderId}|${one.id}`, SECRET),
      };
    },
    /** Something happens there that nobody tells us. */
    set(paymentId: string, status: Fact['status']) {
      paymentOf(paymentId).status = status;
    },
    /** One webhook about a payment, as it goes over the wire. */
    hook: (event: string, orderId: string, { id, amountPaise, status, at }: Fact) =>
      wire(event, {
        event: `payment.${status}`,
        payload: {
          payment: {
            entity: {
              id,
              order_id: orderId,
              status,
              amount: amountPaise,
              ...(at && { created_at: Math.floor(at.getTime() / 1000) }),
            },
          },
        },
      }),
    refundHook: (event: string, paymentId: string, amountPaise: number, id = 'rfnd_desk') =>
      wire(event, {
        event: 'refund.processed',
        payload: {
          refund: {
            entity: {
              id,
              payment_id: paymentId,
              amount: amountPaise,
              status: 'processed',
              notes: refunds.get(id)?.note ? { refund: refunds.get(id)!.note } : [],
            },
          },
        },
      }),
    factOf: (paymentId: string): Fact => ({ ...paymentOf(paymentId) }),
    /** What was captured and has not gone back. */
    kept: () => [...orders.values()].flat().filter(({ status }) => status === 'captured'),
    count: (what: string) => asked.filter((one) => one.startsWith(what)).length,
  };
}
export type FakeProvider = ReturnType<typeof createFakeProvider>;
