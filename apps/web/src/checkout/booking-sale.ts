import type { ServiceType } from '@doorstep/contract/order';
import { useState } from 'react';
import { CallError } from '../app/fetcher.ts';
import { forgetOpened, openedFor, rememberOpened } from './opened.ts';
import type { Done } from './phase.ts';
import { usePay } from './pay.ts';
import type { Sale } from './sale.ts';

/** A booking that is paid for on its own page, without a quote. */
export interface BookingSale {
  type: ServiceType;
  /** What is booked, for whom and when: a payment that was opened for another booking is not this one's. Kept in the browser. */
  key: string;
  /** The doctor's, or the service's. */
  serviceId: number | string;
  /** Rupees, as shown. */
  total: number;
  /** The body of the booking call, without its payment. */
  details: Record<string, unknown>;
  /** The booking call; `paymentId` is a captured payment. Fails with a CallError. */
  book: (paymentId: string) => Promise<{ id: string }>;
  /** Where it opens and verifies its payment by calls of its own, in place of `details` and `book`. */
  own?: Pick<Sale<{ total: number }>, 'window' | 'open' | 'verify'>;
  /** Called once, when the booking stands: what was typed for it may go. */
  onBooked: () => void;
}
interface At {
  paymentOrder: string | null;
  total: number;
}
/**
 * Pays for a booking and books it. `onDone` has what /order-success is given. The sale may be another at each render; what has been opened
 * for `key` is found again after a reload, and looked at before anything can be paid. Draw it by `PayFrame` and `PayPanel`.
 */
export function useSalePay(
  { type, key, serviceId, total, details, book, own, onBooked }: BookingSale,
  onDone: (done: Done) => void,
) {
  const [first] = useState((): At => ({
    paymentOrder: openedFor(key),
    total,
  }));
  const sale: Sale<At> = {
    type,
    paymentOrder: (at) => at.paymentOrder,
    total: (at) => at.total,
    opening: (at) => ({
      amount: at.total,
      service_type: type,
      service_id: serviceId,
      currency: 'INR',
      details,
    }),
    opened(at, paymentOrder) {
      rememberOpened(key, paymentOrder);
      return { ...at, paymentOrder };
    },
    ...own,
    place: async (at, paymentId) => ({ order_id: (await book(paymentId)).id, total: at.total }),
    reprice(_at, { code, answer }) {
      const { total } = answer;
      return code !== 'amount_changed' || total === undefined
        ? Promise.reject(new CallError(0, code))
        : Promise.resolve({ quote_id: '', subtotal: total, delivery_charge: 0, total });
    },
    accept: (at, sums) => ({ ...at, total: sums.total, paymentOrder: null }),
    finished() {
      forgetOpened(key);
      onBooked();
    },
    saysRefusals: true,
  };
  return usePay(first, sale, onDone);
}
