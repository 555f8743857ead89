import type { CallError } from './fetcher.ts';

/** What a view gets for each thing it shows: no state can be forgotten. */
export type Resource<T> =
  | { state: 'loading' }
  | { state: 'error'; problem: 'offline' | 'not-found' | 'failed'; retry: () => void }
  | { state: 'ready'; data: T };

type Problem = Extract<Resource<never>, { state: 'error' }>['problem'];
export const problemOf = ({ status, code }: Pick<CallError, 'status' | 'code'>): Problem =>
  status === 404 ? 'not-found' : code === 'unreachable' && !navigator.onLine ? 'offline' : 'failed';
