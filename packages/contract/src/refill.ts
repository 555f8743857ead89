/** Reminded so many days before a medicine runs out. */
export const REMIND_DAYS = 5;
/** Said to be due so many days before it runs out. */
export const DUE_DAYS = 7;
/** Not due any more so many days after it ran out: it is no longer taken, or bought elsewhere. */
export const LAPSED_DAYS = 60;
/** Purchases of so many days are looked at. */
export const LOOK_BACK_DAYS = 400;
/** What is bought within so many days is one purchase: two strips in one week say nothing of how long a strip lasts. */
export const SPAN_DAYS = 7;
/** What a doctor writes for fewer days is a course that ends, and no refill. */
export const COURSE_DAYS = 28;
/** Of a dose a day: in quarters of a tablet, or of a millilitre. */
export const DOSE_STEP = 0.25;
export const DOSE_MAX = 200;
/** Nobody is told of a day beyond that. */
const MOST_DAYS = 3_650;
const DAY_MS = 86_400_000;

export interface Purchase {
  /** In India: '2026-11-24'. */
  day: string;
  /** Tablets, capsules, ml; packs times what a pack holds. */
  units: number;
}
export interface Supply {
  /** Units a day; null where it cannot be worked out. */
  perDay: number | null;
  by: 'dose' | 'orders' | null;
  /** The first day for which there is not enough left. */
  runsOutOn: string | null;
}
const NOTHING: Supply = { perDay: null, by: null, runsOutOn: null };

const numberOf = (day: string) => Date.parse(`${day}T00:00Z`) / DAY_MS;
const dayOf = (n: number) => new Date(n * DAY_MS).toISOString().slice(0, 10);
export const plusDays = (day: string, days: number): string => dayOf(numberOf(day) + days);
/** Whether its units say how long it lasts by how often it is bought: of a syrup or a cream nobody finishes the pack. */
export const isCounted = (unit: string | null): boolean => unit !== null && unit !== 'ml' && unit !== 'g';

/** By day, the first one first; what is bought on one day is one purchase. */
function byDay(purchases: readonly Purchase[]): Array<{ day: number; units: number }> {
  const days = new Map<number, number>();
  for (const { day, units } of purchases)
    if (units > 0) days.set(numberOf(day), (days.get(numberOf(day)) ?? 0) + units);
  return [...days].map(([day, units]) => ({ day, units })).toSorted((a, b) => a.day - b.day);
}
/** Those that belong together, from the day of the first of them. */
function byWeek(bought: ReturnType<typeof byDay>): ReturnType<typeof byDay> {
  const weeks: ReturnType<typeof byDay> = [];
  for (const { day, units } of bought) {
    const week = weeks.at(-1);
    if (week && day - week.day < SPAN_DAYS) week.units += units;
    else weeks.push({ day, units });
  }
  return weeks;
}
const supply = (day: number, days: number, perDay: number, by: 'dose' | 'orders'): Supply => ({
  perDay: Math.round(perDay * 100) / 100,
  by,
  runsOutOn: dayOf(day + Math.min(Math.floor(days), MOST_DAYS)),
});

/**
 * When a medicine runs out. By its dose, whatever is left of earlier packs is taken first; without one by earlier orders: what was bought
 * before the last purchase has lasted until then.
 */
export function supplyOf(
  purchases: readonly Purchase[],
  { dose, counted }: { dose: number | null; counted: boolean },
): Supply {
  const bought = byDay(purchases),
    first = bought[0],
    last = bought.at(-1);
  if (!first || !last) return NOTHING;
  if (dose !== null && dose > 0) {
    let left = 0,
      day = first.day;
    for (const one of bought) {
      left = Math.max(0, left - dose * (one.day - day)) + one.units;
      day = one.day;
    }
    return supply(day, left / dose, dose, 'dose');
  }
  const weeks = byWeek(bought),
    now = weeks.at(-1)!,
    days = now.day - first.day;
  if (!counted || days === 0) return NOTHING;
  const before = weeks.slice(0, -1).reduce((sum, { units }) => sum + units, 0),
    lasts = Math.max((now.units * days) / before, last.day - now.day);
  return supply(now.day, lasts, before / days, 'orders');
}

/** Whether somebody should order it again by now. */
export const isDue = (runsOutOn: string, today: string): boolean =>
  plusDays(runsOutOn, -DUE_DAYS) <= today && today <= plusDays(runsOutOn, LAPSED_DAYS);

const HALF = /½|1\/2/g;
const times: ReadonlyArray<[RegExp, number]> = [
  [/\b(?:od|once|hs)\b/i, 1],
  [/\b(?:bd|bid|twice)\b/i, 2],
  [/\b(?:tds|tid|thrice|three times)\b/i, 3],
  [/\bqid\b/i, 4],
];
/** Units a day as a doctor writes them: '1-0-1, after food', '5 ml BD'. Null where that is not said, or only when needed. */
export function dosePerDay(text: string, unit: string | null): number | null {
  if (/\b(?:sos|prn|if needed|when needed|as needed|only)\b/i.test(text)) return null;
  const plain = text.replaceAll(/(\d)\s*½/g, '$1.5').replaceAll(HALF, '0.5'),
    parts = /(?:^|[^\d.-])(\d(?:\.\d+)?(?:\s*-\s*\d(?:\.\d+)?){2,3})(?![\d.]|\s*-)/.exec(plain)?.[1],
    often = parts
      ? parts.split('-').reduce((sum, part) => sum + Number(part), 0)
      : times.find(([word]) => word.test(plain))?.[1],
    each = /(\d+(?:\.\d+)?)\s*ml\b/i.exec(plain)?.[1];
  if (!often || (unit === 'ml') !== (each !== undefined)) return null;
  const perDay = unit === 'ml' ? often * Number(each) : often;
  return perDay > 0 && perDay <= DOSE_MAX ? perDay : null;
}
