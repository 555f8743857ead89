import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

/** Longer than any query of ours; shorter than a patient waits. */
export const STATEMENT_MS = 8_000;
/** Wait for a statement that triggers a probe of the database. */
const SUSPECT_MS = 2_000;
/** Limit for a new connection; after it the database counts as unavailable. */
const PROBE_MS = 2_500;
/** Grace after the statement limit: the database would have cancelled it, so the connection is dead. */
const GRACE_MS = 500;
const CONNECT_MS = 3_000;
const TICK_MS = 500;
/** Interval of pings on the listener connection. */
const LISTENER_MS = 2_500;
/** Idle time before TCP keep-alive, besides the checks here. */
const KEEP_ALIVE_MS = 10_000;
const connection = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS };

const away = (message: string) => Object.assign(new Error(message), { code: '08006' });

/** What is asked in one turn of the event loop goes out in one piece. */
export class Client extends pg.Client {
  /** Deadline of the statement in progress; the database cancels it by then. */
  limitMs = STATEMENT_MS;
  #isHeld = false;
  /** Times at which the statements in progress were asked, oldest first. */
  #asked: number[] = [];
  #idleSince = 0;
  #excusedAt = 0;
  constructor(config?: pg.ClientConfig) {
    super(config);
    // A connection that breaks while it is in use fails its statements; without a listener it would end the process.
    this.on('error', () => {});
    // The database says once for each statement that it is ready for the next.
    this.#connection.on('readyForQuery', () => this.#asked.shift());
    this.on('drain', () => {
      this.#asked = [];
      this.#idleSince = performance.now();
    });
  }
  get #connection(): EventEmitter & { stream: Socket } {
    return (this as unknown as { connection: EventEmitter & { stream: Socket } }).connection;
  }
  get #socket(): Socket {
    return this.#connection.stream;
  }
  // The driver's own declarations of it, all of them.
  override query = ((...asked: unknown[]) => {
    this.#asked.push(performance.now());
    this.#hold();
    return (pg.Client.prototype.query as (...given: unknown[]) => unknown).apply(this, asked);
  }) as pg.Client['query'];
  #hold() {
    if (this.#isHeld) return;
    this.#isHeld = true;
    const stream = this.#socket;
    stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }
  /**
   * Milliseconds that the oldest statement has waited for its whole answer; 0 when idle. Bytes on the way do not restart
   * it: a database whose answers drip counts as one that does not answer.
   */
  waitedMs(now: number): number {
    return this.isAsked ? now - Math.max(this.#asked[0]!, this.#excusedAt) : 0;
  }
  get idleSince(): number {
    return this.#idleSince;
  }
  get isAsked(): boolean {
    return this.#asked.length > 0;
  }
  /** Restarts the deadline after a suspension of this process. */
  excuse(now: number): void {
    this.#excusedAt = now;
    this.#idleSince = now;
  }
  /** Fails pending statements and closes the socket. */
  abandon(): void {
    this.#socket.destroy(away('Connection terminated: the database does not answer'));
  }
}

/** Resolves where the database answers, even by a refusal; rejects where it is silent or too slow. */
async function probe(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    ...connection,
    application_name: 'doorstep probe',
  });
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(away('the database does not answer')), PROBE_MS);
  const asked = (async () => {
    await client.connect();
    await client.query('select 1');
  })();
  asked.catch(() => {});
  try {
    await Promise.race([asked, late.promise]);
  } catch (error) {
    // Refusals by the database, such as too many connections, carry a severity.
    if (!(error as { severity?: unknown }).severity) throw error;
  } finally {
    clearTimeout(timer);
    client.abandon();
  }
}

/**
 * Pool that survives a database that stops answering. A statement that waits triggers a probe over a new connection: without
 * an answer idle and waiting connections are closed, and calls fail at once until a probe succeeds.
 */
