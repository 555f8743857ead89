import { ACTING_FOR } from '@doorstep/contract/envelope';
import { savedUser } from '../app/user.ts';

/** The first is sent with each call of this tab (`callerHeaders`); by the second `savedUser` is the person. */
const KEY = 'acting',
  PERSON_KEY = 'acting_user';
/** Anew from the first page: nothing that was read for one may stand on a page for another. */
const again = () => location.assign('/');

interface Person {
  id: number;
  name: string;
  mobile: string;
}
/** From now on what this tab calls is for this person; other tabs go on as they were. */
export function startActing({ id, name, mobile }: Person): void {
  sessionStorage.setItem(PERSON_KEY, JSON.stringify({ name, mobile, by: savedUser()?.mobile }));
  sessionStorage.setItem(KEY, JSON.stringify({ [ACTING_FOR]: String(id) }));
  again();
}
export function stopActing(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(PERSON_KEY);
  again();
}
/** For whom this tab acts; undefined: for oneself. */
export function actingName(): string | undefined {
  try {
    if (sessionStorage.getItem(KEY) === null) return undefined;
    return (JSON.parse(sessionStorage.getItem(PERSON_KEY) ?? '{}') as Partial<Person>).name ?? '';
  } catch {
    return undefined;
  }
}
