import type { Clock } from '../clock.ts';
import { HttpError, unavailable } from '../http/http-error.ts';

const AT_ONCE = 2;
/** Each holds up to 5 MB while it arrives. */
const AT_ONCE_OF_ALL = 40;
/** Of one who uploads what is their own. */
const AN_HOUR = 20;
const HOUR_MS = 3_600_000;

/** How much one account may send, so that it neither fills the disk nor keeps everybody else waiting; counted by this process. */
export function createUploadAllowance(clock: Clock, anHour = AN_HOUR) {
  const running = new Map<number, number>();
  const arrivals = new Map<number, number[]>();
  let all = 0;
  const recent = (accountId: number) => {
    const since = clock.now().getTime() - HOUR_MS;
    return (arrivals.get(accountId) ?? []).filter((at) => at > since);
  };

  return {
    /** Lets an upload begin, or says when to come again; to be called back when it is over. */
    enter(accountId: number): () => void {
      const mine = running.get(accountId) ?? 0,
        latest = recent(accountId);
      if (mine >= AT_ONCE)
        throw new HttpError(429, 'uploads_running', { code: 'too_many', headers: { 'retry-after': '5' } });
      if (latest.length >= anHour) {
        const seconds = Math.max(1, Math.ceil((latest[0]! + HOUR_MS - clock.now().getTime()) / 1000));
        throw new HttpError(429, 'uploads_many', {
          code: 'too_many',
          params: { files: anHour, minutes: Math.ceil(seconds / 60) },
          headers: { 'retry-after': String(seconds) },
        });
      }
      if (all >= AT_ONCE_OF_ALL) throw unavailable();
      running.set(accountId, mine + 1);
      all++;
      return () => {
        all--;
        const left = running.get(accountId)! - 1;
        if (left > 0) running.set(accountId, left);
        else running.delete(accountId);
      };
    },
    /** Counts one that has arrived whole. */
    arrived(accountId: number) {
      arrivals.set(accountId, [...recent(accountId), clock.now().getTime()]);
      for (const id of arrivals.keys()) if (recent(id).length === 0) arrivals.delete(id);
    },
  };
}
