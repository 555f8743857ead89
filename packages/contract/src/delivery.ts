import { store } from './store.ts';

/** Degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Where everything is brought from: Ranchi. */
export const storePlace: Place = { latitude: 23.3441, longitude: 85.3096 };
const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** By haversine, to the millimetre, so that the last bits of a float decide nothing. */
export function distanceKm(to: Place, from: Place = storePlace): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2),
    east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord))) * 1e6) / 1e6;
}
/** '4.2 km', as it is shown. */
export const shownKm = (km: number): number => Math.round(km * 10) / 10;
export const inReach = (km: number): boolean => km <= store.radiusKm;
export const travelPaise = (km: number): number =>
  Math.ceil(Math.round(km * store.feePerKmPaise * 1e4) / 1e6) * 100;
/** Of goods worth so much, brought so far: free from the store's threshold on. */
export const deliveryPaise = (km: number, subtotalPaise: number): number =>
  subtotalPaise >= store.freeDeliveryFromPaise ? 0 : travelPaise(km);
