/** What somebody typed, found anywhere in a text: its own '%' and '_' are letters (safety T37). */
export const within = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A mobile or a part of it, as people write it: '98765 43210', '+91 …'. Undefined for fewer digits than `least`, and for what is no number: a part of a name or of an id. */
export function mobilePart(text: string, least: number): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  return /^[\d\s+()-]+$/.test(text) && digits.length >= least
    ? digits.replace(/^0?91(?=\d{10}$)/, '')
    : undefined;
}
