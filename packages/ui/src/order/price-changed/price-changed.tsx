'use client';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { priceMessages } from '../price-messages.en.ts';

export interface ChangedPrice {
  id: string;
  name: string;
  fromPaise: number;
  toPaise: number;
}
export interface RemovedItem {
  id: string;
  name: string;
  reason: 'gone' | 'out-of-stock';
}
/** Of what fewer can be had than were asked for. */
export interface FewerItem {
  id: string;
  name: string;
  /** How many were asked for. */
  asked: number;
  left: number;
}
export interface PriceChangedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What costs more or less than before. */
  changes?: readonly ChangedPrice[];
  /** What can no longer be sent. */
  removed?: readonly RemovedItem[];
  /** What there is less of than was asked for. */
  fewer?: readonly FewerItem[];
  /** Goes on with the new prices. */
  onAccept: () => void;
  /** The person tried to go on without accepting. */
  error?: string | undefined;
  /** Focus moves to the heading each time this number grows. */
  attempt?: number;
}

const list =
  'flex flex-col divide-y divide-line rounded-control border border-line bg-surface-raised px-3 *:py-2.5 wrap-anywhere';

/** What changed since the person last looked, to be accepted before anything is paid. */
export function PriceChanged({
  changes,
  removed,
  fewer,
  onAccept,
  error,
  attempt = 0,
  className,
  ...props
}: PriceChangedProps) {
  const messages = useMessages('price', priceMessages);
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) head.current?.focus();
  }, [attempt]);
  const lost = removed?.length ?? 0;
  return (
    <div
      data-slot="price-changed"
      data-state={error ? 'error' : 'idle'}
      {...props}
      className={cn(
        'flex flex-col gap-4 rounded-card border-2 border-warning-line bg-warning-tint p-4 md:p-5',
        className,
      )}
    >
      <div ref={head} role="alert" tabIndex={-1} className="flex flex-col gap-1 rounded-control">
        <h2 className="flex gap-2 text-lead">
          <Icon name="icon-triangle-alert" className="mt-[0.075em] text-warning-text" />
          <span>{messages.checkFirst}</span>
        </h2>
        <p>{messages.nothingCharged}</p>
        {error && <FieldError controlId={id}>{error}</FieldError>}
      </div>
      {changes && changes.length > 0 && (
        <ul className={list}>
          {changes.map(({ id: key, name, fromPaise, toPaise }) => {
            const more = toPaise - fromPaise;
            return (
              <li key={key}>
                <p translate="no" className="font-strong">
                  {name}
                </p>
                <p className="text-balance tabular-nums">
                  {messages.priceChanged(formatPaise(fromPaise), formatPaise(toPaise))}
                </p>
                <p
                  className={cn(
                    'text-meta font-medium tabular-nums',
                    more < 0 ? 'text-success-text' : 'text-warning-text',
                  )}
                >
                  {more < 0 ? messages.cheaper(formatPaise(-more)) : messages.dearer(formatPaise(more))}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {lost > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-body">{messages.cannotSend(lost)}</h3>
          <ul className={list}>
            {removed?.map(({ id: key, name, reason }) => (
              <li key={key}>
                <p translate="no" className="font-strong">
                  {name}
                </p>
                <p className="text-meta">
                  <Icon name="icon-circle-x" />
                  <span>{` ${messages.reasons[reason]}`}</span>
                </p>
              </li>
            ))}
          </ul>
          <p>{messages.leftOut(lost)}</p>
        </div>
      )}
      {fewer && fewer.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-body">{messages.fewer}</h3>
          <ul className={list}>
            {fewer.map(({ id: key, name, asked, left }) => (
              <li key={key}>
                <p translate="no" className="font-strong">
                  {name}
                </p>
                <p className="text-meta">
                  <Icon name="icon-info" />
                  <span>{` ${messages.onlyLeft(left, asked)}`}</span>
                </p>
              </li>
            ))}
          </ul>
          <p>{messages.takeLeft}</p>
        </div>
      )}
      <Button wide aria-describedby={error ? `${id}-error` : undefined} onClick={onAccept}>
        {messages.accept}
      </Button>
    </div>
  );
}
