'use client';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cn } from '../../cn.ts';
import { controlClasses, Field, fieldAria } from '../../base/field/field.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { OptionList, optionIdOf } from '../../base/option-list/option-list.tsx';
import { useMessages } from '../../messages/provider.ts';
import { addressMapMessages } from '../map-messages.en.ts';

export interface PlaceOption {
  id: string;
  label: string;
  /** What tells it from others of that name: 'Ranchi, Jharkhand 834008'. */
  description: string;
}
export interface PlaceSearchProps extends Omit<
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
  places: readonly PlaceOption[];
  /** What the patient types, and nothing else. */
  onValueChange: (text: string) => void;
  /** The caller puts the place's text into the field. */
  onSelect: (id: string) => void;
  /** Whose places these are. */
  attribution?: string | undefined;
}

const box =
  'absolute inset-x-0 top-full z-20 mt-2 rounded-card border border-line-strong bg-surface-raised floating';

/** An address that suggests places while it is written; whatever is not suggested can be written all the same. Native attributes go to the `<input>`, `className` to the whole. */
export function PlaceSearch({
  label,
  hint,
  error,
  state,
  places,
  onValueChange,
  onSelect,
  attribution,
  id,
  className,
  onChange,
  ...props
}: PlaceSearchProps) {
  const messages = useMessages('addressMap', addressMapMessages);
  const own = useId();
  const controlId = id ?? own;
  const whole = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const busy = state === 'loading';
  const listed = open && places.length > 0 && (busy || state === 'ready');
  const said = !open
    ? ''
    : busy
      ? messages.searching
      : state === 'error'
        ? messages.searchFailed
        : state === 'ready'
          ? listed
            ? messages.places(places.length)
            : messages.noPlace
          : '';
  const active = listed ? places.findIndex((place) => place.id === activeId) : -1;
  const listId = `${controlId}-list`;

  useEffect(() => {
    if (!open) return;
    // A phone's keyboard would cover the list below the field.
    if (matchMedia('(pointer: coarse)').matches)
      whole.current?.closest('[data-slot=field]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    // A press on bare page does not blur the input on every device.
    const close = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const show = (next: boolean) => {
    setOpen(next);
    setActiveId(undefined);
  };
  const pick = (placeId: string) => {
    show(false);
    onSelect(placeId);
  };
  /** Round through the places, with the text itself between last and first. */
  const move = (step: 1 | -1) => {
    const stops = places.length + 1;
    setOpen(true);
    setActiveId(places[((active + 1 + step + stops) % stops) - 1]?.id);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && places.length > 0) move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && active >= 0) pick(places[active]?.id ?? '');
    // Whoever is still choosing has not finished the form: Enter goes to the first place.
    else if (key === 'Enter' && listed) move(1);
    else if (key === 'Escape' && said) show(false);
    else {
      // The caret moves in the text: that is where the patient is again.
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) setActiveId(undefined);
      return;
    }
    event.preventDefault();
  };
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div ref={whole} className="relative">
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-12 place-items-center text-content-muted">
          <Icon
            name={busy && open ? 'icon-loader-circle' : 'icon-search'}
            className={busy && open ? 'animate-spin' : undefined}
          />
        </span>
        <input
          data-slot="place-search"
          data-state={state}
          id={controlId}
          autoComplete="off"
          spellCheck={false}
          {...fieldAria(controlId, { hint, error })}
          {...props}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={active >= 0 ? optionIdOf(listId, active) : undefined}
          onChange={(event) => {
            onChange?.(event);
            show(event.currentTarget.value !== '');
            onValueChange(event.currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={(event) => {
            show(false);
            props.onBlur?.(event);
          }}
          className={cn(controlClasses, 'ps-12')}
        />
        {listed && (
          // Focus stays in the text while a place is pressed.
          <div
            role="presentation"
            onMouseDown={(event) => event.preventDefault()}
            className={cn(box, 'overflow-clip')}
          >
            <OptionList
              id={listId}
              aria-label={messages.addressField}
              options={places.map(({ id: placeId, label, description }) => ({
                id: placeId,
                label: <span className="font-medium">{label}</span>,
                description,
              }))}
              active={active}
              onSelect={pick}
            />
            {attribution && (
              <p className="border-t border-line px-4 py-1.5 text-meta text-content-muted">{attribution}</p>
            )}
          </div>
        )}
        {/* One place for what is said: seen where there is no list. */}
        <p role="status" className={said && !listed ? cn(box, 'p-4') : 'sr-only'}>
          {said}
        </p>
      </div>
    </Field>
  );
}
