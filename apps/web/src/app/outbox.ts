import { useEffect, useState } from 'react';
import { allAreas } from './area.ts';
import { refused } from './failure.ts';
import { CallError } from './fetcher.ts';
import type { LazyModule } from './route.tsx';
import { accessToken } from './session.ts';
import { savedUser } from './user.ts';

/** Something that was made without a line. */
export interface Queued {
  /** Chosen here, and sent along: sent twice, it is one. */
  id: string;
  /** Which area sends it: by the key of its `sends`. */
  kind: QueuedKind;
  /** The first words, or the name of a file. */
  detail: string;
  body: unknown;
  file?: File;
}
interface Kept extends Queued {
  /** Mobile of who made it; VISITOR's is theirs who is here. */
  of: string;
  refused?: string;
}
export interface Shown extends Pick<Queued, 'id' | 'kind' | 'detail'> {
  refused: string | undefined;
}
export type QueuedKind = 'ticket' | 'prescription';
declare module './area.ts' {
  interface Area {
    /** Sends what was made without a line. Fails with a CallError. */
    sends?: Partial<Record<QueuedKind, LazyModule<{ default: (queued: Queued) => Promise<unknown> }>>>;
  }
}

/** Deleted by this name at logout (`session.ts`). */
const NAME = 'outbox',
  VISITOR = 'visitor';
const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, fail) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('store')));
  });
/** Opened for each use: what stands open would keep it from being deleted. */
async function within<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(NAME, { keyPath: 'id' }));
  const database = await done(opening);
  try {
    return await done(ask(database.transaction(NAME, mode).objectStore(NAME)));
  } finally {
    database.close();
  }
}
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
const listeners = new Set<() => void>();
const hear = () => {
  for (const listener of listeners) listener();
};
channel?.addEventListener('message', hear);
const changed = () => {
  hear();
  channel?.postMessage('');
};

const remove = (id: string) => within('readwrite', (store) => store.delete(id));
/** Of who is here. What another left on this device goes; where nobody is logged in, it waits for its owner. */
async function mine(): Promise<Kept[]> {
  const all = (await within('readonly', (store) => store.getAll())) as Kept[],
    me = savedUser()?.mobile;
  const isMine = ({ of }: Kept) => of === VISITOR || of === me;
  if (me) await Promise.all(all.filter((one) => !isMine(one)).map(({ id }) => remove(id)));
  return all.filter(isMine);
}
/** Keeps it, to be sent once there is a line. Fails where the browser keeps nothing. */
export async function queue(made: Omit<Queued, 'id'> & { id?: string }): Promise<void> {
  const of = savedUser()?.mobile ?? VISITOR;
  await within('readwrite', (store) => store.put({ id: crypto.randomUUID(), ...made, of }));
  changed();
}
export async function cancel(id: string): Promise<void> {
  await remove(id);
  changed();
}

const sending = new Set<string>();
/** Refused for good: the same again would be refused again. */
const isFinal = ({ status, code }: CallError) =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status) && code !== 'in_progress';
async function sendOne(one: Kept, errors: Parameters<typeof refused>[1]): Promise<boolean> {
  const part = allAreas().flatMap(({ sends }) => sends?.[one.kind] ?? [])[0];
  const token = accessToken();
  try {
    sending.add(one.id);
    hear();
    await ((await part!.load()) as { default: (queued: Queued) => Promise<unknown> }).default(one);
    await remove(one.id);
    return true;
  } catch (error) {
    if (error instanceof CallError && isFinal(error) && accessToken() === token)
      await within('readwrite', (store) => store.put({ ...one, refused: refused(error, errors) || ' ' }));
    return false;
  } finally {
    sending.delete(one.id);
    changed();
  }
}
/** Sends what waits, one after the other and from one tab; what comes to nothing waits for the next time. Returns how many went. */
export async function flush(errors: Parameters<typeof refused>[1]): Promise<number> {
  const all = async () => {
    let sent = 0;
    for (const one of await mine()) if (!one.refused && (await sendOne(one, errors))) sent++;
    return sent;
  };
  if (!('locks' in navigator)) return all();
  return navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? all() : 0));
}

/** What waits, of who is here. */
export function useQueued(of: string | null): ReadonlyArray<Shown & { isSending: boolean }> {
  const [shown, setShown] = useState<ReadonlyArray<Shown & { isSending: boolean }>>([]);
  useEffect(() => {
    const look = () => {
      mine().then(
        (all) =>
          setShown(
            all.map(({ id, kind, detail, refused: why }) => ({
              id,
              kind,
              detail,
              refused: why,
              isSending: sending.has(id),
            })),
          ),
        () => {},
      );
    };
    look();
    listeners.add(look);
    return () => {
      listeners.delete(look);
    };
  }, [of]);
  return shown;
}
