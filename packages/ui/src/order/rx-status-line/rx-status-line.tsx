'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { orderMessages } from '../messages.en.ts';

/** How a medicine that needs a prescription stands (decisions S9, C30). */
export type RxStatus = 'needed' | 'checking' | 'question' | 'approved' | 'rejected';

export interface RxStatusLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where the line's prescription stands. */
  status: RxStatus;
  /** What the pharmacist says: a question, or why not. */
  reason?: string | null | undefined;
  /** Its name, where none stands beside it. */
  medicine?: string | undefined;
}

const looks = {
  needed: ['icon-file-text', 'text-warning-text'],
  checking: ['icon-clock', 'text-info-text'],
  question: ['icon-circle-question-mark', 'text-warning-text'],
  approved: ['icon-circle-check', 'text-success-text'],
  rejected: ['icon-circle-x', 'text-danger-text'],
} as const;

/** One line of an order and its prescription: always icon and words. */
export function RxStatusLine({ status, reason, medicine, className, ...props }: RxStatusLineProps) {
  const messages = useMessages('order', orderMessages);
  const [icon, tone] = looks[status];
  return (
    <div
      data-slot="rx-status-line"
      data-state={status}
      {...props}
      className={cn('flex gap-1.5 text-meta', className)}
    >
      <Icon name={icon} className={cn('mt-[0.125em]', tone)} />
      <div className="min-w-0 wrap-anywhere">
        {medicine && <p className="font-strong">{medicine}</p>}
        <p className={cn('font-medium', tone)}>{messages.rx[status]}</p>
        {reason && <p>{reason}</p>}
      </div>
    </div>
  );
}
