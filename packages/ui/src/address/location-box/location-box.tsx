'use client';
import type { ComponentProps } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { useMessages } from '../../messages/provider.ts';
import { addressMapMessages } from '../map-messages.en.ts';
import { addressMessages } from '../messages.en.ts';

export interface LocationBoxProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** What stands there: 'Kanke Road, Ranchi'; 'Near your area' where nobody knows. */
  place?: string | undefined;
  /** From the pharmacy, in km. */
  distanceKm: number;
  /** Nothing is brought further, the edge included. */
  radiusKm: number;
  /** Takes it away. */
  onRemove: () => void;
}

/** The place that was chosen, and whether we come there; said when it comes. */
export function LocationBox({ place, distanceKm, radiusKm, onRemove, ...props }: LocationBoxProps) {
  const messages = useMessages('addressMap', addressMapMessages);
  const { near } = useMessages('address', addressMessages);
  const far = distanceKm > radiusKm;
  const km = distanceKm.toFixed(1);
  return (
    <Notice
      data-slot="location-box"
      data-state={far ? 'far' : 'near'}
      tone={far ? 'warning' : 'success'}
      title={messages.locationSelected}
      {...props}
    >
      <p>{place ? near(place) : messages.nearYours}</p>
      <p className="font-medium">{far ? messages.tooFar(km, radiusKm) : messages.weDeliver(km)}</p>
      <div className="pt-2">
        <Button tone="plain" onClick={onRemove}>
          {messages.removeLocation}
        </Button>
      </div>
    </Notice>
  );
}
