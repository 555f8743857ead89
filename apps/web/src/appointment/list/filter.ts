import type { Doctor } from '@doorstep/contract/appointment.schema';
import { withQuery } from '@doorstep/contract/call';
import type { DoctorFilter } from '@doorstep/ui/appointment/doctor-filters';

const LONGEST = 60;
const text = (value: string | null) => (value ?? '').normalize('NFC').trim().slice(0, LONGEST);
/** What the list is narrowed by; lives in the address. */
export const filterOf = (params: URLSearchParams): DoctorFilter => ({
  search: text(params.get('search')),
  specialty: text(params.get('specialty')),
  language: text(params.get('language')),
});
export const filterHref = (path: string, filter: DoctorFilter): string =>
  withQuery(path, Object.entries(filter));
/** Whoever types 'dr meera' means Meera. */
const wordsOf = (search: string) =>
  search
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word && word !== 'dr' && word !== 'डॉ');
/** Those of whom each word begins a part of the name, in either language, with that specialty and language. */
export function fitting(doctors: readonly Doctor[], { search, specialty, language }: DoctorFilter): Doctor[] {
  const words = wordsOf(search);
  return doctors.filter((one) => {
    const parts = `${one.name} ${one.name_hi}`.normalize('NFC').toLowerCase().split(' ');
    return (
      (!specialty || one.specialty === specialty) &&
      (!language || one.languages.includes(language)) &&
      words.every((word) => parts.some((part) => part.startsWith(word)))
    );
  });
}
