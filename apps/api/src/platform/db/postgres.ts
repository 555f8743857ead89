import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Log } from '../log.ts';

/** Longer than any query of ours; shorter than a patient waits. */
export const STATEMENT_MS = 10_000;

/** What is asked in one turn of the event loop goes out in one piece. */
class Client extends pg.Client {
  #isHeld = false;
  // The driver's own declarations of it, all of them.
  override query = ((...asked: unknown[]) => {
    this.#hold();
    return (pg.Client.prototype.query as (...given: unknown[]) => unknown).apply(this, asked);
  }) as pg.Client['query'];
  #hold() {
    if (this.#isHeld) return;
    this.#isHeld = true;
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }
}

export function createPool(url: string, log: Log) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'doorstep',
    // A statement goes out while the one before it is not answered yet (./transactions.ts).
    pipeline: true,
    Client,
  });
  // A connection that breaks while nobody uses it: without a listener it would end the process.
  pool.on('error', (error) =>
    log.warn({ code: (error as { code?: string }).code }, 'an idle database connection broke'),
  );
  return pool;
}

/** LISTEN on a connection of its own that comes back by itself; what was missed meanwhile is told as one empty notification. */
export function createListener(url: string, log: Log) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
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
    for (const channel of listeners.keys()) await next.query(`LISTEN "${channel}"`);
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
