import type { Quote } from '@doorstep/contract/order.schema';
import { brand } from '@doorstep/contract/brand';
import { toPaise } from '@doorstep/contract/money';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Link } from '@doorstep/ui/base/link';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { ProgressSteps } from '@doorstep/ui/base/progress-steps';
import { OrderSummary } from '@doorstep/ui/order/order-summary';
import { PriceChanged } from '@doorstep/ui/order/price-changed';
import { PaymentButton } from '@doorstep/ui/payment/payment-button';
import { PaymentChecking } from '@doorstep/ui/payment/payment-checking';
import { PaymentPanel, type PaymentPanelProps } from '@doorstep/ui/payment/payment-panel';
import { cartMessages } from '../cart/messages.en.ts';
import type { Checkout } from '../order/checkout.ts';
import { itemsOf } from '../order/data.ts';
import { useRefundReason } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import type { Notice, Phase } from './pay.ts';
import { paymentMessages } from './messages.en.ts';

export interface PaymentViewProps {
  checkout: Pick<Checkout, 'medicines' | 'subtotal' | 'deliveryFee' | 'total'>;
  phase: Phase;
  online: boolean;
  onPay: () => void;
  onAccept: (quote: Quote) => void;
  onCheck: () => void;
}
const phone = { href: `tel:${brand.phone}`, shown: brand.phoneShown };

function noticeOf(
  notice: Notice | undefined,
  online: boolean,
  messages: typeof paymentMessages,
): PaymentPanelProps['notice'] {
  if (!online) return { tone: 'warning', title: messages.offline, text: messages.offlineNext };
  switch (notice) {
    case 'cancelled':
      return { tone: 'info', title: messages.cancelled, text: messages.notCharged };
    case 'failed':
      return { tone: 'danger', title: messages.failed, text: messages.failedSafe };
    case 'verify-failed':
      return { tone: 'danger', title: messages.verifyFailed, text: messages.failedSafe };
    case 'not-loaded':
      return { tone: 'danger', title: messages.notLoaded(brand.phoneShown), text: messages.notCharged };
    case 'init-failed':
      return { tone: 'danger', title: messages.initFailed, text: messages.notCharged };
    case 'unverified':
      return { tone: 'warning', title: messages.unverified, text: messages.notCharged };
    default:
      return undefined;
  }
}

export function PaymentView({ checkout, phase, online, onPay, onAccept, onCheck }: PaymentViewProps) {
  const messages = usePageMessages('payment', paymentMessages);
  const refundReason = useRefundReason();
  const { steps } = usePageMessages('cart', cartMessages);
  if (phase.at === 'checking' || phase.at === 'back') {
    return (
      <PaymentChecking
        state={phase.at === 'back' ? phase.state : phase.late ? 'delayed' : 'checking'}
        paymentId={phase.paymentId ?? undefined}
        amountPaise={phase.at === 'back' ? toPaise(phase.amount) : undefined}
        reason={
          phase.at === 'back'
            ? phase.refund
              ? refundReason(phase.refund)
              : ''
            : phase.unplaced
              ? messages.placeFailed
              : online
                ? undefined
                : messages.offline
        }
        phone={phone}
        onRetry={phase.at === 'checking' && phase.late ? onCheck : undefined}
      >
        {phase.at === 'back' && <LinkButton href="/order-step-1">{messages.orderAgain}</LinkButton>}
        {phase.at === 'checking' && phase.late && (
          <LinkButton href="/" tone="plain">
            {messages.toHome}
          </LinkButton>
        )}
      </PaymentChecking>
    );
  }
  const total = toPaise(checkout.total ?? 0);
  // What is to be accepted is what the sums show.
  const sums =
    phase.at === 'changed' ? { ...phase.quote, deliveryFee: phase.quote.delivery_charge } : checkout;
  const unverified = phase.at === 'idle' && phase.notice === 'unverified';
  const notice = noticeOf(phase.at === 'idle' ? phase.notice : undefined, online, messages);
  return (
    <div className="flex flex-col gap-6">
      <ProgressSteps steps={steps.map((label) => ({ label }))} current={2} />
      <PageHeader title={messages.title} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {phase.at === 'changed' ? (
          <PriceChanged
            changes={[
              { id: 'total', name: messages.total, fromPaise: total, toPaise: toPaise(phase.quote.total) },
            ]}
            onAccept={() => onAccept(phase.quote)}
          />
        ) : (
          <PaymentPanel
            amountPaise={total}
            providerName="Razorpay"
            notice={notice}
            phone={phase.at === 'idle' && phase.notice ? phone : undefined}
          >
            {unverified ? (
              <LinkButton href="/verify-otp?next=/order-step-3" size="lg" wide>
                {messages.verifyMobile}
              </LinkButton>
            ) : (
              <PaymentButton
                amountPaise={total}
                state={phase.at === 'busy' ? 'processing' : 'idle'}
                label={messages.proceed}
                disabled={!online}
                onPress={onPay}
              />
            )}
          </PaymentPanel>
        )}
        <OrderSummary
          headingLevel={2}
          items={itemsOf(checkout.medicines)}
          subtotalPaise={toPaise(sums.subtotal ?? 0)}
          feePaise={toPaise(sums.deliveryFee ?? 0)}
          totalPaise={toPaise(sums.total ?? 0)}
        >
          <Link
            href="/order-step-2"
            className="-my-2 inline-flex min-h-target items-center self-start font-medium text-accent-text underline underline-offset-4"
          >
            {messages.backToSummary}
          </Link>
        </OrderSummary>
      </div>
    </div>
  );
}
