'use client';
import { useImperativeHandle, useLayoutEffect, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useSuggestions } from '../combobox/use-suggestions.ts';
import { OptionList, type Option } from '../option-list/option-list.tsx';

/** Whether the list is open, and the place of its active suggestion: -1 for none. */
export interface ListState {
  open: boolean;
  active: number;
}
/** Reaches the list from its text field. */
export interface SuggestionListHandle {
  show: (open: boolean) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}
export interface SuggestionListProps {
  /** Reaches the list. */
  ref: Ref<SuggestionListHandle>;
  /** Id of the list. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  /** Suggestions, best first. */
  options: readonly Option[];
  /** The list is open at first. */
  defaultOpen: boolean;
  /** Receives each new state. */
  onStateChange: (next: ListState) => void;
  /** Receives the id of the chosen suggestion. */
  onSelect: (id: string) => void;
  /** The text field. */
  input: RefObject<HTMLInputElement | null>;
  /** Classes of the box around the list. */
  className: string;
}

/** Suggestions of a SearchBox: a chunk of its own, fetched when the text gets focus. */
export function SuggestionList({
  ref,
  id,
  label,
  options,
  defaultOpen,
  onStateChange,
  onSelect,
  input,
  className,
}: SuggestionListProps) {
  const { isOpen, shown, active, show, inputRef, onKeyDown, listProps } = useSuggestions({
    listId: id,
    options,
    defaultOpen,
    onSelect,
    enter: 'form',
  });
  useLayoutEffect(() => inputRef(input.current) as undefined);
  useLayoutEffect(() => onStateChange({ open: isOpen, active }), [isOpen, active, onStateChange]);
  useImperativeHandle(ref, () => ({ show, onKeyDown }));
  return (
    shown && (
      <div className={className}>
        <OptionList {...listProps} id={id} aria-label={label} />
      </div>
    )
  );
}
