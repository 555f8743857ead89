import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { loginHref, useToken } from './session.ts';
import { fetcher, type CallError } from './fetcher.ts';
import { problemOf, type Resource } from './resource.ts';

/** What belongs to whoever is logged in; kept for that session alone, so that nobody sees what another saw. Loading while nobody is. */
export function usePersonal<T>(
  path: string | null,
  guard: (data: T) => boolean,
): Resource<T> & { refresh: () => Promise<unknown> } {
  const token = useToken();
  const { data, error, mutate } = useSWR<T, CallError>(
    token && path ? [path, token] : null,
    ([wanted]: [string]) => fetcher<T>(wanted),
  );
  const refresh = () => mutate();
  if (data !== undefined && guard(data)) return { state: 'ready', data, refresh };
  if (!error && data === undefined) return { state: 'loading', refresh };
  return {
    state: 'error',
    problem: error ? problemOf(error) : 'failed',
    retry: () => {
      void mutate();
    },
    refresh,
  };
}

/** Sends a visitor to log in, and back again. False while there is nobody to show the page to. */
export function useGuard(): boolean {
  const signedIn = useToken() !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!signedIn) void navigate(loginHref({ pathname, search }), { replace: true });
  }, [signedIn, navigate, pathname, search]);
  return signedIn;
}
