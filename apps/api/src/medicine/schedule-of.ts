import type { Schedule } from '@doorstep/contract/medicine';
import { leastOf, type MedicineFacts } from './substances.ts';

/** Medicines of the catalogue and of its orders: far fewer than calls. */
const MOST = 10_000;
const known = new Map<string, Schedule>();

/**
 * Schedule H1 by the row or by the table of substances, whichever is stricter; else what the row says. What is not sold any more (Schedule X, the NDPS Act) leaves
 * with the record of Schedule H1 where an order of before still holds it.
 */
export function stricterSchedule(schedule: Schedule | null, facts: MedicineFacts): Schedule | null {
  if (schedule === 'H1') return schedule;
  const key = JSON.stringify([facts.name, facts.composition, facts.form, facts.pack]);
  let least = known.get(key);
  if (least === undefined) {
    if (known.size >= MOST) known.clear();
    const found = leastOf(facts);
    least = found.isRefused ? 'H1' : found.schedule;
    known.set(key, least);
  }
  return least === 'H1' ? least : schedule;
}
