import { useEffect } from 'react';
import { useCall } from './call.ts';
import { setShopClock } from './clock.ts';
import { useOnReturn } from './on-return.ts';

/** The days of a doctor and their times; asked for anew when one comes back to the page. `null` asks for nothing. */
export function useDoctorDays(doctor: number | null) {
  const days = useCall('listDoctorDays', doctor === null ? null : { params: { id: doctor } });
  useOnReturn(() => (doctor === null ? Promise.resolve() : days.refresh()));
  const now = days.state === 'ready' ? days.data.data.now : undefined;
  useEffect(() => {
    if (now) setShopClock(now);
  }, [now]);
  return days;
}
