import { useSyncExternalStore } from 'react';

/** What went wrong with the browser's storage, said to the visitor once: it is blocked, or the value of this key, which they will miss, could not be read. */
export type StorageTrouble = 'blocked' | (string & {});
const troubles = new Set<StorageTrouble>();
const troubleListeners = new Set<(trouble: StorageTrouble) => void>();
function report(trouble: StorageTrouble) {
  if (troubles.has(trouble)) return;
  troubles.add(trouble);
  for (const listener of troubleListeners) listener(trouble);
}
/** Calls for each trouble, those already met included. Returns how to stop. */
export function onStorageTrouble(listener: (trouble: StorageTrouble) => void) {
  troubleListeners.add(listener);
  for (const trouble of troubles) listener(trouble);
  return () => {
    troubleListeners.delete(listener);
  };
}

const resets = new Map<string, () => void>();
/** Empties a store by its key, also where its code has not come yet. */
export function emptyStore(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    /* nothing was kept */
  }
  resets.get(key)?.();
}

/**
 * Where a value is kept: a tab that acts for another keeps it for itself, by the agreement, so that two tabs may act
 * for two people, and nothing of it is left on the device for oneself (docs/decisions/care-circle.md).
 */
function placeOf(key: string, ofDevice: boolean): [Storage, string] {
  const acting = ofDevice ? null : sessionStorage.getItem('acting');
  return acting === null ? [localStorage, key] : [sessionStorage, key + acting];
}
/** Longer than any honest value of ours: not parsed, set aside. */
const LONGEST = 200_000;

/**
 * A small store over one key of local storage: guarded on reading, shared between tabs, alive in memory when storage is not.
 * `parse` answers undefined for a value it does not know: that is set aside under `${key}:set-aside`. With `missed` the visitor hears of it; a setting or a heart is
 * soon made again.
 */
export function localStore<T>(
  key: string,
  empty: T,
  parse: (value: unknown) => T | undefined,
  missed = false,
  /** A setting of this device, whoever one acts for. */
  ofDevice = false,
) {
  const listeners = new Set<() => void>();
  let cached: { raw: string | null; value: T } | undefined;
  let memory: T | undefined;

  function load(): T {
    if (memory !== undefined) return memory;
    let raw: string | null;
    try {
      const [storage, name] = placeOf(key, ofDevice);
      raw = storage.getItem(name);
    } catch {
      report('blocked');
      memory = empty;
      return memory;
    }
    if (cached && cached.raw === raw) return cached.value;
    let value: T | undefined = empty;
    if (raw !== null) {
      try {
        value = raw.length > LONGEST ? undefined : parse(JSON.parse(raw));
      } catch {
        value = undefined;
      }
      if (value === undefined) {
        if (missed) report(key);
        value = empty;
        try {
          const [storage, name] = placeOf(key, ofDevice);
          storage.removeItem(name);
          storage.setItem(`${name}:set-aside`, raw.slice(0, LONGEST));
          raw = null;
        } catch {
          /* the next write reports it */
        }
      }
    }
    cached = { raw, value };
    return value;
  }
  const emit = () => {
    for (const listener of listeners) listener();
  };
  function set(next: T) {
    const raw = JSON.stringify(next);
    try {
      const [storage, name] = placeOf(key, ofDevice);
      storage.setItem(name, raw);
      cached = { raw, value: next };
      // Once storage has failed, memory stays in charge: what can be written may still not be read.
      if (memory !== undefined) memory = next;
    } catch {
      report('blocked');
      memory = next;
    }
    emit();
  }
  resets.set(key, () => {
    if (memory !== undefined) memory = empty;
    emit();
  });
  function subscribe(listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) emit();
    };
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  }
  return {
    /** The server and the first client render see `empty`; React swaps the real value in right after hydration. */
    use: (): T => useSyncExternalStore(subscribe, load, () => empty),
    /** A part of it: who shows no more than that is left alone while the rest changes. `select` gives the same for the same. */
    useOf: <Part>(select: (value: T) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(load()),
        () => select(empty),
      ),
    get: load,
    set,
    /** Changes what storage holds now, not what this tab saw last: a second tab's line is never lost. */
    update: (change: (now: T) => T) => set(change(load())),
  };
}
