import { fullName } from '@doorstep/contract/account.form';
import { issue } from '@doorstep/contract/failure';
import type { Role } from '@doorstep/contract/account';
import type { LoggedIn, Profile } from '@doorstep/contract/account.schema';
import type { SecondStepNeeded } from '@doorstep/contract/second-step.schema';
import type { StaffBody } from '@doorstep/contract/staff-account.schema';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { contains, mobilePart } from '../platform/db/like.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import type { Files } from '../platform/files.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, tooMany } from '../platform/http/http-error.ts';
import type { Log } from '../platform/log.ts';
import type { Sender } from '../platform/sender.ts';
import { createKeyedMutex } from '../platform/keyed-mutex.ts';
import { COUNTED } from '../platform/pagination.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { OtpLimits, StaffSecondStep } from '../platform/settings.ts';
import type { Throttle, Try } from '../platform/throttle.ts';
import { createOtp } from './otp.ts';
import { knownDevice, type Visitor } from './known-device.ts';
import { createPreferences } from './preferences.ts';
import { hashPassword, hasPassword, isPassword } from './password.ts';
import { createPictures } from './picture.ts';
import { accountTable } from './schema.ts';
import { createSecondStep } from './second-step.ts';
import { createSessions } from './sessions.ts';
import { createOtpLogin } from './otp-login.ts';
import { createSignup, refuseGuessable } from './signup.ts';
import { userOf } from './user.ts';
import { createStaffAccounts, createStaffRoles } from './staff.ts';

interface Needs {
  db: Database;
  clock: Clock;
  log: Log;
  throttle: Throttle;
  audit: Audit;
  files: Files;
  sender: Sender;
  otpLimits: OtpLimits;
  jobs: Pick<Jobs, 'add' | 'kick'>;
  /** Roles that need a second step, and the key that seals the secrets of their apps. */
  secondStepOf: { staff: StaffSecondStep; key: string | undefined };
}
type Row = typeof accountTable.$inferSelect;
/** As staff see who somebody is. */
export interface Person {
  id: number;
  name: string;
  mobile: string;
  role: Role;
}

const profileOf = ({
  name,
  mobile,
  email,
  pictureId,
  role,
  mobileVerifiedAt,
  passwordHash,
}: Row): Profile => ({
  success: true,
  username: name,
  mobile,
  email,
  profile_pic: pictureId && callPath(platformEndpoints.getFile.path, { params: { id: pictureId } }),
  role,
  mobile_verified: mobileVerifiedAt !== null,
  has_password: hasPassword(passwordHash),
});
/** No 401: that one ends the client's session. */
const wrong = () => new HttpError(400, 'wrong_credentials');
const notYours = (field: string) =>
  new HttpError(400, 'not_your_password', {
    code: 'wrong_credentials',
    fields: { [field]: issue('not_your_password') },
  });

const none = (field: string) =>
  new HttpError(400, 'no_password', { code: 'wrong_credentials', fields: { [field]: issue('no_password') } });

const person = {
  id: accountTable.id,
  name: accountTable.name,
  mobile: accountTable.mobile,
  role: accountTable.role,
};
const peopleById = statement('accounts_by_id', (queries) =>
  queries.select(person).from(accountTable).where(isOneGiven(accountTable.id)),
);
const deletedAccount = statement('account_deleted', (queries) =>
  queries
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(and(eq(accountTable.id, sql.placeholder('accountId')), isNotNull(accountTable.deletedAt))),
);

