import type { OtpPurpose } from '@doorstep/contract/account';
import type { OtpSent, Told } from '@doorstep/contract/account.schema';
import { accountTexts } from '@doorstep/contract/account.messages.en';
import { issue } from '@doorstep/contract/failure';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, invalid } from '../platform/http/http-error.ts';
import { isGuessable } from './common-passwords.ts';
import type { Otp } from './otp.ts';
import { askerOf, type Visitor } from './known-device.ts';
import { hashPassword } from './password.ts';
import { accountTable } from './schema.ts';
import type { Sessions } from './sessions.ts';

interface Needs {
  db: Database;
  clock: Clock;
  otp: Otp;
  sessions: Sessions;
  /** Has a second step: an OTP alone then opens nothing. */
  isEnrolled: (tx: Queries, accountId: number) => Promise<boolean>;
}
interface Fresh {
  mobile: string;
  name: string;
  email: string;
  password: string;
}

/** Decision S14: a password that is tried first is none. `field` is what the form calls it. */
export function refuseGuessable(password: string, mobile: string, field: string): void {
  if (isGuessable(password, mobile)) throw invalid({ [field]: issue('password_guessable') });
}
/** No 401: that one ends the client's session. */
export const wrongOtp = (reason: 'otp_wrong' | 'reset_failed') =>
  new HttpError(400, reason, { code: 'wrong_otp', fields: { otp: issue(reason) } });

/** How somebody comes to an account, proves the mobile and gets in again without a password. */
export function createSignup({ db, clock, otp, sessions, isEnrolled }: Needs) {
  const accountOf = async (mobile: string) =>
    (await db.select().from(accountTable).where(eq(accountTable.mobile, mobile)))[0];
  /** A mobile that has an account gets the same answer after the same work; its owner is told by SMS (decision C31, safety T15). */
  async function register({ mobile, name, email, password }: Fresh, visitor: Visitor): Promise<OtpSent> {
    refuseGuessable(password, mobile, 'password');
    const passwordHash = await hashPassword(password);
    const [made] = await db
      .insert(accountTable)
      .values({ mobile, name, email: email || null, passwordHash, createdAt: clock.now() })
      .onConflictDoNothing({ target: accountTable.mobile })
      .returning({ id: accountTable.id });
    const found = await accountOf(mobile);
    // The account stands whether or not its code went out: another may be asked for at once.
    const seconds = await otp
      .send({
        mobile,
        purpose: 'verify',
        asker: askerOf(found, visitor),
        known: true,
        language: found?.preferences.language ?? 'en',
        isTaken: !made,
      })
      .catch((error: unknown) => {
        if (error instanceof HttpError && error.code === 'sms_failed') return 0;
        throw error;
      });
    return {
      success: true,
      message: accountTexts.registered,
      resend_after: seconds,
    };
  }
  async function sendOtp(
    { mobile, purpose }: { mobile: string; purpose?: OtpPurpose | undefined },
    visitor: Visitor,
  ): Promise<OtpSent> {
    const found = await accountOf(mobile);
    const seconds = await otp.send({
      mobile,
      purpose: purpose ?? (found?.mobileVerifiedAt ? 'reset' : 'verify'),
      asker: askerOf(found, visitor),
      // Whoever has it can log in: that makes the account.
      known: found !== undefined || purpose === 'login',
      language: found?.preferences.language ?? 'en',
    });
    return { success: true, message: accountTexts.otp_sent, resend_after: seconds };
  }
  /** From the very next call on the mobile counts as verified (decision C32). */
  async function verify(
    { mobile, otp: code }: { mobile: string; otp: string },
    visitor: Visitor,
  ): Promise<Told> {
    const wrong = () => wrongOtp('otp_wrong'),
      asker = askerOf(await accountOf(mobile), visitor);
    if (!(await otp.isCode(mobile, 'verify', code, asker))) throw wrong();
    await db.transaction(async (tx) => {
      if (!(await otp.use(tx, mobile, 'verify', code))) throw wrong();
      await tx
        .update(accountTable)
        .set({ mobileVerifiedAt: clock.now() })
        .where(and(eq(accountTable.mobile, mobile), isNull(accountTable.mobileVerifiedAt)));
    });
    return { success: true, message: accountTexts.otp_verified };
  }
  /** Every session ends: whoever was in, by whatever password, is out (safety T18). Who has the code has the mobile, so that is verified, too. */
  async function reset(
    { mobile, otp: code, new_password }: { mobile: string; otp: string; new_password: string },
    visitor: Visitor,
  ): Promise<{ answer: Told; account: typeof accountTable.$inferSelect }> {
    const wrong = () => wrongOtp('reset_failed');
    refuseGuessable(new_password, mobile, 'new_password');
    const asker = askerOf(await accountOf(mobile), visitor);
    if (!(await otp.isCode(mobile, 'reset', code, asker))) throw wrong();
    const passwordHash = await hashPassword(new_password),
      now = clock.now();
    const account = await db.transaction(async (tx) => {
      if (!(await otp.use(tx, mobile, 'reset', code))) throw wrong();
      const [found] = await tx
        .update(accountTable)
        .set({ passwordHash, mobileVerifiedAt: sql`coalesce(${accountTable.mobileVerifiedAt}, ${now})` })
        .where(eq(accountTable.mobile, mobile))
        .returning();
      if (!found) throw wrong();
      if (found.role !== 'patient' && !(await isEnrolled(tx, found.id)))
        throw new HttpError(403, 'staff_reset_closed');
      await sessions.endAll(tx, found.id);
      return found;
    });
    return { answer: { success: true, message: accountTexts.password_reset }, account };
  }
  return { register, sendOtp, verify, reset };
}
