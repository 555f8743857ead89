import { useEffect, useState } from 'react';
import type { OpenChat } from '../chat/use-open-chat.ts';

/** A part of the chat that is in sight, from which on somebody can read in it. */
const ENOUGH = 0.4;

/** What the other side has written while the chat beside the call was out of sight, and the way there. */
export function useUnread({ detail, state: { messages } }: OpenChat, chatId: string) {
  const last = messages.at(-1)?.message_id ?? 0;
  const [isSeen, setSeen] = useState(true);
  const [seen, setRead] = useState(last);
  // What is in sight is read as it comes.
  if (isSeen && seen !== last) setRead(last);
  useEffect(() => {
    const chat = document.getElementById(chatId);
    if (!chat) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 1) >= ENOUGH),
      { threshold: ENOUGH },
    );
    observer.observe(chat);
    return () => observer.disconnect();
  }, [chatId]);
  return {
    unread: messages.filter(({ message_id, sender_type }) => message_id > seen && sender_type !== detail.side)
      .length,
    goToChat: () => {
      const chat = document.getElementById(chatId);
      chat?.scrollIntoView({ block: 'nearest' });
      chat?.querySelector<HTMLElement>('textarea, [role="log"]')?.focus();
    },
  };
}
