'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened; offline has words of its own. */
  title: string;
  /** What is safe and what to do next. */
  description?: ReactNode;
  /** Level of its heading in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
  /** The device has no connection. */
  offline?: boolean;
  /** Draws 'Try again'. */
  onRetry?: (() => void) | undefined;
  /** Another way out, beside or instead of 'Try again'. */
  children?: ReactNode;
}

/** A plug out of its socket: connected again, all is well. */
const plug = (
  <>
    <path
      className="fill-none stroke-accent-line"
      strokeWidth="6"
      strokeLinecap="round"
      d="M4 84c18 0 22-28 40-28M156 84c-18 0-22-28-40-28"
    />
    <path className="fill-accent-line" d="M42 40h12a14 14 0 0 1 14 14v4a14 14 0 0 1-14 14H42z" />
    <path className="fill-accent-text" d="M66 47h10v5H66zM66 60h10v5H66z" />
    <path className="fill-accent-fill-hover" d="M118 40h-16a14 14 0 0 0-14 14v4a14 14 0 0 0 14 14h16z" />
    <path
      className="fill-none stroke-highlight-fill"
      strokeWidth="4"
      strokeLinecap="round"
      d="M82 20v-10M68 24l-6-9M96 24l6-9"
    />
  </>
);

/** Something failed: what happened, what is safe, and the next step. Said at once, because it takes the place of what was awaited. */
export function ErrorState({
  title,
  description,
  offline = false,
  onRetry,
  children,
  ...props
}: ErrorStateProps) {
  const messages = useMessages('base', baseMessages);
  return (
    <EmptyState
      role="alert"
      data-slot="error-state"
      data-state={offline ? 'offline' : 'failed'}
      drawing={plug}
      {...props}
      title={offline ? messages.offlineTitle : title}
      description={description ?? (offline ? messages.offlineText : messages.errorText)}
    >
      {onRetry && (
        <Button onClick={onRetry}>
          <Icon name="icon-rotate-ccw" />
          <span>{messages.retry}</span>
        </Button>
      )}
      {children}
    </EmptyState>
  );
}
