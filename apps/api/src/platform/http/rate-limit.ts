import { hash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DatabaseHandle } from '../db/database.ts';

/** Counts a call of this address: 0 where it may go on, else the seconds to wait. */
export type RateLimit = (address: string) => Promise<number>;
export type RateLimits = ReturnType<typeof createRateLimits>;

/** Refusals a minute that are answered at once; a program that goes on after them waits for each further one. */
const QUICK_REFUSALS = 20;
const REFUSAL_MS = 1_000;
/** More refusals than these are not held back at once: each of them keeps a connection open. */
const MOST_HELD = 500;

/**
 * Calls a minute by address. An address is kept as a hash only. Refusals cost little, but thousands a second slow the calls of everybody
 * else: an address that does not stop gets each refusal a second later.
 */
export function createRateLimits({ pool }: Pick<DatabaseHandle, 'pool'>) {
  let held = 0;
  async function holdBack() {
    if (held >= MOST_HELD) return;
    held++;
    await new Promise((wait) => {
      setTimeout(wait, REFUSAL_MS);
    });
    held--;
  }
  const limit =
    (limiter: RateLimiterMemory | RateLimiterPostgres, name: string, perMinute: number): RateLimit =>
    async (address) => {
      try {
        await limiter.consume(hash('sha256', `${name} ${address}`, 'base64url'));
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        if (refused.consumedPoints > perMinute + QUICK_REFUSALS) await holdBack();
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    };
  /** Counted by this process alone: for reads that cost little, where a query would cost more than the read. */
  const local = (name: string, perMinute: number): RateLimit =>
    limit(new RateLimiterMemory({ points: perMinute, duration: 60 }), name, perMinute);
  return {
    local,
    /** Counted by all processes of one database together. While the database does not answer, each counts for itself. */
    shared: (name: string, perMinute: number): RateLimit =>
      pool
        ? limit(
            new RateLimiterPostgres({
              storeClient: pool,
              storeType: 'pool',
              tableName: 'rate_limit',
              tableCreated: true,
              keyPrefix: '',
              points: perMinute,
              duration: 60,
              insuranceLimiter: new RateLimiterMemory({ points: perMinute, duration: 60 }),
            }),
            name,
            perMinute,
          )
        : local(name, perMinute),
  };
}