class WatchedPool extends pg.Pool {
  readonly #url: string;
  readonly #log: Log;
  readonly #clients = new Set<Client>();
  readonly #timer: NodeJS.Timeout;
  #tickedAt = performance.now();
  #isProbing = false;
  #isAway = false;
  #standstills = 0;
  constructor(url: string, log: Log) {
    super({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      ...connection,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'doorstep',
      // Sends statements before earlier ones are answered (./transactions.ts).
      pipeline: true,
      Client,
    });
    this.#url = url;
    this.#log = log;
    this.on('connect', (client) => {
      this.#clients.add(client as unknown as Client);
      client.once('end', () => this.#clients.delete(client as unknown as Client));
    });
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
  }
  override connect = ((done?: (error: Error) => void) => {
    if (!this.#isAway) return (pg.Pool.prototype.connect as (given: unknown) => unknown).call(this, done);
    const error = away('Connection terminated: the database does not answer');
    return done ? done(error) : Promise.reject(error);
  }) as pg.Pool['connect'];
  override end = ((done?: () => void) => {
    clearInterval(this.#timer);
    return (pg.Pool.prototype.end as (given: unknown) => unknown).call(this, done);
  }) as pg.Pool['end'];

  /** Rejects when the database does not answer `select 1` within `limitMs`. */
  async check(limitMs: number): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#suspect();
      late.reject(away('the database does not answer'));
    }, limitMs);
    try {
      await Promise.race([this.query('select 1'), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
  #tick(): void {
    const now = performance.now(),
      isLate = now - this.#tickedAt > 3 * TICK_MS;
    this.#tickedAt = now;
    if (isLate) {
      // This process was suspended: answers may be unread.
      this.#standstills++;
      for (const client of this.#clients) client.excuse(now);
      return;
    }
    for (const client of this.#clients) {
      const waitedMs = client.waitedMs(now);
      if (waitedMs > client.limitMs + GRACE_MS) {
        this.#log.warn('a database connection does not answer; it is given up');
        client.abandon();
        // Connections idle since then are dead as well.
        for (const other of this.#clients)
          if (!other.isAsked && other.idleSince < now - waitedMs) other.abandon();
      } else if (waitedMs > SUSPECT_MS) this.#suspect();
    }
  }
  #suspect(): void {
    if (this.#isProbing) return;
    this.#isProbing = true;
    void this.#probe().finally(() => {
      this.#isProbing = false;
    });
  }
  async #probe(): Promise<void> {
    for (;;) {
      const { ending } = this as unknown as { ending: boolean },
        standstills = this.#standstills;
      if (ending) return;
      try {
        await probe(this.#url);
        if (this.#isAway) this.#log.warn('the database answers again');
        this.#isAway = false;
        return;
      } catch (error) {
        // If this process was suspended, the answer may have arrived.
        if (standstills === this.#standstills) this.#giveUp(error);
      }
      await pause(TICK_MS, undefined, { ref: false });
    }
  }
  #giveUp(error: unknown): void {
    if (!this.#isAway) this.#log.error({ err: error }, 'the database does not answer');
    this.#isAway = true;
    const now = performance.now();
    for (const client of this.#clients)
      if (!client.isAsked || client.waitedMs(now) > TICK_MS) client.abandon();
  }
}

export function createPool(url: string, log: Log) {
  const pool = new WatchedPool(url, log);
  // A connection that breaks while nobody uses it: without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending)
      log.warn({ code: (error as { code?: string }).code }, 'an idle database connection broke');
  });
  return pool;
}

/** LISTEN on a connection of its own that comes back by itself; what was missed meanwhile is told as one empty notification. */
export function createListener(url: string, log: Log) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      ...connection,
      application_name: 'doorstep listener',
    });
    const lost = () => {
      if (closed || client !== next) return;
      client = undefined;
      later();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    await next.connect();
    if (closed) {
      await next.end();
      return;
    }
    client = next;
    watch(next);
    for (const channel of listeners.keys()) await next.query(`LISTEN "${channel}"`);
  }
  /** An idle listener does not notice a dead connection: it pings regularly. */
  function watch(watched: Client): void {
    const ask = setInterval(() => {
      const now = performance.now();
      if (watched.waitedMs(now) > LISTENER_MS) watched.abandon();
      else if (!watched.isAsked) watched.query('select 1').catch(() => {});
    }, LISTENER_MS);
    ask.unref();
    watched.once('end', () => clearInterval(ask));
  }
  async function reconnect() {
    try {
      await connect();
      for (const heard of listeners.values()) for (const listener of heard) listener('');
    } catch {
      log.warn('the database is out of reach; trying again');
      later();
    }
  }
  /** One at a time: a connection that breaks while it is being made is told twice. */
  function later() {
    clearTimeout(timer);
    if (!closed)
      timer = setTimeout(() => {
        void reconnect();
      }, 1_000);
  }
  return {
    async listen(channel: string, listener: (payload: string) => void) {
      const heard = listeners.get(channel);
      if (heard) {
        heard.add(listener);
        return;
      }
      listeners.set(channel, new Set([listener]));
      if (client) await client.query(`LISTEN "${channel}"`);
      else await connect();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
