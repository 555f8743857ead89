import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH, type languages, type OtpPurpose } from '@doorstep/contract/account';
import { accountTexts } from '@doorstep/contract/account.messages.en';
import { accountTextsHi } from '@doorstep/contract/account.messages.hi';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Log } from '../platform/log.ts';
import type { Message, Sender } from '../platform/sender.ts';
import type { OtpLimits } from '../platform/settings.ts';
import { createOtpLimits, TRIES, type Asker } from './otp-limits.ts';
import { otpTable, type CodePurpose } from './schema.ts';

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
  purpose: CodePurpose;
  asker: Asker;
  known: boolean;
  language: (typeof languages)[number];
  isTaken?: boolean;
  /** Of another area's code: what its message says, and what is said before it in one of its own. */
  texts?: { before: string; code: (code: string) => string };
}

const LIFE_MS = 10 * 60_000;
/** Bound to what it is for and to whose it is: one that was sent for another purpose is another one (safety T13). */
const codeHash = (
  salt: string,
  { mobile, purpose, code }: { mobile: string; purpose: CodePurpose; code: string },
) => createHmac('sha256', salt).update(`${purpose} ${mobile} ${code}`).digest('base64url');
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
const notSent = () =>
  new HttpError(503, 'sms_failed', {
    headers: { 'retry-after': '5' },
  });
const textsIn = { en: accountTexts, hi: accountTextsHi };

/** One-time codes (safety T13, T14, F34). */
export function createOtp({ db, clock, sender, log, limits }: Needs) {
  const bounds = createOtpLimits({ clock, log, limits });
  /** What is asked for or tried at once is counted one after the other. */
  const lock = (tx: Queries, mobile: string) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtext('otp'), hashtext(${mobile}))`);

  /** Counted before it is sent: of two who ask at once one is too early. */
  async function reserve({
    mobile,
    purpose,
    asker,
    known,
  }: Asked): Promise<{ id: number } | { seconds: number }> {
    return db.transaction(async (tx) => {
      await lock(tx, mobile);
      const seconds = await bounds.wait(tx, mobile, asker);
      if (seconds > 0) return { seconds };
      await tx.delete(otpTable).where(lte(otpTable.expiresAt, clock.now()));
      return { id: await bounds.countAsked(tx, mobile, asker, { purpose, sent: known }) };
    });
  }
  /** In the place of the one before it. */
  async function remember(mobile: string, purpose: CodePurpose, code: string) {
    const salt = randomBytes(16).toString('base64url');
    const fresh = {
      salt,
      hash: codeHash(salt, { mobile, purpose, code }),
      triesLeft: TRIES,
      ownTriesLeft: TRIES,
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
    const { mobile, purpose, known, language, isTaken = false, texts: own } = asked;
    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    const reserved = await reserve(asked);
    if ('seconds' in reserved) return reserved.seconds;
    const texts = textsIn[language];
    const text = own ? own.code(code) : texts[`otp_${purpose as OtpPurpose}_sms`]({ code });
    const message: Message = {
      to: mobile,
      channel: 'sms',
      ...(isTaken ? { text: texts.account_exists_sms } : { text, otp: code }),
    };
    try {
      const told: Message[] = own ? [{ to: mobile, channel: 'sms', text: own.before }, message] : [message];
      for (const one of told) await (known ? sender.send(one) : sender.asIf('sms'));
    } catch {
      await bounds.discount(db, reserved.id);
      throw notSent();
    }
    // Of a mobile that nobody has, too: a try at it is the same work (safety T15).
    if (!isTaken) await remember(mobile, purpose, code);
    return limits.resendSeconds;
  }

  /** Takes one of its tries, and says whether it is the code that counts now; it still is after that. */
  async function isCode(mobile: string, purpose: CodePurpose, code: string, asker: Asker): Promise<boolean> {
    const left = asker.isKnown ? 'ownTriesLeft' : 'triesLeft';
    return db.transaction(async (tx) => {
      await lock(tx, mobile);
      const mayTry = await bounds.mayTry(tx, mobile, asker);
      const [row] = await tx
        .update(otpTable)
        .set({ [left]: sql`${otpTable[left]} - 1` })
        .where(
          and(
            mayTry ? eq(otpTable.mobile, mobile) : sql`false`,
            eq(otpTable.purpose, purpose),
            gt(otpTable[left], 0),
            gt(otpTable.expiresAt, clock.now()),
          ),
        )
        .returning();
      // The same work where there is none.
      const given = codeHash(row?.salt ?? 'none', { mobile, purpose, code });
      const isRight = isSame(given, row?.hash ?? codeHash('none', { mobile, purpose, code: '' }));
      if (row && !isRight) await bounds.countTried(tx, mobile, asker);
      return isRight;
    });
  }
  /** In the transaction of what it opens: false where it was used meanwhile, or another took its place. */
  async function use(tx: Queries, mobile: string, purpose: CodePurpose, code: string): Promise<boolean> {
    const [row] = await tx
      .delete(otpTable)
      .where(and(eq(otpTable.mobile, mobile), eq(otpTable.purpose, purpose)))
      .returning();
    return row !== undefined && isSame(row.hash, codeHash(row.salt, { mobile, purpose, code }));
  }
  const forget = async (tx: Queries, mobile: string) => {
    await tx.delete(otpTable).where(eq(otpTable.mobile, mobile));
  };
  const forgetFor = async (tx: Queries, mobile: string, purpose: CodePurpose) => {
    await tx.delete(otpTable).where(and(eq(otpTable.mobile, mobile), eq(otpTable.purpose, purpose)));
  };
  /** Codes of one purpose, whichever mobile they were sent to. */
  const forgetPurpose = async (tx: Queries, purpose: CodePurpose) => {
    await tx.delete(otpTable).where(eq(otpTable.purpose, purpose));
  };
  /** Removes codes that expired before this time; returns how many. */
  const removeExpired = async (before: Date): Promise<number> =>
    (await db.delete(otpTable).where(lte(otpTable.expiresAt, before)).returning({ mobile: otpTable.mobile }))
      .length;
  return {
    send,
    isCode,
    use,
    forget,
    forgetFor,
    forgetPurpose,
    removeExpired,
    removeCounted: (before: Date) => bounds.removeOld(db, before),
  };
}
export type Otp = ReturnType<typeof createOtp>;
