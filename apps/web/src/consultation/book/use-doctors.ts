import { useEffect } from 'react';
import { setShopClock, useOnReturn } from '../../schedule/public.ts';
import { useCall } from './call.ts';

/** Whom one can see by video today, and when; asked for anew when one comes back to the page. */
export function useVideoDoctors() {
  const doctors = useCall('videoDoctors');
  useOnReturn(() => doctors.refresh());
  const now = doctors.state === 'ready' ? doctors.data.data.now : undefined;
  useEffect(() => {
    if (now) setShopClock(now);
  }, [now]);
  return doctors;
}
