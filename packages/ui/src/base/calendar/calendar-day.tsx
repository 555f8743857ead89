'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { calendarMessages } from '../calendar-messages.en.ts';

/** What a calendar says of a day. */
export interface DayWords {
  /** Under the number: '5 free'. */
  text: string;
  /** The same where the cell is too narrow for it, as of one long word. */
  short?: string;
  /** It can be looked at, and not be chosen. */
  disabled?: boolean;
}

/** Classes of a day's button. */
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

interface CalendarDayProps {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** It is today. */
  today: boolean;
  /** It is the chosen one. */
  selected: boolean;
  /** It lies before the first or after the last day that can be chosen. */
  outside: boolean;
  /** Tab reaches it. */
  stop: boolean;
  /** What is said of it. */
  words: DayWords | undefined;
  /** Gets the day when it is pressed. */
  onSelect: (day: string) => void;
}

/** One cell of a calendar's grid. */
export function CalendarDay({ day, today, selected, outside, stop, words, onSelect }: CalendarDayProps) {
  const messages = useMessages('calendar', calendarMessages);
  const date = Number(day.slice(8));
  if (outside)
    return (
      <td aria-disabled className="text-content-muted">
        {date}
      </td>
    );
  const said = words?.text ?? (today ? messages.today : undefined);
  const name = [
    messages.longDay(...indian(day)),
    today && words && messages.today,
    selected && messages.chosen,
    // A comma before the words.
    said && ' ',
  ];
  const state = selected ? 'chosen' : words?.disabled ? 'disabled' : 'free';
  return (
    <td aria-selected={selected} className="p-0">
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        aria-current={today ? 'date' : undefined}
        aria-disabled={words?.disabled || undefined}
        data-day={day}
        onClick={() => onSelect(day)}
        className={calendarDayVariants({ state, edge: selected ? 'chosen' : today ? 'today' : 'none' })}
      >
        <span className="sr-only">{name.filter(Boolean).join(', ')}</span>
        <span aria-hidden>{date}</span>
        {said && (
          <span
            className={
              state === 'free' && words
                ? 'text-meta [line-height:1.25] font-regular text-success-text'
                : 'text-meta [line-height:1.25] font-regular'
            }
          >
            {words?.short ? (
              <>
                <span className="@max-[17.5em]:hidden">{said}</span>
                <span className="@min-[17.5em]:hidden">{words.short}</span>
              </>
            ) : (
              said
            )}
          </span>
        )}
      </button>
    </td>
  );
}
