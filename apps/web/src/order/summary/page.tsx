import { fullName, namesIn } from '@doorstep/contract/names';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddresses } from '../../address/public.ts';
import { refused, sentenceFor } from '../../app/failure.ts';
import { focusHeading } from '../../app/focus-and-scroll.ts';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { say } from '../../app/toasts.ts';
import { cartCheckoutOf, cartStore, changeDraft, isChosen, placeBodyOf } from '../../cart/public.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { change, checkoutStore, useQuote } from '../../checkout/public.ts';
import { Thumb, usePrescriptions } from '../../prescription/public.ts';
import { changesIn } from '../data.tsx';
import { orderMessages } from '../messages.en.ts';
import { SummaryView, type SummaryState } from './view.tsx';

/** Time to read why, before the cart comes back. */
const BACK_MS = 2_000;
/** Unless they have gone elsewhere meanwhile. */
function useBackToCart() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => {
      void navigate('/order-step-1', { replace: true });
    }, BACK_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);
  return [leaving, () => setLeaving(true)] as const;
}
const LOCATE = { timeout: 10_000, enableHighAccuracy: true };

export default function SummaryPage() {
  const messages = usePageMessages('order', orderMessages);
  const errors = useErrorMessages();
  const navigate = useNavigate(),
    lang = useLang();
  useGuard();
  const checkout = cartCheckoutOf(checkoutStore.use());
  const unchosen = !isChosen(checkout);
  const cart = cartStore.use();
  const addresses = useAddresses();
  const prescriptions = usePrescriptions();
  const { quote, error, unreadable, retry } = useQuote(unchosen ? null : placeBodyOf(checkout));
  const [attempt, setAttempt] = useState(0);
  const [leaving, leave] = useBackToCart();
  const located = useRef(false);
  useTitle(messages.check);

  useEffect(() => {
    if (unchosen && checkoutStore.get().addressId === null) void navigate('/order-step-1', { replace: true });
  }, [unchosen, navigate]);

  /** The server's own sentence, or that it did not work; then back to where it can be mended. */
  function back(sentence: string) {
    say('error', sentence);
    leave();
  }
  /** Only where the address says nothing of where it is (decision S11). */
  function locate() {
    if (!('geolocation' in navigator)) {
      back(messages.unsupported);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => change({ lat: coords.latitude, lng: coords.longitude }),
      () => back(messages.denied),
      LOCATE,
    );
  }
  const waitable = error?.status === 0 || error?.status === 429 || error?.status === 503;
  useEffect(() => {
    if (
      leaving ||
      (!error && !unreadable) ||
      waitable ||
      error?.code === 'cart_changed' ||
      error?.status === 401
    )
      return;
    if (error?.code === 'no_place' && !located.current) {
      located.current = true;
      locate();
      return;
    }
    back(refused(error, errors) || messages.summaryFailed);
  });

  const changes = quote ? changesIn(cart, quote, lang) : [];
  const unavailable = error?.code === 'cart_changed' ? (error.answer.unavailable ?? []) : [];
  /** How many can be had of each that cannot be had as asked. */
  const remaining = new Map(unavailable.map(({ id, left = 0 }) => [id, left]));
  const asRemains = <Line extends { id: number; qty: number }>(lines: readonly Line[]): Line[] =>
    lines
      .map((line) => ({ ...line, qty: Math.min(line.qty, remaining.get(line.id) ?? line.qty) }))
      .filter(({ qty }) => qty > 0);
  // One that is gone from the catalogue is known by name in the cart only.
  const nameOf = (one: { id: number; name: string }) =>
    fullName(namesIn(lang, cart.find((line) => line.id === one.id) ?? one));
  function accept() {
    const prices = new Map(quote?.lines.map((line) => [line.id, line]));
    cartStore.update((now) =>
      asRemains(now).map((line) =>
        Object.assign({}, line, {
          offer_price: prices.get(line.id)?.offer_price ?? line.offer_price,
          mrp: prices.get(line.id)?.mrp ?? line.mrp,
        }),
      ),
    );
    const left = asRemains(checkout.medicines);
    changeDraft({ medicines: left });
    if (left.length === 0) void navigate('/order-step-1', { replace: true });
    // The button that was pressed is gone.
    focusHeading();
  }
  function proceed() {
    if (!quote || changes.length > 0) {
      setAttempt((n) => n + 1);
      return;
    }
    change({
      quoteId: quote.quote_id,
      total: quote.total,
      subtotal: quote.subtotal,
      deliveryFee: quote.delivery_charge,
    });
    void navigate('/order-step-3');
  }
  const state: SummaryState = waitable
    ? {
        at: 'error',
        offline: error.code === 'unreachable' && !navigator.onLine,
        text: sentenceFor(error, errors) || undefined,
        retry,
      }
    : unavailable.length > 0
      ? {
          at: 'removed',
          removed: unavailable.flatMap(({ reason, ...one }) =>
            reason === 'few' ? [] : [{ id: String(one.id), name: nameOf(one), reason }],
          ),
          fewer: unavailable.flatMap(({ reason, left = 0, ...one }) =>
            reason === 'few'
              ? [
                  {
                    id: String(one.id),
                    name: nameOf(one),
                    left,
                    asked: checkout.medicines.find(({ id }) => id === one.id)?.qty ?? left,
                  },
                ]
              : [],
          ),
        }
      : quote && !leaving
        ? { at: 'ready', quote, changes }
        : {
            at: 'loading',
            note:
              error?.code === 'no_place' ? messages.locating : leaving ? messages.summaryFailed : undefined,
          };
  const to =
    addresses.state === 'ready'
      ? addresses.data.addresses.find(({ id }) => id === checkout.addressId)
      : undefined;
  const sheet =
    prescriptions.state === 'ready'
      ? prescriptions.data.data.find(({ id }) => id === checkout.prescription?.id)
      : undefined;
  return (
    <SummaryView
      state={state}
      address={to}
      checkout={checkout}
      picture={sheet && <Thumb image={sheet.image} type={sheet.type} />}
      attempt={attempt}
      onAccept={accept}
      onProceed={proceed}
    />
  );
}
