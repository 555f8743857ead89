import { SEARCH_MAX } from '@doorstep/contract/medicine';

/** Search text of the address, cut to the length that the server accepts. */
export const searchOf = (query: URLSearchParams): string =>
  [...(query.get('q') ?? '').normalize('NFC').trim()].slice(0, SEARCH_MAX).join('');
