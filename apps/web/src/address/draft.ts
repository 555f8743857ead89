/** What was typed and not yet saved, for as long as the tab lives; a login in between does not lose it. */
export function kept<T>(key: string) {
  return {
    get: (): T | undefined => { try { return JSON.parse(sessionStorage.getItem(key) ?? '') as T; } catch { return undefined; } },
    set: (value: T | undefined): void => {
      try { if (value) sessionStorage.setItem(key, JSON.stringify(value)); else sessionStorage.removeItem(key); } catch { /* then it lives as long as the page */ }
    },
  };
}
