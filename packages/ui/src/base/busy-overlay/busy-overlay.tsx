import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';

export interface BusyOverlayProps extends ComponentProps<'div'> {
  /** Work is under way: the content stays as it is, but cannot be reached. */
  busy: boolean;
  /** What happens now: 'Processing your appointment...'. */
  message: string;
  /** Covers the window instead of the content alone. */
  fullscreen?: boolean;
}

/** Wraps content that must wait, and says why. Focus comes back to where it was. */
export function BusyOverlay({
  busy,
  message,
  fullscreen = false,
  children,
  className,
  ...props
}: BusyOverlayProps) {
  const content = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (busy && active instanceof HTMLElement && content.current?.contains(active)) {
      cameFrom.current = active;
      status.current?.focus({ preventScroll: true });
    }
    if (!busy && active === status.current) cameFrom.current?.focus({ preventScroll: true });
    if (!busy) cameFrom.current = null;
  }, [busy]);
  return (
    <div
      data-slot="busy-overlay"
      data-state={busy ? 'busy' : 'idle'}
      {...props}
      className={cn('relative', className)}
    >
      <div ref={content} inert={busy} aria-busy={busy}>
        {children}
      </div>
      {/* Always there, so that the sentence is announced when it enters. */}
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        className={
          busy
            ? cn(
                'inset-0 grid grid-cols-1 place-items-center p-2',
                fullscreen ? 'fixed z-50 bg-scrim' : 'absolute z-10 bg-surface/75',
              )
            : undefined
        }
      >
        {busy && (
          <p className="sticky inset-y-2 flex max-w-dialog flex-col items-center gap-2 rounded-card border border-line bg-surface-raised p-4 text-center font-medium text-content shadow-float wrap-anywhere">
            <span
              aria-hidden
              className="icon icon-loader-circle text-heading text-accent-text animate-spin"
            />
            {message}
          </p>
        )}
      </div>
    </div>
  );
}
