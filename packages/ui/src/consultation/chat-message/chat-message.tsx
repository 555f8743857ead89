'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { chatMessages } from '../chat-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface ChatMessageProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Who wrote it: 'Dr. Meera Sinha'. Undefined for what one wrote oneself. */
  sender?: string | undefined;
  /** It is a doctor's: with a badge. */
  doctor?: boolean;
  /** Its words, as they were typed; empty where it is an attachment alone. */
  text: string;
  /** ISO instant. */
  at: string;
  /** How far one's own is. `kept`: not sent yet, and sent by itself when the line is back. */
  state?: 'kept' | 'sending' | 'failed' | 'sent' | 'delivered' | 'seen' | undefined;
  /** What goes with it. */
  attachment?:
    | {
        kind: 'photo' | 'prescription';
        /** Of a photo its name; of a prescription its day, in words. */ name: string;
      }
    | undefined;
  /** Called to open what goes with it. */
  onOpen?: (() => void) | undefined;
  /** Called to take back one that was not sent. */
  onTakeBack?: (() => void) | undefined;
  /** Called to send one again that failed. */
  onRetry?: (() => void) | undefined;
}

/** One message of a conversation: one's own at the end of the line, the other's at its beginning. */
export function ChatMessage({
  sender,
  doctor,
  text,
  at,
  state,
  attachment,
  onOpen,
  onTakeBack,
  onRetry,
  className,
  ...props
}: ChatMessageProps) {
  const messages = useMessages('chat', chatMessages);
  const id = useId();
  const own = sender === undefined,
    waits = state === 'kept' || state === 'sending' || state === 'failed',
    time = messages.time(indian(at)[4]);
  return (
    <article
      data-slot="chat-message"
      data-state={own ? (state ?? 'sent') : 'received'}
      aria-labelledby={`${id}-by`}
      {...props}
      className={cn('flex max-w-[85%] min-w-0 flex-col gap-1', own && 'items-end self-end', className)}
    >
      <h3 id={`${id}-by`} className={cn('flex items-center gap-2 text-meta font-strong', own && 'sr-only')}>
        {wrapText(
          own ? messages.saidByYou(time) : <span aria-label={messages.said(sender, time)}>{sender}</span>,
        )}
        {doctor && (
          <Badge tone="accent" className="flex-none">
            {messages.md}
          </Badge>
        )}
      </h3>
      {text !== '' && (
        <p
          className={cn(
            'rounded-card border px-4 py-2.5 wrap-anywhere whitespace-pre-line',
            !own && 'border-line bg-surface-raised',
            own && !waits && 'border-transparent bg-accent-tint',
            waits && 'border-dashed border-line-strong bg-surface',
          )}
        >
          {text}
        </p>
      )}
      {attachment && (
        <button
          type="button"
          disabled={!onOpen}
          className="flex min-h-target items-center gap-3 rounded-card border border-line bg-surface-raised px-4 py-2.5 text-start not-disabled:hover:bg-accent-tint"
          onClick={onOpen}
        >
          <Icon
            name={attachment.kind === 'photo' ? 'icon-image' : 'icon-file-text'}
            className="text-title text-accent-text"
          />
          <span className="flex min-w-0 flex-col wrap-anywhere">
            <span className="sr-only">{messages.open}</span>
            <span className="font-strong">
              {attachment.kind === 'photo' ? messages.photo : messages.prescriptionOf(attachment.name)}
            </span>
            <span className="text-meta text-content-muted">
              {attachment.kind === 'photo' ? attachment.name : messages.ownPrescription}
            </span>
          </span>
        </button>
      )}
      <p
        className={cn(
          'flex flex-wrap items-center gap-x-2 text-meta text-content-muted tabular-nums',
          own && 'justify-end',
          waits && 'font-medium text-warning-text',
        )}
      >
        {waits ? (
          <span className="flex gap-2">
            <Icon name={state === 'failed' ? 'icon-circle-alert' : 'icon-clock'} />
            <span>{messages[state]}</span>
          </span>
        ) : (
          <time dateTime={at}>{time}</time>
        )}
        {own && state && !waits && (
          <>
            <Icon name={state === 'sent' ? 'icon-check' : 'icon-check-check'} />
            <span>{messages[state]}</span>
          </>
        )}
        {waits && onRetry && (
          <button type="button" className="min-h-target px-1 font-strong underline" onClick={onRetry}>
            {messages.again}
          </button>
        )}
        {waits && onTakeBack && (
          <button type="button" className="min-h-target px-1 font-strong underline" onClick={onTakeBack}>
            {messages.takeBack}
          </button>
        )}
      </p>
    </article>
  );
}
