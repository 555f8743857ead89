import { API_BASE } from '@doorstep/contract/envelope';
import { useEffect, useState } from 'react';
import { accessToken, callerHeaders, endSession, hearRefusal } from './session.ts';
import { CallError } from './fetcher.ts';

/** As with uploads, a large file on a slow line takes its time: it fails only when nothing moves for so long. */
const STALLED_MS = 10_000;
/** Long enough for a tab to have read what was made for it. */
const KEPT_MS = 60_000;
/** Nothing else becomes a blob: a page of our own origin would run what stands in it (safety T20, T22). */
const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'text/calendar']);
const isOurs = (path: string) =>
  path.startsWith(API_BASE) &&
  /^\/(?:files\/[\w/-]+|bookings\/[\w-]+\/(?:calendar\.ics|paper\.pdf))$/.test(path.slice(API_BASE.length));

/** A file of one's own, fetched with the token (decision S15). Fails with a CallError, also for a path that is none of ours. */
export async function fetchFile(path: string): Promise<Blob> {
  if (!isOurs(path)) throw new CallError(0, 'foreign');
  const token = accessToken(),
    stop = new AbortController();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const moves = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => stop.abort(), STALLED_MS);
  };
  moves();
  try {
    const answer = await fetch(path, {
      headers: callerHeaders(token) ?? {},
      signal: stop.signal,
    });
    if (!answer.ok) {
      if (answer.status === 401 && token) endSession(token);
      if (answer.status === 403)
        hearRefusal(
          await answer.json().then(
            ({ code }: { code?: string }) => code,
            () => undefined,
          ),
        );
      throw new CallError(answer.status, 'failed');
    }
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (!types.has(type) || !answer.body) throw new CallError(answer.status, 'unreadable');
    const reader = answer.body.getReader(),
      parts: Array<Uint8Array<ArrayBuffer>> = [];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      moves();
      parts.push(part.value);
    }
    return new Blob(parts, { type });
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(0, 'unreachable');
  } finally {
    clearTimeout(stalled);
  }
}

/** A picture to show, once it is there; undefined for what cannot be shown. Its blob goes with whoever shows it. */
export function useFile(path: string | null): string | undefined {
  const [shown, setShown] = useState<{ path: string; url: string }>();
  useEffect(() => {
    if (path === null) return undefined;
    let gone = false,
      url = '';
    fetchFile(path).then(
      (blob) => {
        if (gone || !blob.type.startsWith('image/')) return;
        url = URL.createObjectURL(blob);
        setShown({ path, url });
      },
      () => {
        /* its place shows a sign */
      },
    );
    return () => {
      gone = true;
      URL.revokeObjectURL(url);
    };
  }, [path]);
  return shown?.path === path ? shown?.url : undefined;
}

/** A blob's URL that is shown goes with whoever shows it, or with the next one. */
export function useShownBlob(url: string | undefined): void {
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
}

/**
 * Opens a file in a tab of its own: call it in the very press, for later no browser lets a tab open. `waiting` stands in the tab meanwhile, also while its path is asked for.
 * Answers a blob's URL where none was let: give a link to it, and the URL to `useShownBlob`.
 */
export async function openFile(path: string | Promise<string>, waiting: string): Promise<string | undefined> {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = waiting;
    tab.document.body.textContent = waiting;
  }
  try {
    const url = URL.createObjectURL(await fetchFile(await path));
    if (!tab || tab.closed) return url;
    tab.location.replace(url);
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    return undefined;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
