import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAddresses } from '../../address/public.ts';
import { hrefOf } from '../../app/paging.ts';
import { useCall } from './call.ts';
import { firstTime, placeOf, timeIn } from './choice.ts';

/**
 * Address and time of a visit, and what there is to choose from. The page's address follows what is chosen or was offered first: it is the
 * same after a reload, and after a login.
 */
export function useChosen(serviceId: number, signedIn: boolean) {
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState(() => ({
    address: query.get('address') ?? '',
    time: timeIn(query.get('time')),
  }));
  const addresses = useAddresses();
  const place = addresses.state === 'ready' ? placeOf(chosen.address, addresses.data) : undefined;
  const point =
    place && place.latitude !== null && place.longitude !== null
      ? { lat: String(place.latitude), lng: String(place.longitude) }
      : {};
  const days = useCall(
    'listServiceDays',
    signedIn && addresses.state === 'loading' ? null : { params: { id: serviceId }, query: point },
  );
  const known = days.state === 'ready' ? days.data.data : undefined;
  // Once offered it stays, whatever becomes free meanwhile.
  const offered = !chosen.time && known ? firstTime(known) : '';
  if (offered) setChosen({ ...chosen, time: offered });

  const address = place ? String(place.id) : chosen.address;
  const here = hrefOf(pathname, { address: address || undefined, time: chosen.time || undefined });
  const isSaid = here === pathname + search;
  useEffect(() => {
    if (!isSaid) setQuery(new URL(here, location.origin).searchParams, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- `setQuery` is another at each render
  }, [here, isSaid]);
  return {
    addresses,
    place,
    days,
    known,
    /** Before the addresses are here, too. */
    address,
    time: chosen.time,
    /** This page with what is chosen. */
    here,
    choose: (some: Partial<typeof chosen>) => setChosen((now) => ({ ...now, ...some })),
  };
}
