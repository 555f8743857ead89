'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { careMessages } from '../messages.en.ts';

export interface ActingBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** For whom one acts. */
  name: string;
  /** The other side ended it, or it ran out: what is on the page stays until one goes back. */
  ended?: boolean;
  /** Back to oneself. */
  onStop: () => void;
}

/** Above every page while one acts for another. Two lines are no higher than its button: it comes into a place that is kept. */
export function ActingBar({ name, ended = false, onStop, className, ...props }: ActingBarProps) {
  const messages = useMessages('care', careMessages);
  return (
    <section
      data-slot="acting-bar"
      data-state={ended ? 'ended' : 'acting'}
      aria-label={messages.actingFor(name)}
      {...props}
      className={cn('border-b border-line bg-warning-tint py-1', className)}
    >
      <div
        className={cn(
          'mx-auto flex min-h-control max-w-page items-center justify-between gap-x-4 px-gutter',
          ended && 'flex-wrap gap-y-2',
        )}
      >
        {/* There from the first, so that readers say what comes into it. */}
        <p role="status" className="min-w-0 text-meta font-strong wrap-anywhere">
          {ended ? messages.actingEnded(name) : messages.actingFor(name)}
        </p>
        <Button tone="plain" onClick={onStop} className="flex-none">
          {ended ? messages.toOwn : messages.stop}
        </Button>
      </div>
    </section>
  );
}
