'use client';
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../../cn.ts';
import { addDays, addMonths, indianDay, monthOf, weekdayOf, weeksOf } from '../../messages/days.ts';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { calendarMessages } from '../calendar-messages.en.ts';
import { Icon } from '../icon/icon.tsx';
import { CalendarDay, type DayWords } from './calendar-day.tsx';

export { calendarDayVariants, type CalendarDayVariants } from './calendar-day.tsx';

export interface CalendarProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** ISO instant: which day is today in India. */
  now: string;
  /** The chosen day, 'YYYY-MM-DD'; '' for none. Without it the element keeps its own. */
  value?: string;
  /** The day chosen at first. */
  defaultValue?: string;
  /** Gets the day that was chosen. */
  onValueChange?: (day: string) => void;
  /** The first day that can be chosen; today unless given. */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
  /** What stands under a day's number, and whether that day can be chosen. */
  wordsOf?: ((day: string) => DayWords | undefined) | undefined;
}

const KEYS: Readonly<Record<string, (day: string, forward: 1 | -1, year: boolean) => string>> = {
  ArrowLeft: (day, forward) => addDays(day, -forward),
  ArrowRight: (day, forward) => addDays(day, forward),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, _, year) => addMonths(day, year ? -12 : -1),
  PageDown: (day, _, year) => addMonths(day, year ? 12 : 1),
};

/** To another month. At the end it keeps its focus, which `disabled` would lose. */
function Turn({
  label,
  end,
  forward = false,
  onClick,
}: {
  label: string;
  end: boolean;
  forward?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={end || undefined}
      onClick={end ? undefined : onClick}
      className={cn(
        'grid size-target flex-none place-items-center rounded-full text-title',
        end ? 'cursor-not-allowed text-content-muted opacity-50' : 'hover:bg-accent-tint',
      )}
    >
      <Icon name={forward ? 'icon-chevron-right' : 'icon-chevron-left'} />
    </button>
  );
}

/** A month of Indian calendar days as an ARIA grid; its days are 'YYYY-MM-DD' everywhere, whatever the device's zone. */
export function Calendar({
  now,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  wordsOf,
  className,
  ...props
}: CalendarProps) {
  const messages = useMessages('calendar', calendarMessages);
  const own = useId();
  const today = indianDay(now),
    first = min ?? today;
  const within = (day: string) => (day < first ? first : max && day > max ? max : day);
  const [kept, keep] = useState(defaultValue);
  const chosen = value ?? kept;
  /** The day that Tab reaches; its month is in sight. */
  const [stop, setStop] = useState(() => within(chosen || today));
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    if (chosen) setStop(within(chosen));
  }
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const month = monthOf(stop);
  const turn = (months: number) => setStop(within(addMonths(`${month}-01`, months)));
  const choose = (day: string) => {
    setStop(day);
    if (wordsOf?.(day)?.disabled) return;
    keep(day);
    onValueChange?.(day);
  };
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const move = KEYS[event.key];
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    moved.current = true;
    setStop(within(move(stop, forward, event.shiftKey)));
  };
  const [, , monthIndex, year] = indian(`${month}-01`);
  const title = messages.month(monthIndex, year);
  return (
    <div
      role="group"
      aria-labelledby={`${own}-month`}
      data-slot="calendar"
      {...props}
      className={cn('@container flex min-w-0 flex-col gap-2', className)}
    >
      <div className="flex items-center justify-between gap-2">
        <Turn label={messages.previousMonth} end={month <= monthOf(first)} onClick={() => turn(-1)} />
        <p
          id={`${own}-month`}
          aria-live="polite"
          className="min-w-0 text-center text-title font-strong wrap-anywhere"
        >
          {title}
        </p>
        <Turn
          forward
          label={messages.nextMonth}
          end={max !== undefined && month >= monthOf(max)}
          onClick={() => turn(1)}
        />
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG's grid of a date picker is a table
        role="grid"
        aria-labelledby={`${own}-month`}
        aria-describedby={`${own}-keys`}
        onKeyDown={press}
        className="w-full table-fixed border-separate border-spacing-0.5 text-center"
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, weekday) => (
              <th key={weekday} scope="col" className="pb-1 text-meta font-regular text-content-muted">
                <abbr title={messages.weekday(weekday)} className="no-underline">
                  {messages.shortWeekday(weekday)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, place) => (
            <tr key={week[0]}>
              {place === 0 && week.length < 7 && <td colSpan={7 - week.length} aria-hidden />}
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  today={day === today}
                  selected={day === chosen}
                  outside={day !== within(day)}
                  stop={day === stop}
                  words={wordsOf?.(day)}
                  onSelect={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${own}-keys`} className="text-meta text-content-muted max-md:hidden">
        {messages.keys}
      </p>
    </div>
  );
}
