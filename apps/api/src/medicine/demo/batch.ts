import type { Schedule } from '@doorstep/contract/medicine';

/** Substances of Schedule H1 of the Drugs Rules that the demo store has: what is sold of them goes into a register. */
const h1 =
  /alprazolam|buprenorphine|cefdinir|cefepime|cefixime|cefoperazone|cefotaxime|cefpodoxime|ceftazidime|ceftriaxone|chlordiazepoxide|clofazimine|codeine|cycloserine|diazepam|diphenoxylate|ertapenem|ethambutol|faropenem|imipenem|isoniazid|levofloxacin|meropenem|midazolam|moxifloxacin|nitrazepam|pentazocine|pyrazinamide|rifabutin|rifampicin|tramadol|zolpidem/i;

export const demoSchedule = (parts: readonly string[], prescription: boolean): Schedule =>
  prescription ? (parts.some((part) => h1.test(part)) ? 'H1' : 'H') : 'none';

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
