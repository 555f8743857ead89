'use client';
import type { ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../../base/empty-state/empty-state.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { paymentMessages } from '../messages.en.ts';

export interface PaymentCheckingProps extends Omit<EmptyStateProps, 'title' | 'description' | 'drawing'> {
  /** Not known yet, known but late, or ended without an order. */
  state: 'checking' | 'delayed' | 'no-money' | 'refunding' | 'refunded';
  /** What the money is for: whether a cart is kept, or what was entered. */
  kind?: 'order' | 'booking';
  /** In place of the state's own title: what is being done just now. */
  title?: string | undefined;
  /** The provider's number of the payment. */
  paymentId?: string | undefined;
  /** The amount, in paise. */
  amountPaise?: number | undefined;
  /** A sentence: why an order could not be made. */
  reason?: string | undefined;
  /** Draws 'Pay again' where no money was taken, else 'Check again'. */
  onRetry?: (() => void) | undefined;
  /** Whom to call; `href` with 'tel:'. */
  phone: { href: string; shown: string };
  /** Other ways on. */
  children?: ReactNode;
}

const line = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const card = (
  <>
    <rect className="fill-accent-fill" x="42" y="30" width="72" height="50" rx="6" />
    <path className="fill-accent-on-fill/85" d="M42 40h72v9H42z" />
    <path className="fill-accent-on-fill/60" d="M51 59h24v3.5H51zM51 67h15v3.5H51z" />
  </>
);
const disc = <circle className="fill-surface-raised stroke-line" cx="112" cy="78" r="19" strokeWidth="1.5" />;
const coin = (
  <>
    <circle className="fill-highlight-fill" cx="112" cy="78" r="19" />
    <path
      className="fill-none stroke-highlight-on-fill"
      {...line}
      strokeWidth="2.5"
      d="M105 69h14M105 74.5h14M105 69c12 0 12 11 0 11l9 9"
    />
  </>
);
/** What lies on the card says how it stands. */
const drawings = {
  checking: (
    <>
      {card}
      {disc}
      <circle className="fill-none stroke-line" cx="112" cy="78" r="11" {...line} />
      <path
        className="animate-spin fill-none stroke-accent-line"
        style={{ transformOrigin: '112px 78px' }}
        {...line}
        d="M112 67a11 11 0 0 1 11 11"
      />
    </>
  ),
  delayed: (
    <>
      {card}
      {disc}
      <circle className="fill-none stroke-accent-line" cx="112" cy="78" r="11" {...line} />
      <path className="fill-none stroke-accent-line" {...line} d="M112 72v6l4 3" />
    </>
  ),
  'no-money': (
    <>
      {card}
      {disc}
      <path
        className="fill-accent-fill"
        d="M112 66c4 3 8 4 11 4v8c0 7-5 10-11 13-6-3-11-6-11-13v-8c3 0 7-1 11-4z"
      />
      <path className="fill-none stroke-accent-on-fill" {...line} d="M107 78l4 4 7-8" />
    </>
  ),
  refunding: (
    <>
      {card}
      {coin}
      <path
        className="fill-none stroke-content-muted"
        {...line}
        d="M120 50c0-16-8-30-26-32M100 11l-7 7 7 7"
      />
    </>
  ),
  refunded: (
    <>
      {card}
      {coin}
      <circle className="fill-success-fill stroke-surface-raised" cx="128" cy="92" r="10" strokeWidth="2.5" />
      <path className="fill-none stroke-success-on-fill" {...line} strokeWidth="2.5" d="M124 92l3 3 5.5-6" />
    </>
  ),
};

/** What a person sees while it is not known how their payment ended, or when it ended without an order. A change of `state` is announced. */
export function PaymentChecking({
  state,
  kind = 'order',
  title,
  paymentId,
  amountPaise,
  reason,
  onRetry,
  phone,
  headingLevel = 1,
  className,
  children,
  ...props
}: PaymentCheckingProps) {
  const messages = useMessages('payment', paymentMessages);
  const said =
    (kind === 'booking' && state in messages.bookingOutcomes
      ? messages.bookingOutcomes[state as keyof typeof messages.bookingOutcomes]
      : undefined) ?? messages.outcomes[state];
  const facts = [
    [messages.amount, amountPaise === undefined ? undefined : formatPaise(amountPaise)],
    [messages.paymentId, paymentId],
  ].filter(([, value]) => value);
  return (
    <EmptyState
      role="status"
      data-slot="payment-checking"
      data-state={state}
      drawing={drawings[state]}
      headingLevel={headingLevel}
      {...props}
      title={title ?? said.title}
      description={
        reason ? (
          <>
            <span className="mb-1 block">{reason}</span>
            <span>{` ${said.text}`}</span>
          </>
        ) : (
          said.text
        )
      }
      className={cn('wrap-anywhere [&>svg]:max-w-full', className)}
    >
      <div className="flex w-full flex-col items-center gap-5">
        {facts.length > 0 && (
          <dl className="flex max-w-full flex-col gap-1.5 rounded-control bg-surface-sunken px-4 py-3 tabular-nums">
            {facts.map(([name, value]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-6">
                <dt>{name}</dt>
                <dd className="text-start font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button onClick={onRetry}>
              {state === 'no-money' ? messages.payAgain : messages.checkAgain}
            </Button>
          )}
          {children}
          <LinkButton href={phone.href} tone="quiet">
            <Icon name="icon-phone" />
            <span>{messages.call(phone.shown)}</span>
          </LinkButton>
        </div>
      </div>
    </EmptyState>
  );
}
