import { ACTING_FOR } from '@doorstep/contract/envelope';

/** Read by `callerHeaders` of the session, which sends what stands in it with each call of this tab. */
const KEY = 'acting',
  NAME_KEY = 'acting_name';
/** Anew from the first page: nothing that was read for one may stand on a page for another. */
const again = () => location.assign('/');

/** From now on what this tab calls is for this person; other tabs go on as they were. */
export function startActing(id: number, name: string): void {
  sessionStorage.setItem(NAME_KEY, name);
  sessionStorage.setItem(KEY, JSON.stringify({ [ACTING_FOR]: String(id) }));
  again();
}
export function stopActing(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(NAME_KEY);
  again();
}
/** For whom this tab acts; undefined: for oneself. */
export function actingName(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) === null ? undefined : (sessionStorage.getItem(NAME_KEY) ?? '');
  } catch {
    return undefined;
  }
}
