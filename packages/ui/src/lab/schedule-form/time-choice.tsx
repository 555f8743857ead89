'use client';
import { calendarMessages } from '../../base/calendar-messages.en.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { timeBox, timeGrid } from '../../base/time-list/time-box.ts';
import { TimeList, type TimeListProps } from '../../base/time-list/time-list.tsx';
import { indianTime } from '../../messages/days.ts';
import { useMessages } from '../../messages/provider.ts';
import { scheduleFormMessages } from '../schedule-form-messages.en.ts';

interface TimeChoiceProps extends Required<Pick<TimeListProps, 'id' | 'times' | 'value' | 'onValueChange'>> {
  /** Headings of the times, 'HH:MM'; by parts of the day without. */
  windows: ReadonlyArray<{ from: string; to: string }> | undefined;
  /** Of what names it. */
  labelledBy: string;
  /** Of what is wrong with it. */
  errorId: string | undefined;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The times of the chosen day, under the hours in which somebody comes, or by morning, afternoon and evening. */
export function TimeChoice({
  windows,
  times,
  value,
  onValueChange,
  id,
  labelledBy,
  errorId,
}: TimeChoiceProps) {
  const messages = useMessages('scheduleForm', scheduleFormMessages),
    calendar = useMessages('calendar', calendarMessages);
  const group = {
    id,
    'aria-labelledby': labelledBy,
    'aria-invalid': errorId ? (true as const) : undefined,
    'aria-describedby': errorId,
  };
  if (!windows) return <TimeList {...group} {...{ times, value, onValueChange }} name={id} />;
  const groups = windows
    .map((window) => ({
      ...window,
      times: times.filter(({ time }) => time.slice(11) >= window.from && time.slice(11) < window.to),
    }))
    .filter((one) => one.times.length > 0);
  return (
    <div {...group} role="radiogroup" className="flex flex-col gap-4">
      {groups.map(({ from, to, times: own }) => (
        <div key={from} role="group" aria-labelledby={`${id}-${from}`}>
          <p id={`${id}-${from}`} className="pb-2 text-meta font-strong">
            {messages.window(minuteOf(from), minuteOf(to))}
          </p>
          <div className={timeGrid}>
            {own.map(({ time, taken = false }) => (
              <label key={time} htmlFor={`${id}-${time}`} className={timeBox}>
                <input
                  type="radio"
                  id={`${id}-${time}`}
                  name={id}
                  value={time}
                  disabled={taken}
                  checked={time === value}
                  onChange={() => onValueChange(time)}
                  className="absolute inset-0 appearance-none rounded-control"
                />
                <span className="flex items-center gap-0.5 whitespace-nowrap tabular-nums">
                  <Icon name="icon-check" className="hidden text-meta group-has-checked:inline-block" />
                  <span>{calendar.time(indianTime(time)[4])}</span>
                </span>{' '}
                {taken && <span className="text-meta [line-height:1.25]">{calendar.taken}</span>}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
