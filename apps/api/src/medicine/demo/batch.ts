import type { Schedule } from '@doorstep/contract/medicine';
import { leastOf } from '../substances.ts';

/** Schedule H1 where the table of substances says so; the demo store counts all else on prescription as Schedule H. */
export const demoSchedule = (parts: readonly string[], prescription: boolean): Schedule =>
  prescription
    ? leastOf({ name: '', composition: parts.join(' + ') }).schedule === 'H1'
      ? 'H1'
      : 'H'
    : 'none';

/** A batch and its last day, from a steady number: most are good for years, one in sixteen ends this winter. */
export function demoBatch(lot: number): { batch: string; expiresOn: string } {
  const months = lot % 16 === 0 ? 1 + (lot % 3) : 8 + (lot % 24);
  // From December 2026 on; day 0 of a month is the last of the month before.
  const last = new Date(Date.UTC(2026, 11 + months, 0));
  return {
    batch: `DS${String(lot % 10_000).padStart(4, '0')}`,
    expiresOn: last.toISOString().slice(0, 10),
  };
}
