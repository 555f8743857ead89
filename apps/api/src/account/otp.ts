import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH, type languages, type OtpPurpose } from '@doorstep/contract/account';
import { accountTexts } from '@doorstep/contract/account.messages.en';
import { accountTextsHi } from '@doorstep/contract/account.messages.hi';
import { and, asc, count, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Log } from '../platform/log.ts';
import type { Message, Sender } from '../platform/sender.ts';
import type { OtpLimits } from '../platform/settings.ts';
import { otpTable, otpAskedTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  sender: Sender;
  log: Log;
  limits: OtpLimits;
}
/** `known`: somebody has this mobile, and reads this language. With `isTaken` they are told that they have an account, in place of a code. */
interface Asked {
  mobile: string;
  purpose: OtpPurpose;
  address: string;
  known: boolean;
  language: (typeof languages)[number];
  isTaken?: boolean;
}

const LIFE_MS = 10 * 60_000;
const TRIES = 5;
const HOUR_MS = 3_600_000,
  DAY_MS = 24 * HOUR_MS;
const digest = (text: string) => hash('sha256', text, 'base64url');
/** Bound to what it is for and to whose it is: one that was sent for another purpose is another one (safety T13). */
const codeHash = (
  salt: string,
  { mobile, purpose, code }: { mobile: string; purpose: OtpPurpose; code: string },
) => createHmac('sha256', salt).update(`${purpose} ${mobile} ${code}`).digest('base64url');
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
const notSent = () =>
  new HttpError(503, 'sms_failed', {
    headers: { 'retry-after': '5' },
  });
const textsIn = { en: accountTexts, hi: accountTextsHi };

/** One-time codes (safety T13, T14, F34). */
export function createOtp({ db, clock, sender, log, limits }: Needs) {
  /**
   * How long until this one may be asked for: 0 for now. One timer for all purposes: what is sent without a purpose hangs on the account, and a timer of
   * its own would tell which one it was (safety T15). The day's limit counts what was sent alone, so that strangers' numbers use up nobody's.
   */
  async function wait(tx: Queries, mobileHash: string, { address }: Asked): Promise<number> {
    const now = clock.now().getTime();
    const bounds: Array<{ what: SQL | undefined; most: number; withinMs: number; ofAll?: true }> = [
      { what: eq(otpAskedTable.mobileHash, mobileHash), most: 1, withinMs: limits.resendSeconds * 1000 },
      { what: eq(otpAskedTable.mobileHash, mobileHash), most: limits.perHour, withinMs: HOUR_MS },
      { what: eq(otpAskedTable.addressHash, digest(address)), most: limits.perAddress, withinMs: HOUR_MS },
      { what: eq(otpAskedTable.sent, true), most: limits.perDay, withinMs: DAY_MS, ofAll: true },
    ];
    let seconds = 0;
    for (const { what, most, withinMs, ofAll } of bounds) {
      const recent = and(what, gt(otpAskedTable.at, new Date(now - withinMs)));
      const [there] = await tx.select({ count: count() }).from(otpAskedTable).where(recent);
      if (there!.count < most) continue;
      // The one whose going makes room again.
      const [oldest] = await tx
        .select({ at: otpAskedTable.at })
        .from(otpAskedTable)
        .where(recent)
        .orderBy(asc(otpAskedTable.at))
        .offset(there!.count - most)
        .limit(1);
      seconds = Math.max(seconds, Math.ceil((oldest!.at.getTime() + withinMs - now) / 1000));
      if (ofAll) log.warn('the SMS of this day are used up: raise SMS_PER_DAY, or look who asks for so many');
    }
    return seconds;
  }
  /** Counted before it is sent: of two who ask at once one is too early. */
  async function reserve(asked: Asked): Promise<{ id: number } | { seconds: number }> {
    const { mobile, purpose, address, known } = asked,
      mobileHash = digest(mobile);
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('otp'), hashtext(${mobile}))`);
      const seconds = await wait(tx, mobileHash, asked);
      if (seconds > 0) return { seconds };
      const now = clock.now();
      await tx.delete(otpTable).where(lte(otpTable.expiresAt, now));
      await tx.delete(otpAskedTable).where(lte(otpAskedTable.at, new Date(now.getTime() - DAY_MS)));
      const [row] = await tx
        .insert(otpAskedTable)
        .values({ mobileHash, purpose, addressHash: digest(address), sent: known, at: now })
        .returning({ id: otpAskedTable.id });
      return { id: row!.id };
    });
  }
  /** In the place of the one before it. */
  async function remember(mobile: string, purpose: OtpPurpose, code: string) {
    const salt = randomBytes(16).toString('base64url');
    const fresh = {
      salt,
      hash: codeHash(salt, { mobile, purpose, code }),
      triesLeft: TRIES,
      expiresAt: new Date(clock.now().getTime() + LIFE_MS),
    };
    await db
      .insert(otpTable)
      .values({ mobile, purpose, ...fresh })
      .onConflictDoUpdate({ target: [otpTable.mobile, otpTable.purpose], set: fresh });
  }

  /**
   * Sends a code, or what stands instead of one; how many seconds until another may be asked for. Too early, beyond a limit and for a mobile that nobody
   * has the answer is the same, and nothing is sent. Throws 503 'sms_failed' when the provider does not take it: then neither the try nor the code counts.
   */
  async function send(asked: Asked): Promise<number> {
    const { mobile, purpose, known, language, isTaken = false } = asked;
    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    const reserved = await reserve(asked);
    if ('seconds' in reserved) return reserved.seconds;
    const texts = textsIn[language];
    const text = texts[purpose === 'verify' ? 'otp_verify_sms' : 'otp_reset_sms']({ code });
    const message: Message = {
      to: mobile,
      channel: 'sms',
      ...(isTaken ? { text: texts.account_exists_sms } : { text, otp: code }),
    };
    try {
      await (known ? sender.send(message) : sender.asIf('sms'));
    } catch {
      await db.delete(otpAskedTable).where(eq(otpAskedTable.id, reserved.id));
      throw notSent();
    }
    if (known && !isTaken) await remember(mobile, purpose, code);
    return limits.resendSeconds;
  }

  /** Takes one of its five tries, and says whether it is the code that counts now; it still is after that. */
  async function isCode(mobile: string, purpose: OtpPurpose, code: string): Promise<boolean> {
    const [row] = await db
      .update(otpTable)
      .set({ triesLeft: sql`${otpTable.triesLeft} - 1` })
      .where(
        and(
          eq(otpTable.mobile, mobile),
          eq(otpTable.purpose, purpose),
          gt(otpTable.triesLeft, 0),
          gt(otpTable.expiresAt, clock.now()),
        ),
      )
      .returning();
    // The same work where there is none.
    const given = codeHash(row?.salt ?? 'none', { mobile, purpose, code });
    return isSame(given, row?.hash ?? codeHash('none', { mobile, purpose, code: '' }));
  }
  /** In the transaction of what it opens: false where it was used meanwhile, or another took its place. */
  async function use(tx: Queries, mobile: string, purpose: OtpPurpose, code: string): Promise<boolean> {
    const [row] = await tx
      .delete(otpTable)
      .where(and(eq(otpTable.mobile, mobile), eq(otpTable.purpose, purpose)))
      .returning();
    return row !== undefined && isSame(row.hash, codeHash(row.salt, { mobile, purpose, code }));
  }
  const forget = async (tx: Queries, mobile: string) => {
    await tx.delete(otpTable).where(eq(otpTable.mobile, mobile));
  };
  return { send, isCode, use, forget };
}
export type Otp = ReturnType<typeof createOtp>;
