import type { SenderType } from '@doorstep/contract/consultation';
import type { ChatMessage, ServerEvent, SignalData } from '@doorstep/contract/chat.schema';
import { createConnection, type ConnectionNeeds, type Line } from './connection.ts';
import type { Unsent } from './outbox.ts';

export interface ChatState {
  line: Line;
  /** In their order. */
  messages: readonly ChatMessage[];
  /** The history is read for the first time. */
  isLoading: boolean;
  /** There are earlier ones. */
  hasEarlier: boolean;
  /** The other side writes. */
  isTyping: boolean;
  /** Up to which of one's own messages the other side has them, and has seen them. */
  delivered: number;
  seen: number;
  /** The doctor's words; undefined while it is open. */
  closed: string | undefined;
  /** Side that ended it, if one did. */
  closedBy: SenderType | undefined;
  /** Code of what the server last refused. */
  refused: string | undefined;
  /** Those of one's own, by `client_id`, that the server does not take as they are. */
  failed: ReadonlySet<string>;
  /** The history could not be read; with a line it is asked for anew by itself. */
  isUnread: boolean;
}
interface Page {
  messages: readonly ChatMessage[];
  has_more: boolean;
}
export interface ChatNeeds extends Pick<ConnectionNeeds, 'address' | 'WebSocket' | 'random'> {
  /** The side of whoever sits here. */
  own: SenderType;
  history: (asked: { before?: number; after?: number }) => Promise<Page>;
  outbox: {
    get: () => { unsent: readonly Unsent[] };
    remove: (clientId: string) => void;
  };
}

/** A message that was not answered for so long is sent anew over another line. */
const ACK_MS = 10_000;
/** After one that came too fast. */
const PAUSE_MS = 1_000;
/** 'Typing' is over where the other side does not say it again. */
const TYPING_MS = 6_000;
const TYPING_STOP_MS = 1_000;

