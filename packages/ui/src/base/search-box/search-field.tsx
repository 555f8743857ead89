'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { controlClasses } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  /** Of the input. */
  id: string;
  /** The field's name for readers. */
  label: string;
  /** What is searched for is on its way. */
  loading: boolean;
  /** 'Clear' was pressed. */
  onClear: () => void;
}

/** The text of a search between its submit button and 'Clear', which shows only while there is text. Native attributes go to the `<input>`. */
export function SearchField({ id, label, loading, onClear, placeholder = ' ', ...props }: SearchFieldProps) {
  const messages = useMessages('base', baseMessages);
  return (
    // In large text on a small screen icon and word give way to what is typed.
    <div className="@container relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <button
        type="submit"
        aria-label={messages.search}
        className="absolute inset-y-0 start-0 grid w-12 place-items-center rounded-control text-content-muted hover:text-accent-text @max-[12rem]:hidden"
      >
        <Icon
          name={loading ? 'icon-loader-circle' : 'icon-search'}
          className={loading ? 'animate-spin' : undefined}
        />
      </button>
      <input
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        id={id}
        type="text"
        placeholder={placeholder}
        className={cn(
          controlClasses,
          'peer ps-12 pe-20 placeholder-shown:pe-3 @max-[12rem]:ps-3 @max-[12rem]:pe-12',
        )}
      />
      <button
        type="button"
        onClick={onClear}
        className="absolute inset-y-0 end-0 min-w-target rounded-control px-3 text-meta font-medium text-accent-text peer-placeholder-shown:hidden"
      >
        <span className="@max-[12rem]:sr-only">{messages.clear}</span>
        <Icon name="icon-x" className="@min-[12rem]:hidden" />
      </button>
    </div>
  );
}
