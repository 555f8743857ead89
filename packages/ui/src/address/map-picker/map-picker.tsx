'use client';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { Button } from '../../base/button/button.tsx';
import { DialogFrame, type DialogFrameProps } from '../../base/dialog/dialog.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { addressMapMessages } from '../map-messages.en.ts';
import { addressMessages } from '../messages.en.ts';
import { MapCanvas, type MapCanvasProps, type MapPlace } from './map-canvas.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

export interface MapPickerProps
  extends
    Omit<DialogFrameProps, 'title' | 'description' | 'footer' | 'children' | 'trigger' | 'defaultOpen'>,
    Omit<MapCanvasProps, 'onFallback' | 'onFail' | 'describedBy' | 'centre' | 'zoom'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Where the map begins while nothing is chosen: New Delhi, zoom 13. */
  centre?: MapPlace;
  /** Zoom level at first. */
  zoom?: number;
  /** 'Use this location', with a place chosen. */
  onConfirm: () => void;
  /** Whose map it is. */
  attribution: string;
  /** Whose the tiles are that are shown when the others fail. */
  fallbackAttribution?: string | undefined;
  /** In place of 'Map could not be loaded'. */
  error?: string | undefined;
  /** What stands under the marker: 'Kanke Road, Ranchi'; 'Near your area' until that is known. */
  place?: string | undefined;
  /** What else the caller knows of it: how far it is. */
  note?: ReactNode;
}

/** Where the map opens while nothing is known. */
const NEW_DELHI: MapPlace = { latitude: 28.6139, longitude: 77.209 };
/** Readers hear where the marker came to rest, not each step on the way. */
const REST_MS = 500;
const axes = [
  ['latitude', 90],
  ['longitude', 180],
] as const;
const parsed = (text: string, most: number) =>
  /^\s*-?\d{1,3}(?:\.\d*)?\s*$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : undefined;

/** A place on the map, in a dialog as large as the window: by mouse, touch, arrow keys, or as numbers. Leaflet comes when it opens. `ref` and native attributes reach the dialog. */
export function MapPicker({
  open,
  onOpenChange,
  value,
  onValueChange,
  onConfirm,
  centre = NEW_DELHI,
  zoom = 13,
  minZoom,
  maxZoom,
  tiles,
  attribution,
  fallbackTiles,
  fallbackAttribution,
  error,
  place,
  note,
  className,
  ...props
}: MapPickerProps) {
  const messages = useMessages('addressMap', addressMapMessages);
  const { near } = useMessages('address', addressMessages);
  const { cancel } = useMessages('base', baseMessages);
  const own = useId();
  const [state, setState] = useState<'map' | 'fallback' | 'failed'>('map');
  const [refused, setRefused] = useState(false);
  const [typed, setTyped] = useState<{ latitude?: string; longitude?: string }>({});
  const [rest, setRest] = useState('');
  const where = value && (place ? near(place) : messages.nearYours);
  useEffect(() => {
    const timer = setTimeout(() => setRest(where ?? ''), REST_MS);
    return () => clearTimeout(timer);
  }, [where]);

  const shownOf = (axis: 'latitude' | 'longitude') => typed[axis] ?? value?.[axis].toFixed(6) ?? '';
  const wrong = (axis: 'latitude' | 'longitude', most: number) =>
    typed[axis] !== undefined && typed[axis] !== '' && parsed(typed[axis], most) === undefined;
  function type(axis: 'latitude' | 'longitude', text: string) {
    const next = { ...typed, [axis]: text };
    setTyped(next);
    const latitude = parsed(next.latitude ?? shownOf('latitude'), 90),
      longitude = parsed(next.longitude ?? shownOf('longitude'), 180);
    if (latitude !== undefined && longitude !== undefined) onValueChange({ latitude, longitude });
  }
  function take() {
    const mistyped = axes.find(([axis, most]) => wrong(axis, most));
    setRefused(!value && !mistyped);
    // What is wrong is said beside it: the place from before is not what was meant.
    if (mistyped) document.getElementById(`${own}-${mistyped[0]}`)?.focus();
    else if (value) onConfirm();
  }
  return (
    <DialogFrame
      data-slot="map-picker"
      data-state={state}
      {...props}
      open={open}
      onOpenChange={onOpenChange}
      title={messages.selectOnMap}
      className={cn('inset-0 h-auto max-h-none max-w-none', className)}
      description={state === 'failed' ? undefined : messages.mapHint}
      footer={
        <>
          <Button tone="plain" onClick={() => onOpenChange(false)}>
            {cancel}
          </Button>
          <Button onClick={take}>{messages.useThis}</Button>
        </>
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-1.5">
          {state === 'failed' && (
            <Notice tone="danger" title={error ?? messages.mapFailed}>
              {messages.mapFailedText}
            </Notice>
          )}
          {state === 'fallback' && <Notice tone="info">{messages.simpleMap}</Notice>}
          <div hidden={state === 'failed'}>
            <MapCanvas
              value={value}
              onValueChange={(place) => {
                setTyped({});
                setRefused(false);
                onValueChange(place);
              }}
              centre={centre}
              zoom={zoom}
              minZoom={minZoom}
              maxZoom={maxZoom}
              tiles={tiles}
              fallbackTiles={fallbackTiles}
              onFallback={() => setState('fallback')}
              onFail={() => setState('failed')}
              describedBy={`${own}-where`}
            />
          </div>
          {state !== 'failed' && (
            <p className="text-meta text-content-muted">
              {state === 'fallback' ? (fallbackAttribution ?? attribution) : attribution}
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {refused && <Notice tone="danger">{messages.chooseFirst}</Notice>}
          <p id={`${own}-where`} className="font-medium">
            {where ?? messages.notSet}
          </p>
          <p role="status" className="sr-only">
            {rest}
          </p>
          {value && wrapText(note)}
          <details open={state === 'failed' || undefined}>
            <summary className="flex min-h-target items-center font-medium text-accent-text">
              {messages.byNumbers}
            </summary>
            <div className="grid items-end gap-4 pt-1 md:grid-cols-2">
              {axes.map(([axis, most]) => (
                <TextField
                  key={axis}
                  id={`${own}-${axis}`}
                  label={messages[axis]}
                  inputMode="decimal"
                  autoComplete="off"
                  value={shownOf(axis)}
                  error={wrong(axis, most) ? messages.numberWrong(most) : undefined}
                  onChange={(event) => type(axis, event.currentTarget.value)}
                  onBlur={() => {
                    if (!wrong(axis, most)) setTyped((now) => (value ? { ...now, [axis]: undefined } : now));
                  }}
                />
              ))}
            </div>
          </details>
        </div>
      </div>
    </DialogFrame>
  );
}
