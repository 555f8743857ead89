import { toPaise } from '@doorstep/contract/money';
import { Link } from '@doorstep/ui/base/link';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageMessages } from '../messages/messages.ts';
import { PayFrame, PayPanel } from './pay-panel.tsx';
import type { Phase } from './phase.ts';
import type { Quoted } from './product.ts';
import type { Sums } from './sale.ts';
import type { Checkout } from './store.ts';
import { checkoutMessages } from './messages.en.ts';

export interface PaymentViewProps {
  product: Pick<Quoted, 'checkPath' | 'Steps' | 'Summary' | 'ChooseAgain'>;
  checkout: Checkout;
  phase: Phase;
  online: boolean;
  onPay: () => void;
  onAccept: (sums: Sums) => void;
  onCheck: () => void;
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
  const given = { phase, online, kind: 'order' } as const;
  // What is to be accepted is what the sums show.
  const sums = phase.at === 'changed' ? { ...phase.sums, deliveryFee: phase.sums.delivery_charge } : checkout;
  return (
    <PayFrame
      {...given}
      placeFailed={() => messages.placeFailed}
      chooseAgain={<product.ChooseAgain />}
      onCheck={onCheck}
    >
      <div className="flex flex-col gap-6">
        <product.Steps current={2} />
        <PageHeader title={messages.title} />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <PayPanel
            {...given}
            totalPaise={toPaise(checkout.total ?? 0)}
            label={messages.proceedWith}
            here="/order-step-3"
            onPay={onPay}
            onAccept={onAccept}
          />
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
    </PayFrame>
  );
}
