/** A path with what is asked of it, without what is undefined. Also an SWR key, so keys in one order: two askers of the same page share one answer. */
export function withQuery(path: string, given: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
/** The first page is asked for without its number. */
export const past1 = (page: number | undefined): number | undefined => (page && page > 1 ? page : undefined);
