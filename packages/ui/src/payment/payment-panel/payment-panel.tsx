'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { paymentMessages } from '../messages.en.ts';

export interface PaymentPanelProps extends ComponentProps<'div'> {
  /** The amount, in paise. */
  amountPaise: number;
  /** 'Razorpay'. */
  providerName: string;
  /** What happened, above the button: said at once. */
  notice?: { tone: 'info' | 'warning' | 'danger'; title: string; text?: string | undefined } | undefined;
  /** A second way to pay; `href` with 'tel:'. */
  phone?: { href: string; shown: string } | undefined;
  /** The PaymentButton. */
  children: ReactNode;
}

/** Where a person pays: how, how much, and what is safe. */
export function PaymentPanel({
  amountPaise,
  providerName,
  notice,
  phone,
  className,
  children,
  ...props
}: PaymentPanelProps) {
  const messages = useMessages('payment', paymentMessages);
  return (
    <Card
      data-slot="payment-panel"
      data-state={notice?.tone ?? 'idle'}
      {...props}
      className={cn('flex flex-col gap-5 wrap-anywhere', className)}
    >
      <div className="flex flex-col gap-1">
        <h2 className="text-title">{messages.payment}</h2>
        <p className="flex gap-1.5 text-meta text-content-muted">
          <Icon name="icon-lock" />
          <span>{messages.through(providerName)}</span>
        </p>
      </div>
      <p className="flex flex-col">
        <span>{`${messages.youPay} `}</span>
        <span translate="no" className="text-page font-strong tabular-nums">
          {formatPaise(amountPaise)}
        </span>
      </p>
      {notice && (
        <Notice role="alert" tone={notice.tone} title={notice.title}>
          {notice.text}
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        {children}
        {phone && (
          <LinkButton href={phone.href} tone="plain" wide>
            <Icon name="icon-phone" />
            <span>{messages.call(phone.shown)}</span>
          </LinkButton>
        )}
        <p className="flex gap-1.5 text-meta text-content-muted">
          <Icon name="icon-shield-check" />
          <span>{messages.safe}</span>
        </p>
      </div>
    </Card>
  );
}
