import type { FoundPlace, NearPlace } from '@doorstep/contract/address.schema';
import { PLACES_MAX } from '@doorstep/contract/address';
import { distanceKm, shownKm, storePlace, type Place } from '@doorstep/contract/delivery';
import * as z from 'zod/mini';
import { HttpError } from '../platform/http/http-error.ts';
import type { Log } from '../platform/log.ts';
import type { Geocoder } from './geocoder.ts';

interface Needs {
  key: string;
  log: Log;
  /** Answers while Google does not. */
  otherwise: Geocoder;
  hosts?: { places: string; maps: string };
}
const HOSTS = { places: 'https://places.googleapis.com', maps: 'https://maps.googleapis.com' };
const TIMEOUT_MS = 3_000;
/** How far around the store places go first, in metres: as far as Google lets it be. */
const AROUND_M = 50_000;

const predictions = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            structuredFormat: z.optional(
              z.object({
                mainText: z.object({ text: z.string() }),
                secondaryText: z.optional(z.object({ text: z.string() })),
              }),
            ),
            types: z._default(z.array(z.string()), []),
          }),
        ),
      }),
    ),
    [],
  ),
});
const details = z.object({
  id: z.string(),
  displayName: z.optional(z.object({ text: z.string() })),
  formattedAddress: z._default(z.string(), ''),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z._default(z.array(z.string()), []),
  addressComponents: z._default(
    z.array(
      z.object({ longText: z.string(), shortText: z._default(z.string(), ''), types: z.array(z.string()) }),
    ),
    [],
  ),
});
const geocoded = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(
        z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
      ),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

interface Part {
  long: string;
  short: string;
  types: string[];
}
function areaOf(parts: Part[]) {
  const first = (...wanted: string[]) =>
    wanted.flatMap((type) => parts.filter(({ types }) => types.includes(type))).at(0);
  return {
    country: first('country')?.short,
    name: first('sublocality', 'neighborhood', 'route', 'locality')?.long ?? '',
    city: first('locality', 'administrative_area_level_3', 'administrative_area_level_2')?.long ?? '',
    state: first('administrative_area_level_1')?.long ?? '',
    pincode: first('postal_code')?.long.replaceAll(' ', '') ?? '',
  };
}
const kindOf = (types: string[]): FoundPlace['kind'] =>
  types.includes('postal_code') ? 'pincode' : types.includes('locality') ? 'city' : 'office';
const OF_INDEX = /^in-\d+$/,
  PLACE_ID = /^[\w-]{1,300}$/;

/** Google's Autocomplete and Place Details (its documentation, 'Places API (New)') and Geocoding, kept to India. Its hosts are fixed, and lead nowhere else (safety T40). */
export function googleGeocoder({ key, log, otherwise, hosts = HOSTS }: Needs): Geocoder {
  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    address: string,
    init: RequestInit = {},
  ): Promise<z.output<Schema>> {
    const answer = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return schema.parse(await answer.json());
  }
  const places = (mask: string, more: Record<string, string> = {}) => ({
    'x-goog-api-key': key,
    'x-goog-fieldmask': mask,
    ...more,
  });
  // What was looked for stays out of the log, and so does the key, which stands in an address.
  const failed = (what: string, error: unknown) => {
    log.warn(
      {
        what,
        reason:
          error instanceof Error && /^status \d{3}$/.test(error.message)
            ? error.message
            : (error as Error).name,
      },
      'Google Maps did not answer',
    );
  };

  async function find(typed: string): Promise<FoundPlace[]> {
    const { suggestions } = await ask(predictions, `${hosts.places}/v1/places:autocomplete`, {
      method: 'POST',
      headers: places(
        'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types',
        { 'content-type': 'application/json' },
      ),
      body: JSON.stringify({
        input: typed,
        includedRegionCodes: ['in'],
        regionCode: 'IN',
        languageCode: 'en',
        locationBias: { circle: { center: storePlace, radius: AROUND_M } },
      }),
    });
    return suggestions
      .flatMap(({ placePrediction: one }): FoundPlace[] =>
        one
          ? [
              {
                id: one.placeId,
                name: one.structuredFormat?.mainText.text ?? one.text.text,
                detail: one.structuredFormat?.secondaryText?.text ?? '',
                city: '',
                state: '',
                pincode: '',
                latitude: null,
                longitude: null,
                kind: kindOf(one.types),
              },
            ]
          : [],
      )
      .slice(0, PLACES_MAX);
  }
  async function get(id: string): Promise<FoundPlace | undefined> {
    const found = await ask(
      details,
      `${hosts.places}/v1/places/${encodeURIComponent(id)}?languageCode=en&regionCode=IN`,
      { headers: places('id,displayName,formattedAddress,location,addressComponents,types') },
    );
    const { country, name, city, state, pincode } = areaOf(
      found.addressComponents.map(({ longText, shortText, types }) => ({
        long: longText,
        short: shortText,
        types,
      })),
    );
    return country === 'IN'
      ? {
          id,
          name: found.displayName?.text ?? name,
          detail: found.formattedAddress,
          city,
          state,
          pincode,
          latitude: found.location.latitude,
          longitude: found.location.longitude,
          kind: kindOf(found.types),
        }
      : undefined;
  }
  async function at(place: Place): Promise<NearPlace | null> {
    const asked = new URLSearchParams({
      latlng: `${place.latitude},${place.longitude}`,
      language: 'en',
      region: 'in',
      key,
    });
    const { status, results } = await ask(geocoded, `${hosts.maps}/maps/api/geocode/json?${asked}`);
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(status);
    for (const {
      address_components,
      geometry: { location },
    } of results) {
      const { country, pincode, ...area } = areaOf(
        address_components.map(({ long_name, short_name, types }) => ({
          long: long_name,
          short: short_name,
          types,
        })),
      );
      const found = { latitude: location.lat, longitude: location.lng };
      if (country === 'IN' && area.city && area.state && /^[1-9]\d{5}$/.test(pincode))
        return { ...area, pincode, ...found, distance_km: shownKm(distanceKm(found, place)) };
    }
    const country =
      results[0] &&
      areaOf(
        results[0].address_components.map(({ long_name, short_name, types }) => ({
          long: long_name,
          short: short_name,
          types,
        })),
      ).country;
    // In India, and without a pincode: the index knows the nearest one.
    return country === 'IN' ? otherwise.at(place) : null;
  }
  return {
    find: (typed) =>
      typed === ''
        ? Promise.resolve([])
        : find(typed).catch((error: unknown) => {
            failed('find', error);
            return otherwise.find(typed);
          }),
    async get(id) {
      if (OF_INDEX.test(id)) return otherwise.get(id);
      if (!PLACE_ID.test(id)) return undefined;
      try {
        return await get(id);
      } catch (error) {
        if (error instanceof Error && /^status 40[04]$/.test(error.message)) return undefined;
        failed('get', error);
        throw new HttpError(503, 'no_details', { headers: { 'retry-after': '5' } });
      }
    },
    at: (place) =>
      at(place).catch((error: unknown) => {
        failed('at', error);
        return otherwise.at(place);
      }),
  };
}
