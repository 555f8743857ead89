import {
  MAP_ATTRIBUTION,
  MAP_TILES,
  MAP_ZOOM,
  MAP_ZOOM_MAX,
  MAP_ZOOM_MIN,
  mapCentre,
  mapSourcePath,
  type MapSource,
} from '@doorstep/contract/address';
import { distanceKm, inReach, RADIUS_KM, type Place } from '@doorstep/contract/delivery';
import { MapPicker } from '@doorstep/ui/address/map-picker';
import { Notice } from '@doorstep/ui/base/notice';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { usePageMessages } from '../../messages/messages.ts';
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
const themed = (tiles: string) =>
  tiles === MAP_TILES && document.documentElement.dataset['theme'] === 'dark' ? `${tiles}?theme=dark` : tiles;

/** The full-screen map with what we know of the place under the marker; it and Leaflet are loaded when it is opened. */
export function MapPart({ place, onPick, onClose }: MapPartProps) {
  const messages = usePageMessages('address', addressMessages);
  const [value, setValue] = useState(place);
  const [known, setKnown] = useState<{ of: Place; text: string }>();
  // Which map is configured; without an answer the shop's own one.
  const { data, isLoading } = useSWR<{ data: MapSource }>(mapSourcePath);
  const source = data?.data ?? { tiles: MAP_TILES, attribution: MAP_ATTRIBUTION, provider: 'embedded' };
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => {
      void near(value).then((found) => setKnown({ of: value, text: found ? textOf(found) : '' }));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (isLoading) return null;
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
      fallbackTiles={themed(MAP_TILES)}
      fallbackAttribution={MAP_ATTRIBUTION}
      failure={source.provider === 'google' ? messages.noGoogle : undefined}
      note={
        km !== null && (
          <Notice
            tone={inReach(km) ? 'success' : 'warning'}
            title={(known?.of === value && known?.text) || undefined}
          >
            {inReach(km) ? messages.distance(km.toFixed(1)) : messages.tooFar(km.toFixed(1), RADIUS_KM)}
          </Notice>
        )
      }
    />
  );
}
