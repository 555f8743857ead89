'use client';
import { timeBox, timeGrid } from '../../base/time-list/time-box.ts';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { calendarMessages } from '../../base/calendar-messages.en.ts';
import { scheduleFormMessages } from '../schedule-form-messages.en.ts';

export interface ScheduleDay {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** A full or closed day is shown, and cannot be chosen. */
  state: 'free' | 'full' | 'closed';
  /** Times that are left. */
  free: number;
}
interface DayChoiceProps {
  /** Its radios have `${id}-${day}`. */
  id: string;
  /** In order. */
  days: readonly ScheduleDay[];
  /** The chosen one; it need not be one of them. */
  day: string;
  /** Gets the day that was chosen. */
  onDayChange: (day: string) => void;
}

/** The next days a press away, each with what is left of it. */
export function DayChoice({ id, days, day, onDayChange }: DayChoiceProps) {
  const messages = useMessages('scheduleForm', scheduleFormMessages),
    calendar = useMessages('calendar', calendarMessages);
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="pb-2 font-medium">{messages.days}</legend>
      <div className={timeGrid}>
        {days.map(({ day: one, state, free }) => (
          <label key={one} htmlFor={`${id}-${one}`} className={timeBox}>
            <input
              type="radio"
              id={`${id}-${one}`}
              name={id}
              value={one}
              disabled={state !== 'free'}
              checked={one === day}
              onChange={() => onDayChange(one)}
              className="absolute inset-0 appearance-none rounded-control"
            />
            <span className="font-medium tabular-nums">{calendar.date(...indian(one))}</span>{' '}
            <span className="text-meta [line-height:1.25]">
              {state === 'free' ? messages.free(free) : messages[state]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
