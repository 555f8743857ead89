const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const fullYear = (text: string) => (text.length === 2 ? 2_000 + Number(text) : Number(text));
/** Undefined for a day that the calendar has not; without a day it is the month's last. */
function dayOf(year: number, month: number, day?: number): string | undefined {
  const at = new Date(Date.UTC(year, day === undefined ? month : month - 1, day ?? 0));
  const isThere = year >= 2_000 && year < 2_100 && month >= 1 && month <= 12;
  return isThere && at.getUTCMonth() === month - 1 ? at.toISOString().slice(0, 10) : undefined;
}

/** The last day of a batch as packs and lists write it: '2028-04-30', '30/04/2028', '04/28', 'Apr-2028'. Undefined for what is none. */
export function readExpiry(text: string): string | undefined {
  const whole = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (whole) return dayOf(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (indian) return dayOf(fullYear(indian[3]!), Number(indian[2]), Number(indian[1]));
  const month = /^(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (month) return dayOf(fullYear(month[2]!), Number(month[1]));
  const named = /^([a-z]{3})[a-z]*[\s/.'-]*(\d{4}|\d{2})$/i.exec(text);
  return named ? dayOf(fullYear(named[2]!), MONTHS.indexOf(named[1]!.toLowerCase()) + 1) : undefined;
}
