'use client';
import type { ReactNode } from 'react';
import { Notice, type NoticeProps } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { deliveryPanelMessages } from '../delivery-panel-messages.en.ts';

export interface DeliveryPanelProps extends Omit<NoticeProps, 'tone' | 'title' | 'children'> {
  /** How far the question is: `unknown` where the answer failed. */
  state: 'idle' | 'checking' | 'available' | 'unavailable' | 'unknown';
  /** How far it is from us; null while that is not known. */
  km?: number | null | undefined;
  /** What collection costs, in paise; 0 is free. */
  feePaise?: number | undefined;
  /** How far we come. */
  radiusKm: number;
  /** What one may do about it: 'Try again'. */
  children?: ReactNode;
}

const tones = {
  idle: 'info',
  checking: 'info',
  available: 'success',
  unavailable: 'danger',
  unknown: 'warning',
} as const;

/** Whether we come to an address, how far it is, and what collection costs. */
export function DeliveryPanel({ state, km, feePaise, radiusKm, children, ...props }: DeliveryPanelProps) {
  const messages = useMessages('deliveryPanel', deliveryPanelMessages);
  const far = km === undefined || km === null ? undefined : messages.distance(km.toFixed(1)),
    costs =
      feePaise === undefined
        ? undefined
        : feePaise === 0
          ? messages.free
          : messages.fee(formatPaise(feePaise));
  const answered = state === 'available' || state === 'unavailable';
  return (
    <Notice
      role="status"
      aria-busy={state === 'checking' || undefined}
      data-slot="delivery-panel"
      data-state={state}
      {...props}
      tone={tones[state]}
      title={state === 'unavailable' ? messages.unavailable(radiusKm) : messages[state]}
    >
      {state === 'idle' && <p>{messages.idleText}</p>}
      {answered && (
        <p className="flex flex-wrap gap-x-4 tabular-nums empty:hidden">
          {far && <span>{far}</span>}
          {state === 'available' && costs && <span>{costs}</span>}
        </p>
      )}
      {children && <div className="flex flex-wrap gap-3 pt-1">{children}</div>}
    </Notice>
  );
}
