import { chatSocketPath } from '@doorstep/contract/consultation';
import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../call.ts';
import { createChat, type Chat, type ChatState } from './chat.ts';
import { outbox } from './outbox.ts';

/** Asks for a ticket, which opens one socket (decision S6). */
async function addressOf(id: string): Promise<string> {
  const { ticket } = await call('chatTicket', { params: { id } });
  return `${location.origin.replace(/^http/, 'ws')}${chatSocketPath(id, ticket)}`;
}

/**
 * The messages of one consultation, from its history and its socket: for a component whose `key` is the consultation's id. `isOpen`: one may
 * write now; without it the history alone is read.
 */
export function useChat(detail: ConsultationDetail, isOpen: boolean): { chat: Chat; state: ChatState } {
  const { id, side } = detail;
  const [chat] = useState(() => {
    const made = createChat({
      own: side,
      address: () => addressOf(id),
      history: (query) => call('listMessages', { params: { id }, query }),
      outbox: {
        get: () => outbox.get(id),
        remove: (clientId) => outbox.remove(id, clientId),
      },
    });
    made.setMarks(
      side === 'patient'
        ? { delivered: detail.doctor_delivered, seen: detail.doctor_seen }
        : { delivered: detail.patient_delivered, seen: detail.patient_seen },
    );
    return made;
  });
  useEffect(() => {
    if (isOpen) chat.open();
    else void chat.read();
    // Back on the line the next try need not be waited for.
    const online = () => {
      if (isOpen && chat.state().line.retryAt !== undefined) chat.open();
    };
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      chat.stop();
    };
  }, [chat, isOpen]);
  return { chat, state: useSyncExternalStore(chat.subscribe, chat.state) };
}
