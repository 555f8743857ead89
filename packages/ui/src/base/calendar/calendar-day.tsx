'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import { createContext, use, useEffect, useRef, type ComponentProps } from 'react';
import { MonthGrid, type Day, type DayButton } from 'react-day-picker';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { calendarMessages } from '../calendar-messages.en.ts';

/** Text of a day in a calendar. */
export interface DayWords {
  /** Under the number: '5 free'. */
  text: string;
  /** Shorter form for a cell that is too narrow. */
  short?: string;
  /** The day can be focused and read, not chosen. */
  disabled?: boolean;
}

/** Button of a day. */
export const calendarDayVariants = cva(
  'flex min-h-14 w-full flex-col items-center justify-center rounded-control border py-1 [line-height:1.25]',
  {
    variants: {
      state: {
        chosen: 'bg-accent-fill font-strong text-accent-on-fill',
        free: 'font-strong hover:bg-accent-tint',
        disabled: 'cursor-not-allowed text-content-muted',
      },
      edge: {
        chosen: 'border-accent-line forced-colors:border-4',
        today: 'border-line-strong',
        none: 'border-transparent',
      },
    },
  },
);
export type CalendarDayVariants = VariantProps<typeof calendarDayVariants>;

interface CalendarContext {
  /** Text of a day, and whether it can be chosen. */
  wordsOf: ((day: string) => DayWords | undefined) | undefined;
  /** Id of the description of the grid. */
  keysId: string;
}
/** Passes what react-day-picker does not know to the components it renders. */
export const CalendarContext = createContext<CalendarContext>({ wordsOf: undefined, keysId: '' });

/** Table of a month. */
export function CalendarGrid(props: ComponentProps<typeof MonthGrid>) {
  const { keysId } = use(CalendarContext);
  return <MonthGrid {...props} aria-describedby={keysId} />;
}

/** Table cell of a day. */
export function CalendarCell({ modifiers, day: _day, ...props }: ComponentProps<typeof Day>) {
  const { 'data-day': _isoDate, ...rest } = props as typeof props & { 'data-day'?: string };
  return (
    <td
      {...rest}
      aria-hidden={modifiers.hidden || undefined}
      aria-disabled={modifiers.disabled || undefined}
      aria-selected={modifiers.hidden || modifiers.disabled ? undefined : Boolean(modifiers.selected)}
    />
  );
}

/** Button of a day; outside the first and the last day its number alone. */
export function CalendarDayButton({
  day: { isoDate, date },
  modifiers,
  className: _className,
  ...props
}: ComponentProps<typeof DayButton>) {
  const messages = useMessages('calendar', calendarMessages);
  const { wordsOf } = use(CalendarContext);
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = modifiers.focused;
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  const number = date.getDate();
  if (modifiers.disabled) return <span className="text-content-muted">{number}</span>;
  const words = wordsOf?.(isoDate);
  const { today, selected } = modifiers;
  const text = words?.text ?? (today ? messages.today : undefined);
  const name = [
    messages.longDay(...indian(isoDate)),
    today && words && messages.today,
    selected && messages.chosen,
    // A comma before the text.
    text && ' ',
  ];
  const state = selected ? 'chosen' : words?.disabled ? 'disabled' : 'free';
  return (
    <button
      ref={button}
      {...props}
      disabled={false}
      aria-label={undefined}
      aria-current={today ? 'date' : undefined}
      // Focus reaches a full or closed day, so that its text is heard.
      aria-disabled={words?.disabled || undefined}
      data-day={isoDate}
      className={calendarDayVariants({ state, edge: selected ? 'chosen' : today ? 'today' : 'none' })}
    >
      <span className="sr-only">{name.filter(Boolean).join(', ')}</span>
      <span aria-hidden>{number}</span>
      {text && (
        <span
          className={
            state === 'free' && words
              ? 'text-meta [line-height:1.25] font-regular text-success-text'
              : 'text-meta [line-height:1.25] font-regular'
          }
        >
          {words?.short ? (
            <>
              <span className="@max-[17.5em]:hidden">{text}</span>
              <span className="@min-[17.5em]:hidden">{words.short}</span>
            </>
          ) : (
            text
          )}
        </span>
      )}
    </button>
  );
}
