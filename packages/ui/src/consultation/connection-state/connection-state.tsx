'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { chatMessages } from '../chat-messages.en.ts';

export interface ConnectionStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How the line stands. */
  state: 'connecting' | 'connected' | 'disconnected' | 'error';
  /** Seconds until the next try; null where none comes by itself. */
  retryIn?: number | null;
  /** Called to try at once. Without it there is nothing to press. */
  onRetry?: (() => void) | undefined;
}

/** How the line to the other side stands. What it says changes each second; a reader hears only that it changed. */
export function ConnectionState({
  state,
  retryIn = null,
  onRetry,
  className,
  ...props
}: ConnectionStateProps) {
  const messages = useMessages('chat', chatMessages);
  const isDown = state === 'disconnected' || state === 'error';
  return (
    <div
      data-slot="connection-state"
      data-state={state}
      {...props}
      className={cn(
        'flex items-center gap-2 px-4 py-1 text-meta font-medium',
        isDown && 'bg-warning-tint text-warning-text',
        state === 'connected' && 'text-success-text',
        state === 'connecting' && 'text-content-muted',
        className,
      )}
    >
      <span role="status" className="sr-only">
        {messages[state]}
      </span>
      {isDown ? (
        <Icon name="icon-cloud-off" />
      ) : (
        <Icon
          name={state === 'connected' ? 'icon-circle-check' : 'icon-loader-circle'}
          className={state === 'connecting' ? 'animate-spin' : undefined}
        />
      )}
      <span aria-hidden className="min-w-0 flex-1 wrap-anywhere">
        {isDown && retryIn !== null ? messages.retryIn(retryIn) : messages[state]}
      </span>
      {isDown && onRetry && (
        <button
          type="button"
          aria-label={messages.tryNow}
          className="min-h-target px-2 font-strong underline underline-offset-4"
          onClick={onRetry}
        >
          {messages.retryNow}
        </button>
      )}
    </div>
  );
}
