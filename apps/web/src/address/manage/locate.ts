import type { Place } from '@doorstep/contract/delivery';
import type { addressMessages } from '../messages.en.ts';

export type Cause = ('unsupported' | 'denied' | 'unavailable' | 'timedOut' | 'noLocation') &
  keyof typeof addressMessages;
/** By GeolocationPositionError.code. */
const causes: ReadonlyArray<Cause | undefined> = [undefined, 'denied', 'unavailable', 'timedOut'];

/** Where the device is; else the word that says why not. */
export function locate(options: PositionOptions): Promise<Place | Cause> {
  return new Promise((done) => {
    if (!('geolocation' in navigator)) {
      done('unsupported');
      return;
    }
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => done({ latitude, longitude }),
        ({ code }) => done(causes[code] ?? 'noLocation'),
        options,
      );
    } catch {
      done('noLocation');
    }
  });
}
