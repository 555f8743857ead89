import type { FoundPlace, NearPlace } from '@doorstep/contract/address.schema';
import { PLACE_SEARCH_MAX } from '@doorstep/contract/address';
import type { Place } from '@doorstep/contract/delivery';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';

/** After the last key, before the search is asked. */
const WAIT_MS = 300;
/** One letter finds half of India. */
const LEAST = 2;
interface Found {
  state: 'idle' | 'loading' | 'ready' | 'error';
  places: readonly FoundPlace[];
}
const IDLE: Found = { state: 'idle', places: [] };

/** The places that fit a text, asked for once it rests; an answer to an older text is dropped. */
export function usePlaceSearch(): Found & { search: (text: string) => void } {
  const [text, search] = useState('');
  const [answer, setAnswer] = useState<Found & { to: string }>({ ...IDLE, to: '' });
  const trimmed = text.trim();
  const wanted = trimmed.length < LEAST || trimmed.length > PLACE_SEARCH_MAX ? '' : trimmed;
  useEffect(() => {
    if (wanted === '') return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      call('findPlaces', { query: { q: wanted } }).then(
        ({ data }) => {
          if (!stale) setAnswer({ to: wanted, state: 'ready', places: data });
        },
        () => {
          if (!stale) setAnswer({ to: wanted, state: 'error', places: [] });
        },
      );
    }, WAIT_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  const { to, state, places } = answer;
  // While a new answer is awaited the old places stand: they are places all the same.
  return {
    ...(wanted === '' ? IDLE : to === wanted ? { state, places } : { state: 'loading', places }),
    search,
  };
}

/** What lies there; undefined where nobody knows. */
export async function near({ latitude, longitude }: Place): Promise<NearPlace | undefined> {
  try {
    const { data } = await call('reversePlace', { query: { lat: latitude, lng: longitude } });
    return data ?? undefined;
  } catch {
    return undefined;
  }
}
/** 'Kanke Road, Ranchi, Jharkhand 834008'. */
export const textOf = ({
  name,
  city,
  state,
  pincode,
}: Pick<NearPlace, 'name' | 'city' | 'state' | 'pincode'>): string =>
  [...new Set([name === pincode ? '' : name, city, `${state} ${pincode}`.trim()])].filter(Boolean).join(', ');

/**
 * The address with the place in it: in place of what an earlier place wrote, behind what the patient wrote. Whoever wrote the town already has written it all.
 */
export function withPlace(written: string, earlier: string, place: string, city: string): string {
  const text = written.trim();
  if (text === '') return place;
  if (earlier !== '' && text.includes(earlier)) return text.replace(earlier, () => place);
  return text.toLowerCase().includes(city.toLowerCase()) ? text : `${text.replace(/[\s,]+$/, '')}, ${place}`;
}
