import {
  addressEndpoints,
  type FoundPlace,
  type MapSource,
  type NearPlace,
} from '@doorstep/contract/address.schema';
import { MAP_ATTRIBUTION } from '@doorstep/contract/address';
import { templateOf } from '@doorstep/contract/call';
import type { Place } from '@doorstep/contract/delivery';
import type { Settings } from '../platform/settings.ts';
import { gazetteer, lookUp } from './gazetteer.ts';
import { foundPlace, searchPlaces } from './place-search.ts';

/** Where places come from: the index that is part of the product, or a service outside. India only. */
export interface Geocoder {
  find: (typed: string) => Promise<FoundPlace[]>;
  /** With its position; undefined for an id that nobody gave. */
  get: (id: string) => Promise<FoundPlace | undefined>;
  /** Null outside India. */
  at: (place: Place) => Promise<NearPlace | null>;
}

export const embedded: Geocoder = {
  find: async (typed) => searchPlaces(typed),
  async get(id) {
    const all = gazetteer(),
      row = /^in-\d{1,6}$/.test(id) ? Number(id.slice(3)) : Infinity;
    return row < all.size ? foundPlace(all, row) : undefined;
  },
  at: async (place) => lookUp(place),
};

/** What the page is told of its map, by the settings. */
export const mapSource = ({
  mapTiles,
  googleMapsKey,
}: Pick<Settings, 'mapTiles' | 'googleMapsKey'>): MapSource => ({
  tiles: mapTiles?.url ?? templateOf(addressEndpoints.getMapTile.path),
  attribution: [mapTiles?.attribution, googleMapsKey && 'Google', MAP_ATTRIBUTION].filter(Boolean).join('; '),
  provider: googleMapsKey ? 'google' : mapTiles ? 'tiles' : 'embedded',
});
