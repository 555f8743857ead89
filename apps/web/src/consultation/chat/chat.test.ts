import type { ChatMessage, ClientEvent, ServerEvent } from '@doorstep/contract/chat.schema';
import { closeCodes } from '@doorstep/contract/consultation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChat } from './chat.ts';
import type { Unsent } from './outbox.ts';

/** What the server of these tests holds, and the line to it. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  sent: ClientEvent[] = [];
  isOpen = true;
  url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientEvent);
  }
  close() {
    this.isOpen = false;
  }
  hear(event: ServerEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
  end(code: number) {
    this.isOpen = false;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
const latest = () => FakeSocket.all.at(-1)!;
const connected: ServerEvent = { type: 'connection_status', consultation_id: 'CN-1', status: 'connected' };
const message = (number: number, some: Partial<ChatMessage> = {}): ChatMessage => ({
  message_id: number,
  message: `m${number}`,
  sender_name: 'Dr. Meera Sinha',
  sender_id: 2,
  sender_type: 'doctor',
  timestamp: '2026-11-24T05:00:00.000Z',
  client_id: `doctor-${number}`,
  ...some,
});
const own = (number: number, clientId: string) =>
  message(number, { sender_type: 'patient', sender_id: 1, client_id: clientId });
const unsentOf = (clientId: string): Unsent => ({
  clientId,
  message: clientId,
  attachment: null,
  at: '2026-11-24T05:00:00.000Z',
});

function aChat(stored: ChatMessage[] = []) {
  let unsent: Unsent[] = [];
  let fails = 0;
  const asked: object[] = [];
  const chat = createChat({
    own: 'patient',
    address: async () => `ws://x/${FakeSocket.all.length}`,
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    random: () => 0.5,
    history: async (query) => {
      asked.push(query);
      if (fails-- > 0) throw new Error('lost');
      const { after, before } = query;
      return {
        messages: stored.filter(
          ({ message_id: id }) =>
            (after === undefined || id > after) && (before === undefined || id < before),
        ),
        has_more: false,
      };
    },
    outbox: {
      get: () => ({ unsent }),
      remove: (id) => {
        unsent = unsent.filter(({ clientId }) => clientId !== id);
      },
    },
  });
  return {
    chat,
    asked,
    stored,
    unsent: () => unsent,
    write(clientId: string) {
      unsent = [...unsent, unsentOf(clientId)];
      chat.flush();
    },
    failHistory: () => {
      fails = 1;
    },
  };
}
type Aspect = ReturnType<typeof aChat>;
const settle = () => vi.advanceTimersByTimeAsync(0);
async function connect({ chat }: Aspect) {
  chat.open();
  await settle();
  latest().hear(connected);
  await settle();
}
const sentMessages = (socket = latest()) =>
  socket.sent.flatMap((event) => (event.type === 'message' ? [event.client_id] : []));
const shown = ({ chat }: Aspect) => chat.state().messages.map(({ message_id }) => message_id);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('history and socket are put together by number, each once and in order', async () => {
  const one = aChat([message(1), message(2)]);
  one.chat.open();
  await settle();
  latest().hear(connected);
  // Heard before the history has come (safety F20).
  latest().hear({ type: 'message', ...message(3) });
  await settle();
  latest().hear({ type: 'message', ...message(2) });
  expect(shown(one)).toEqual([1, 2, 3]);
  expect(one.chat.state().isLoading).toBe(false);
});
test('messages go one after the other, and leave the outbox once the server has them', async () => {
  const one = aChat();
  await connect(one);
  one.write('client-a');
  one.write('client-b');
  expect(sentMessages()).toEqual(['client-a']);
  latest().hear({ type: 'message', ...own(1, 'client-a') });
  expect(sentMessages()).toEqual(['client-a', 'client-b']);
  latest().hear({ type: 'message', ...own(2, 'client-b') });
  expect(one.unsent()).toEqual([]);
});
test('what is written without a line is kept, and sent once when it is back', async () => {
  const one = aChat();
  await connect(one);
  latest().end(1006);
  expect(one.chat.state().line).toMatchObject({ state: 'error' });
  one.write('client-a');
  expect(one.unsent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().hear(connected);
  await settle();
  expect(sentMessages()).toEqual(['client-a']);
});
test('a lost acknowledgement: the message is found in the history, and not sent again (F19)', async () => {
  const one = aChat();
  await connect(one);
  one.write('client-a');
  // The server has stored it; its answer was lost with the line.
  one.stored.push(own(1, 'client-a'));
  latest().end(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  latest().hear(connected);
  await settle();
  expect(sentMessages()).toEqual([]);
  expect(one.unsent()).toEqual([]);
  expect(shown(one)).toEqual([1]);
});
test('a message that is not answered is sent anew over another line', async () => {
  const one = aChat();
  await connect(one);
  one.write('client-a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.chat.state().line.state).toBe('error');
  await vi.advanceTimersByTimeAsync(2_000);
  latest().hear(connected);
  await settle();
  expect(sentMessages()).toEqual(['client-a']);
});
test('a line that died without a word is noticed within 30 s (F18)', async () => {
  const one = aChat();
  await connect(one);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
  expect(one.chat.state().line.state).toBe('connected');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(one.chat.state().line.state).toBe('error');
});
test('who hears a pong stays connected', async () => {
  const one = aChat();
  await connect(one);
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(20_000);
    latest().hear({ type: 'pong' });
  }
  expect(one.chat.state().line.state).toBe('connected');
  expect(FakeSocket.all).toHaveLength(1);
});
test('tries wait longer each time, up to 30 s, and one can be begun at once', async () => {
  const one = aChat();
  one.chat.open();
  const waits: number[] = [];
  for (let i = 0; i < 7; i++) {
    await settle();
    latest().end(1006);
    const { retryAt } = one.chat.state().line;
    waits.push(retryAt! - Date.now());
    await vi.advanceTimersByTimeAsync(retryAt! - Date.now());
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  latest().end(1006);
  const before = FakeSocket.all.length;
  one.chat.open();
  await settle();
  expect(FakeSocket.all).toHaveLength(before + 1);
});
test('a gap that cannot be read is not passed over: another line is taken', async () => {
  const one = aChat([message(1)]);
  await connect(one);
  latest().end(1006);
  one.stored.push(message(2));
  one.failHistory();
  await vi.advanceTimersByTimeAsync(1_000);
  latest().hear(connected);
  await settle();
  expect(one.chat.state().line.state).toBe('error');
  await vi.advanceTimersByTimeAsync(2_000);
  latest().hear(connected);
  await settle();
  expect(shown(one)).toEqual([1, 2]);
  expect(one.asked.at(-1)).toEqual({ after: 1 });
});
test.each([
  [closeCodes.notYours, 'not-yours'],
  [closeCodes.unknown, 'unknown'],
  [closeCodes.closed, 'closed'],
] as const)('closed with %i: no other try, and why', async (code, refused) => {
  const one = aChat();
  await connect(one);
  latest().end(code);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(one.chat.state().line).toMatchObject({ refused, retryAt: undefined });
  expect(FakeSocket.all).toHaveLength(1);
});
test('a ticket that ran out is asked for anew at once', async () => {
  const one = aChat();
  one.chat.open();
  await settle();
  latest().end(closeCodes.noTicket);
  await settle();
  expect(FakeSocket.all).toHaveLength(2);
});
test('what the server does not take is marked, and does not hold up the next one', async () => {
  const one = aChat();
  await connect(one);
  one.write('client-a');
  one.write('client-b');
  latest().hear({ type: 'error', code: 'attachment_missing', message: '', client_id: 'client-a' });
  expect(one.chat.state().failed).toEqual(new Set(['client-a']));
  expect(sentMessages()).toEqual(['client-a', 'client-b']);
  latest().hear({ type: 'message', ...own(1, 'client-b') });
  one.chat.again('client-a');
  expect(sentMessages().at(-1)).toBe('client-a');
});
test('too fast: the same message again a second later', async () => {
  const one = aChat();
  await connect(one);
  one.write('client-a');
  latest().hear({ type: 'error', code: 'chat_fast', message: '', client_id: 'client-a' });
  expect(sentMessages()).toEqual(['client-a']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sentMessages()).toEqual(['client-a', 'client-a']);
});
test('typing is said once, and that it is over one second after the last key', async () => {
  const one = aChat();
  await connect(one);
  const typing = () => latest().sent.flatMap((event) => (event.type === 'typing' ? [event.is_typing] : []));
  one.chat.typed();
  await vi.advanceTimersByTimeAsync(900);
  one.chat.typed();
  await vi.advanceTimersByTimeAsync(999);
  expect(typing()).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(typing()).toEqual([true, false]);
});
test('the other side’s typing ends with its message, and with the line', async () => {
  const one = aChat();
  await connect(one);
  latest().hear({ type: 'typing', is_typing: true, sender_id: 2 });
  expect(one.chat.state().isTyping).toBe(true);
  latest().hear({ type: 'message', ...message(1) });
  expect(one.chat.state().isTyping).toBe(false);
  latest().hear({ type: 'typing', is_typing: true, sender_id: 2 });
  latest().end(1006);
  expect(one.chat.state().isTyping).toBe(false);
});
test('what was seen while there was no line is told when it is there', async () => {
  const one = aChat([message(1)]);
  await connect(one);
  latest().end(1006);
  one.chat.sawAll();
  await vi.advanceTimersByTimeAsync(1_000);
  latest().hear(connected);
  await settle();
  expect(latest().sent).toContainEqual({ type: 'receipt', message_id: 1, state: 'seen' });
});
test('delivered is told by itself, seen when it was seen; a late mark takes nothing back', async () => {
  const one = aChat([message(1)]);
  await connect(one);
  const receipts = () => latest().sent.filter(({ type }) => type === 'receipt');
  expect(receipts()).toEqual([{ type: 'receipt', message_id: 1, state: 'delivered' }]);
  one.chat.sawAll();
  one.chat.sawAll();
  expect(receipts().slice(1)).toEqual([{ type: 'receipt', message_id: 1, state: 'seen' }]);
  latest().hear({ type: 'receipt', message_id: 4, state: 'seen' });
  latest().hear({ type: 'receipt', message_id: 2, state: 'delivered' });
  expect(one.chat.state()).toMatchObject({ seen: 4, delivered: 4 });
});
test('closed by the doctor: said, and nothing more is sent', async () => {
  const one = aChat();
  await connect(one);
  latest().hear({ type: 'closed', note: 'Rest for two days.' });
  latest().end(closeCodes.closed);
  one.write('client-a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one.chat.state().closed).toBe('Rest for two days.');
  expect(sentMessages()).toEqual([]);
  expect(FakeSocket.all).toHaveLength(1);
});
test('the history alone, of one where nothing is written any more', async () => {
  const one = aChat([message(1), message(2)]);
  one.failHistory();
  await one.chat.read();
  expect(one.chat.state()).toMatchObject({ isUnread: true, isLoading: false });
  await one.chat.read();
  expect(shown(one)).toEqual([1, 2]);
  expect(FakeSocket.all).toHaveLength(0);
});
test('stopped, it stays so', async () => {
  const one = aChat();
  await connect(one);
  one.chat.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(latest().isOpen).toBe(false);
});
