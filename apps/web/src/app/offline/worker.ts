import { localeOf } from '../../messages/load.ts';
import { savesData } from '../idle.ts';
import { preferencesStore } from '../preferences.ts';
import { accessToken } from '../session.ts';
import type { Appearance } from './appearance.ts';

/** Of a page that came before there was a worker: what it has loaded is kept as well. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .flatMap(({ origin, pathname }) =>
      origin === location.origin && pathname.startsWith('/assets/') ? pathname : [],
    );
/** How the next page will look, as `boot.ts` would find it. Undefined for a tab that acts for another, whose bar no other tab has. */
function appearance(): Appearance | undefined {
  try {
    if (sessionStorage.getItem('acting') !== null) return undefined;
    const { theme, comfort } = preferencesStore.get();
    return {
      // As it stands on this page, whoever chose it.
      theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
      isChosen: theme !== 'system',
      comfort,
      isKnown: accessToken() !== null,
      fonts: localStorage.getItem('fonts') ?? '',
    };
  } catch {
    // Storage is blocked: the page's own script finds what there is.
    return undefined;
  }
}
/** Tells the worker which page is open and how pages look here: without a line it is found again. With `first` it came before there was a worker. */
export function tellSeen(first?: ServiceWorker): void {
  (first ?? navigator.serviceWorker?.controller)?.postMessage({
    type: 'seen',
    href: location.pathname + location.search,
    title: document.title.replace(/ - [^-]*$/, ''),
    lang: localeOf(document.cookie),
    appearance: appearance(),
    ...(first && { assets: loaded() }),
  });
}
const LOOK_EVERY_MS = 3_600_000;
let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;
async function register() {
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller;
  // Nothing is fetched ahead for who wants to save data; what is there stays in use.
  if (!before && savesData()) return undefined;
  const registration = (await serviceWorker.register('/sw.js', { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return undefined;
  const { active } = await serviceWorker.ready;
  if (active && !before) tellSeen(active);
  setInterval(() => {
    registration.update().catch(() => {});
  }, LOOK_EVERY_MS);
  return registration;
}
/** Undefined where there is none: an old browser, or a private window. */
export const workerHere = (): Promise<ServiceWorkerRegistration | undefined> =>
  (registered ??=
    'serviceWorker' in navigator ? register().catch(() => undefined) : Promise.resolve(undefined));
