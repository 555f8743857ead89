import { brand } from '@doorstep/contract/brand';
import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PaymentButton } from '@doorstep/ui/payment/payment-button';
import { PaymentChecking } from '@doorstep/ui/payment/payment-checking';
import { PaymentPanel, type PaymentPanelProps } from '@doorstep/ui/payment/payment-panel';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { Suspense, useEffect, type ReactNode } from 'react';
import type { Messages } from '@doorstep/contract/failure';
import { sentenceFor } from '../app/failure.ts';
import { useErrorMessages, useRefundReason } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import { changedPart } from './changed-part.ts';
import type { Phase } from './phase.ts';
import type { Sums } from './sale.ts';
import { checkoutMessages } from './messages.en.ts';

const phone = { href: `tel:${brand.phone}`, shown: brand.phoneShown };
/** Orders are made of a cart that stays; bookings of what was entered. */
type Kind = 'order' | 'booking';

function noticeOf(
  phase: Phase,
  { online, kind, errors }: { online: boolean; kind: Kind; errors: Messages | undefined },
  messages: typeof checkoutMessages,
): PaymentPanelProps['notice'] {
  const of = messages[kind];
  if (!online) return { tone: 'warning', title: of.offline, text: messages.offlineNext };
  switch (phase.at === 'idle' ? phase.notice : undefined) {
    case 'cancelled':
      return { tone: 'info', title: messages.cancelled, text: of.notCharged };
    case 'failed':
      return { tone: 'danger', title: messages.failed, text: of.failedSafe };
    case 'verify-failed':
      return { tone: 'danger', title: messages.verifyFailed, text: of.failedSafe };
    case 'not-loaded':
      return { tone: 'danger', title: messages.notLoaded(brand.phoneShown), text: of.notCharged };
    case 'init-failed':
      return { tone: 'danger', title: messages.initFailed, text: of.notCharged };
    case 'unverified':
      return { tone: 'warning', title: messages.unverified, text: of.notCharged };
    case 'slot-taken':
      return { tone: 'warning', title: messages.slotTaken, text: of.notCharged };
    case 'refused':
      return {
        tone: 'danger',
        title:
          (phase.at === 'idle' && phase.refused && sentenceFor(phase.refused, errors)) || messages.initFailed,
        text: of.notCharged,
      };
    default:
      return undefined;
  }
}

interface Given {
  /** Of `usePay` or `useSalePay`. */
  phase: Phase;
  online: boolean;
  kind: Kind;
}
export interface PayFrameProps extends Given {
  /** The spec's sentence for money that has become nothing yet, with its payment id where it names one. */
  placeFailed: (paymentId: string) => string;
  /** Said while what is paid is booked: 'Processing your booking...'. */
  placing?: string;
  /** Leads to where it is chosen, after money has come back. */
  chooseAgain: ReactNode;
  /** Asks again where the payment stands. */
  onCheck: () => void;
  /** The page, while there is something to pay. */
  children: ReactNode;
}
/** While it is not known how a payment ended, or after its money came back, this says so in place of the page. */
export function PayFrame({
  phase,
  online,
  kind,
  placeFailed,
  placing,
  chooseAgain,
  onCheck,
  children,
}: PayFrameProps) {
  const messages = usePageMessages('checkout', checkoutMessages);
  const refundReason = useRefundReason();
  if (phase.at !== 'checking' && phase.at !== 'back') return children;
  const reason =
    phase.at === 'back'
      ? phase.refund
        ? refundReason(phase.refund)
        : ''
      : phase.unplaced
        ? placeFailed(phase.paymentId ?? '')
        : online
          ? undefined
          : messages[kind].offline;
  const late = phase.at === 'checking' && phase.late;
  return (
    <PaymentChecking
      kind={kind}
      state={phase.at === 'back' ? phase.state : late ? 'delayed' : 'checking'}
      title={phase.at === 'checking' && phase.paymentId && !late ? placing : undefined}
      paymentId={phase.paymentId ?? undefined}
      amountPaise={phase.at === 'back' ? toPaise(phase.amount) : undefined}
      reason={reason}
      phone={phone}
      onRetry={late ? onCheck : undefined}
    >
      {phase.at === 'back' && chooseAgain}
      {late && (
        <LinkButton href="/" tone="plain">
          {messages.toHome}
        </LinkButton>
      )}
    </PaymentChecking>
  );
}

export interface PayPanelProps extends Given {
  /** In paise, as shown. */
  totalPaise: number;
  /** What the sum is of: 'Your order'. */
  totalName?: string;
  /** Of the button: 'Pay ₹500.00 & Confirm'. */
  label: (amount: string) => string;
  /** This page, with its query: whoever has to verify their mobile first comes back to it. */
  here: string;
  /** Leads to other times, where this one was taken. */
  chooseAgain?: ReactNode;
  onPay: () => void;
  onAccept: (sums: Sums) => void;
}
/** Where one pays, with what happened to the last try; where the sum has changed, that is to be accepted first (safety F8). */
export function PayPanel({
  phase,
  online,
  kind,
  totalPaise,
  totalName,
  label,
  here,
  chooseAgain,
  onPay,
  onAccept,
}: PayPanelProps) {
  const messages = usePageMessages('checkout', checkoutMessages);
  const errors = useErrorMessages();
  useEffect(() => {
    changedPart.load().catch(() => {});
  }, []);
  if (phase.at === 'changed')
    return (
      <Suspense fallback={<Skeleton shape="card" className="h-48" />}>
        <changedPart.Part
          changes={[
            {
              id: 'total',
              name: totalName ?? messages.total,
              fromPaise: totalPaise,
              toPaise: toPaise(phase.sums.total),
            },
          ]}
          onAccept={() => onAccept(phase.sums)}
        />
      </Suspense>
    );
  const notice = phase.at === 'idle' ? phase.notice : undefined;
  return (
    <PaymentPanel
      amountPaise={totalPaise}
      providerName="Razorpay"
      notice={noticeOf(phase, { online, kind, errors }, messages)}
      phone={notice ? phone : undefined}
    >
      {notice === 'unverified' ? (
        <LinkButton href={`/verify-otp?next=${encodeURIComponent(here)}`} size="lg" wide>
          {messages.verifyMobile}
        </LinkButton>
      ) : notice === 'slot-taken' && chooseAgain ? (
        chooseAgain
      ) : (
        <PaymentButton
          amountPaise={totalPaise}
          state={phase.at === 'busy' ? 'processing' : 'idle'}
          label={label(formatPaise(totalPaise))}
          disabled={!online}
          onClick={onPay}
        />
      )}
    </PaymentPanel>
  );
}
