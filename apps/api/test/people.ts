import type { LoggedIn } from '@doorstep/contract/account';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { House } from '../src/house.ts';

const mobiles = { asha: '9876543210', imran: '9876543211', admin: '9000000001', pharmacist: '9000000002', doctor: '9000000003' };
export type Person = keyof typeof mobiles;
export const people = Object.keys(mobiles) as Person[];

export async function logIn(house: House, mobile: string, password = DEMO_PASSWORD): Promise<LoggedIn> {
  const answer = await house.app.inject({ method: 'POST', url: '/api/auth/login/', payload: { mobile, password } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<LoggedIn>();
}
const sessions = new WeakMap<House, Map<Person, Promise<LoggedIn>>>();
/** The header of one session for each person and house. */
async function bearer(house: House, person: Person) {
  const known = sessions.get(house) ?? new Map<Person, Promise<LoggedIn>>();
  sessions.set(house, known);
  if (!known.has(person)) known.set(person, logIn(house, mobiles[person]));
  return { authorization: `Bearer ${(await known.get(person)!).access_token}` };
}
export const as = Object.fromEntries(people.map((person) => [person, (house: House) => bearer(house, person)])) as Record<Person, (house: House) => Promise<{ authorization: string }>>;
