/** The day that is looked at lives in the URL; without one, or with nonsense, it is today, by the shop's clock. */
export function dayOf(params: URLSearchParams): string | undefined {
  const day = params.get('day') ?? '',
    at = Date.parse(day);
  return /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
    ? day
    : undefined;
}
