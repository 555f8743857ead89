import { labServiceType, labWindow } from '@doorstep/contract/lab';
import { toPaise } from '@doorstep/contract/money';
import { Button } from '@doorstep/ui/base/button';
import type { PaymentResult } from '@doorstep/contract/payment.schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CallError } from '../../app/fetcher.ts';
import { useFocusKept } from '../../app/focus-kept.ts';
import { useOnline } from '../../app/online.ts';
import { say } from '../../app/toasts.ts';
import { openedFor, PayFrame, PayPanel, useSalePay } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import type { LabWish } from './draft.ts';
import { labBookMessages } from './messages.en.ts';
import { wishKey } from './wish-key.ts';
import { PayingView, type PayingViewProps } from './paying-view.tsx';

/** What can be pressed next: to pay, or to verify the mobile first. */
const PAY = '[data-slot="payment-button"], main a[href^="/verify-otp"]';

/** Of what is said when money was taken and nothing is booked: that is `book`'s to say. */
const LATER = new Set(['refunded', 'payment_pending']);
/** One call verifies and books: what it answers waits for `book`. */
function useVerified({ tests, packages, address, date, time, latitude, longitude }: LabWish) {
  const answer = useRef<Promise<{ id: string }>>(undefined);
  return {
    verify: async ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }: PaymentResult) => {
      answer.current = call('verifyLabPayment', {
        body: {
          payment_id: razorpay_payment_id,
          order_id: razorpay_order_id,
          signature: razorpay_signature,
          booking_data: { tests, packages, address, date, time, latitude, longitude },
        },
      }).then(({ data }) => ({ id: data.booking.id }));
      await answer.current.catch((error: unknown) => {
        if (!(error instanceof CallError && LATER.has(error.code))) throw error;
      });
    },
    book: () => answer.current ?? Promise.reject(new Error('not verified')),
  };
}

export interface PayingProps extends Pick<PayingViewProps, 'items' | 'plan'> {
  wish: LabWish;
  /** Back to the form. */
  onChange: () => void;
  /** That time is somebody else's. */
  onTaken: () => void;
  onBooked: (id: string) => void;
}
/** The payment of one wish: its window opens at once. */
export function Paying({ wish, items, plan, onChange, onTaken, onBooked }: PayingProps) {
  const messages = usePageMessages('labBook', labBookMessages);
  const here = useLocation();
  const online = useOnline();
  const { tests, packages, address, addressId, date, time, latitude, longitude } = wish;
  const key = wishKey(wish);
  const { verify, book } = useVerified(wish);
  const { at, phase, pay, accept, look } = useSalePay(
    {
      type: labServiceType,
      key,
      serviceId: 'cart',
      total: wish.total,
      details: {},
      book,
      own: {
        window: labWindow,
        open: ({ total: amount }) =>
          call('createLabPayment', {
            body: {
              amount,
              currency: 'INR',
              tests,
              packages,
              address,
              date,
              time,
              latitude,
              longitude,
              ...(addressId !== null && { address_id: addressId }),
            },
          }),
        verify,
      },
      onBooked: () => {},
    },
    ({ order_id }) => onBooked(order_id),
  );
  const begin = useEffectEvent(() => {
    if (openedFor(key) === null) pay();
  });
  useEffect(() => begin(), []);
  const isTaken = phase.at === 'idle' && phase.notice === 'slot-taken';
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    if (isTaken) taken();
  }, [isTaken]);
  const isCancelled = phase.at === 'idle' && phase.notice === 'cancelled';
  const tell = useEffectEvent(() => say('info', messages.cancelled));
  useEffect(() => {
    if (isCancelled) tell();
  }, [isCancelled]);
  useFocusKept(phase, PAY);
  const back = (
    <Button tone="plain" onClick={onChange}>
      {messages.chooseAgain}
    </Button>
  );
  return (
    <PayFrame
      phase={phase}
      online={online}
      kind="booking"
      placeFailed={() => messages.placeFailed}
      placing={messages.processing}
      chooseAgain={back}
      onCheck={look}
    >
      <PayingView wish={wish} items={items} plan={plan} totalPaise={toPaise(at.total)} onChange={onChange}>
        <PayPanel
          phase={phase}
          online={online}
          kind="booking"
          totalPaise={toPaise(at.total)}
          label={messages.payAndBook}
          here={here.pathname + here.search}
          chooseAgain={back}
          onPay={pay}
          onAccept={accept}
        />
      </PayingView>
    </PayFrame>
  );
}
