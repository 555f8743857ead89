import {
  medicineListPath,
  medicinePath,
  SUGGESTIONS_FETCHED,
  SUGGESTIONS_SHOWN,
  type Medicine,
  type MedicineDetail,
  type MedicineList,
  type MedicineListQuery,
} from '@doorstep/contract/medicine';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useResource, type Resource } from '../app/resource.ts';

const isMedicine = (value: Medicine | undefined): boolean =>
  typeof value?.id === 'number' &&
  typeof value.name === 'string' &&
  typeof value.offer_price === 'number' &&
  typeof value.mrp === 'number';
const isList = (value: MedicineList) => Array.isArray(value.data) && value.data.every(isMedicine);
const isPagedList = (value: MedicineList) => isList(value) && typeof value.pagination?.total === 'number';
const isDetail = (value: MedicineDetail) =>
  isMedicine(value.data) &&
  Array.isArray(value.alternatives) &&
  Array.isArray(value.related) &&
  [...value.alternatives, ...value.related].every(isMedicine);

export const useMedicineList = (query: MedicineListQuery): Resource<MedicineList> =>
  useResource(medicineListPath(query), isPagedList);
export const useMedicine = (id: string): Resource<MedicineDetail> => useResource(medicinePath(id), isDetail);

const PAUSE_MS = 250;
/** Suggestions for what is being typed, once the hand rests; nothing for less than two letters. A failure shows none: the search itself still works. */
export function useSuggestions(text: string): { suggestions: Medicine[]; loading: boolean } {
  const [settled, setSettled] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const asked = [...settled].length >= 2 && wanted.length >= 2;
  const { data, isLoading } = useSWR<MedicineList>(
    asked ? medicineListPath({ search: settled, limit: SUGGESTIONS_FETCHED }) : null,
    { keepPreviousData: true },
  );
  return {
    suggestions: asked && data && isList(data) ? data.data.slice(0, SUGGESTIONS_SHOWN) : [],
    loading: isLoading,
  };
}
