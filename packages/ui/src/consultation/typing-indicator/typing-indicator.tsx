'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { chatMessages } from '../chat-messages.en.ts';

export interface TypingIndicatorProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Who writes: 'Dr. Meera Sinha'. Null while nobody does: its place stays, so that nothing moves. */
  name: string | null;
}

/** That the other side is writing. Said once, when it begins. */
export function TypingIndicator({ name, className, ...props }: TypingIndicatorProps) {
  const messages = useMessages('chat', chatMessages);
  return (
    <p
      data-slot="typing-indicator"
      data-state={name === null ? 'idle' : 'typing'}
      role="status"
      {...props}
      className={cn('flex min-h-lh items-center gap-2 text-meta text-content-muted', className)}
    >
      {name !== null && (
        <>
          <span aria-hidden>●●●</span>
          <span>{messages.typing(name)}</span>
        </>
      )}
    </p>
  );
}
