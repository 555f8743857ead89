import { accountTexts } from '@doorstep/contract/account.messages.en';
import type { LoggedInByOtp } from '@doorstep/contract/account.schema';
import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { askerOf, type Visitor } from './known-device.ts';
import type { Otp } from './otp.ts';
import { noPassword } from './password.ts';
import { accountTable } from './schema.ts';
import type { Sessions } from './sessions.ts';
import { wrongOtp } from './signup.ts';
import { userOf } from './user.ts';

interface Needs {
  db: Database;
  clock: Clock;
  otp: Otp;
  sessions: Sessions;
}
type Row = typeof accountTable.$inferSelect;

/** Whoever reads the SMS of a mobile is let in, and has an account from then on (decision C39). */
export function createOtpLogin({ db, clock, otp, sessions }: Needs) {
  /** The account of who has shown that the mobile is theirs: made where there was none. */
  async function proven(tx: Queries, mobile: string): Promise<{ account: Row; created: boolean }> {
    const now = clock.now();
    const [made] = await tx
      .insert(accountTable)
      .values({ mobile, name: '', passwordHash: noPassword(), mobileVerifiedAt: now, createdAt: now })
      .onConflictDoNothing({ target: accountTable.mobile })
      .returning();
    if (made) return { account: made, created: true };
    const [found] = await tx.select().from(accountTable).where(eq(accountTable.mobile, mobile)).for('update');
    // Its owner deleted it meanwhile.
    if (!found) throw wrongOtp('otp_wrong');
    if (found.mobileVerifiedAt) return { account: found, created: false };
    // Anybody may have registered it: who has the mobile now shares it with nobody who knows that password, or is in by it.
    await sessions.endAll(tx, found.id);
    const [own] = await tx
      .update(accountTable)
      .set({ passwordHash: noPassword(), mobileVerifiedAt: now })
      .where(eq(accountTable.id, found.id))
      .returning();
    return { account: own!, created: false };
  }
  async function logInByOtp(
    { mobile, otp: code }: { mobile: string; otp: string },
    visitor: Visitor,
  ): Promise<{ answer: LoggedInByOtp; account: Row }> {
    const wrong = () => wrongOtp('otp_wrong');
    const [known] = await db.select().from(accountTable).where(eq(accountTable.mobile, mobile));
    if (!(await otp.isCode(mobile, 'login', code, askerOf(known, visitor)))) throw wrong();
    return db.transaction(async (tx) => {
      if (!(await otp.use(tx, mobile, 'login', code))) throw wrong();
      const { account, created } = await proven(tx, mobile);
      if (account.role !== 'patient') throw new HttpError(403, 'staff_otp_closed');
      const begun = await sessions.begin(tx, account, visitor.device);
      if (!begun) throw wrong();
      return {
        answer: {
          success: true,
          message: accountTexts.otp_verified,
          ...begun,
          user: userOf(account),
          created,
        },
        account,
      };
    });
  }
  return { logInByOtp, proven };
}
