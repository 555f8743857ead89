'use client';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../../cn.ts';
import { followTop, useBody } from '../dialog/open-modals.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

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
export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The messages, oldest first. */
  toasts: ReadonlyArray<ToastMessage>;
  /** Gets the id of the message to take away. */
  onClose: (id: string) => void;
  /** Milliseconds, for every toast in it. */
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
        {message}
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

/** What the region is moved with. It has no box of its own: on paper even an empty one takes a sheet. */
function makeHost() {
  if (typeof document === 'undefined') return undefined;
  const host = document.createElement('div');
  host.style.display = 'contents';
  return host;
}

/** The one place of the app where toasts appear; always in the document, so that readers announce what enters it. While a dialog is open it stands inside of that: the rest of the page can be neither pressed nor heard. */
export function ToastRegion({ toasts, onClose, duration, className, onFocus, ...props }: ToastRegionProps) {
  const cameFrom = useRef<EventTarget | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const [isMoved, setMoved] = useState(false);
  const hasBody = useBody();
  const [host] = useState(makeHost);
  useEffect(() => {
    if (!host) return undefined;
    const stop = followTop((top) => top.append(host));
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  // At the other edge where it would cover what has focus.
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    const look = () => {
      const focused = document.activeElement;
      if (!region.current || !focused || focused === document.body || region.current.contains(focused))
        return;
      const mine = region.current.getBoundingClientRect(),
        theirs = focused.getBoundingClientRect();
      // The page as a whole may have focus: what is larger than half of the screen is not covered by it.
      if (theirs.height > innerHeight / 2) return;
      const isOver =
        mine.top < theirs.bottom &&
        theirs.top < mine.bottom &&
        mine.left < theirs.right &&
        theirs.left < mine.right;
      if (isOver) setMoved((now) => !now);
    };
    look();
    addEventListener('focusin', look);
    return () => removeEventListener('focusin', look);
  }, [toasts.length]);
  const show = (toast: ToastMessage) => (
    <Toast
      key={toast.id}
      {...toast}
      duration={duration}
      className="pointer-events-auto"
      onClose={() => {
        // A toast that leaves with focus in it would drop focus to the top of the page.
        if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
          cameFrom.current.focus();
        onClose(toast.id);
      }}
    />
  );
  if (!hasBody || !host) return null;
  return createPortal(
    <div
      data-slot="toast-region"
      data-state={isMoved ? 'moved' : 'idle'}
      {...props}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        onFocus?.(event);
      }}
      className={cn(
        'pointer-events-none fixed inset-x-0 bottom-edge z-50 flex justify-center px-4 md:top-20 md:bottom-auto md:justify-end md:px-gutter',
        isMoved && 'max-md:top-16 max-md:bottom-auto md:top-auto md:bottom-edge',
        className,
      )}
    >
      <div ref={region} className="w-full max-w-dialog">
        <div
          role="alert"
          aria-live="assertive"
          aria-atomic={false}
          className="flex flex-col gap-2 not-empty:pb-3"
        >
          {toasts.filter((toast) => toast.tone === 'error').map(show)}
        </div>
        <div
          role="status"
          aria-live="polite"
          aria-atomic={false}
          className="flex flex-col gap-2 not-empty:pb-3"
        >
          {toasts.filter((toast) => toast.tone !== 'error').map(show)}
        </div>
      </div>
    </div>,
    host,
  );
}
