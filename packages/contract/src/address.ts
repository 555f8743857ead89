import type { Place } from './delivery.ts';
import { API_BASE } from './envelope.ts';

/** One record under all the names that the screens read (decision C3). */
export interface Address {
  id: number;
  title: string;
  label: string;
  address_type: string;
  name: string;
  /** Ten digits, or '' where none was given. */
  mobile: string;
  address_line_1: string;
  line1: string;
  address_line_2: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
  /** The line that was typed on the map, else what the lines make together. */
  full_address: string;
  address: string;
  /** Of the marker or device; null where only the pincode says where it is. */
  latitude: number | null;
  longitude: number | null;
  is_default: boolean;
  /** From the store, in km to 0.1; an estimate where there is no exact point; null for an unknown pincode. */
  distance_km: number | null;
}
export interface Addresses {
  success: true;
  addresses: Address[];
  data: Address[];
}

/** Of one person. */
export const ADDRESSES_MAX = 30;
export const addressesPath = `${API_BASE}/user/addresses/`;
export const addressPath = (id: number): string => `${addressesPath}${id}/`;
/** The map screen's: they answer the bare address. */
export const mapAddressesPath = `${addressesPath}add/`;
export const mapAddressPath = (id: number): string => `${addressesPath}${id}/edit/`;
export const removeMapAddressPath = (id: number): string => `${addressesPath}${id}/delete/`;
export type MapAddress = Address & { success: true };

/** A place in India that a search finds. */
export interface FoundPlace {
  id: string;
  name: string;
  /** 'Ranchi, Jharkhand 834008': what tells it from others of its name. */
  detail: string;
  city: string;
  state: string;
  /** '' where none is known. */
  pincode: string;
  /** Null where only `placePath(id)` tells: an outside service gives it for the one that is chosen. */
  latitude: number | null;
  longitude: number | null;
  kind: 'city' | 'pincode' | 'office';
}
/** Where a point lies. */
export interface NearPlace {
  name: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  distance_km: number;
}
/** What draws the map, and whose data it shows. `tiles` has {z}, {x} and {y} in it. */
export interface MapSource {
  tiles: string;
  attribution: string;
  provider: 'embedded' | 'tiles' | 'google';
}

/** Of a search for a place, in letters. */
export const PLACE_SEARCH_MAX = 100;
export const PLACES_MAX = 8;
export const placesPath = (q: string): string => `${API_BASE}/places/?q=${encodeURIComponent(q)}`;
export const placePath = (id: string): string => `${API_BASE}/places/${encodeURIComponent(id)}/`;
export const reversePath = ({ latitude, longitude }: Place): string =>
  `${API_BASE}/places/reverse/?lat=${latitude}&lng=${longitude}`;
export const mapSourcePath = `${API_BASE}/places/map/`;
export const MAP_TILES = `${API_BASE}/map/tiles/{z}/{x}/{y}.svg`;
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
