import { use } from 'react';
import useSWR from 'swr';
import { CallError } from './fetcher.ts';
import { StartContext } from './start.ts';

/** What a view gets for each thing it shows: no state can be forgotten. */
export type Resource<T> =
  | { state: 'loading' }
  | { state: 'error'; problem: 'offline' | 'not-found' | 'failed'; retry: () => void }
  | { state: 'ready'; data: T };

type Problem = Extract<Resource<never>, { state: 'error' }>['problem'];
export const problemOf = ({ status, code }: CallError): Problem =>
  status === 404 ? 'not-found' : code === 'unreachable' && !navigator.onLine ? 'offline' : 'failed';

/**
 * One SWR key as a Resource. `guard` looks at the shape that the view relies on: a stranger's answer is a failure, not a crash.
 * Revalidation never blanks what is shown.
 */
export function useResource<T>(key: string, guard: (data: T) => boolean): Resource<T> {
  const failed = use(StartContext).failed[key];
  const { data, error, mutate } = useSWR<T, CallError>(key);
  if (data !== undefined && guard(data)) return { state: 'ready', data };
  const early =
    failed && data === undefined && !error
      ? new CallError(failed.status, failed.code, failed.error)
      : undefined;
  const problem = data !== undefined ? new CallError(200, 'unreadable') : (error ?? early);
  if (!problem) return { state: 'loading' };
  return {
    state: 'error',
    problem: problemOf(problem),
    retry: () => {
      void mutate();
    },
  };
}
