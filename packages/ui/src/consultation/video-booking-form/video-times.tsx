'use client';
import { Icon } from '../../base/icon/icon.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { timeBox, timeGrid } from '../../base/time-list/time-box.ts';
import { indianTime } from '../../messages/days.ts';
import { useMessages } from '../../messages/provider.ts';
import { videoMessages } from '../video-messages.en.ts';

/** A time of today. */
export interface VideoTime {
  /** 'YYYY-MM-DDTHH:MM', Indian. */
  time: string;
  /** Somebody else has it, or the doctor does not offer it. */
  taken: boolean;
}
/** Nobody can begin in the past: a time is over from its own instant on. */
export const isPast = ({ time }: Pick<VideoTime, 'time'>, now: string): boolean =>
  Date.parse(`${time}+05:30`) <= Date.parse(now);
export const isFree = (one: VideoTime, now: string): boolean => !one.taken && !isPast(one, now);

interface Given {
  /** Of the group; its radios are `${id}-${time}`. */
  id: string;
  times: readonly VideoTime[];
  now: string;
  minutes: number;
  value: string;
  onValueChange: (time: string) => void;
  error: string | undefined;
}
/** The hourly times of today, each with why it cannot be had in words. */
export function VideoTimes({ id, times, now, minutes, value, onValueChange, error }: Given) {
  const messages = useMessages('video', videoMessages);
  return (
    <fieldset
      role="radiogroup"
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      className="min-w-0"
    >
      <legend className="font-strong">{messages.chooseTime}</legend>
      <p id={`${id}-hint`} className="pb-2 text-meta text-content-muted">
        {messages.timesHint(minutes)}
      </p>
      {error && (
        <div className="pb-2">
          <FieldError controlId={id}>{error}</FieldError>
        </div>
      )}
      <div className={timeGrid}>
        {times.map((one) => {
          const past = isPast(one, now);
          return (
            <label key={one.time} htmlFor={`${id}-${one.time}`} className={timeBox}>
              <input
                type="radio"
                id={`${id}-${one.time}`}
                name="time"
                value={one.time}
                disabled={past || one.taken}
                checked={one.time === value}
                className="absolute inset-0 appearance-none rounded-control"
                onChange={() => onValueChange(one.time)}
              />
              <span className="flex items-center gap-0.5 whitespace-nowrap tabular-nums">
                <Icon name="icon-check" className="hidden text-meta group-has-checked:inline-block" />
                <span>{messages.time(indianTime(one.time)[4])}</span>
              </span>{' '}
              {(past || one.taken) && (
                <span className="text-meta [line-height:1.25]">{past ? messages.past : messages.taken}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
