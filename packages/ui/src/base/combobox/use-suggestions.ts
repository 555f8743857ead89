'use client';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useLayoutEffect, useRef, type KeyboardEvent, type Ref, type RefCallback } from 'react';
import { optionIdOf } from '../option-list/option-id.ts';
import type { Option } from '../option-list/option-list.tsx';

interface SuggestionsParts {
  /** The caller's ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Id of the OptionList. */
  listId: string;
  /** Options that can be chosen now, best first. */
  options: readonly Option[];
  /** The list is open at first. */
  defaultOpen?: boolean;
  /** Receives the id of the chosen option. */
  onSelect: (id: string) => void;
  /** Enter without an active option: moves to the first one, or is left to the form. */
  enter: 'first' | 'form';
  /** Whether something shows that Escape closes, while the list is open. */
  isVisible?: boolean;
}
const types = useCombobox.stateChangeTypes;
/** Keys that move the caret in the text. */
const CARET = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

function reduce(
  options: readonly Option[],
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const at = state.isOpen ? state.highlightedIndex : -1;
  // The text itself is a stop between the last option and the first.
  if (
    (type === types.InputKeyDownArrowDown && at >= 0 && at === options.length - 1) ||
    (type === types.InputKeyDownArrowUp && at === 0)
  )
    return { ...changes, highlightedIndex: -1 };
  // Moving the mouse must not change what Enter chooses.
  if (type === types.ItemMouseMove || type === types.MenuMouseLeave) return state;
  // A press outside chooses nothing.
  if (type === types.InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  return changes;
}

/** Keys, choice and dismissal of a text field that suggests, by downshift. The text stays the caller's, and so does focus. */
export function useSuggestions({
  ref,
  listId,
  options,
  defaultOpen = false,
  onSelect,
  enter,
  isVisible = options.length > 0,
}: SuggestionsParts) {
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps, ...list } =
    useCombobox<Option>({
      items: [...options],
      itemToString: () => '',
      itemToKey: (option) => option?.id,
      menuId: listId,
      getItemId: (index) => optionIdOf(listId, index),
      initialIsOpen: defaultOpen,
      selectedItem: null,
      stateReducer: (before, change) => reduce(options, before, change),
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onSelect(selectedItem.id),
    });
  const { setHighlightedIndex } = list;
  const shown = isOpen && options.length > 0;
  const active = shown ? highlightedIndex : -1;
  const activeId = useRef<string>(undefined);
  useLayoutEffect(() => {
    // An answer that comes late may move or replace options: the same one stays active, or none.
    const at = options.findIndex(({ id }) => id === activeId.current);
    if (activeId.current !== undefined) setHighlightedIndex(at);
  }, [options, setHighlightedIndex]);
  useLayoutEffect(() => {
    activeId.current = options[active]?.id;
  });
  const input = getInputProps({ ref }, { suppressRefError: true }) as {
    ref: RefCallback<HTMLInputElement>;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  return {
    isOpen,
    shown,
    active,
    /** Opens without an active option, or closes. */
    show: (open: boolean) => (open ? list.openMenu() : list.closeMenu()),
    inputRef: input.ref,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key } = event;
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (CARET.has(key)) return setHighlightedIndex(-1);
      if (key === 'Escape' && !(isOpen && isVisible)) return;
      if (key === 'Enter' && active < 0) {
        if (enter === 'form' || !shown) return;
        event.preventDefault();
        return setHighlightedIndex(0);
      }
      input.onKeyDown(event);
    },
    /** For the OptionList. */
    listProps: {
      ...(getMenuProps({ 'aria-labelledby': undefined }, { suppressRefError: true }) as {
        ref: RefCallback<HTMLDivElement>;
      }),
      options,
      active,
      optionProps: (option: Option, index: number) => getItemProps({ item: option, index }),
    },
  };
}
