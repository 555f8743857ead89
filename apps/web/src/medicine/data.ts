import { SUGGESTIONS_FETCHED, SUGGESTIONS_SHOWN } from '@doorstep/contract/medicine';
import type {
  Medicine,
  MedicineDetail as Detail,
  MedicineList,
  MedicineListQuery,
} from '@doorstep/contract/medicine.schema';
import { useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { keyOf, useCall, useLatest } from './use-call.ts';

export const useMedicineList = (query: MedicineListQuery) => useCall('listMedicines', { query });
export const useMedicine = (id: string) => useCall('getMedicine', { params: { id } });
/** Its record, from any list that was fetched in this visit. */
export function useKnownMedicine(id: string): Medicine | undefined {
  const { cache } = useSWRConfig();
  const lists = keyOf('listMedicines');
  for (const key of cache.keys()) {
    if (!key.startsWith(lists)) continue;
    const answer = cache.get(key)?.data as Partial<MedicineList & Detail> | undefined;
    for (const found of [answer?.data, answer?.related, answer?.alternatives]) {
      const known = Array.isArray(found) ? found.find((one) => String(one.id) === id) : undefined;
      if (known) return known;
    }
  }
  return undefined;
}

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
