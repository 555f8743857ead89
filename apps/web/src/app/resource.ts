import { createContext, use } from 'react';
import useSWR from 'swr';
import { CallError } from './fetcher.ts';

/** What a view gets for each thing it shows: no state can be forgotten. */
export type Resource<T> =
  | { state: 'loading' }
  | { state: 'error'; problem: 'offline' | 'not-found' | 'failed'; message: string; retry: () => void }
  | { state: 'ready'; data: T };

/** Calls that failed while the server rendered: the page says so at once and asks for nothing again by itself. */
export type Failed = Readonly<Record<string, { status: number; code: string; error: string }>>;
const FailedContext = createContext<Failed>({});
export const FailedProvider = FailedContext.Provider;

/**
 * One SWR key as a Resource. `guard` looks at the shape that the view relies on: a stranger's answer is a failure, not a crash.
 * Revalidation never blanks what is shown.
 */
export function useResource<T>(key: string, guard: (data: T) => boolean): Resource<T> {
  const failed = use(FailedContext)[key];
  const { data, error, mutate } = useSWR<T, CallError>(key);
  if (data !== undefined && guard(data)) return { state: 'ready', data };
  const early = failed && data === undefined && !error ? new CallError(failed.status, failed.code, failed.error) : undefined;
  const problem = data !== undefined ? new CallError(200, 'unreadable') : error ?? early;
  if (!problem) return { state: 'loading' };
  const kind = problem.status === 404 ? 'not-found' : problem.status === 0 && problem.code === 'unreachable' ? 'offline' : 'failed';
  return { state: 'error', problem: kind, message: problem.message, retry: () => { void mutate(); } };
}
