'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { keptMessages } from '../kept-messages.en.ts';

export interface QueuedItemProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What it is: 'Prescription'. */
  title: string;
  /** What tells it from others: the name of a file, the first words. */
  description: string;
  /** It waits for the line, is on its way, or was refused: then it waits for somebody to look at it. */
  state: 'waiting' | 'sending' | 'refused';
  /** Why it was refused. */
  error?: string | undefined;
  /** Takes it back. */
  onCancel: () => void;
}

/** Something that was made without a line, and is sent by itself once there is one. */
export function QueuedItem({
  title,
  description,
  state,
  error,
  onCancel,
  className,
  ...props
}: QueuedItemProps) {
  const messages = useMessages('kept', keptMessages);
  const act = state === 'refused' ? messages.remove : messages.cancel;
  const isRefused = state === 'refused';
  return (
    <div
      data-slot="queued-item"
      data-state={state}
      {...props}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface-raised p-4',
        className,
      )}
    >
      <div className="flex min-w-0 items-start gap-2.5">
        <Icon
          name={isRefused ? 'icon-circle-alert' : 'icon-clock'}
          className={cn('mt-[0.125em]', isRefused ? 'text-danger-text' : 'text-info-text')}
        />
        <div className="min-w-0">
          <p className="font-strong wrap-anywhere">{`${title}: ${description}`}</p>
          <p role="status" className="text-content-muted">
            {isRefused
              ? (error ?? messages.refused)
              : state === 'sending'
                ? messages.sending
                : messages.waiting}
          </p>
        </div>
      </div>
      {state !== 'sending' && (
        <Button tone="plain" aria-label={`${act}: ${description}`} onClick={onCancel}>
          {act}
        </Button>
      )}
    </div>
  );
}
