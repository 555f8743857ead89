'use client';
import { useId, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../../cn.ts';
import { controlClasses } from '../../base/field/field.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { chatMessages } from '../chat-messages.en.ts';

export interface ChatComposerProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What is written so far. */
  value: string;
  /** Called with each change. */
  onValueChange: (value: string) => void;
  /** Called when it is to be sent; never without words or an attachment. */
  onSend: () => void;
  /** Letters of one message. */
  maxLength: number;
  /** What is to go with the message, by its name; null for nothing. */
  attachment?: string | null;
  /** Called to choose what goes with the message. Without it there is no such button. */
  onAttach?: (() => void) | undefined;
  /** Called to take out what was to go with it. */
  onDetach?: (() => void) | undefined;
}

/** Pixels; more is scrolled. */
const GROWS_TO = 100;

/** Where a message is written. It grows with its text up to 100 px; Enter sends, Shift and Enter begins a new line. */
export function ChatComposer({
  value,
  onValueChange,
  onSend,
  maxLength,
  attachment = null,
  onAttach,
  onDetach,
  className,
  ...props
}: ChatComposerProps) {
  const messages = useMessages('chat', chatMessages);
  const id = useId();
  const isEmpty = value.trim() === '' && attachment === null;
  function send() {
    if (!isEmpty) onSend();
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends a word of an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      data-slot="chat-composer"
      {...props}
      className={cn('flex flex-col gap-2', className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {attachment !== null && (
        <p className="flex items-center gap-2 text-meta font-medium text-accent-text">
          <Icon name="icon-paperclip" />
          <span className="min-w-0 flex-1 wrap-anywhere">{messages.attached(attachment)}</span>
          <IconButton label={messages.detach(attachment)} icon="icon-x" onClick={onDetach} />
        </p>
      )}
      <div className="flex items-end gap-2">
        {onAttach && (
          <IconButton label={messages.attach} icon="icon-paperclip" tone="plain" onClick={onAttach} />
        )}
        <label htmlFor={id} className="sr-only">
          {messages.message}
        </label>
        <textarea
          id={id}
          rows={1}
          value={value}
          maxLength={maxLength}
          placeholder={messages.placeholder}
          aria-describedby={`${id}-keys`}
          className={cn(controlClasses, 'min-w-0 flex-1 overflow-y-auto reads-rows:field-sizing-content')}
          style={{ maxHeight: GROWS_TO, resize: 'none' }}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={messages.send}
          icon="icon-arrow-up"
          tone="accent"
          type="submit"
          aria-disabled={isEmpty || undefined}
        />
      </div>
      <p id={`${id}-keys`} className="text-meta text-content-muted max-xs:sr-only">
        {messages.keys}
      </p>
    </form>
  );
}
