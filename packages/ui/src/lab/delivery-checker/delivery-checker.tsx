'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { baseMessages } from '../../base/messages.en.ts';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { deliveryCheckerMessages } from '../delivery-checker-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface DeliveryCheckerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is known of the place; undefined asks for it. */
  found?:
    | {
        /** From us, in km. */
        distanceKm: number;
        /** What collecting costs below the free sum, in paise. */
        feePaise: number;
        /** How long it takes to come there; null where nobody comes. */
        minutes: number | null;
      }
    | undefined;
  /** From this sum of tests on collection is free, in paise. */
  freeFromPaise: number;
  /** Nobody comes farther, in km; the edge itself is inside. */
  radiusKm: number;
  /** It is being asked for: presses are ignored. */
  busy?: boolean;
  /** Why it is not known, and what to do next. */
  error?: string | undefined;
  /** The place of the device is to be checked. */
  onCheck: () => void;
  /** Another place is wanted. */
  onReset: () => void;
}

/** Whether somebody comes to where one is, to collect samples. One button in all states, so that focus stays on it. */
export function DeliveryChecker({
  found,
  freeFromPaise,
  radiusKm,
  busy = false,
  error,
  onCheck,
  onReset,
  className,
  ...props
}: DeliveryCheckerProps) {
  const messages = useMessages('deliveryChecker', deliveryCheckerMessages),
    base = useMessages('base', baseMessages);
  const id = useId();
  const state = busy
    ? 'checking'
    : found
      ? found.minutes === null
        ? 'unavailable'
        : 'available'
      : error
        ? 'error'
        : 'idle';
  return (
    <section
      data-slot="delivery-checker"
      data-state={state}
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lead">
          {messages.title}
        </h2>
        <p className="text-meta text-content-muted">{messages.text}</p>
      </div>
      {state === 'available' && found && (
        <Notice tone="success" title={messages.available}>
          <p>{messages.distance(found.distanceKm.toFixed(1))}</p>
          <p>
            {found.feePaise === 0
              ? messages.free
              : messages.fee(formatPaise(found.feePaise), formatPaise(freeFromPaise))}
          </p>
          <p>{messages.arrives(found.minutes!)}</p>
        </Notice>
      )}
      {state === 'unavailable' && found && (
        <Notice tone="warning" title={messages.distance(found.distanceKm.toFixed(1))}>
          {messages.tooFar(radiusKm)}
        </Notice>
      )}
      {state === 'error' && <Notice tone="danger">{error}</Notice>}
      <Button tone="plain" busy={busy} onClick={found ? onReset : onCheck} className="self-start">
        {!busy && !found && <Icon name="icon-locate-fixed" />}
        {wrapText(
          busy ? messages.checking : found ? messages.different : error ? base.retry : messages.check,
        )}
      </Button>
    </section>
  );
}
