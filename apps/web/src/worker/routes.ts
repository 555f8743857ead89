/** Put in by `scripts/service-worker.mjs`: what the build knows. */
declare const __PUBLIC_PATHS__: readonly string[];
declare const __ENTRY__: string;

/** The script that every page of this build names. */
export const entry = __ENTRY__;
const patternOf = (path: string) => `/${path.replaceAll(/:\w+/g, '[^/]+')}`;
const publicPages = new RegExp(`^(?:${__PUBLIC_PATHS__.map(patternOf).join('|')})/?$`, 'i');
/** What was searched for says something about somebody: it is not kept. */
const isSearch = ({ searchParams }: URL) => searchParams.has('search') || searchParams.has('q');
export const isPublicPage = (url: URL): boolean =>
  publicPages.test(url.pathname) && !isSearch(url) && !url.searchParams.has('lang');

/** Cart and upload need nothing that is kept: what is done there waits on the device. */
const always = /^\/(?:order-step-1|prescriptions\/upload|support)\/?$/i;
const own =
  /^\/(?:medicines\/orders\/history|orders\/[^/]+|bookings\/[^/]+|prescriptions|profile(?:\/orders)?|paramedical\/bookings)\/?$/i;
/** A page of one person that may be opened without a line. Login, payment, chat and the staff's are not among them. */
export const isOwnPage = ({ pathname }: URL, withoutSeen = false): boolean =>
  withoutSeen ? always.test(pathname) : own.test(pathname);

const publicAnswers =
  /^\/api\/(?:(?:medicines|paramedical-services|paramedical\/services|medical-tests|doctors)(?:\/\d+)?|medicines\/uses|medical-test-packages|online-doctors|shop\/counts)\/?$/;
export const isPublicAnswer = (url: URL): boolean => publicAnswers.test(url.pathname) && !isSearch(url);
