'use client';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { controlClasses, Field, fieldAria } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { optionIdOf } from '../option-list/option-id.ts';
import { OptionList, type Option } from '../option-list/option-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'list' | 'children' | 'onSelect'
> {
  /** The visible name of the control. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** State of the search: the caller debounces, fetches and drops stale answers. */
  state: 'idle' | 'loading' | 'ready' | 'error';
  /** Results, best first. */
  options: readonly Option[];
  /** Accessible name of the list. */
  listLabel: string;
  /** Announced while the list is open, and shown in place of an empty one: 'Searching', '3 places', 'Nothing found'. */
  status: string;
  /** Attribution of the options, in a line below them. */
  source?: string | undefined;
  /** Receives typed text, and nothing else. */
  onValueChange: (text: string) => void;
  /** Receives the id of the chosen option. The caller puts its text into the field. */
  onSelect: (id: string) => void;
}

const none: readonly Option[] = [];
const box =
  'absolute inset-x-0 top-full z-20 mt-2 rounded-card border border-line-strong bg-surface-raised floating';

/** A text field that suggests; text that is not suggested is allowed. Native attributes go to the `<input>`, `className` to the whole. */
export function Combobox({
  label,
  hint,
  error,
  state,
  options,
  listLabel,
  status,
  source,
  onValueChange,
  onSelect,
  id,
  className,
  onChange,
  onKeyDown,
  onBlur,
  ref,
  ...props
}: ComboboxProps) {
  const own = useId();
  const controlId = id ?? own;
  const listId = `${controlId}-list`;
  const whole = useRef<HTMLDivElement>(null);
  const isLoading = state === 'loading';
  const offered = isLoading || state === 'ready' ? options : none;
  const {
    isOpen: open,
    shown,
    active,
    show,
    inputRef,
    listProps,
    ...keys
  } = useSuggestions({
    ref,
    listId,
    options: offered,
    onSelect,
    enter: 'first',
    isVisible: state !== 'idle' && status !== '',
  });
  const said = open && state !== 'idle' ? status : '';

  useEffect(() => {
    // A phone's keyboard would cover the list below the field.
    if (open && matchMedia('(pointer: coarse)').matches)
      whole.current?.closest('[data-slot=field]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [open]);

  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div ref={whole} className="relative">
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-12 place-items-center text-content-muted">
          <Icon
            name={isLoading && open ? 'icon-loader-circle' : 'icon-search'}
            className={isLoading && open ? 'animate-spin' : undefined}
          />
        </span>
        <input
          data-slot="combobox"
          data-state={state}
          id={controlId}
          autoComplete="off"
          spellCheck={false}
          {...fieldAria(controlId, { hint, error })}
          {...props}
          type="text"
          ref={inputRef}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={active >= 0 ? optionIdOf(listId, active) : undefined}
          onChange={(event) => {
            onChange?.(event);
            show(event.currentTarget.value !== '');
            onValueChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            keys.onKeyDown(event);
          }}
          onBlur={(event) => {
            show(false);
            onBlur?.(event);
          }}
          className={cn(controlClasses, 'ps-12')}
        />
        {shown && (
          // Focus stays in the text while an option is pressed.
          <div
            role="presentation"
            onMouseDown={(event) => event.preventDefault()}
            className={cn(box, 'overflow-clip')}
          >
            <OptionList {...listProps} id={listId} aria-label={listLabel} />
            {source && (
              <p className="border-t border-line px-4 py-1.5 text-meta text-content-muted">{source}</p>
            )}
          </div>
        )}
        {/* Visible where there is no list. */}
        <p role="status" className={said && !shown ? cn(box, 'p-4') : 'sr-only'}>
          {said}
        </p>
      </div>
    </Field>
  );
}
