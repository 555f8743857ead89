import { useLang } from '@doorstep/ui/messages/provider';
import type { Address } from '@doorstep/contract/address.schema';
import type { Quote } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { Link } from '@doorstep/ui/base/link';
import { groupMobile } from '@doorstep/ui/base/mobile-field';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { ProgressSteps } from '@doorstep/ui/base/progress-steps';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { CartBar } from '@doorstep/ui/cart/cart-bar';
import { CautionNotice } from '@doorstep/ui/medicine/caution-notice';
import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';
import { OrderSummary, OrderSummarySkeleton } from '@doorstep/ui/order/order-summary';
import {
  PriceChanged,
  type ChangedPrice,
  type FewerItem,
  type RemovedItem,
} from '@doorstep/ui/order/price-changed';
import { OrderPrescription } from '@doorstep/ui/order/order-prescription';
import type { ReactNode } from 'react';
import { optionOf, addressMessages as addressEnglish } from '../../address/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { cartMessages, cautionsIn, type CartCheckout } from '../../cart/public.ts';
import { itemsOf, linesOf } from '../data.tsx';
import { orderMessages } from '../messages.en.ts';

export type SummaryState =
  | { at: 'loading'; note?: string | undefined }
  | { at: 'error'; offline: boolean; text: string | undefined; retry: () => void }
  | { at: 'removed'; removed: readonly RemovedItem[]; fewer: readonly FewerItem[] }
  | { at: 'ready'; quote: Quote; changes: readonly ChangedPrice[] };
export interface SummaryViewProps {
  state: SummaryState;
  /** Undefined while it is loading. */
  address: Address | undefined;
  checkout: Pick<CartCheckout, 'forOther' | 'contactMobile' | 'prescription'>;
  /** A small picture of the chosen prescription. */
  picture: ReactNode;
  attempt: number;
  onAccept: () => void;
  onProceed: () => void;
}

export function SummaryView({
  state,
  address,
  checkout,
  picture,
  attempt,
  onAccept,
  onProceed,
}: SummaryViewProps) {
  const messages = usePageMessages('order', orderMessages);
  const lang = useLang();
  const { steps } = usePageMessages('cart', cartMessages);
  const addressText = usePageMessages('address', addressEnglish);
  const changes = state.at === 'ready' ? state.changes : [];
  const missingBy = (state.at === 'ready' && state.quote.prescription_by) || undefined;
  const mobile = checkout.forOther ? checkout.contactMobile : address?.mobile;
  return (
    <div className="flex flex-1 flex-col gap-6">
      <ProgressSteps steps={steps.map((label) => ({ label }))} current={1} />
      <PageHeader title={messages.check} />
      {state.at === 'error' && (
        <ErrorState
          title={messages.quoteFailed}
          description={state.text}
          offline={state.offline}
          onRetry={state.retry}
        />
      )}
      {state.at === 'ready' && <CautionNotice cautions={cautionsIn(lang, state.quote.cautions ?? [])} />}
      {state.at !== 'error' && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          {/* On phones above all else; beside the address from lg up. */}
          {(state.at === 'removed' || changes.length > 0) && (
            <PriceChanged
              changes={changes}
              removed={state.at === 'removed' ? state.removed : []}
              fewer={state.at === 'removed' ? state.fewer : []}
              onAccept={onAccept}
              attempt={attempt}
              error={attempt > 0 ? messages.acceptFirst : undefined}
              className="lg:col-start-2"
            />
          )}
          <div
            className={`flex flex-col gap-6 lg:col-start-1 lg:row-start-1 ${changes.length > 0 ? 'lg:row-span-2' : ''}`}
          >
            <Card className="flex flex-col gap-2">
              {!address && state.at === 'loading' && <SkeletonText lines={4} />}
              {address && (
                <>
                  <h2 className="flex gap-2 text-lead">
                    <Icon name="icon-map-pin" className="mt-[0.075em] text-accent-text" />
                    <span className="min-w-0 wrap-anywhere">{messages.deliverTo(address.title)}</span>
                  </h2>
                  {address.name && <p className="wrap-anywhere">{address.name}</p>}
                  <p className="whitespace-pre-line wrap-anywhere">
                    {optionOf(address, addressText).lines.join('\n')}
                  </p>
                  {mobile && (
                    <p className="text-meta text-content-muted">{messages.receiver(groupMobile(mobile))}</p>
                  )}
                </>
              )}
              <Link
                href="/order-step-1"
                className="-mb-2 inline-flex min-h-target items-center self-start font-medium text-accent-text underline underline-offset-4"
              >
                {messages.changeIt}
              </Link>
            </Card>
            {(checkout.prescription || missingBy) && (
              <OrderPrescription
                name={checkout.prescription?.name}
                picture={picture}
                by={missingBy}
                href="/order-step-1"
              />
            )}
          </div>
          {state.at === 'loading' && (
            <div className="flex flex-col gap-3">
              {state.note && <p role="status">{state.note}</p>}
              <OrderSummarySkeleton />
            </div>
          )}
          {state.at === 'ready' && (
            <OrderSummary
              headingLevel={2}
              lines={linesOf(state.quote.lines, lang)}
              items={itemsOf(state.quote.lines)}
              subtotalPaise={toPaise(state.quote.subtotal)}
              feePaise={toPaise(state.quote.delivery_charge)}
              totalPaise={toPaise(state.quote.total)}
              distanceKm={state.quote.distance_km}
            >
              <DeliveryPromise promisedAt={state.quote.promised_at} waits={state.quote.promise_waits} />
              <Button size="lg" wide onClick={onProceed} className="max-md:hidden">
                {messages.proceed}
              </Button>
            </OrderSummary>
          )}
        </div>
      )}
      {state.at === 'ready' && (
        <CartBar
          totalPaise={toPaise(state.quote.total)}
          label={messages.totalPayable}
          className="mt-auto -mb-6"
        >
          <Button size="lg" wide onClick={onProceed}>
            {messages.proceed}
          </Button>
        </CartBar>
      )}
    </div>
  );
}
