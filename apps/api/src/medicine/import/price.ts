/** More than any medicine costs for one pack: a slipped point or a code in the wrong column. */
const MAX_PAISE = 1_000_000_00;
/** Digits alone, or grouped as in India (1,25,000) or elsewhere (125,000). */
const amount = /^(\d{1,12}|\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,9}))?$/;

type PriceIssue =
  | 'row_price_missing'
  | 'row_price_zero'
  | 'row_price_below_zero'
  | 'row_price_unreadable'
  | 'row_price_high';

/** '₹1,25,000.50' → paise; or the code of why it is no price. */
export function readPrice(text: string): { paise: number } | { wrong: PriceIssue } {
  const plain = text.replace(/[₹\s\u00A0]|rs\.?|inr|\/-/gi, '');
  if (plain === '') return { wrong: 'row_price_missing' };
  if (/^[-−–(]/.test(plain)) return { wrong: 'row_price_below_zero' };
  const found = amount.exec(plain);
  if (!found) return { wrong: 'row_price_unreadable' };
  // By digits, not by floating point: half a paisa rounds up.
  const decimals = (found[2] ?? '').padEnd(3, '0');
  const paise =
    Number(found[1]!.replaceAll(',', '')) * 100 +
    Number(decimals.slice(0, 2)) +
    (decimals[2]! >= '5' ? 1 : 0);
  if (paise === 0) return { wrong: 'row_price_zero' };
  if (paise > MAX_PAISE) return { wrong: 'row_price_high' };
  return { paise };
}
