import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useWords } from '../../words/provider.ts';
import { base } from '../../base/words.ts';
import { payment } from '../words.ts';

export interface PaymentButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'onClick'> {
  amountPaise: number;
  state: 'idle' | 'processing' | 'error';
  /** While idle; 'Pay ₹…' unless given. */
  label?: string | undefined;
  /** What happened, what is safe and what to do. */
  error?: string | undefined;
  onPress: () => void;
}

/** The one button that pays. Native attributes go to the `<button>`, `className` to the whole. */
export function PaymentButton({
  amountPaise,
  state,
  label,
  error,
  onPress,
  id,
  className,
  ...props
}: PaymentButtonProps) {
  const words = useWords('payment', payment);
  const common = useWords('base', base);
  const own = useId();
  const buttonId = id ?? own;
  return (
    <div className={cn('flex flex-col gap-2 wrap-anywhere', className)}>
      <Button
        size="lg"
        wide
        data-slot="payment-button"
        id={buttonId}
        aria-describedby={error ? `${buttonId}-error` : undefined}
        {...props}
        data-state={state}
        busy={state === 'processing'}
        onClick={onPress}
      >
        {state !== 'processing' && <Icon name={state === 'error' ? 'icon-rotate-ccw' : 'icon-lock'} />}
        {
          {
            idle: label ?? words.pay(formatPaise(amountPaise)),
            processing: words.processing,
            error: common.retry,
          }[state]
        }
      </Button>
      {error && (
        <div role="alert">
          <FieldError controlId={buttonId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
