import { getMapTile } from '@doorstep/contract/address.routes';
import { templateOf } from '@doorstep/contract/call';
import { MAP_ATTRIBUTION, MAP_ZOOM, MAP_ZOOM_MAX, MAP_ZOOM_MIN, mapCentre } from '@doorstep/contract/address';
import { distanceKm, inReach, type Place } from '@doorstep/contract/delivery';
import { store } from '@doorstep/contract/store';
import { MapPicker } from '@doorstep/ui/address/map-picker';
import { Notice } from '@doorstep/ui/base/notice';
import { useEffect, useState } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { addressMessages } from '../messages.en.ts';
import { near, textOf } from './places.ts';

export interface MapPartProps {
  /** Where the marker stands at first. */
  place: Place | null;
  onPick: (place: Place) => void;
  onClose: () => void;
}

/** After the marker has come to rest. */
const REST_MS = 600;
/** Nearer than at first: a house is looked for. */
const NEAR_ZOOM = 14;
const OWN_TILES = templateOf(getMapTile.path);
const themed = (tiles: string) =>
  tiles === OWN_TILES && document.documentElement.dataset['theme'] === 'dark' ? `${tiles}?theme=dark` : tiles;

/** The full-screen map with what we know of the place under the marker; it and Leaflet are loaded when it is opened. */
export function MapPart({ place, onPick, onClose }: MapPartProps) {
  const messages = usePageMessages('address', addressMessages);
  const [value, setValue] = useState(place);
  const [known, setKnown] = useState<{ of: Place; text: string }>();
  // Which map is configured; without an answer the shop's own one.
  const configured = useCall('getMapSource');
  const source =
    configured.state === 'ready'
      ? configured.data.data
      : { tiles: OWN_TILES, attribution: MAP_ATTRIBUTION, provider: 'embedded' };
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => {
      void near(value).then((found) => setKnown({ of: value, text: found ? textOf(found) : '' }));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (configured.state === 'loading') return null;
  const km = value && distanceKm(value);
  return (
    <MapPicker
      open
      onOpenChange={onClose}
      value={value}
      onValueChange={setValue}
      onConfirm={() => {
        if (value) onPick(value);
      }}
      centre={mapCentre}
      zoom={place ? NEAR_ZOOM : MAP_ZOOM}
      minZoom={MAP_ZOOM_MIN}
      maxZoom={MAP_ZOOM_MAX}
      tiles={themed(source.tiles)}
      attribution={source.attribution}
      fallbackTiles={themed(OWN_TILES)}
      fallbackAttribution={MAP_ATTRIBUTION}
      error={source.provider === 'google' ? messages.noGoogle : undefined}
      place={(known?.of === value && known?.text) || undefined}
      note={
        km !== null && (
          <Notice tone={inReach(km) ? 'success' : 'warning'}>
            {inReach(km) ? messages.distance(km.toFixed(1)) : messages.tooFar(km.toFixed(1), store.radiusKm)}
          </Notice>
        )
      }
    />
  );
}
