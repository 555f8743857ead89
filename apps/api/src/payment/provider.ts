import { HttpError } from '../platform/http/http-error.ts';

/** What the provider says of one payment; its own words, whoever brings them. */
export interface Fact {
  id: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amountPaise: number;
  /** When the patient paid, or tried to, by the provider's clock; undefined where it does not say. */
  at?: Date;
}
/** Of its list of all payments. */
export interface Listed extends Fact {
  orderId: string;
}
/** Money that is back, of a payment or a part of it. */
export interface Returned {
  /** The provider's. */
  refundId: string;
  attemptId: string;
  amountPaise: number;
  /** The name that we gave it. */
  ours?: string | undefined;
}
export interface Refund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
}
export interface Provider {
  /** As the screens name it. */
  name: string;
  /** Public. */
  key: string;
  scriptUrl: string;
  createOrder: (order: { amountPaise: number; receipt: string }) => Promise<{ id: string }>;
  paymentsOf: (orderId: string) => Promise<Fact[]>;
  /** All that anybody tried to pay since then; the newest only, where they are very many. */
  paymentsSince: (from: Date) => Promise<Listed[]>;
  /** All that was asked back since then, by us or at its desk, and is through. */
  refundsSince: (from: Date) => Promise<Returned[]>;
  capture: (paymentId: string, amountPaise: number) => Promise<Fact>;
  /** The same key never refunds twice; by the note, our own name of it, its webhook is known again. */
  refund: (paymentId: string, amountPaise: number, key: string, note?: string) => Promise<Refund>;
  refundState: (paymentId: string, refundId: string) => Promise<Refund>;
  /** Whether its window said so: HMAC of 'order|payment' with the key's secret. */
  signed: (orderId: string, paymentId: string, signature: string) => boolean;
  /** Whether it sent these bytes: HMAC of them with the webhook's secret. */
  sent: (body: Buffer, signature: string) => boolean;
}
/** The provider did not do it: it is away, or refuses. */
export class ProviderError extends Error {
  /** 0 for no answer at all. */
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
  /** It does nothing for anybody now: out of reach, broken, overrun, or it does not know our keys. Else it refused this one thing. */
  get away(): boolean {
    return this.status < 400 || this.status >= 500 || this.status === 401 || this.status === 429;
  }
}
/** The provider's refusal of one thing; what keeps it from doing anything is thrown on. */
export const refusal = (error: unknown): ProviderError => {
  if (!(error instanceof ProviderError) || error.away) throw error;
  return error;
};
/** Fault 503 where none is set. */
export function required(provider: Provider | undefined): Provider {
  if (!provider)
    throw new HttpError(503, 'no_provider', {
      headers: { 'retry-after': '60' },
    });
  return provider;
}
interface AskedBack {
  paymentId: string;
  /** The provider's order that it is of. */
  orderId: string;
  amountPaise: number;
  /** The same key never refunds twice. */
  key: string;
  /** The provider's own id of it, where it was asked for before. */
  before: string | null;
  note?: string;
}
/** How far money is that goes back; asked for where it was not yet. Without an id it was given back at the provider's desk. Throws a ProviderError where it is refused. */
export async function refundedBy(
  provider: Provider,
  { paymentId, orderId, amountPaise, key, before, note }: AskedBack,
): Promise<Refund | { id: null; status: 'processed' }> {
  const last = before === null ? undefined : await provider.refundState(paymentId, before);
  if (last && last.status !== 'failed') return last;
  // One that failed is asked for anew, under a key of its own: under the old one the answer would be the old one.
  return provider
    .refund(paymentId, amountPaise, last ? `${key}-${last.id}` : key, note)
    .catch(async (error: unknown) => {
      const refused = refusal(error);
      if (
        (await provider.paymentsOf(orderId)).some(
          (fact) => fact.id === paymentId && fact.status === 'refunded',
        )
      )
        return { id: null, status: 'processed' as const };
      throw refused;
    });
}
