import type { Place } from './delivery.ts';

/** Of one person. */
export const ADDRESSES_MAX = 30;

/** Of a search for a place, in letters. */
export const PLACE_SEARCH_MAX = 100;
export const PLACES_MAX = 8;
export const MAP_ATTRIBUTION = 'India Post / data.gov.in (GODL-India); GeoNames (CC BY 4.0)';
/** New Delhi: where the map opens while nothing is known. */
export const mapCentre: Place = { latitude: 28.6139, longitude: 77.209 };
export const MAP_ZOOM = 13;
/** The map is drawn from and to these. */
export const MAP_ZOOM_MIN = 4;
export const MAP_ZOOM_MAX = 16;
/** Of asking the device on the map screen. */
export const GEO_TIMEOUT_MS = 15_000;
export const GEO_MAX_AGE_MS = 60_000;
