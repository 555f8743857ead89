import { callPath, type Answer, type CallInput, type QueryValue } from '@doorstep/contract/call';
import { fits, type Route } from '@doorstep/contract/route';
import type { EndpointName } from '@doorstep/contract/table.schema';
import { use } from 'react';
import useSWR from 'swr';
import { useToken } from './session.ts';
import { fetcher, type CallError } from './fetcher.ts';
import { problemOf, type Resource } from './resource.ts';
import { StartContext } from './start.ts';

type Input<Name extends EndpointName> = CallInput<Name> & {
  /** Sent twice with one key, it is done once. */
  idempotencyKey?: string;
};
export type Args<Name extends EndpointName> =
  {} extends CallInput<Name> ? [input?: Input<Name>] : [input: Input<Name>];
/** What an input may hold, whichever endpoint it is for. */
export interface Given {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  idempotencyKey?: string;
}

/** By the key that SWR hands over: it asks for a key again when a later render, of another one, may have brought another fetcher. */
const askFor = (key: string | [path: string, token: string]): Promise<unknown> =>
  fetcher(typeof key === 'string' ? key : key[0]);

/** What pages read of the given endpoints, from `<area>.routes.ts` of the contract: name, path, query and answer are typed by the table. */
export function answers<const Routes extends Readonly<Record<string, Route>>>(routes: Routes) {
  type Name = Extract<keyof Routes, EndpointName>;
  const pathOf = <Of extends Name>(name: Of, input: Input<Of> | undefined) =>
    callPath<string>(routes[name]!.path, (input ?? {}) as Given);

  /** The SWR key of a public answer: `useCall` asks for it under the same. */
  const keyOf = <Of extends Name>(name: Of, ...[input]: Args<Of>): string => pathOf(name, input);

  /** The answer to a GET, as SWR keeps it; what is one person's is kept for their session alone, and asked for once there is one. `null` asks for nothing yet. */
  function useAnswer<Of extends Name>(
    name: Of,
    input: Input<Of> | null | undefined,
    keepPreviousData: boolean,
    refreshMs?: (data: Answer<Of>) => number,
  ) {
    const { personal = false, shape } = routes[name]!;
    const path = input === null ? null : pathOf(name, input);
    const token = useToken(personal);
    const key = personal ? token && path && [path, token] : path;
    const known = (data: unknown): data is Answer<Of> => data !== undefined && fits(shape, data);
    const swr = useSWR<unknown, CallError>(key, askFor, {
      keepPreviousData,
      ...(refreshMs && { refreshInterval: (data) => (known(data) ? refreshMs(data) : 0) }),
    });
    return { path, swr, known };
  }

  /**
   * The answer to a GET as a Resource; loading while `input` is null, and while nobody is logged in for what is one person's.
   * Revalidation never blanks what is shown. `refreshMs` gives the milliseconds until the answer is asked for again, 0 for never.
   */
  function useCall<Of extends Name>(
    name: Of,
    ...[input, refreshMs]:
      | Args<Of>
      | [input: null]
      | [input: Input<Of> | null, refreshMs: (data: Answer<Of>) => number]
  ): Resource<Answer<Of>> & { refresh: () => Promise<Answer<Of> | undefined> } {
    const { path, swr, known } = useAnswer(name, input, false, refreshMs);
    const { data, error, mutate } = swr;
    const failed = use(StartContext).failed[path ?? ''];
    const refresh = () => mutate().then((fresh) => (known(fresh) ? fresh : undefined));
    if (known(data)) return { state: 'ready', data, refresh };
    const problem = error ?? (data === undefined ? failed : { status: 200, code: 'unreadable' });
    if (!problem) return { state: 'loading', refresh };
    return {
      state: 'error',
      problem: problemOf(problem),
      retry: () => {
        void mutate();
      },
      refresh,
    };
  }

  /** The latest answer to a question that changes while it is asked: the one before stands until the next is there. */
  function useLatest<Of extends Name>(
    name: Of,
    input: Input<Of> | null,
  ): { data: Answer<Of> | undefined; loading: boolean; failed: boolean } {
    const { swr, known } = useAnswer(name, input, true);
    const { data, error, isLoading } = swr;
    return { data: known(data) ? data : undefined, loading: isLoading, failed: error !== undefined };
  }

  return { keyOf, useCall, useLatest };
}
