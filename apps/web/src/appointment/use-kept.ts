import { useState } from 'react';
import { lazyPart } from '../app/route.tsx';
import { useSignedIn } from '../app/session.ts';
import { useDoctorDays, useHold, type Holding } from '../schedule/public.ts';
import type { TakenProps } from './taken.tsx';
import type { Wanted } from './wanted.ts';

/** In place of the page. */
export const takenPart = lazyPart<TakenProps>(() => import('./taken.tsx'));
const NEXT_MOST = 3;
export interface Kept {
  holding: Holding;
  /** In place of a time that cannot be booked any more: the next ones that can. */
  next: readonly string[] | undefined;
}
/** Keeps a time for whoever is logged in, who hears by it that it is taken. For a visitor nothing is kept: the doctor's days say it. */
export function useKept(wanted: Wanted | undefined): Kept {
  const { doctor = null, slot = '' } = wanted ?? {};
  const signedIn = useSignedIn();
  const [lost, setLost] = useState<string>();
  const holding = useHold(doctor, slot, setLost);
  const isLost = slot !== '' && lost === slot;
  const days = useDoctorDays(isLost || !signedIn ? doctor : null);
  const free =
    days.state === 'ready'
      ? days.data.data.days.flatMap(({ slots }) => slots.flatMap(({ time, taken }) => (taken ? [] : [time])))
      : [];
  const gone = isLost || (!signedIn && days.state === 'ready' && !free.includes(slot));
  const later = free.filter((time) => time > slot);
  return { holding, next: gone ? (later.length > 0 ? later : free).slice(0, NEXT_MOST) : undefined };
}
