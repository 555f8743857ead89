/** A cell as a spreadsheet takes it: what would be a formula is text (T39). */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
/** So that a spreadsheet reads UTF-8. */
export const CSV_MARK = '\uFEFF';
export const csvLine = (cells: ReadonlyArray<string | number | null>): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
