'use client';
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { ChatMessage, type ChatMessageProps } from '../chat-message/chat-message.tsx';
import { chatMessages } from '../chat-messages.en.ts';
import { ConnectionState, type ConnectionStateProps } from '../connection-state/connection-state.tsx';
import { TypingIndicator } from '../typing-indicator/typing-indicator.tsx';

export interface PanelMessage extends Pick<
  ChatMessageProps,
  'sender' | 'doctor' | 'text' | 'at' | 'state' | 'attachment' | 'onOpen' | 'onTakeBack' | 'onRetry'
> {
  /** Unlike that of any other, and the same from first to last. */
  id: string;
}
export interface ChatPanelProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'title'>,
    Pick<ConnectionStateProps, 'retryIn' | 'onRetry'> {
  /** How the line stands; null where none is wanted, as in a chat that is closed. */
  state: ConnectionStateProps['state'] | null;
  /** Whom one writes to: 'Dr. Meera Sinha'. */
  title: string;
  /** All that are known, the oldest first; what was not sent yet stands last. */
  messages: readonly PanelMessage[];
  /** They are read for the first time. */
  loading?: boolean;
  /** Called to read earlier ones; undefined where there are none. */
  onEarlier?: (() => void) | undefined;
  /** Earlier ones are being read. */
  earlierBusy?: boolean;
  /** Who writes now; null while nobody does. */
  typing?: string | null;
  /** Called each time when the latest message has come into view. */
  onSeen?: (() => void) | undefined;
  /** What stands above the messages: a banner, what was answered. */
  banner?: ReactNode;
  /** Where one writes, or why one cannot. */
  children: ReactNode;
}

/** So far from its lower edge, in pixels, the log follows what comes. */
const NEAR = 100;
const isNear = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight <= NEAR;
/** How far below the beginning of the log a message stands; 0 where there is none. */
const topOf = (log: Element, at: number) =>
  log.querySelectorAll<HTMLElement>('[data-slot=chat-message]')[at]?.offsetTop ?? 0;
const dayOf = (at: string) => indian(at).slice(0, 4).join();

/** A conversation: what was said, how the line stands, and where one writes. */
export function ChatPanel({
  title,
  messages: said,
  state,
  retryIn,
  onRetry,
  loading = false,
  onEarlier,
  earlierBusy,
  typing = null,
  onSeen,
  banner,
  children,
  className,
  ...props
}: ChatPanelProps) {
  const messages = useMessages('chat', chatMessages);
  const log = useRef<HTMLDivElement>(null),
    before = useRef({ first: '', last: '', top: 0 });
  /** The last message when one scrolled away from it; null while one follows. */
  const [left, setLeft] = useState<string | null>(null);
  const first = said[0]?.id ?? '',
    last = said.at(-1)?.id ?? '',
    isOwn = said.at(-1)?.sender === undefined;
  const unread =
    left === null
      ? 0
      : said.slice(said.findIndex(({ id }) => id === left) + 1).filter(({ sender }) => sender !== undefined)
          .length;
  useLayoutEffect(() => {
    const box = log.current!,
      was = before.current;
    const earlier = said.findIndex(({ id }) => id === was.first);
    // Earlier ones came in above: what one reads stays where it is. Not every browser does so itself, and those that do are told not to.
    if (earlier > 0 && last === was.last) box.scrollTop += topOf(box, earlier) - was.top;
    else if (last !== was.last && (left === null || isOwn)) {
      box.scrollTop = box.scrollHeight;
      if (last !== '') onSeen?.();
    }
    before.current = { first, last, top: topOf(box, 0) };
  });
  const follow = useEffectEvent(() => {
    if (left === null) log.current!.scrollTop = log.current!.scrollHeight;
  });
  // The keyboard of a phone, and a text that grows, take its room from below.
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    observer.observe(log.current!);
    return () => observer.disconnect();
  }, []);
  function onScroll() {
    const near = isNear(log.current!);
    if (near && left !== null) {
      setLeft(null);
      onSeen?.();
    } else if (!near && left === null && last !== '') setLeft(last);
  }
  return (
    <section
      data-slot="chat-panel"
      data-state={state ?? 'closed'}
      aria-label={messages.log(title)}
      {...props}
      className={cn(
        'flex flex-col overflow-hidden rounded-card border border-line bg-surface-raised',
        className,
      )}
    >
      {state && <ConnectionState state={state} retryIn={retryIn} onRetry={onRetry} />}
      {banner}
      <div className="relative flex flex-1 flex-col overflow-hidden">
        <div
          ref={log}
          role="log"
          aria-label={messages.log(title)}
          aria-busy={loading || earlierBusy || undefined}
          // Scrolled by keys (ARIA: a log that scrolls is focusable).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="flex flex-1 flex-col gap-4 [overflow-anchor:none] overflow-y-auto overscroll-contain bg-surface p-4 focus-visible:-outline-offset-3"
          onScroll={onScroll}
        >
          {onEarlier && (
            <Button tone="plain" size="tight" busy={earlierBusy} className="self-center" onClick={onEarlier}>
              {messages.earlier}
            </Button>
          )}
          {loading &&
            [0, 1, 2].map((at) => (
              <Skeleton
                key={at}
                shape="card"
                className={cn('h-control w-3/5 flex-none', at === 1 && 'self-end')}
              />
            ))}
          {!loading && said.length === 0 && (
            <p className="m-auto text-center text-content-muted">{messages.begin}</p>
          )}
          {said.map((message, i) => (
            <Fragment key={message.id}>
              {dayOf(message.at) !== dayOf(said[i - 1]?.at ?? '1970-01-01') && (
                <p className="self-center text-meta text-content-muted">
                  {messages.day(...indian(message.at))}
                </p>
              )}
              <ChatMessage
                sender={message.sender}
                doctor={message.doctor}
                text={message.text}
                at={message.at}
                state={message.state}
                attachment={message.attachment}
                onOpen={message.onOpen}
                onTakeBack={message.onTakeBack}
                onRetry={message.onRetry}
              />
            </Fragment>
          ))}
        </div>
        {left !== null && (
          <Button
            tone="plain"
            className="absolute inset-x-0 bottom-0 z-1 mx-auto w-fit"
            onClick={() => {
              log.current!.scrollTop = log.current!.scrollHeight;
              log.current!.focus({ preventScroll: true });
            }}
          >
            <Icon name="icon-chevron-down" />
            <span>{unread > 0 ? messages.downWith(unread) : messages.down}</span>
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-1 border-t border-line bg-surface-raised px-4 pt-1 pb-3">
        <TypingIndicator name={typing} />
        {children}
      </div>
    </section>
  );
}
