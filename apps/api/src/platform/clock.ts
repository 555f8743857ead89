export interface Clock {
  now: () => Date;
  /** Moves it forward for good; it never goes back. */
  advance: (seconds: number) => void;
  /** Told after each move: what was due in between is due now. */
  onAdvance: (listener: () => void) => void;
}

/** Real time, or one that starts at `start` and ticks from there with `ticks` (ms): where these stand still it is moved by `advance` alone. */
export function startClock(start?: Date, ticks: () => number = Date.now): Clock {
  let ahead = start ? start.getTime() - ticks() : 0;
  const listeners = new Set<() => void>();
  return {
    now: () => new Date(ticks() + ahead),
    advance: (seconds) => {
      ahead += Math.round(seconds * 1000);
      for (const listener of listeners) listener();
    },
    onAdvance: (listener) => {
      listeners.add(listener);
    },
  };
}

/** Asia/Kolkata has had one offset since 1945 and knows no summer time. */
const INDIA_MS = 5.5 * 3_600_000;
/** '2026-11-21T10:00:00.000+05:30' */
export const indianTime = (at: Date): string =>
  new Date(at.getTime() + INDIA_MS).toISOString().replace('Z', '+05:30');
/** When a day begins in India: '2026-11-21' → 20 Nov, 18:30 UTC. */
export const indianMidnight = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
/** '2026-11-21', as it stands on a calendar in India. */
export const indianDay = (at: Date): string => indianTime(at).slice(0, 10);
/** '21/11/2026 10:00', as a sheet in India reads it. */
export const indianSheetTime = (at: Date): string => {
  const [day, time] = indianTime(at).split('T') as [string, string];
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`;
};
