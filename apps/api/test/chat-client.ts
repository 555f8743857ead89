import type { ChatMessage, ServerEvent } from '@doorstep/contract/chat.schema';
import { chatSocketPath } from '@doorstep/contract/consultation';
import { API_BASE } from '@doorstep/contract/envelope';
import { WebSocket } from 'ws';

interface Given {
  /** Of the API, and of the sockets behind a proxy. */
  apiPort: number;
  socketPort: () => number;
  token: string;
  consultationId: string;
  ownId: number;
  /** Nothing is heard for so long: the line is dead. */
  quietMs: number;
}
interface Unsent {
  clientId: string;
  message: string;
  since: number;
}
const RETRY_MS = 200;

/** One side of a chat as a careful client has it: one message at a time, over as many lines as it takes. */
export function createChatClient({ apiPort, socketPort, token, consultationId, ownId, quietMs }: Given) {
  const known = new Map<number, ChatMessage>(),
    /** As they were heard or read for the first time. */
    order: number[] = [],
    unsent: Unsent[] = [],
    latencies: number[] = [];
  let socket: WebSocket | undefined,
    isReady = false,
    isStopped = false,
    inFlight: string | undefined,
    quiet: NodeJS.Timeout | undefined,
    lines = 0,
    made = 0;
  const call = async <T>(method: 'GET' | 'POST', path: string): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${apiPort}${API_BASE}${path}`, {
      method,
      headers: { authorization: token },
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  function merge(messages: readonly ChatMessage[]) {
    for (const message of messages) {
      if (!known.has(message.message_id)) order.push(message.message_id);
      known.set(message.message_id, message);
      if (message.sender_id !== ownId || unsent[0]?.clientId !== message.client_id) continue;
      latencies.push(performance.now() - unsent[0].since);
      unsent.shift();
      inFlight = undefined;
    }
    flush();
  }
  function flush() {
    const [next] = unsent;
    if (!next || inFlight || !isReady || !socket) return;
    inFlight = next.clientId;
    const text = JSON.stringify({ type: 'message', message: next.message, client_id: next.clientId });
    socket.send(text);
    // A line that sends what it has twice.
    if (++made % 10 === 0) socket.send(text);
  }
  function again() {
    clearTimeout(quiet);
    socket?.removeAllListeners();
    socket?.on('error', () => {});
    socket?.terminate();
    socket = undefined;
    isReady = false;
    inFlight = undefined;
    if (!isStopped) setTimeout(() => void open(), RETRY_MS * (0.5 + Math.random()));
  }
  function alive() {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      socket?.send('{"type":"ping"}');
      quiet = setTimeout(again, quietMs);
    }, quietMs);
  }
  async function catchUp() {
    for (let isMore = true; isMore;) {
      // From the first gap on: what was heard later stands already.
      let last = 0;
      while (known.has(last + 1)) last++;
      const page = await call<{ messages: ChatMessage[]; has_more: boolean }>(
        'GET',
        `/consultation/${consultationId}/messages/?after=${last}`,
      );
      merge(page.messages);
      isMore = page.has_more;
    }
  }
  async function open(): Promise<void> {
    if (isStopped) return;
    try {
      const { ticket } = await call<{ ticket: string }>('POST', `/consultation/${consultationId}/ticket/`);
      const mine = new WebSocket(`ws://127.0.0.1:${socketPort()}${chatSocketPath(consultationId, ticket)}`);
      socket = mine;
      lines++;
      alive();
      mine.on('error', () => {});
      mine.on('close', () => {
        if (socket === mine) again();
      });
      mine.on('message', (data) => {
        if (socket !== mine) return;
        alive();
        const event = JSON.parse(String(data as Buffer)) as ServerEvent;
        if (event.type === 'message') {
          const { type: _, ...message } = event;
          merge([message]);
        } else if (event.type === 'error' && event.client_id === inFlight)
          setTimeout(() => {
            inFlight = undefined;
            flush();
          }, RETRY_MS);
        else if (event.type === 'connection_status')
          catchUp().then(
            () => {
              if (socket !== mine) return;
              isReady = true;
              flush();
            },
            () => {
              if (socket === mine) again();
            },
          );
      });
    } catch {
      again();
    }
  }
  return {
    open,
    write(message: string, clientId: string) {
      unsent.push({ clientId, message, since: performance.now() });
      flush();
    },
    stop() {
      isStopped = true;
      again();
    },
    isReady: () => isReady,
    unsent: () => unsent.length,
    /** By their numbers. */
    messages: (): ChatMessage[] => [...known.values()].toSorted((a, b) => a.message_id - b.message_id),
    order: () => order,
    latencies,
    lines: () => lines,
  };
}
export type ChatClient = ReturnType<typeof createChatClient>;
