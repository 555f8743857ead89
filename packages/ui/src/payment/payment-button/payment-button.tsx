'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { paymentMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface PaymentButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'onClick'> {
  /** The amount, in paise. */
  amountPaise: number;
  /** Which of its states is shown. */
  state: 'idle' | 'processing' | 'error';
  /** While idle; 'Pay ₹…' unless given. */
  label?: string | undefined;
  /** Starts the payment. */
  onClick: () => void;
}

/** The one button that pays. Native attributes go to the `<button>`, `className` to the whole. */
export function PaymentButton({
  amountPaise,
  state,
  label,
  onClick,
  className,
  ...props
}: PaymentButtonProps) {
  const messages = useMessages('payment', paymentMessages);
  const common = useMessages('base', baseMessages);
  return (
    <div className={cn('flex flex-col gap-2 wrap-anywhere', className)}>
      <Button
        size="lg"
        wide
        data-slot="payment-button"
        {...props}
        data-state={state}
        busy={state === 'processing'}
        onClick={onClick}
      >
        {state !== 'processing' && <Icon name={state === 'error' ? 'icon-rotate-ccw' : 'icon-lock'} />}
        {wrapText(
          {
            idle: label ?? messages.pay(formatPaise(amountPaise)),
            processing: messages.processing,
            error: common.retry,
          }[state],
        )}
      </Button>
    </div>
  );
}
