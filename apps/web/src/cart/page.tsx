import { SkeletonText } from '@doorstep/ui/base/skeleton';
import type { Addresses } from '@doorstep/contract/address.schema';
import { isMobile, mobileDigits } from '@doorstep/contract/account';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loginHref, useSignedIn } from '../app/session.ts';
import { addAddressPart, optionOf, useAddresses, ofNew, addressMessages } from '../address/public.ts';
import { useFetchAhead } from '../app/ahead.ts';
import { useTitle } from '../app/head.ts';
import { useLazyPart } from '../app/lazy-part.ts';
import { lazyPart } from '../app/route.tsx';
import { say } from '../app/toasts.ts';
import { useWhenReady } from '../app/when-ready.ts';
import { change, checkoutStore, loadQuoteSchemas } from '../checkout/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { useChoice } from '../prescription/public.ts';
import { cautionsIn } from './cautions.ts';
import { cartStore, setQuantity, type Cart } from './cart.ts';
import { unreadyOf } from './choice.ts';
import { cartCheckoutOf, changeDraft } from './draft.ts';
import { limitErrors, useCartCheck, useLines } from './data.ts';
import { deliveryPart } from './delivery-part.ts';
import { CartView, type CartProblem } from './view.tsx';
import { cartMessages as english } from './messages.en.ts';

const NEXT = ['/order-step-2', '/order-step-3'];
const loadNextParts = () => Promise.all([addAddressPart.load(), loadQuoteSchemas()]);
/** The chosen one; else the default one, if we come there. */
const chosenOf = (id: number | null, { addresses }: Addresses) =>
  (
    addresses.find((one) => one.id === id) ??
    addresses.find((one) => one.is_default && !optionOf(one, addressMessages).disabled)
  )?.id;

const proposalPart = lazyPart<{ id: string }>(() => import('./proposal/proposal.tsx'));
/** By a link from a prescription: the cart that a pharmacist makes from it. */
function Proposed({ id }: { id: string }) {
  const { partFailed } = usePageMessages('cart', english);
  const here = useLazyPart(proposalPart.load, true, () => say('error', partFailed));
  return here ? <proposalPart.Part key={id} id={id} /> : <SkeletonText lines={4} />;
}
export default function CartPage() {
  const [query] = useSearchParams();
  const id = query.get('proposal');
  return id ? <Proposed id={id} /> : <OwnCart />;
}

/** Whether the form of an address is open: where there is none yet it stands open until it is closed. */
function useAdding(none: boolean) {
  const [wanted, setWanted] = useState(() => (ofNew.get() === undefined ? undefined : true));
  return [wanted ?? none, setWanted] as const;
}

/** Lines of the cart with what is wrong with them together. */
function useCheckedLines(cart: Cart, signedIn: boolean) {
  const messages = usePageMessages('cart', english);
  const lang = useLang();
  const { lines, failed, cautions } = useLines(cart);
  const check = useCartCheck(cart, signedIn);
  return {
    lines,
    failed,
    cautions: cautionsIn(lang, check.cautions ?? cautions),
    limits: limitErrors(check.limits, messages, lang),
  };
}

