'use client';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../../cn.ts';
import { optionIdOf } from '../option-list/option-id.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';
import { useAfterPaint } from './after-paint.ts';
import { useEarlyKeys } from './early-keys.ts';
import { SearchField } from './search-field.tsx';
import type { ListState, SuggestionListHandle } from './suggestion-list.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';

export interface Suggestion {
  id: string;
  label: string;
  description?: string;
  /** Those of one group stand side by side, under its name. */
  group?: string | undefined;
}
export interface SearchBoxProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'role' | 'defaultValue' | 'onSelect' | 'onSubmit'
> {
  /** Where the form leads without JavaScript, and without `onSubmit`. */
  action: string;
  /** Name of the text in the query. */
  name?: string;
  /** The field's name for readers. */
  label: string;
  /** An example of what can be looked for. */
  placeholder?: string;
  /** The normal mode: the text lives in the page, so what was typed before hydration stays. */
  defaultValue?: string;
  /** What is typed. */
  value?: string;
  /** Gets the new value after each change. */
  onValueChange?: (text: string) => void;
  /** Shown as given, once the patient types: the caller fetches, waits and cuts. */
  suggestions?: readonly Suggestion[];
  /** Suggestions are on their way. */
  loading?: boolean;
  /** Said in place of the list where nothing was found. */
  nothing?: string | undefined;
  /** Given, the page stays and this acts instead. */
  onSubmit?: (text: string) => void;
  /** Gets the suggestion chosen. */
  onSelect?: (id: string) => void;
  /** Called when the text is taken away. */
  onClear?: () => void;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** The list is open at first. */
  defaultOpen?: boolean;
}

const none: readonly Suggestion[] = [];
const floating =
  'absolute inset-x-0 top-full z-20 mt-2 overflow-clip rounded-card border border-line-strong bg-surface-raised floating';

/** A search that suggests. `children` are hidden inputs that go with the query. `ref` and native attributes go to the form. */
export function SearchBox({
  action,
  name = 'search',
  label,
  placeholder,
  defaultValue,
  value,
  onValueChange,
  suggestions = none,
  loading = false,
  nothing,
  onSubmit,
  onSelect,
  onClear,
  maxLength = 100,
  defaultOpen = false,
  children,
  className,
  ...props
}: SearchBoxProps) {
  const messages = useMessages('base', baseMessages);
  const own = useId();
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(value ?? defaultValue);
  const { put, flush, isWaiting } = useAfterPaint();
  const listId = `${own}-list`;
  const [list, setList] = useState<ListState>({ open: defaultOpen, active: -1 });
  const { SuggestionList, load } = useSuggestionList();
  const handle = useRef<SuggestionListHandle>(null);
  const early = useEarlyKeys(input, SuggestionList !== undefined);
  const { open } = list;
  const shown = SuggestionList !== undefined && open && suggestions.length > 0;
  const active = shown ? list.active : -1;
  const show = (next: boolean) =>
    handle.current ? handle.current.show(next) : setList({ open: next, active: -1 });
  const empty = open && suggestions.length === 0 ? nothing : undefined;

  useEffect(() => {
    // Focus may have come before hydration.
    if (defaultOpen || document.activeElement === input.current) load();
  }, [defaultOpen, load]);
  // The browser writes, and the caller's text is put in where it is another one: a key is seen before anything is drawn for it.
  useLayoutEffect(() => {
    if (value !== undefined && input.current && !isWaiting() && input.current.value !== value)
      input.current.value = value;
  });

  const clear = () => {
    if (!input.current) return;
    flush();
    input.current.value = '';
    input.current.focus();
    show(false);
    onValueChange?.('');
    onClear?.();
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    // The list must know the text that a key counts on.
    if (isWaiting()) flushSync(flush);
    if (handle.current) handle.current.onKeyDown(event);
    else early.keep(event, suggestions.length > 0);
    if (event.defaultPrevented || event.key !== 'Escape' || !event.currentTarget.value) return;
    event.preventDefault();
    clear();
  };
  return (
    <form
      role="search"
      aria-label={label}
      data-slot="search-box"
      data-state={shown ? 'open' : 'closed'}
      {...props}
      method="get"
      action={action}
      className={cn('relative w-full', className)}
      onSubmit={(event) => {
        flush();
        show(false);
        if (!onSubmit) return;
        event.preventDefault();
        onSubmit(input.current?.value ?? '');
      }}
    >
      {children}
      <SearchField
        ref={input}
        id={`${own}-text`}
        label={label}
        loading={loading}
        onClear={clear}
        name={name}
        maxLength={maxLength}
        placeholder={placeholder}
        defaultValue={first}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionIdOf(listId, active) : undefined}
        onFocus={load}
        onChange={({ currentTarget }) => {
          load();
          early.forget();
          put(() => {
            show(true);
            onValueChange?.(currentTarget.value);
          });
        }}
        onKeyDown={pressed}
        onBlur={() => {
          flush();
          early.forget();
          show(false);
        }}
      />
      {SuggestionList && (
        <SuggestionList
          ref={handle}
          id={listId}
          label={label}
          options={suggestions}
          defaultOpen={open}
          onStateChange={setList}
          onSelect={(id) => onSelect?.(id)}
          input={input}
          className={floating}
        />
      )}
      <p role="status" className={empty ? `${floating} px-4 py-3 text-content-muted` : 'sr-only'}>
        {shown && !loading ? messages.suggestions(suggestions.length) : empty}
      </p>
    </form>
  );
}
