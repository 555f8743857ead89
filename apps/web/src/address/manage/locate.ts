import { GEO_MAX_AGE_MS, GEO_TIMEOUT_MS } from '@doorstep/contract/address';
import type { Place } from '@doorstep/contract/delivery';
import type { addressMessages } from '../messages.en.ts';

type Cause = 'unsupported' | 'denied' | 'unavailable' | 'timedOut' | 'noLocation';
/** By GeolocationPositionError.code. */
const causes: Record<number, Cause> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' };

/** Where the device is; else the word that says why not. */
export function locate(): Promise<Place | (Cause & keyof typeof addressMessages)> {
  return new Promise((done) => {
    if (!('geolocation' in navigator)) {
      done('unsupported');
      return;
    }
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => done({ latitude, longitude }),
        ({ code }) => done(causes[code] ?? 'noLocation'),
        { enableHighAccuracy: true, timeout: GEO_TIMEOUT_MS, maximumAge: GEO_MAX_AGE_MS },
      );
    } catch {
      done('noLocation');
    }
  });
}
