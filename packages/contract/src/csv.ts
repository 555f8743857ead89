/** A sheet would run it: a quote before it makes it text again (safety T39). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value === null ? '' : formula.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
/** Without it at the start of a file a sheet shows Hindi as nonsense. */
export const CSV_MARK = '\uFEFF';
export const csvLine = (cells: ReadonlyArray<string | number | null>): string =>
  `${cells.map(cellOf).join(',')}\r\n`;
/** A file that a sheet opens as it is. Texts are texts, numbers are numbers. */
export const csvOf = (
  head: readonly string[],
  rows: ReadonlyArray<ReadonlyArray<string | number | null>>,
): string => CSV_MARK + [head, ...rows].map(csvLine).join('');
