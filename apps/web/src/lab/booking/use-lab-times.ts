import { keepsFast } from '@doorstep/contract/lab';
import { BOOKABLE_DAYS } from '@doorstep/contract/schedule';
import { addDays, indianDay } from '@doorstep/ui/messages/days';
import { useCall } from '../call.ts';
import type { LabDraft } from './draft.ts';

/** The days and times at which samples can be collected, for a fast of so many hours. */
export function useLabTimes({ day: wantedDay, time: wanted }: LabDraft, fastingHours: number) {
  const days = useCall('listLabDays');
  const known = days.state === 'ready' ? days.data.data : undefined;
  const offered = (known?.days ?? [])
    .filter(({ slots }) => slots.length > 0)
    .map(({ day, slots }) => {
      const kept = slots.filter(({ time }) => keepsFast(fastingHours, time.slice(11))),
        free = kept.filter(({ taken }) => !taken).length;
      return { day, slots: kept, free, state: free > 0 ? ('free' as const) : ('full' as const) };
    });
  const day = offered.find((one) => one.day === wantedDay) ?? offered.find(({ free }) => free > 0);
  // A time that a test added since has made impossible is not kept.
  const broken = wanted !== '' && !keepsFast(fastingHours, wanted.slice(11));
  const time = broken ? '' : wanted;
  const today = known && indianDay(known.now);
  return {
    now: known?.now ?? '',
    minDay: today ? addDays(today, 1) : '',
    maxDay: today ? addDays(today, BOOKABLE_DAYS) : '',
    days: offered,
    day: day?.day ?? '',
    times: day?.slots ?? [],
    timesState: days.state,
    refresh: () => void days.refresh().catch(() => {}),
    time,
    /** ISO instant; null while no time is chosen. */
    at: time === '' ? null : new Date(`${time}:00+05:30`).toISOString(),
    broken,
  };
}
