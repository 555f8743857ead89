'use client';
import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { controlClasses, Field, fieldAria } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { OptionList, type Option } from '../option-list/option-list.tsx';
import { useCombobox } from './use-combobox.ts';

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
  /** Of the search for what is written: the caller waits, fetches and drops what is out of date. */
  state: 'idle' | 'loading' | 'ready' | 'error';
  /** What was found, best first. */
  options: readonly Option[];
  /** Name of the list, for readers. */
  listLabel: string;
  /** What the search came to, said while the list is open and shown where there is none: 'Searching', '3 places', 'Nothing found'. */
  status: string;
  /** Whose data the options are: a line below them. */
  source?: string | undefined;
  /** Gets what is typed, and nothing else. */
  onValueChange: (text: string) => void;
  /** Gets the id of the option chosen. The caller puts its text into the field. */
  onSelect: (id: string) => void;
}

const box =
  'absolute inset-x-0 top-full z-20 mt-2 rounded-card border border-line-strong bg-surface-raised floating';

/** A text that suggests while it is written; whatever is not suggested can be written all the same. Native attributes go to the `<input>`, `className` to the whole. */
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
  ...props
}: ComboboxProps) {
  const own = useId();
  const controlId = id ?? own;
  const listId = `${controlId}-list`;
  const whole = useRef<HTMLDivElement>(null);
  const isLoading = state === 'loading';
  const { open, shown, active, show, pick, move, press, inputProps } = useCombobox({
    listId,
    options,
    canShow: isLoading || state === 'ready',
    whole: () => whole.current,
    onSelect,
  });
  const said = open && state !== 'idle' ? status : '';

  useEffect(() => {
    // A phone's keyboard would cover the list below the field.
    if (open && matchMedia('(pointer: coarse)').matches)
      whole.current?.closest('[data-slot=field]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [open]);

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || press(event)) return;
    // Whoever is still choosing has not finished the form: Enter goes to the first option.
    if (event.key === 'Enter' && shown) move(1);
    else if (event.key === 'Escape' && said) show(false);
    else return;
    event.preventDefault();
  }
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
          {...inputProps}
          onChange={(event) => {
            onChange?.(event);
            show(event.currentTarget.value !== '');
            onValueChange(event.currentTarget.value);
          }}
          onKeyDown={pressed}
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
            <OptionList
              id={listId}
              aria-label={listLabel}
              options={options}
              active={active}
              onSelect={pick}
            />
            {source && (
              <p className="border-t border-line px-4 py-1.5 text-meta text-content-muted">{source}</p>
            )}
          </div>
        )}
        {/* One place for what is said: seen where there is no list. */}
        <p role="status" className={said && !shown ? cn(box, 'p-4') : 'sr-only'}>
          {said}
        </p>
      </div>
    </Field>
  );
}
