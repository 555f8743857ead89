import { savedUser } from './user.ts';

/** Longer than any honest form: not read. */
export const LONGEST = 20_000;
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const VISITOR = 'visitor';

/**
 * What was typed and not yet saved, for as long as the tab lives; a login in between does not lose it (decision C22), and whoever else logs in does not see it.
 * `parse` answers undefined for a value that it does not know. With `visitors` it is also kept for whoever is not logged in, and is theirs
 * who then logs in in this tab.
 */
export function draftStore<T>(
  key: string,
  parse: (value: Record<string, unknown>) => T | undefined,
  { visitors = false } = {},
) {
  const owner = () => savedUser()?.mobile || (visitors ? VISITOR : undefined);
  return {
    get: (): T | undefined => {
      const of = owner();
      try {
        const raw = sessionStorage.getItem(key);
        const found: unknown = of && raw !== null && raw.length <= LONGEST ? JSON.parse(raw) : undefined;
        return isObject(found) &&
          (found['of'] === of || (visitors && found['of'] === VISITOR)) &&
          isObject(found['value'])
          ? parse(found['value'])
          : undefined;
      } catch {
        return undefined;
      }
    },
    set: (value: T | undefined): void => {
      const of = owner();
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else if (of) sessionStorage.setItem(key, JSON.stringify({ of, value }));
      } catch {
        /* then it lives as long as the page */
      }
    },
  };
}
