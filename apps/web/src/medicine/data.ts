import { SUGGESTIONS_FETCHED, SUGGESTIONS_SHOWN } from '@doorstep/contract/medicine';
import type { Medicine, MedicineListQuery } from '@doorstep/contract/medicine.schema';
import { useEffect, useMemo, useState } from 'react';
import { useCall, useLatest } from './use-call.ts';

export const useMedicineList = (query: MedicineListQuery) => useCall('listMedicines', { query });
export const useMedicine = (id: string) => useCall('getMedicine', { params: { id } });

const PAUSE_MS = 250;
const none: Medicine[] = [];
/** Suggestions for what is being typed, once the hand rests; nothing for less than two letters. A failure shows none: the search itself still works. */
export function useSuggestions(text: string): { suggestions: Medicine[]; loading: boolean } {
  const [settled, setSettled] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const asked = [...settled].length >= 2 && wanted.length >= 2;
  const { data, loading } = useLatest(
    'listMedicines',
    asked ? { query: { search: settled, limit: SUGGESTIONS_FETCHED } } : null,
  );
  const suggestions = useMemo(
    () => (asked && data ? data.data.slice(0, SUGGESTIONS_SHOWN) : none),
    [asked, data],
  );
  return { suggestions, loading };
}