function OwnCart() {
  const messages = usePageMessages('cart', english);
  const addressText = usePageMessages('address', addressMessages);
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const cart = cartStore.use();
  const { lines, failed, cautions, limits } = useCheckedLines(cart, signedIn);
  const checkout = cartCheckoutOf(checkoutStore.use());
  const addresses = useAddresses();
  const { upload, earlier, Choose } = useChoice(
    checkout.prescription,
    signedIn,
    (prescription) => changeDraft({ prescription }),
    () => say('error', messages.partFailed),
  );
  const [adding, setAdding] = useAdding(addresses.state === 'ready' && addresses.data.addresses.length === 0);
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<CartProblem[]>([]);
  const main = useRef<HTMLDivElement>(null);
  useTitle(messages.title);
  useFetchAhead(NEXT, loadNextParts);
  const formHere = useLazyPart(addAddressPart.load, adding, () => {
    say('error', addressText.saveFailed);
    setAdding(false);
  });
  // Without it the cart says less, and works.
  const deliveryHere = useLazyPart(deliveryPart.load, true, () => {});
  const formShown = adding && formHere;
  // What was pressed is gone: focus goes on to what has come in its place.
  const focusNext = useRef(false);
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    document
      .querySelector<HTMLElement>(formShown ? '[data-slot="quick-address-form"] input' : '#add-address')
      ?.focus();
  }, [formShown]);
  // A new one is chosen as soon as it stands in the list.
  const added = useRef<number>(undefined);
  useEffect(() => {
    const radio = added.current && document.getElementById(`address-${added.current}`);
    if (!radio) return;
    added.current = undefined;
    radio.focus();
  });
  const showForm = (shown: boolean) => {
    focusNext.current = true;
    setAdding(shown);
  };

  const addressId = addresses.state === 'ready' ? chosenOf(checkout.addressId, addresses.data) : undefined;
  const edited = (field: CartProblem['field']) =>
    setProblems((now) => now.filter((one) => one.field !== field));
  // A line that is gone must not take the focus with it.
  const removed = useRef<number>(undefined);
  useEffect(() => {
    if (removed.current === undefined) return;
    const all = main.current?.querySelectorAll<HTMLElement>('[data-slot="cart-line"] a');
    (
      all?.[Math.min(removed.current, all.length - 1)] ?? document.querySelector<HTMLElement>('main h1')
    )?.focus();
    removed.current = undefined;
  }, [cart]);

  const proceed = useWhenReady(!signedIn || addresses.state !== 'loading', () => {
    if (!signedIn) {
      void navigate(loginHref({ pathname: '/order-step-1', search: '' }));
      return;
    }
    const mobile = mobileDigits(checkout.contactMobile);
    const found: CartProblem[] = [];
    if (addressId === undefined) found.push({ field: 'address', message: messages.selectAddress });
    if (checkout.forOther && !isMobile(mobile))
      found.push({ field: 'mobile', message: messages.mobileInvalid });
    const unready = unreadyOf(upload.state, messages);
    if (unready) found.push({ field: 'prescription', message: unready });
    // A limit of several medicines is one problem.
    for (const [id, message] of limits)
      if (!found.some((one) => one.message === message)) found.push({ field: 'limit', id, message });
    setProblems(found);
    setAttempt((n) => n + 1);
    if (found.length > 0) return;
    changeDraft({
      addressId: addressId!,
      contactMobile: mobile,
      medicines: cart.map(({ id, qty }) => ({ id, qty })),
      quoteId: null,
      total: null,
      subtotal: null,
      deliveryFee: null,
    });
    void navigate('/order-step-2');
  });
  return (
    <CartView
      ref={main}
      lines={lines}
      pricesOld={failed}
      cautions={cautions}
      limits={limits}
      signedIn={signedIn}
      addresses={addresses}
      addressId={addressId}
      adding={formShown}
      checkout={checkout}
      upload={upload}
      Choose={Choose}
      earlier={earlier}
      problems={problems.filter(
        ({ field, id = 0, message }) =>
          (field !== 'prescription' || unreadyOf(upload.state, messages)) &&
          (field !== 'limit' || limits.get(id) === message),
      )}
      attempt={attempt}
      onQuantityChange={(id, quantity) => {
        if (quantity < 1) removed.current = cart.findIndex((line) => line.id === id);
        setQuantity(id, quantity);
      }}
      onAddress={(id) => {
        change({ addressId: id, lat: null, lng: null, pincode: null });
        edited('address');
      }}
      onAdd={() => showForm(true)}
      onPrescription={(prescription) => {
        changeDraft({ prescription });
        edited('prescription');
      }}
      onForOther={(forOther) => {
        change({ forOther });
        edited('mobile');
      }}
      onMobile={(contactMobile) => {
        change({ contactMobile });
        edited('mobile');
      }}
      waiting={proceed.waits}
      onProceed={proceed.start}
      delivery={deliveryHere && <deliveryPart.Part lines={lines} addressId={addressId} />}
      form={
        formShown && (
          <addAddressPart.Part
            here="/order-step-1"
            others={addresses.state === 'ready' ? addresses.data.addresses : []}
            onCancel={() => showForm(false)}
            onAdded={({ id }) => {
              change({ addressId: id, lat: null, lng: null, pincode: null });
              edited('address');
              showForm(false);
              added.current = id;
              void addresses.refresh();
            }}
          />
        )
      }
      addressText={addressText}
    />
  );
}
