import type { Schedule } from '@doorstep/contract/medicine';
import { leastOf, raiseToLeast, type MedicineFacts } from './substances.ts';

/** Medicines of the catalogue and of its orders: far fewer than calls. */
const MOST = 10_000;
const known = new Map<string, Schedule>();

/** The stricter of what its row says and what the table of substances says. Null where the row says nothing and the table finds nothing. */
export function stricterSchedule(schedule: Schedule | null, facts: MedicineFacts): Schedule | null {
  if (schedule === 'H1') return schedule;
  const key = JSON.stringify([facts.name, facts.composition, facts.form, facts.pack]);
  let least = known.get(key);
  if (least === undefined) {
    if (known.size >= MOST) known.clear();
    least = leastOf(facts).schedule;
    known.set(key, least);
  }
  return least === 'none'
    ? schedule
    : raiseToLeast(
        { schedule: least, prescriptionRequired: true },
        { schedule: schedule ?? 'none', prescriptionRequired: true },
      ).schedule;
}
