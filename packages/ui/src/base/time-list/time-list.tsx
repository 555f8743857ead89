'use client';
import { useId, type ComponentProps, type Ref } from 'react';
import { cn } from '../../cn.ts';
import { indianTime } from '../../messages/days.ts';
import { useMessages } from '../../messages/provider.ts';
import { calendarMessages } from '../calendar-messages.en.ts';
import { Icon } from '../icon/icon.tsx';
import { timeBox, timeGrid } from './time-box.ts';

/** A time of a day that one may choose. */
export interface TimeOption {
  /** 'YYYY-MM-DDTHH:MM', Indian. */
  time: string;
  /** Somebody else has it: it is shown, and cannot be chosen. */
  taken?: boolean;
}
export interface TimeListProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'ref'> {
  /** Reaches every radio, and the first one last: a form library counts them all, who keeps one focuses the first. */
  ref?: Ref<HTMLInputElement>;
  /** In order. */
  times: readonly TimeOption[];
  /** Name of the radios in the form. */
  name?: string;
  /** The chosen time; '' for none. Without it the element keeps its own. */
  value?: string;
  /** The time chosen at first. */
  defaultValue?: string;
  /** Gets the time that was chosen. */
  onValueChange?: (time: string) => void;
}

const parts = ['morning', 'afternoon', 'evening'] as const;
const minuteOf = (time: string) => indianTime(time)[4];
const partOf = (time: string) => parts[minuteOf(time) < 720 ? 0 : minuteOf(time) < 960 ? 1 : 2]!;

/**
 * Times of one day, by morning, afternoon and evening; give it a name by `aria-label` or `aria-labelledby`. The radios' ids are
 * `${id}-${time}`, so that an ErrorSummary can lead to the first.
 */
export function TimeList({
  times,
  name,
  value,
  defaultValue,
  onValueChange,
  id,
  className,
  ref,
  ...props
}: TimeListProps) {
  const messages = useMessages('calendar', calendarMessages);
  const own = useId();
  const groupId = id ?? own;
  // A parent's ref is set after those of its children.
  const first = (element: HTMLFieldSetElement | null) => {
    const radio = element?.querySelector<HTMLInputElement>('input:enabled') ?? null;
    if (typeof ref === 'function') ref(radio);
    else if (ref) ref.current = radio;
  };
  const groups = parts
    .map((part) => ({ part, times: times.filter(({ time }) => partOf(time) === part) }))
    .filter((group) => group.times.length > 0);
  return (
    <fieldset
      data-slot="time-list"
      role="radiogroup"
      id={groupId}
      {...props}
      ref={first}
      className={cn('min-w-0', className)}
    >
      <div className="flex flex-col gap-4">
        {groups.map((group) => (
          <div key={group.part} role="group" aria-labelledby={`${groupId}-${group.part}`}>
            <p id={`${groupId}-${group.part}`} className="pb-2 text-meta font-strong">
              {messages[group.part]}
            </p>
            <div className={timeGrid}>
              {group.times.map(({ time, taken = false }) => (
                <label key={time} htmlFor={`${groupId}-${time}`} className={timeBox}>
                  <input
                    ref={ref}
                    type="radio"
                    id={`${groupId}-${time}`}
                    name={name ?? own}
                    value={time}
                    disabled={taken}
                    className="absolute inset-0 appearance-none rounded-control"
                    {...(value === undefined
                      ? { defaultChecked: time === defaultValue }
                      : { checked: time === value })}
                    onChange={() => onValueChange?.(time)}
                  />
                  <span className="flex items-center gap-0.5 whitespace-nowrap tabular-nums">
                    <Icon name="icon-check" className="hidden text-meta group-has-checked:inline-block" />
                    <span>{messages.time(minuteOf(time))}</span>
                  </span>{' '}
                  {taken && <span className="text-meta [line-height:1.25]">{messages.taken}</span>}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
