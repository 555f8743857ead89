/** A sheet would run it: a quote before it makes it text again (safety T39). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value === null ? '' : formula.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
/** A file that a sheet opens as it is: without the mark at its start Hindi would be nonsense there. Texts are texts, numbers are numbers. */
export const csvOf = (
  head: readonly string[],
  rows: ReadonlyArray<ReadonlyArray<string | number | null>>,
): string => `\uFEFF${[head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** Headers of such a file. */
export const csvHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
});
