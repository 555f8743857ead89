import type { ServiceType } from '@doorstep/contract/order';
import type { Quote } from '@doorstep/contract/order.schema';
import type { PaymentOrder, PaymentResult, PaymentStatus } from '@doorstep/contract/payment.schema';
import { brand } from '@doorstep/contract/brand';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { savedUser } from '../app/user.ts';
import { CallError } from '../app/fetcher.ts';
import { call } from './call.ts';
import type { Product } from './product.ts';
import type { Done, Notice, Phase } from './phase.ts';
import { askQuote } from './quote.ts';
import { settled } from './settle.ts';
import { change, checkoutStore, ordered, type Checkout } from './store.ts';
import { loadWindow, needsOwnDocument, openWindow } from './window.ts';

const SOON_MS = 2_500,
  LATER_MS = 8_000;
/** After so many looks without an end we say that it may take a while. */
const LATE_LOOKS = 4;

/** The way from 'Proceed to Payment' to an order, or to the sentence that says what happened to the money. */
export function usePay(
  first: Checkout,
  { type, product }: { type: ServiceType; product: Product },
  onDone: (done: Done) => void,
) {
  const [checkout, setCheckout] = useState(first);
  const [phase, setPhase] = useState<Phase>(first.paymentOrder ? { at: 'checking' } : { at: 'idle' });
  const looks = useRef(0);
  const finished = useRef(false);
  /** A window stands open, or has just been left: what it did is not known yet. */
  const inWindow = useRef(false);

  /** What the next step goes on with: state is the next render's, and a window answers the one that opened it. */
  function keep(at: Checkout, some: Partial<Checkout>): Checkout {
    const next = { ...at, ...some };
    setCheckout(next);
    // Another tab may have ordered this meanwhile, and have put it away.
    if (checkoutStore.get().quoteId === at.quoteId) change(some);
    return next;
  }
  function finish(at: Checkout, done: Done) {
    if (finished.current) return;
    finished.current = true;
    ordered(at, product.onOrdered);
    onDone(done);
  }
  function learn(
    at: Checkout,
    { state, order_id, payment_id, amount, refund, service_type }: PaymentStatus,
  ): boolean {
    if (order_id) {
      finish(at, { order_id, total: amount, payment_id: payment_id ?? '', service_type });
      return true;
    }
    if (state === 'paid')
      setPhase((now) => ({
        at: 'checking',
        late: looks.current >= LATE_LOOKS || (now.at === 'checking' && now.late === true),
        ...(payment_id && { paymentId: payment_id }),
        ...(now.at === 'checking' && now.unplaced && { unplaced: true }),
      }));
    if (state === 'refunding' || state === 'refunded')
      setPhase({ at: 'back', state, paymentId: payment_id, amount, refund });
    return state !== 'open';
  }
  /** Asks the server, which asks the provider. True when money has moved. */
  async function look(): Promise<boolean> {
    if (!checkout.paymentOrder || finished.current) return false;
    looks.current++;
    return learn(checkout, (await call('getPayment', { params: { id: checkout.paymentOrder } })).data);
  }

  async function check() {
    try {
      const moved = await look();
      // Nothing was taken: whoever came back to find out may pay.
      if (!moved && !inWindow.current)
        setPhase((now) => (now.at === 'checking' && !now.paymentId ? { at: 'idle' } : now));
    } catch (error) {
      if (error instanceof CallError && error.status === 404)
        setPhase((now) => (now.at === 'checking' ? { at: 'idle' } : now));
    }
  }
  const tick = useEffectEvent(check);
  const { paymentOrder } = checkout;
  const ended = phase.at === 'back' && phase.state === 'refunded';
  const soon = phase.at === 'checking' || phase.at === 'busy';
  useEffect(() => {
    if (!paymentOrder || ended) return undefined;
    const once = () => {
      void tick();
    };
    // What a reload finds unfinished is looked at before anything can be paid again.
    const first = setTimeout(once);
    const timer = setInterval(once, soon ? SOON_MS : LATER_MS);
    addEventListener('online', once);
    addEventListener('pageshow', once);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener('online', once);
      removeEventListener('pageshow', once);
    };
  }, [paymentOrder, ended, soon]);

  async function settle(at: Checkout, result: PaymentResult) {
    setPhase({ at: 'checking', paymentId: result.razorpay_payment_id });
    looks.current = 0;
    const end = await settled(at, result, { type, product });
    if ('done' in end) finish(at, end.done);
    else setPhase(end.phase);
  }

  function show(at: Checkout, opened: PaymentOrder) {
    const { name = '', mobile = '' } = savedUser() ?? {};
    inWindow.current = true;
    const left = (notice: Notice) => {
      inWindow.current = false;
      setPhase({ at: 'checking' });
      // Closed is not the same as not paid: the bank may have been quicker.
      call('getPayment', { params: { id: opened.order_id } }).then(
        ({ data }) => {
          if (!learn(at, data)) setPhase({ at: 'idle', notice });
        },
        () => setPhase({ at: 'checking' }),
      );
    };
    openWindow(
      opened,
      brand.name,
      { name, contact: mobile },
      {
        onPaid: (result) => {
          inWindow.current = false;
          void settle(at, result);
        },
        onFailed: () => left('failed'),
        onDismissed: () => left('cancelled'),
      },
    );
  }

  /** The sum is another than was shown: asked anew, and to be accepted where it differs (safety F8). */
  async function requote() {
    const quote = await askQuote(product.placeBody(checkout));
    if (quote.total !== checkout.total) {
      setPhase({ at: 'changed', quote });
      return;
    }
    await open(keep(checkout, { quoteId: quote.quote_id }));
  }
  async function open(at: Checkout) {
    if (at.total === null || at.quoteId === null) throw new CallError(0, 'unquoted');
    const opened = await call('createPayment', {
      body: { amount: at.total, service_type: type, service_id: at.quoteId, currency: 'INR' },
    });
    const next = keep(at, { paymentOrder: opened.order_id });
    if (needsOwnDocument(opened.script_url)) {
      location.reload();
      return;
    }
    try {
      await loadWindow(opened.script_url);
    } catch {
      setPhase({ at: 'idle', notice: 'not-loaded' });
      return;
    }
    show(next, opened);
  }
  async function pay() {
    if (phase.at === 'busy') return;
    setPhase({ at: 'busy' });
    try {
      await open(checkout);
    } catch (error) {
      const { code = '', answer = {} } = error instanceof CallError ? error : {};
      if (code === 'quote_expired' || code === 'amount_changed' || code === 'not_found') {
        await requote().catch(() => setPhase({ at: 'idle', notice: 'init-failed' }));
        return;
      }
      if (code === 'already_paid' && answer.order_id) {
        finish(checkout, {
          order_id: answer.order_id,
          total: checkout.total ?? 0,
          payment_id: answer.payment_id ?? '',
          service_type: type,
        });
        return;
      }
      if (code === 'already_paid' && answer.payment_order) {
        keep(checkout, { paymentOrder: answer.payment_order });
        setPhase({ at: 'checking' });
        return;
      }
      setPhase({ at: 'idle', notice: code === 'mobile_unverified' ? 'unverified' : 'init-failed' });
    }
  }
  function accept({ quote_id, total, subtotal, delivery_charge }: Quote) {
    keep(checkout, { quoteId: quote_id, total, subtotal, deliveryFee: delivery_charge, paymentOrder: null });
    setPhase({ at: 'idle' });
  }
  return {
    checkout,
    phase,
    pay: () => {
      void pay();
    },
    accept,
    look: () => {
      void check();
    },
  };
}
