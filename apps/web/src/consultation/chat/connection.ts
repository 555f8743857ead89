import type { ClientEvent, ServerEvent, SignalData } from '@doorstep/contract/chat.schema';
import { closeCodes, HEARTBEAT_SECONDS } from '@doorstep/contract/consultation';

export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'error';
/** How the line stands, for who sees it. */
export interface Line {
  state: ConnectionState;
  /** When the next try begins, by the device's clock in ms; undefined where none is to come by itself. */
  retryAt: number | undefined;
  /** Why no try is to come: what the server said. */
  refused: 'not-yours' | 'unknown' | 'closed' | undefined;
}
export interface ConnectionNeeds {
  /** Address of a socket with a fresh ticket; rejects where there is none to be had. */
  address: () => Promise<string>;
  /** The line is there: what was missed is asked for now. */
  onConnected: () => void;
  onEvent: (event: ServerEvent) => void;
  onLine: (line: Line) => void;
  /** As the browser has it. */
  WebSocket?: typeof WebSocket;
  /** From 0 to 1, so that not all come back in the same moment. */
  random?: () => number;
}

const FIRST_WAIT_MS = 1_000,
  LONGEST_WAIT_MS = 30_000;
/** Nothing was heard for so long: the other side is asked whether it is there, and is gone where it says nothing for so long. */
const QUIET_MS = (HEARTBEAT_SECONDS - 5) * 1_000,
  ANSWER_MS = 8_000;
const OPENING_MS = 15_000;
const NORMAL = 1000;
const refusals: Readonly<Record<number, NonNullable<Line['refused']>>> = {
  [closeCodes.notYours]: 'not-yours',
  [closeCodes.unknown]: 'unknown',
  [closeCodes.closed]: 'closed',
};

/** A socket that comes back by itself, and notices a line that died without a word (safety F18). */
export function createConnection({
  address,
  onConnected,
  onEvent,
  onLine,
  WebSocket: Socket = WebSocket,
  random = Math.random,
}: ConnectionNeeds) {
  let socket: WebSocket | undefined,
    tries = 0,
    isStopped = false,
    /** Of the attempt that counts; what an earlier one still says is not heard. */
    attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined, quiet: ReturnType<typeof setTimeout> | undefined;
  let line: Line = { state: 'connecting', retryAt: undefined, refused: undefined };

  function show(state: ConnectionState, more: Partial<Line> = {}) {
    line = { state, retryAt: undefined, refused: undefined, ...more };
    onLine(line);
  }
  function drop() {
    clearTimeout(retry);
    clearTimeout(quiet);
    attempt++;
    const gone = socket;
    socket = undefined;
    gone?.close(NORMAL);
  }
  function later(state: 'disconnected' | 'error') {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries++) * (0.75 + random() / 2);
    show(state, { retryAt: Date.now() + wait });
    retry = setTimeout(open, wait);
  }
  function lost(state: 'disconnected' | 'error') {
    drop();
    if (!isStopped) later(state);
  }
  function listen(ms: number, next: () => void) {
    clearTimeout(quiet);
    quiet = setTimeout(next, ms);
  }
  const isQuiet = () => {
    send({ type: 'ping' });
    listen(ANSWER_MS, () => lost('error'));
  };
  function closed(code: number) {
    const refused = refusals[code];
    if (!refused) {
      // A ticket that ran out on its way: the next one is asked for at once.
      if (code === closeCodes.noTicket && tries === 0) {
        drop();
        tries++;
        open();
      } else lost(code === NORMAL ? 'disconnected' : 'error');
      return;
    }
    drop();
    show('disconnected', { refused });
  }
  function open() {
    drop();
    if (isStopped) return;
    show('connecting');
    const mine = attempt,
      isMine = () => mine === attempt;
    listen(OPENING_MS, () => lost('error'));
    address().then(
      (url) => {
        if (!isMine()) return;
        const fresh = new Socket(url);
        socket = fresh;
        fresh.addEventListener('message', ({ data }) => {
          if (!isMine()) return;
          listen(QUIET_MS, isQuiet);
          let event: ServerEvent;
          try {
            event = JSON.parse(String(data)) as ServerEvent;
          } catch {
            return;
          }
          if (event.type === 'connection_status') {
            tries = 0;
            show('connected');
            onConnected();
          } else if (event.type !== 'pong') onEvent(event);
        });
        fresh.addEventListener('close', ({ code }) => {
          if (isMine()) closed(code);
        });
      },
      () => {
        if (isMine()) lost('error');
      },
    );
  }
  /** False where nothing can be sent now. */
  function send(event: ClientEvent): boolean {
    if (!socket || line.state !== 'connected') return false;
    socket.send(JSON.stringify(event));
    return true;
  }
  return {
    /** Begins, or tries at once in place of waiting. */
    open() {
      tries = 0;
      isStopped = false;
      open();
    },
    /** For good, until it is opened again. */
    stop() {
      isStopped = true;
      drop();
    },
    /** The line is not what it seems: something that was sent was not answered. */
    renew: () => lost('error'),
    send,
    signal: (data: SignalData): boolean => send({ type: 'signal', data }),
    line: () => line,
  };
}
