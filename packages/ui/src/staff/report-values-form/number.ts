/** Digits alone, or grouped as they are printed (1,50,000 or 150,000); with a point and a sign. A comma never stands for a point. */
const written = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/;
const MOST = 1e9;

/** A number as it stands on a report, in Latin or Devanagari figures; undefined for what is none. */
export function numberOf(text: string): number | undefined {
  const latin = text.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const number = written.test(latin) ? Number(latin.replaceAll(',', '')) : Number.NaN;
  return Math.abs(number) < MOST ? number : undefined;
}
