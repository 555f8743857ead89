'use client';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface ToastMessage {
  id: string;
  /** What it is about: an error stays until it is closed. */
  tone: 'info' | 'success' | 'error';
  /** One sentence. */
  message: string;
  /** One action: 'View cart', 'Undo'. */
  actionLabel?: string;
  /** The action was pressed. */
  onAction?: () => void;
  /** Until it is closed, or no longer true. */
  stays?: boolean;
}
export interface ToastProps extends Omit<ComponentProps<'div'>, 'id' | 'children'>, Omit<ToastMessage, 'id'> {
  /** Tells it from the others. */
  id?: string;
  /** Closes it. */
  onClose: () => void;
  /** Milliseconds until it closes by itself, 3 s and longer for a long text where none are given; an error never does, nor what `stays`. */
  duration?: number;
}
const tones = {
  info: ['icon-info', 'border-info-line', 'text-info-text'],
  success: ['icon-circle-check', 'border-success-line', 'text-success-text'],
  error: ['icon-circle-alert', 'border-danger-line', 'text-danger-text'],
} as const;

/** Milliseconds: 3 s, and a second more for each 15 letters past the first 40 (decision C38). */
const readingTime = (message: string) => 3_000 + Math.max(0, message.length - 40) * 67;

/** One passing message, never the only copy of an error. Stands in a ToastRegion. */
export function Toast({
  tone,
  message,
  actionLabel,
  onAction,
  stays = false,
  onClose,
  duration = readingTime(message),
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...props
}: ToastProps) {
  const messages = useMessages('base', baseMessages);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const dismiss = useEffectEvent(onClose);
  useEffect(() => {
    if (tone === 'error' || stays || paused) return;
    const timer = setTimeout(() => dismiss(), duration);
    return () => clearTimeout(timer);
  }, [tone, stays, paused, duration]);
  const [icon, line, text] = tones[tone];
  return (
    <div
      data-slot="toast"
      data-state={tone}
      {...props}
      onPointerEnter={(event) => {
        setHovered(true);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        setHovered(false);
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(event.currentTarget.contains(event.relatedTarget));
        onBlur?.(event);
      }}
      className={cn(
        'flex flex-wrap items-start gap-x-2 rounded-card border bg-surface-raised py-1.5 ps-4 pe-1.5 text-content floating transition-[translate] starting:translate-y-2',
        line,
        className,
      )}
    >
      <p className="flex grow basis-48 gap-2 py-2.5 pe-2 font-medium wrap-anywhere">
        <Icon name={icon} className={cn('text-lead', text)} />
        {wrapText(message)}
      </p>
      <div className="ms-auto flex items-center gap-2">
        {actionLabel && (
          <button
            type="button"
            onClick={() => {
              onClose();
              onAction?.();
            }}
            className="min-h-target rounded-small font-strong text-accent-text underline underline-offset-4"
          >
            {actionLabel}
          </button>
        )}
        <IconButton label={messages.closeMessage} icon="icon-x" onClick={onClose} />
      </div>
    </div>
  );
}
