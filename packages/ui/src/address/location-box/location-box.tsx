import type { ComponentProps } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { useWords } from '../../words/provider.ts';
import { address } from '../words.ts';

export interface LocationBoxProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** What stands there: 'Kanke Road, Ranchi'. */
  place?: string | undefined;
  /** From the pharmacy, in km. */
  distanceKm: number;
  /** Nothing is brought further, the edge included. */
  radiusKm: number;
  onRemove: () => void;
}

/** The place that was chosen, and whether we come there; said when it comes. */
export function LocationBox({
  latitude,
  longitude,
  place,
  distanceKm,
  radiusKm,
  onRemove,
  ...props
}: LocationBoxProps) {
  const words = useWords('address', address);
  const far = distanceKm > radiusKm;
  const km = distanceKm.toFixed(1);
  return (
    <Notice
      data-slot="location-box"
      data-state={far ? 'far' : 'near'}
      tone={far ? 'warning' : 'success'}
      title={words.locationSelected}
      {...props}
    >
      {place && <p>{place}</p>}
      <p className="tabular-nums">
        {latitude.toFixed(6)}, {longitude.toFixed(6)}
      </p>
      <p className="font-medium">{far ? words.tooFar(km, radiusKm) : words.weDeliver(km)}</p>
      <div className="pt-2">
        <Button tone="plain" onClick={onRemove}>
          {words.removeLocation}
        </Button>
      </div>
    </Notice>
  );
}
