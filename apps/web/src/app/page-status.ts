interface Failure {
  status: number;
}
const REFUSED = 400,
  NOT_FOUND = 404,
  TOO_MANY = 429,
  UNAVAILABLE = 503;

/** HTTP status of a page whose call failed: a refused address is the client's error, and anything else may work later. */
function statusOfFailure({ status }: Failure): number {
  if (status === NOT_FOUND) return NOT_FOUND;
  return status >= REFUSED && status < 500 && status !== TOO_MANY ? REFUSED : UNAVAILABLE;
}
/** HTTP status of a rendered page: the highest of its route's own status and its failed calls. */
export const pageStatus = (own: number | undefined, failures: readonly Failure[]): number =>
  Math.max(own ?? 200, ...failures.map(statusOfFailure));
