import { issue } from '@doorstep/contract/failure';
import type { Role } from '@doorstep/contract/account';
import type { StaffBody, LoggedIn, Profile, User } from '@doorstep/contract/account.schema';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, tooMany } from '../platform/http/http-error.ts';
import type { Log } from '../platform/log.ts';
import type { Sender } from '../platform/sender.ts';
import { createKeyedMutex } from '../platform/keyed-mutex.ts';
import type { OtpLimits } from '../platform/settings.ts';
import type { Throttle } from '../platform/throttle.ts';
import { createOtp } from './otp.ts';
import { createPreferences } from './preferences.ts';
import { hashPassword, isPassword } from './password.ts';
import { createPictures } from './picture.ts';
import { accountTable } from './schema.ts';
import { createSessions } from './sessions.ts';
import { createSignup, refuseGuessable } from './signup.ts';
import { createStaffAccounts } from './staff.ts';

interface Needs {
  db: Database;
  clock: Clock;
  log: Log;
  throttle: Throttle;
  audit: Audit;
  files: Files;
  sender: Sender;
  otpLimits: OtpLimits;
}
type Row = typeof accountTable.$inferSelect;
/** As staff see who somebody is. */
export interface Person {
  id: number;
  name: string;
  mobile: string;
  role: Role;
}

const userOf = ({ id, name, email, mobile, role, mobileVerifiedAt }: Row): User => ({
  id,
  name,
  email,
  mobile,
  phone: mobile,
  role,
  mobile_verified: mobileVerifiedAt !== null,
});
const profileOf = ({ name, mobile, email, pictureId, role, mobileVerifiedAt }: Row): Profile => ({
  success: true,
  username: name,
  mobile,
  email,
  profile_pic: pictureId && callPath(platformEndpoints.getFile.path, { params: { id: pictureId } }),
  role,
  mobile_verified: mobileVerifiedAt !== null,
});
/** No 401: that one ends the client's session. */
const wrong = () => new HttpError(400, 'wrong_credentials');
const notYours = (field: string) =>
  new HttpError(400, 'not_your_password', {
    code: 'wrong_credentials',
    fields: { [field]: issue('not_your_password') },
  });

/** What other areas may ask of accounts. */
export function createAccountService({ db, clock, log, throttle, audit, files, sender, otpLimits }: Needs) {
  const sessions = createSessions(db, clock);
  const otp = createOtp({ db, clock, sender, log, limits: otpLimits });
  const pictures = createPictures({ db, clock, files });
  const staff = createStaffAccounts({ db, clock, audit });
  const runExclusive = createKeyedMutex();

  /** The same answer for an unknown mobile and a wrong password, after the same work. Who failed often waits, before anything is hashed. */
  async function tryLogin(
    mobile: string,
    password: string,
    address: string,
    device: string,
  ): Promise<LoggedIn> {
    // At this account from here soonest: a stranger elsewhere does not make its owner wait; a whole street behind one address shares more tries.
    const guesses = [
      { what: `login ${mobile} ${address}`, free: 5 },
      { what: `login to ${mobile}`, free: 50 },
      { what: `login from ${address}`, free: 100 },
    ];
    const seconds = await throttle.wait(guesses);
    if (seconds > 0) throw tooMany(seconds);
    const [found] = await db.select().from(accountTable).where(eq(accountTable.mobile, mobile));
    if (!(await isPassword(password, found?.passwordHash)) || !found) {
      await throttle.failed(guesses);
      throw wrong();
    }
    await throttle.succeeded(guesses[0]!);
    const begun = await sessions.begin(found.id, found.passwordHash, device);
    if (!begun) throw wrong();
    return { success: true, access_token: begun.access, refresh_token: begun.refresh, user: userOf(found) };
  }
  /** Who holds a session is not yet who knows the password: guesses at it wait like those at a login. The row that it was right for. */
  async function known(accountId: number, password: string, field: string): Promise<Row> {
    const guesses = [{ what: `password of ${accountId}`, free: 5 }];
    const seconds = await throttle.wait(guesses);
    if (seconds > 0) throw tooMany(seconds);
    const [found] = (await db.select().from(accountTable).where(eq(accountTable.id, accountId))) as [Row];
    if (await isPassword(password, found.passwordHash)) {
      await throttle.succeeded(guesses[0]!);
      return found;
    }
    await throttle.failed(guesses);
    throw notYours(field);
  }
  const confirmed = (accountId: number, password: string, field: string): Promise<Row> =>
    runExclusive(`password ${accountId}`, () => known(accountId, password, field));

  async function profile(accountId: number): Promise<Profile> {
    const [row] = (await db.select().from(accountTable).where(eq(accountTable.id, accountId))) as [Row];
    return profileOf(row);
  }
  async function updateProfile(
    accountId: number,
    { username, email }: { username: string; email: string },
  ): Promise<Profile> {
    const [row] = (await db
      .update(accountTable)
      .set({ name: username, email })
      .where(eq(accountTable.id, accountId))
      .returning()) as [Row];
    return profileOf(row);
  }
  /** Whoever else is in with the old one is out (safety T18). */
  async function changePassword(
    { accountId, sessionId, mobile }: Caller,
    { current_password, new_password }: { current_password: string; new_password: string },
  ): Promise<void> {
    refuseGuessable(new_password, mobile, 'new_password');
    const before = await confirmed(accountId, current_password, 'current_password');
    const passwordHash = await hashPassword(new_password);
    await db.transaction(async (tx) => {
      // It may have been made another meanwhile, by who shuts somebody out.
      const [changed] = await tx
        .update(accountTable)
        .set({ passwordHash })
        .where(and(eq(accountTable.id, accountId), eq(accountTable.passwordHash, before.passwordHash)))
        .returning({ id: accountTable.id });
      if (!changed) throw notYours('current_password');
      await sessions.endAll(tx, accountId, sessionId);
    });
  }
  /** Names and mobiles of several at once, by id. */
  async function people(ids: readonly number[]): Promise<Map<number, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({
        id: accountTable.id,
        name: accountTable.name,
        mobile: accountTable.mobile,
        role: accountTable.role,
      })
      .from(accountTable)
      .where(inArray(accountTable.id, [...new Set(ids)]));
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Ids by mobile; who has no account is left out. */
  async function idsOf(mobiles: readonly string[]): Promise<Map<string, number>> {
    const rows = await db
      .select({ id: accountTable.id, mobile: accountTable.mobile })
      .from(accountTable)
      .where(inArray(accountTable.mobile, [...mobiles]));
    return new Map(rows.map(({ id, mobile }) => [mobile, id]));
  }

  /** Whoever waited for a person's deletion finds it here. */
  const isGone = async (tx: Queries, accountId: number): Promise<boolean> =>
    (await tx.$count(accountTable, and(eq(accountTable.id, accountId), isNotNull(accountTable.deletedAt)))) >
    0;

  return {
    ...createSignup({ db, clock, otp, sessions }),
    ...createPreferences({ db, clock, audit }),
    login: (mobile: string, password: string, address: string, device: string) =>
      runExclusive(`${mobile} ${address}`, () => tryLogin(mobile, password, address, device)),
    profile,
    updateProfile,
    changePassword,
    confirmed,
    people,
    idsOf,
    isGone,
    otp,
    pictures,
    sessions,
    createStaff: (by: Pick<Caller, 'accountId'>, body: StaffBody, requestId: string) =>
      staff.create(by.accountId || null, body, requestId),
    findCaller: sessions.find,
    logout: sessions.end,
  };
}
export type AccountService = ReturnType<typeof createAccountService>;