/** What other areas may ask of accounts. */
export function createAccountService({
  db,
  clock,
  log,
  throttle,
  audit,
  files,
  sender,
  otpLimits,
  jobs,
  secondStepOf,
}: Needs) {
  const requires = (role: Role): boolean =>
    secondStepOf.staff === 'all' ? role !== 'patient' : secondStepOf.staff === 'admins' && role === 'admin';
  const sessions = createSessions(db, clock, requires);
  const otp = createOtp({ db, clock, sender, log, limits: otpLimits });
  const pictures = createPictures({ db, clock, files });
  const staff = createStaffAccounts({ db, clock, audit, jobs });
  const staffRoles = createStaffRoles({ db, clock, audit, sessions, jobs });
  const secondStep = createSecondStep({ db, clock, audit, jobs, sessions, requires, key: secondStepOf.key });
  const runExclusive = createKeyedMutex();

  /** Ticket for the second step of staff whose password was right; undefined where none is due. */
  async function firstStepOnly(
    tx: Queries,
    { id, passwordHash }: Row,
    device: string,
  ): Promise<SecondStepNeeded | undefined> {
    // A password that was changed since it was compared opens nothing.
    const [account] = await tx
      .select()
      .from(accountTable)
      .where(and(eq(accountTable.id, id), eq(accountTable.passwordHash, passwordHash)))
      .for('update');
    if (!account) throw wrong();
    return secondStep.open(tx, account, device);
  }
  /** The same answer for an unknown mobile and a wrong password, after the same work. Who failed often waits, before anything is hashed. */
  async function tryLogin(
    mobile: string,
    password: string,
    visitor: Visitor,
  ): Promise<{ answer: LoggedIn | SecondStepNeeded; account: Row }> {
    const { network, device } = visitor;
    const [found] = await db.select().from(accountTable).where(eq(accountTable.mobile, mobile));
    const known = knownDevice(found, visitor);
    // At this account from here soonest; a whole street behind one address shares more tries. Strangers from everywhere may use up what a mobile has: a
    // browser that has logged in before has its own (safety T16).
    const guesses: [Try, ...Try[]] = known
      ? [{ what: `login ${mobile} on ${known}`, free: 5 }]
      : [
          { what: `login ${mobile} ${network}`, free: 5 },
          { what: `login to ${mobile}`, free: 50 },
          { what: `login from ${network}`, free: 100 },
        ];
    const seconds = await throttle.wait(guesses);
    if (seconds > 0) throw tooMany(seconds);
    if (!(await isPassword(password, found?.passwordHash)) || !found) {
      await throttle.failed(guesses);
      throw wrong();
    }
    await throttle.succeeded(guesses[0]);
    return db.transaction(async (tx) => {
      const needed = found.role === 'patient' ? undefined : await firstStepOnly(tx, found, device);
      if (needed) return { answer: needed, account: found };
      const begun = await sessions.begin(tx, found, device);
      if (!begun) throw wrong();
      return { answer: { success: true, ...begun, user: userOf(found) }, account: found };
    });
  }
  /** Who holds a session is not yet who knows the password: guesses at it wait like those at a login. The row that it was right for. */
  async function known(accountId: number, password: string, field: string): Promise<Row> {
    const guesses = [{ what: `password of ${accountId}`, free: 5 }];
    const seconds = await throttle.wait(guesses);
    if (seconds > 0) throw tooMany(seconds);
    const [found] = (await db.select().from(accountTable).where(eq(accountTable.id, accountId))) as [Row];
    if (!hasPassword(found.passwordHash)) throw none(field);
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
      .set({ name: username, email: email || null })
      .where(eq(accountTable.id, accountId))
      .returning()) as [Row];
    return profileOf(row);
  }
  /** Whoever came in by an OTP has no name until they write the first one (decision C39). */
  async function nameOnce(tx: Queries, accountId: number, name: string): Promise<void> {
    if (!fullName.safeParse(name).success) return;
    await tx
      .update(accountTable)
      .set({ name })
      .where(and(eq(accountTable.id, accountId), eq(accountTable.name, '')));
  }
  /** Whoever else is in with the old one is out (safety T18). */
  async function changePassword(
    { accountId, sessionId, mobile }: Caller,
    { current_password, new_password }: { current_password: string; new_password: string },
  ): Promise<Row> {
    refuseGuessable(new_password, mobile, 'new_password');
    const before = await confirmed(accountId, current_password, 'current_password');
    const passwordHash = await hashPassword(new_password);
    return db.transaction(async (tx) => {
      // It may have been made another meanwhile, by who shuts somebody out.
      const [changed] = await tx
        .update(accountTable)
        .set({ passwordHash })
        .where(and(eq(accountTable.id, accountId), eq(accountTable.passwordHash, before.passwordHash)))
        .returning();
      if (!changed) throw notYours('current_password');
      await sessions.endAll(tx, accountId, sessionId);
      return changed;
    });
  }
  /** Names and mobiles of several at once, by id. */
  async function people(ids: readonly number[], queries: Queries = db): Promise<Map<number, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await peopleById(queries, { ids: [...new Set(ids)] });
    return new Map(rows.map((row) => [row.id, row]));
  }

  async function adminIds(): Promise<number[]> {
    const rows = await db
      .select({ id: accountTable.id })
      .from(accountTable)
      .where(and(eq(accountTable.role, 'admin'), isNull(accountTable.deletedAt)));
    return rows.map(({ id }) => id);
  }
  /** A query of the ids of whoever has this as a part of their name, or four digits and more of their mobile. */
  const idsMatching = (text: string) => {
    const mobile = mobilePart(text, 4);
    return db
      .select({ id: accountTable.id })
      .from(accountTable)
      .where(
        or(
          contains(sql`lower(${accountTable.name})`, text.toLowerCase(), 1),
          mobile === undefined ? undefined : contains(accountTable.mobile, mobile, 3),
        ),
      )
      .$dynamic();
  };

  /** Patients by a part of their name, or by four digits of their mobile and more. */
  async function search(text: string, most: number): Promise<Person[]> {
    // A name that more people have is no name to find somebody by.
    const found = db
      .select(person)
      .from(accountTable)
      .where(
        and(
          eq(accountTable.role, 'patient'),
          isNull(accountTable.deletedAt),
          inArray(accountTable.id, idsMatching(text)),
        ),
      )
      .limit(COUNTED)
      .as('found');
    return db.select().from(found).orderBy(asc(found.name), asc(found.id)).limit(most);
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
    (await deletedAccount(tx, { accountId })).length > 0;

  return {
    ...createSignup({ db, clock, otp, sessions, isEnrolled: secondStep.isEnrolled }),
    ...createOtpLogin({ db, clock, otp, sessions }),
    ...createPreferences({ db, clock, audit, sender }),
    login: (mobile: string, password: string, visitor: Visitor) =>
      runExclusive(`${mobile} ${visitor.network}`, () => tryLogin(mobile, password, visitor)),
    profile,
    updateProfile,
    nameOnce,
    changePassword,
    confirmed,
    people,
    adminIds,
    search,
    idsOf,
    idsMatching,
    isGone,
    otp,
    pictures,
    sessions,
    secondStep,
    createStaff: (by: Pick<Caller, 'accountId'>, body: StaffBody, requestId: string) =>
      staff.create(by.accountId || null, body, requestId),
    staffRoles,
    findCaller: sessions.find,
    logout: sessions.end,
  };
}
export type AccountService = ReturnType<typeof createAccountService>;
