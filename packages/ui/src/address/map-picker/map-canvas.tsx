'use client';
import type { DivIcon, Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { addressMapMessages } from '../map-messages.en.ts';
import { pin, sheet } from './map-looks.ts';

/** Degrees, WGS 84. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}
export interface MapCanvasProps {
  /** Null: nothing is chosen yet, and the marker waits, quiet, in the middle. */
  value: MapPlace | null;
  /** Gets the point chosen. */
  onValueChange: (place: MapPlace) => void;
  /** Where the map looks at first, in degrees. */
  centre: MapPlace;
  /** Zoom level at first. */
  zoom: number;
  /** Smallest zoom level of the tiles. */
  minZoom: number;
  /** Largest zoom level of the tiles. */
  maxZoom: number;
  /** With {z}, {x} and {y}. */
  tiles: string;
  /** Address pattern of the tiles shown when the others fail. */
  fallbackTiles?: string | undefined;
  /** The tiles are the fallback's from now on. */
  onFallback: () => void;
  /** Neither map nor tiles came. */
  onFail: () => void;
  /** Id of what describes the marker. */
  describedBy: string;
}

/** Tiles that may fail before another source is tried, or the map is given up. */
const ERRORS = 4;
/** Pixels of one press of an arrow key, and of one with Shift. */
const STEP = 8,
  STRIDE = 64;
const arrows: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** A pixel at the nearest zoom is 2 m, so six decimals lose nothing. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Leaflet, with one marker that mouse, touch and arrow keys move. Drawn by `<img>` tiles alone: no WebGL. */
export function MapCanvas({
  value,
  onValueChange,
  centre,
  zoom,
  minZoom,
  maxZoom,
  tiles,
  fallbackTiles,
  onFallback,
  onFail,
  describedBy,
}: MapCanvasProps) {
  const messages = useMessages('addressMap', addressMapMessages);
  const box = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const [shown, setShown] = useState<{ map: LeafletMap; marker: Marker<DivIcon> }>();
  const place = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    onValueChange({ latitude: rounded(lat), longitude: rounded(((lng + 540) % 360) - 180) }),
  );
  const unset = useEffectEvent(() => value === null);
  const swapped = useEffectEvent(() => onFallback());
  const failed = useEffectEvent(() => onFail());
  const first = useEffectEvent(() => value ?? centre);

  useEffect(() => {
    let map: LeafletMap | undefined,
      gone = false;
    async function draw() {
      const leaflet = await import('leaflet');
      const L = leaflet.default ?? leaflet;
      if (gone || !box.current) return;
      const { latitude, longitude } = first();
      // Steps, not flights: nothing moves that was not asked to, and cheap phones keep up.
      const drawn = L.map(box.current, {
        zoomControl: false,
        attributionControl: false,
        keyboard: false,
        zoomAnimation: false,
        fadeAnimation: false,
        inertia: false,
        minZoom,
        maxZoom,
      }).setView([latitude, longitude], zoom);
      map = drawn;
      const layer = L.tileLayer(tiles, { minZoom, maxZoom }).addTo(drawn);
      let errors = 0,
        next = fallbackTiles === tiles ? undefined : fallbackTiles;
      layer.on('tileerror', () => {
        if (++errors !== ERRORS) return;
        if (!next) {
          failed();
          return;
        }
        errors = 0;
        layer.setUrl(next);
        next = undefined;
        swapped();
      });
      const marker: Marker<DivIcon> = L.marker([latitude, longitude], {
        icon: L.divIcon({ html: pin, className: '', iconSize: [44, 56], iconAnchor: [22, 52] }),
        draggable: true,
        autoPan: true,
        autoPanOnFocus: false,
      }).addTo(drawn);
      marker.on('dragstart dragend', ({ type }) => {
        dragging.current = type === 'dragstart';
      });
      marker.on('drag click', () => place(marker.getLatLng()));
      drawn.on('click', ({ latlng }) => place(latlng));
      drawn.on('move', () => {
        if (unset()) marker.setLatLng(drawn.getCenter());
      });
      setShown({ map: drawn, marker });
    }
    draw().catch(() => {
      if (!gone) failed();
    });
    return () => {
      gone = true;
      setShown(undefined);
      map?.remove();
    };
  }, [tiles, fallbackTiles, zoom, minZoom, maxZoom]);

  const latitude = value?.latitude,
    longitude = value?.longitude;
  useEffect(() => {
    if (!shown || latitude === undefined || longitude === undefined) return;
    const { map, marker } = shown;
    marker.setLatLng([latitude, longitude]);
    // A drag pans by itself.
    if (!dragging.current) map.panInside([latitude, longitude], { padding: [48, 64], animate: false });
  }, [shown, latitude, longitude]);

  const key = useEffectEvent((event: KeyboardEvent, { map, marker }: NonNullable<typeof shown>) => {
    const step = arrows[event.key];
    if (event.key === '+' || event.key === '-') map.setZoom(map.getZoom() + (event.key === '+' ? 1 : -1));
    else if (event.key === 'Enter' || event.key === ' ') place(marker.getLatLng());
    else if (step) {
      const at = map.project(marker.getLatLng()),
        by = event.shiftKey ? STRIDE : STEP;
      at.x += step[0] * by;
      at.y += step[1] * by;
      place(map.unproject(at));
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!shown) return;
    const element = shown.marker.getElement()!;
    // Readers hand the arrow keys on to an application alone.
    element.setAttribute('role', 'application');
    element.setAttribute('aria-label', messages.marker);
    element.setAttribute('aria-describedby', describedBy);
    const press = (event: KeyboardEvent) => key(event, shown);
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [shown, messages, describedBy]);

  return (
    <div data-slot="map-canvas" className="relative" data-unset={value ? undefined : ''}>
      <style href="leaflet" precedence="default">
        {sheet}
      </style>
      <div
        ref={box}
        role="group"
        aria-label={messages.map}
        aria-busy={!shown}
        className="size-full rounded-card border border-line bg-surface-sunken"
      />
      {!shown && (
        <p role="status" className="absolute inset-0 grid place-items-center text-content-muted">
          {messages.mapLoading}
        </p>
      )}
      <div className="absolute end-2 top-2 z-10 flex flex-col gap-2">
        <IconButton
          tone="plain"
          icon="icon-plus"
          label={messages.zoomIn}
          onClick={() => shown?.map.zoomIn()}
        />
        <IconButton
          tone="plain"
          icon="icon-minus"
          label={messages.zoomOut}
          onClick={() => shown?.map.zoomOut()}
        />
      </div>
    </div>
  );
}
