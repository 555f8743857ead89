import { useDeferredValue, useState } from 'react';
import { useSuggestions } from '../data.ts';
import { MedicineSearchView } from './search-view.tsx';
import type { ListState } from './state.ts';

interface MedicineSearchProps {
  /** What the address says is searched for. */
  searched: string;
  /** As the list is wanted; the address may still be on its way there. */
  chosen: ListState;
  onSearch: (search: string) => void;
  onPick: (id: string) => void;
}

/** Holds what is typed: each key draws this field anew, and not the list below it. */
export function MedicineSearch({ searched, chosen, onSearch, onPick }: MedicineSearchProps) {
  const [typed, setTyped] = useState(searched);
  const [last, setLast] = useState(searched);
  // Led elsewhere by Back or a link, not by our own choice, which the router is still following: what is typed meanwhile is newer.
  if (last !== searched && chosen.search === searched) {
    setLast(searched);
    setTyped(searched);
  }
  const { suggestions, loading } = useSuggestions(typed === chosen.search ? '' : typed);
  // Drawn in pieces: a key that comes meanwhile goes first.
  const shown = useDeferredValue(suggestions);
  return (
    <MedicineSearchView
      state={chosen}
      typed={typed}
      suggestions={shown}
      suggesting={loading}
      onType={setTyped}
      onSearch={(search) => {
        setLast(search);
        setTyped(search);
        onSearch(search);
      }}
      onPick={onPick}
    />
  );
}
