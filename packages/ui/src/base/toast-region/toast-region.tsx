'use client';
import { useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../../cn.ts';
import { followTop, useBody } from '../dialog/surface.ts';
import { Toast, type ToastMessage } from '../toast/toast.tsx';

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The messages, oldest first. */
  toasts: ReadonlyArray<ToastMessage>;
  /** Gets the id of the message to take away. */
  onClose: (id: string) => void;
  /** Milliseconds, for every toast in it. */
  duration?: number;
}

// Beside the toasts the page can be pressed.
const list = 'flex flex-col gap-2 not-empty:pb-3 *:pointer-events-auto';

/** What the region is moved with. It has no box of its own: on paper even an empty one takes a sheet. */
function makeHost() {
  const host = document.createElement('div');
  host.style.display = 'contents';
  return host;
}

/**
 * The one place of the app where toasts appear; always in the document, so that readers announce what enters
 * it. While a dialog is open it stands inside of that: the rest of the page can be neither pressed nor heard.
 */
export function ToastRegion({ toasts, onClose, duration, className, onFocus, ...props }: ToastRegionProps) {
  const cameFrom = useRef<EventTarget | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const [isMoved, setMoved] = useState(false);
  const hasBody = useBody();
  const host = useMemo(() => (hasBody ? makeHost() : undefined), [hasBody]);
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
      onClose={() => {
        // A toast that leaves with focus in it would drop focus to the top of the page.
        if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
          cameFrom.current.focus();
        onClose(toast.id);
      }}
    />
  );
  if (!host) return null;
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
        <div role="alert" aria-live="assertive" aria-atomic={false} className={list}>
          {toasts.filter((toast) => toast.tone === 'error').map(show)}
        </div>
        <div role="status" aria-live="polite" aria-atomic={false} className={list}>
          {toasts.filter((toast) => toast.tone !== 'error').map(show)}
        </div>
      </div>
    </div>,
    host,
  );
}
