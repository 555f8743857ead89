import type { Quote } from '@doorstep/contract/order.schema';
import { brand } from '@doorstep/contract/brand';
import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Link } from '@doorstep/ui/base/link';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { PriceChanged } from '@doorstep/ui/order/price-changed';
import { PaymentButton } from '@doorstep/ui/payment/payment-button';
import { PaymentChecking } from '@doorstep/ui/payment/payment-checking';
import { PaymentPanel, type PaymentPanelProps } from '@doorstep/ui/payment/payment-panel';
import type { Checkout } from './store.ts';
import { useRefundReason } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import type { Notice, Phase } from './phase.ts';
import type { Product } from './product.ts';
import { checkoutMessages } from './messages.en.ts';

export interface PaymentViewProps {
  product: Pick<Product, 'checkPath' | 'Steps' | 'Summary' | 'ChooseAgain'>;
  checkout: Checkout;
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
  messages: typeof checkoutMessages,
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

export function PaymentView({
  product,
  checkout,
  phase,
  online,
  onPay,
  onAccept,
  onCheck,
}: PaymentViewProps) {
  const messages = usePageMessages('checkout', checkoutMessages);
  const refundReason = useRefundReason();
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
        {phase.at === 'back' && <product.ChooseAgain />}
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
      <product.Steps current={2} />
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
                label={messages.proceedWith(formatPaise(total))}
                disabled={!online}
                onPress={onPay}
              />
            )}
          </PaymentPanel>
        )}
        <product.Summary
          checkout={checkout}
          subtotalPaise={toPaise(sums.subtotal ?? 0)}
          feePaise={toPaise(sums.deliveryFee ?? 0)}
          totalPaise={toPaise(sums.total ?? 0)}
        >
          <Link
            href={product.checkPath}
            className="-my-2 inline-flex min-h-target items-center self-start font-medium text-accent-text underline underline-offset-4"
          >
            {messages.backToSummary}
          </Link>
        </product.Summary>
      </div>
    </div>
  );
}
