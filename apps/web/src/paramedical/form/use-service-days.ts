import type { Place } from '@doorstep/contract/delivery';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { useState } from 'react';
import type { Resource } from '../../app/resource.ts';
import { useCall } from './call.ts';

/**
 * When a team can come there. Asked for once the place is known, or that there is none yet (null); the days before stand until those of
 * another place are there.
 */
export function useServiceDays(
  id: number,
  place: Place | null | undefined,
): Resource<BookableDays> & { refresh: () => Promise<unknown> } {
  const days = useCall(
    'listServiceDays',
    place === undefined
      ? null
      : {
          params: { id },
          query: place ? { lat: String(place.latitude), lng: String(place.longitude) } : {},
        },
  );
  const [before, setBefore] = useState<BookableDays>();
  if (days.state === 'ready' && days.data !== before) setBefore(days.data);
  return days.state === 'loading' && before ? { ...days, state: 'ready', data: before } : days;
}
