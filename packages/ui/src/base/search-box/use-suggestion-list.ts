'use client';
import { useCallback, useState, type ComponentType } from 'react';
import type { SuggestionListProps } from './suggestion-list.tsx';

/** The list with its keys, once `load` has fetched it. */
export function useSuggestionList() {
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const load = useCallback(() => {
    import('./suggestion-list.tsx').then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      // Offline the text field works without it; the next focus tries again.
      () => {},
    );
  }, []);
  return { SuggestionList: List, load };
}
