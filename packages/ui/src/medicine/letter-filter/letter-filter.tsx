'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { medicineMessages } from '../messages.en.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
interface Common extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The chosen one, if any. */
  letter?: string | undefined;
}
/** Links, where a press shows the result at once; or buttons, where it is a draft. */
export type LetterFilterProps = Common &
  (
    | {
        /** Address of the list with this letter, or with none. */ hrefFor: (
          letter: string | undefined,
        ) => string;
        /** Gets the letter chosen, or undefined for all. */
        onLetterChange?: never;
      }
    | {
        /** Address of the page with this choice, for use without script. */ hrefFor?: never;
        /** Gets the letter chosen, or undefined for all. */ onLetterChange: (
          letter: string | undefined,
        ) => void;
      }
  );

/** A to Z. The chosen letter takes itself back. */
export function LetterFilter({ letter, hrefFor, onLetterChange, className, ...props }: LetterFilterProps) {
  const messages = useMessages('medicine', medicineMessages);
  const title = useId();
  const Root = hrefFor ? 'nav' : 'section';
  return (
    <Root
      data-slot="letter-filter"
      role={hrefFor ? undefined : 'group'}
      aria-labelledby={title}
      {...props}
      className={cn('min-w-0', className)}
    >
      <p id={title} className="pb-1 font-strong">
        {messages.firstLetter}
      </p>
      {/* Six targets of 44 px are a little wider than the sidebar. */}
      <ul className="-mx-1 grid grid-cols-[repeat(auto-fill,minmax(var(--target),1fr))]">
        {letters.map((one) => {
          const current = one === letter,
            next = current ? undefined : one;
          const classes = cn(
            'flex min-h-target w-full items-center justify-center rounded-control',
            current
              ? 'border border-accent-line bg-accent-fill font-strong text-accent-on-fill'
              : 'text-content hover:bg-accent-tint hover:text-accent-text',
          );
          return (
            <li key={one}>
              {hrefFor ? (
                <Link
                  href={hrefFor(next)}
                  className={classes}
                  aria-label={current ? messages.clearLetter(one) : undefined}
                  aria-current={current || undefined}
                >
                  {one}
                </Link>
              ) : (
                <button
                  type="button"
                  className={classes}
                  aria-pressed={current}
                  onClick={() => onLetterChange(next)}
                >
                  {one}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
