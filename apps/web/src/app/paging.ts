/** Pages of a list whose total is known. */
export const pagesOf = ({ total, limit }: { total: number; limit: number }): number =>
  Math.max(1, Math.ceil(total / limit));
/** Reads a page number of any query string. */
export const pageOf = (given: string | null): number =>
  /^[1-9]\d{0,6}$/.test(given ?? '') ? Number(given) : 1;
/** A path with what is said of it; what is as usual is left out. */
export function hrefOf(path: string, given: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      query.set(name, String(value));
  const said = query.toString();
  return said ? `${path}?${said}` : path;
}
