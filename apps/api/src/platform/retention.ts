import type { Area } from './area.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';

declare module './jobs.ts' {
  interface JobKinds {
    retention: true;
  }
}
/** Retention period of one record kind (docs/decisions/retention.md). */
export interface RetentionRule {
  /** Name of the records, for the log. */
  name: string;
  /** Full days after the event that the rule counts from. */
  days: number;
  /** Law or decision that sets the period, with its date. */
  source: string;
  /** Removes records from before this time, at most `most` of them; returns how many. */
  remove: (before: Date, most: number) => Promise<number>;
}
interface Needs {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  areas: readonly Pick<Area, 'retention'>[];
}

const DAY_MS = 86_400_000;
const BATCH = 200;
/** Years in days, leap days included. */
export const years = (count: number): number => Math.ceil(count * 365.25);

/** Daily job that removes records past their retention period. */
export function createRetention({ db, clock, jobs, log, areas }: Needs) {
  async function removeAll(): Promise<void> {
    for (const { name, days, remove } of areas.flatMap(({ retention = [] }) => retention)) {
      const before = new Date(clock.now().getTime() - days * DAY_MS);
      let removed = 0;
      for (;;) {
        const count = await remove(before, BATCH);
        removed += count;
        if (count < BATCH) break;
      }
      if (removed > 0) log.info({ name, removed }, 'records past their retention period were removed');
    }
  }
  return {
    removeAll,
    work: async (): Promise<void> => {
      await removeAll();
      await jobs.add(db, 'retention', 'daily', new Date(Date.now() + DAY_MS));
    },
    /** Schedules the first run of a process. */
    schedule: (): Promise<void> => jobs.add(db, 'retention', 'daily'),
  };
}
