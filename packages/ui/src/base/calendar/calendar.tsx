'use client';
import { useId, useMemo, useState, type ComponentProps } from 'react';
import { DayPicker } from 'react-day-picker';
import { cn } from '../../cn.ts';
import { dayOf, indianDay, localDate } from '../../messages/days.ts';
import { useMessages } from '../../messages/provider.ts';
import { calendarMessages } from '../calendar-messages.en.ts';
import { Icon } from '../icon/icon.tsx';
import {
  CalendarCell,
  CalendarContext,
  CalendarDayButton,
  CalendarGrid,
  type DayWords,
} from './calendar-day.tsx';

export { calendarDayVariants, type CalendarDayVariants } from './calendar-day.tsx';

export interface CalendarProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** ISO instant: which day is today in India. */
  now: string;
  /** The chosen day, 'YYYY-MM-DD'; '' for none. Without it the component keeps its own. */
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

const turnClasses =
  'grid size-target flex-none place-items-center rounded-full text-title not-aria-disabled:hover:bg-accent-tint aria-disabled:cursor-not-allowed aria-disabled:text-content-muted aria-disabled:opacity-50';
const classNames = {
  root: '',
  months: '',
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-2',
  month_caption: 'min-w-0 text-center text-title font-strong wrap-anywhere',
  caption_label: '',
  button_previous: turnClasses,
  button_next: turnClasses,
  chevron: '',
  month_grid: 'col-span-full w-full table-fixed border-separate border-spacing-0.5 text-center',
  weekdays: '',
  weekday: 'pb-1 text-meta font-regular text-content-muted',
  weeks: '',
  week: '',
  day: 'p-0',
  day_button: '',
  today: '',
  selected: '',
  disabled: '',
  hidden: '',
  outside: '',
  focused: '',
};
const components = {
  // Without `lang`: react-day-picker would call the calendar American English.
  Root: ({ rootRef: _ref, lang: _lang, ...props }: ComponentProps<'div'> & { rootRef?: unknown }) => (
    <div {...props} />
  ),
  MonthGrid: CalendarGrid,
  Day: CalendarCell,
  DayButton: CalendarDayButton,
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon name={orientation === 'right' ? 'icon-chevron-right' : 'icon-chevron-left'} />
  ),
};

/** A month of Indian calendar days as an ARIA grid. Days are 'YYYY-MM-DD' everywhere, whatever the device's zone. */
export function Calendar({
  now,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  wordsOf,
  dir,
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
  const [month, setMonth] = useState(() => localDate(within(chosen || today)));
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    if (chosen) setMonth(localDate(within(chosen)));
  }
  // Page Up, Home and the others stop at the first and the last day instead of not moving.
  const dateLib = useMemo(
    () => ({
      max: (dates: Date[]) => new Date(Math.max(...dates.map(Number), Number(localDate(first)))),
      min: (dates: Date[]) =>
        new Date(Math.min(...dates.map(Number), ...(max ? [Number(localDate(max))] : []))),
    }),
    [first, max],
  );
  const context = useMemo(() => ({ wordsOf, keysId: `${own}-keys` }), [wordsOf, own]);
  const titleOf = (date: Date) => messages.month(date.getMonth(), date.getFullYear());
  return (
    <div
      role="group"
      aria-label={titleOf(month)}
      data-slot="calendar"
      {...props}
      dir={dir}
      className={cn('@container flex min-w-0 flex-col gap-2', className)}
    >
      <CalendarContext value={context}>
        <DayPicker
          mode="single"
          required
          selected={chosen ? localDate(chosen) : undefined}
          onSelect={(date) => {
            const day = dayOf(date);
            if (wordsOf?.(day)?.disabled) return;
            keep(day);
            onValueChange?.(day);
          }}
          month={month}
          onMonthChange={setMonth}
          today={localDate(today)}
          startMonth={localDate(first)}
          endMonth={max ? localDate(max) : undefined}
          disabled={max ? { before: localDate(first), after: localDate(max) } : { before: localDate(first) }}
          weekStartsOn={0}
          navLayout="around"
          dir={dir}
          dateLib={dateLib}
          classNames={classNames}
          components={components}
          formatters={{
            formatCaption: titleOf,
            formatWeekdayName: (date) => messages.shortWeekday(date.getDay()),
          }}
          labels={{
            labelGrid: titleOf,
            labelWeekday: (date) => messages.weekday(date.getDay()),
            labelPrevious: () => messages.previousMonth,
            labelNext: () => messages.nextMonth,
          }}
        />
      </CalendarContext>
      <p id={`${own}-keys`} className="text-meta text-content-muted max-md:hidden">
        {messages.keys}
      </p>
    </div>
  );
}