/** One consultation's messages as one side has them: nothing lost, nothing twice, in order (safety F18 to F20). */
export function createChat({ own, history, outbox, ...line }: ChatNeeds) {
  let state: ChatState = {
    line: { state: 'connecting', retryAt: undefined, refused: undefined },
    messages: [],
    isLoading: true,
    hasEarlier: false,
    isTyping: false,
    delivered: 0,
    seen: 0,
    closed: undefined,
    closedBy: undefined,
    refused: undefined,
    failed: new Set(),
    isUnread: false,
  };
  const listeners = new Set<() => void>(),
    signalled = new Set<(data: SignalData) => void>();
  const known = new Map<number, ChatMessage>();
  let inFlight: { clientId: string; timer: ReturnType<typeof setTimeout> } | undefined;
  let typingOver: ReturnType<typeof setTimeout> | undefined,
    ownTyping: ReturnType<typeof setTimeout> | undefined;
  let isCaughtUp = false,
    seenUpTo = 0,
    seenTold = 0,
    deliveredTold = 0;

  function set(more: Partial<ChatState>) {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  }
  const last = () => state.messages.at(-1)?.message_id ?? 0;

  /** What came by socket and by history is put together by its number. */
  function merge(fresh: readonly ChatMessage[]) {
    let isNew = false;
    for (const message of fresh) {
      if (!known.has(message.message_id)) isNew = true;
      known.set(message.message_id, message);
      if (message.sender_type === own) {
        outbox.remove(message.client_id);
        if (inFlight?.clientId === message.client_id) landed();
      }
    }
    if (isNew) set({ messages: [...known.values()].toSorted((a, b) => a.message_id - b.message_id) });
    const upTo = state.messages.findLast(({ sender_type }) => sender_type !== own)?.message_id ?? 0;
    if (upTo > deliveredTold && connection.send({ type: 'receipt', message_id: upTo, state: 'delivered' }))
      deliveredTold = upTo;
  }
  function landed() {
    clearTimeout(inFlight?.timer);
    inFlight = undefined;
    flush();
  }
  /** One after the other, the next once the server has the one before. */
  function flush() {
    if (inFlight || !isCaughtUp || state.closed !== undefined) return;
    const next = outbox.get().unsent.find(({ clientId }) => !state.failed.has(clientId));
    if (!next) return;
    const isSent = connection.send({
      type: 'message',
      message: next.message,
      client_id: next.clientId,
      ...(next.attachment && { attachment_id: next.attachment.id }),
    });
    if (isSent)
      inFlight = {
        clientId: next.clientId,
        timer: setTimeout(() => {
          inFlight = undefined;
          connection.renew();
        }, ACK_MS),
      };
  }
  /** What came while the line was down, then what was written meanwhile. */
  async function catchUp() {
    const mine = connection.line();
    try {
      if (known.size === 0) {
        const { messages, has_more } = await history({});
        set({ hasEarlier: has_more });
        merge(messages);
      } else
        for (;;) {
          const { messages, has_more } = await history({ after: last() });
          merge(messages);
          if (!has_more) break;
        }
    } catch {
      // Another line, and from the beginning: a gap must not stay.
      if (connection.line() === mine) connection.renew();
      set({ isLoading: false });
      return;
    }
    set({ isLoading: false });
    if (connection.line().state !== 'connected') return;
    isCaughtUp = true;
    seenTold = 0;
    tellSeen(0);
    flush();
  }
  function tellSeen(upTo: number) {
    // What was seen while the line was on its way is told when it is there.
    seenUpTo = Math.max(seenUpTo, upTo);
    if (seenUpTo > seenTold && connection.send({ type: 'receipt', message_id: seenUpTo, state: 'seen' }))
      seenTold = seenUpTo;
  }
  function hear(event: ServerEvent) {
    if (event.type === 'message') {
      const { type: _, ...message } = event;
      if (message.sender_type !== own) setTyping(false);
      merge([message]);
    } else if (event.type === 'typing') setTyping(event.is_typing);
    else if (event.type === 'receipt')
      set(
        event.state === 'seen'
          ? {
              seen: Math.max(state.seen, event.message_id),
              delivered: Math.max(state.delivered, event.message_id),
            }
          : { delivered: Math.max(state.delivered, event.message_id) },
      );
    else if (event.type === 'signal') for (const listener of signalled) listener(event.data);
    else if (event.type === 'closed') set({ closed: event.note, closedBy: event.by });
    else if (event.type === 'error') fail(event);
  }
  function fail({ code, client_id: clientId }: ServerEvent & { type: 'error' }) {
    if (clientId === undefined || inFlight?.clientId !== clientId) {
      set({ refused: code });
      return;
    }
    clearTimeout(inFlight.timer);
    inFlight = undefined;
    if (code === 'chat_fast') setTimeout(flush, PAUSE_MS);
    else {
      set({ refused: code, failed: new Set(state.failed).add(clientId) });
      flush();
    }
  }
  function setTyping(isTyping: boolean) {
    clearTimeout(typingOver);
    if (isTyping) typingOver = setTimeout(() => set({ isTyping: false }), TYPING_MS);
    if (state.isTyping !== isTyping) set({ isTyping });
  }
  const connection = createConnection({
    ...line,
    onLine(next) {
      if (next.state !== 'connected') {
        isCaughtUp = false;
        clearTimeout(inFlight?.timer);
        inFlight = undefined;
        setTyping(false);
      }
      set({
        line: next,
        ...(next.refused === 'closed' && state.closed === undefined && { isLoading: false }),
      });
    },
    onConnected: () => void catchUp(),
    onEvent: hear,
  });
  return {
    open: () => connection.open(),
    stop() {
      clearTimeout(typingOver);
      clearTimeout(ownTyping);
      connection.stop();
    },
    /** A message was added to the outbox. */
    flush,
    /** Once more what the server did not take. */
    again(clientId: string) {
      const failed = new Set(state.failed);
      failed.delete(clientId);
      set({ failed, refused: undefined });
      flush();
    },
    /** A key was pressed: the other side hears of it, and one second after the last one that it is over. */
    typed() {
      if (ownTyping === undefined) connection.send({ type: 'typing', is_typing: true });
      clearTimeout(ownTyping);
      ownTyping = setTimeout(() => {
        ownTyping = undefined;
        connection.send({ type: 'typing', is_typing: false });
      }, TYPING_STOP_MS);
    },
    /** All up to the last one are on the screen. */
    sawAll() {
      tellSeen(state.messages.findLast(({ sender_type }) => sender_type !== own)?.message_id ?? 0);
    },
    /** Of the other side, as the server told it when the page was opened. */
    setMarks(marks: Pick<ChatState, 'delivered' | 'seen'>) {
      set({
        delivered: Math.max(state.delivered, marks.delivered),
        seen: Math.max(state.seen, marks.seen),
      });
    },
    /** The history without a line: of one where nothing is written any more. */
    async read(): Promise<void> {
      set({ isLoading: true, isUnread: false });
      try {
        const { messages, has_more } = await history({});
        merge(messages);
        set({ hasEarlier: has_more, isLoading: false });
      } catch {
        set({ isLoading: false, isUnread: true });
      }
    },
    /** False where it failed. */
    async earlier(): Promise<boolean> {
      const first = state.messages[0]?.message_id;
      if (first === undefined) return true;
      try {
        const { messages, has_more } = await history({ before: first });
        merge(messages);
        set({ hasEarlier: has_more });
        return true;
      } catch {
        return false;
      }
    },
    /** False where the line is down: what is said then is lost. */
    signal: (data: SignalData): boolean => connection.signal(data),
    onSignal(listener: (data: SignalData) => void) {
      signalled.add(listener);
      return () => {
        signalled.delete(listener);
      };
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
  };
}
export type Chat = ReturnType<typeof createChat>;
