import type { LoggedIn, Profile, User } from '@doorstep/contract/account';
import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { Fault, tooMany } from '../platform/http/fault.ts';
import type { Tries } from '../platform/tries.ts';
import { isPassword } from './password.ts';
import { account } from './schema.ts';
import { openSessions } from './sessions.ts';

interface Needs { db: Database; clock: Clock; tries: Tries }
type Row = typeof account.$inferSelect;

const userOf = ({ id, name, email, mobile, role, mobileVerifiedAt }: Row): User => ({ id, name, email, mobile, phone: mobile, role, mobile_verified: mobileVerifiedAt !== null });
/** No 401: that one ends the client's session (contract 'Conventions'). */
const wrong = () => new Fault(400, 'wrong_credentials', 'Invalid mobile number or password. Please try again.');

/** What other areas may ask of accounts. */
export function accountService({ db, clock, tries }: Needs) {
  const sessions = openSessions(db, clock);

  const turns = new Map<string, Promise<unknown>>();
  /** One after the other: of guesses that come all at once each is counted before the next one is looked at. */
  function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
    const done: Promise<unknown> = mine.catch(() => {}).finally(() => { if (turns.get(key) === done) turns.delete(key); });
    turns.set(key, done);
    return mine;
  }
  /** The same answer for an unknown mobile and a wrong password, after the same work. Who failed often waits, before anything is hashed. */
  async function tryLogin(mobile: string, password: string, address: string): Promise<LoggedIn> {
    // At this account from here soonest: a stranger elsewhere does not make its owner wait; a whole street behind one address shares more tries.
    const guesses = [{ what: `login ${mobile} ${address}`, free: 5 }, { what: `login to ${mobile}`, free: 50 }, { what: `login from ${address}`, free: 100 }];
    const seconds = await tries.wait(guesses);
    if (seconds > 0) throw tooMany(seconds);
    const [found] = await db.select().from(account).where(eq(account.mobile, mobile));
    if (!(await isPassword(password, found?.passwordHash)) || !found) {
      await tries.failed(guesses);
      throw wrong();
    }
    await tries.succeeded(guesses[0]!);
    const { access, refresh } = await sessions.begin(found.id);
    return { success: true, access_token: access, refresh_token: refresh, user: userOf(found) };
  }
  const login = (mobile: string, password: string, address: string) => inTurn(`${mobile} ${address}`, () => tryLogin(mobile, password, address));
  async function profile(accountId: number): Promise<Profile> {
    const [{ name, mobile, email, role, mobileVerifiedAt }] = await db.select().from(account).where(eq(account.id, accountId)) as [Row];
    return { success: true, username: name, mobile, email, profile_pic: null, role, mobile_verified: mobileVerifiedAt !== null };
  }
  return { login, profile, findCaller: sessions.find, logout: sessions.end };
}
export type AccountService = ReturnType<typeof accountService>;
