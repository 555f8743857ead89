/** Stand on every answer (safety T21, T42, T43; CORS is not among them: no other origin is allowed). */
export const safeHeaders = (production: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), geolocation=(self), payment=(self), browsing-topics=()',
  // A payment window opened from a page must be able to answer it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
/** A page's policy with one more host for pictures, and for nothing else (safety T21). It holds on all pages: who goes on from one to the next keeps the first one's policy. */
export const allowImages = (policy: string, origin: string): string =>
  /(?:^|; )img-src /.test(policy)
    ? policy.replace(/((?:^|; )img-src )/, `$1${origin} `)
    : `${policy}; img-src 'self' ${origin}`;
/** What may change is asked for again each time; what has its version in its address never changes. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/**
 * A page that is the same for everybody who sends no language. A cache between takes it for no longer than the server itself does: nobody
 * can clear that one when a medicine is recalled.
 */
export const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=5, must-revalidate';
/** A page that hangs on a language that was chosen, or sets one. */
export const OWN = 'private, max-age=0, must-revalidate';
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const JSON_TYPE = 'application/json; charset=utf-8';
/** For what is no page: nothing in it may run, whoever opens it. */
export const INERT = "default-src 'none'; frame-ancestors 'none'";
