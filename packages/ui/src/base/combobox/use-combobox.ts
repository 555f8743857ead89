'use client';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { optionIdOf } from '../option-list/option-list.tsx';

interface ComboboxParts {
  /** Of the OptionList. */
  listId: string;
  /** What can be chosen now, best first. */
  options: ReadonlyArray<{ id: string }>;
  /** The list may be shown; `false` while there is no search, or where it failed. */
  canShow?: boolean;
  /** The list is open at first. */
  defaultOpen?: boolean;
  /** Around text and list: a press outside of it closes the list. */
  whole: () => Element | null | undefined;
  /** Gets the id of the option chosen. */
  onSelect: (id: string) => void;
}

/** State and keys of a text that suggests. Focus stays in the text; arrows go round the options, with the text itself between last and first. */
export function useCombobox({
  listId,
  options,
  canShow = true,
  defaultOpen = false,
  whole,
  onSelect,
}: ComboboxParts) {
  const [{ open, activeId }, setList] = useState<{ open: boolean; activeId?: string | undefined }>({
    open: defaultOpen,
  });
  const shown = open && options.length > 0 && canShow;
  const active = shown ? options.findIndex(({ id }) => id === activeId) : -1;

  // A press on bare page does not blur the input on every device.
  const pressed = useEffectEvent((event: Event) => {
    if (!whole()?.contains(event.target as Node)) setList({ open: false });
  });
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: Event) => pressed(event);
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);

  // Always a new object: after each key the caller's text is looked at again.
  const show = (next: boolean) => setList({ open: next });
  const pick = (id: string) => {
    show(false);
    onSelect(id);
  };
  const move = (step: 1 | -1, from = active) => {
    const stops = options.length + 1;
    setList({ open: true, activeId: options[((from + 1 + step + stops) % stops) - 1]?.id });
  };
  /**
   * Takes a key that is the list's, and says whether it was. Enter without an active option is the caller's, and so is Escape while the list is
   * closed. `isTyped`: the text was changed just now, so that no option is active, and the list is about to open.
   */
  const press = (event: KeyboardEvent, isTyped = false) => {
    const { key } = event;
    const from = isTyped ? -1 : active;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1, from);
    else if (key === 'Enter' && from >= 0) pick(options[from]!.id);
    else if (key === 'Escape' && (isTyped ? options.length > 0 : shown)) show(false);
    else {
      // The caret moves in the text: that is where the person is again.
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) show(isTyped || open);
      return false;
    }
    event.preventDefault();
    return true;
  };
  return {
    open,
    shown,
    active,
    show,
    pick,
    move,
    press,
    /** For the input. */
    inputProps: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionIdOf(listId, active) : undefined,
    },
  };
}
