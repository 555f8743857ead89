import { brand } from '@doorstep/contract/brand';
import type { PaymentResult, PaymentStatus } from '@doorstep/contract/payment.schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { savedUser } from '../app/user.ts';
import { CallError } from '../app/fetcher.ts';
import { call } from './call.ts';
import type { Done, Notice, Phase } from './phase.ts';
import type { Sale, Sums } from './sale.ts';
import { settled } from './settle.ts';
import { loadWindow, needsOwnDocument, openWindow } from './window.ts';

const SOON_MS = 2_500,
  LATER_MS = 8_000;
/** After so many looks without an end we say that it may take a while. */
const LATE_LOOKS = 4;

/** The way from the button that pays to an order or a booking, or to the sentence that says what happened to the money. */
export function usePay<At>(first: At, sale: Sale<At>, onDone: (done: Done) => void) {
  const [at, setAt] = useState(first);
  const paymentOrder = sale.paymentOrder(at);
  const [phase, setPhase] = useState<Phase>(paymentOrder ? { at: 'checking' } : { at: 'idle' });
  const looks = useRef(0);
  const finished = useRef(false);
  /** A window stands open, or has just been left: what it did is not known yet. */
  const inWindow = useRef(false);

  /** What the next step goes on with: state is the next render's, and a window answers the one that opened it. */
  function keep(next: At): At {
    setAt(next);
    return next;
  }
  function finish(of: At, done: Done) {
    if (finished.current) return;
    finished.current = true;
    sale.finished(of);
    onDone(done);
  }
  function learn(
    of: At,
    { state, order_id, payment_id, amount, refund, service_type }: PaymentStatus,
  ): boolean {
    if (order_id) {
      finish(of, { order_id, total: amount, payment_id: payment_id ?? '', service_type });
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
    if (!paymentOrder || finished.current) return false;
    looks.current++;
    return learn(at, (await call('getPayment', { params: { id: paymentOrder } })).data);
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

  async function settle(of: At, result: PaymentResult) {
    setPhase({ at: 'checking', paymentId: result.razorpay_payment_id });
    looks.current = 0;
    const end = await settled(of, result, sale);
    if ('done' in end) finish(of, end.done);
    else setPhase(end.phase);
  }

  function show(of: At, opened: Parameters<typeof openWindow>[0]) {
    const { name = '', mobile = '' } = savedUser() ?? {};
    inWindow.current = true;
    const left = (notice: Notice) => {
      inWindow.current = false;
      setPhase({ at: 'checking' });
      // Closed is not the same as not paid: the bank may have been quicker.
      call('getPayment', { params: { id: opened.order_id } }).then(
        ({ data }) => {
          if (!learn(of, data)) setPhase({ at: 'idle', notice });
        },
        () => setPhase({ at: 'checking' }),
      );
    };
    openWindow(
      opened,
      sale.window ?? { title: brand.name },
      { name, contact: mobile },
      {
        onPaid: (result) => {
          inWindow.current = false;
          void settle(of, result);
        },
        onFailed: () => left('failed'),
        onDismissed: () => left('cancelled'),
      },
    );
  }

  /** The sum is another than was shown: asked anew, and to be accepted where it differs (safety F8). */
  async function reprice(refused: CallError) {
    const sums = await sale.reprice(at, refused);
    if (sums.total !== sale.total(at)) {
      setPhase({ at: 'changed', sums });
      return;
    }
    await open(keep(sale.accept(at, sums)));
  }
  async function open(of: At) {
    const opened = await (sale.open?.(of) ?? call('createPayment', { body: sale.opening(of) }));
    const next = keep(sale.opened(of, opened.order_id));
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
      await open(at);
    } catch (error) {
      const refused = error instanceof CallError ? error : new CallError(0, '');
      const { code, answer } = refused;
      if (code === 'quote_expired' || code === 'amount_changed' || code === 'not_found') {
        await reprice(refused).catch(() => setPhase({ at: 'idle', notice: 'init-failed' }));
        return;
      }
      if (code === 'already_paid' && answer.order_id) {
        finish(at, {
          order_id: answer.order_id,
          total: sale.total(at),
          payment_id: answer.payment_id ?? '',
          service_type: sale.type,
        });
        return;
      }
      if (code === 'already_paid' && answer.payment_order) {
        keep(sale.opened(at, answer.payment_order));
        setPhase({ at: 'checking' });
        return;
      }
      if (code === 'mobile_unverified') setPhase({ at: 'idle', notice: 'unverified' });
      else if (code === 'slot_taken') setPhase({ at: 'idle', notice: 'slot-taken' });
      // What the server refuses of a booking, it says in a sentence of its own.
      else if (sale.saysRefusals && refused.status >= 400 && refused.status < 500 && refused.status !== 401)
        setPhase({ at: 'idle', notice: 'refused', refused });
      else setPhase({ at: 'idle', notice: 'init-failed' });
    }
  }
  function accept(sums: Sums) {
    keep(sale.accept(at, sums));
    setPhase({ at: 'idle' });
  }
  return {
    at,
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
