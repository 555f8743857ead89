import { hash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DatabaseHandle } from '../db/database.ts';

/** Counts a call of this address: 0 where it may go on, else the seconds to wait. */
export type RateLimit = (address: string) => Promise<number>;
export type RateLimits = ReturnType<typeof createRateLimits>;

/** Calls a minute by address. An address is kept as a hash only. */
export function createRateLimits({ pool }: Pick<DatabaseHandle, 'pool'>) {
  const limit =
    (limiter: RateLimiterMemory | RateLimiterPostgres, name: string): RateLimit =>
    async (address) => {
      try {
        await limiter.consume(hash('sha256', `${name} ${address}`, 'base64url'));
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    };
  /** Counted by this process alone: for reads that cost little, where a query would cost more than the read. */
  const local = (name: string, perMinute: number): RateLimit =>
    limit(new RateLimiterMemory({ points: perMinute, duration: 60 }), name);
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
          )
        : local(name, perMinute),
  };
}
