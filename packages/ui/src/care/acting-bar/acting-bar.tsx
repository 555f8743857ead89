import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { careMessages } from '../messages.en.ts';

export interface ActingBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** For whom one acts. */
  name: string;
  /** Back to oneself. */
  onStop: () => void;
}

/** Above every page while one acts for another: whose things these are, and the way back. */
export function ActingBar({ name, onStop, className, ...props }: ActingBarProps) {
  const messages = useMessages('care', careMessages);
  return (
    <section
      data-slot="acting-bar"
      aria-label={messages.actingFor(name)}
      {...props}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-warning-tint p-3',
        className,
      )}
    >
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-strong">{messages.actingFor(name)}</strong>{' '}
        <span className="text-meta">{messages.actingText}</span>
      </p>
      <Button tone="plain" onClick={onStop}>
        {messages.stop}
      </Button>
    </section>
  );
}
