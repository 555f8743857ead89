import { hash } from 'node:crypto';
import { and, asc, count, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { OtpLimits } from '../platform/settings.ts';
import { otpAskedTable, otpTriedTable } from './schema.ts';

/** Who asks for a code, or tries one. */
export interface Asker {
  network: string;
  /** A browser that has logged in to the account before: what strangers use up is not its own. */
  isKnown: boolean;
}
/** Of one code, for strangers together, and as many for known browsers together. */
export const TRIES = 5;
/** In a day at one mobile, by strangers from everywhere: 900 in a month, at a million codes each. */
const TRIES_A_DAY = 30;
/** From one network: it burns three codes, and not what the others may try. */
const TRIES_A_NETWORK = 15;
const HOUR_MS = 3_600_000,
  DAY_MS = 24 * HOUR_MS;
const digest = (text: string) => hash('sha256', text, 'base64url');
const mobileOf = (mobile: string, { isKnown }: Asker) => digest(isKnown ? `known ${mobile}` : mobile);

/** How often a code may be asked for and tried (safety T13, T14; docs/decisions/otp-limits.md). */
export function createOtpLimits({ clock, log, limits }: { clock: Clock; log: Log; limits: OtpLimits }) {
  /**
   * How long until a code may be asked for: 0 for now. One timer for all purposes: what is sent without a purpose hangs on the account, and a timer of
   * its own would tell which one it was (safety T15). The day's limit counts what was sent alone, so that strangers' numbers use up nobody's.
   */
  async function wait(tx: Queries, mobile: string, asker: Asker): Promise<number> {
    const now = clock.now().getTime();
    const ofMobile = eq(otpAskedTable.mobileHash, mobileOf(mobile, asker));
    const bounds: Array<{ what: SQL | undefined; most: number; withinMs: number; ofAll?: true }> = [
      { what: ofMobile, most: 1, withinMs: limits.resendSeconds * 1000 },
      { what: ofMobile, most: limits.perHour, withinMs: HOUR_MS },
      {
        what: eq(otpAskedTable.addressHash, digest(asker.network)),
        most: limits.perAddress,
        withinMs: HOUR_MS,
      },
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
  /** Removes what was counted before this time; returns how many rows. */
  async function removeOld(queries: Queries, before: Date): Promise<number> {
    const asked = await queries
      .delete(otpAskedTable)
      .where(lte(otpAskedTable.at, before))
      .returning({ id: otpAskedTable.id });
    const tried = await queries
      .delete(otpTriedTable)
      .where(lte(otpTriedTable.at, before))
      .returning({ id: otpTriedTable.id });
    return asked.length + tried.length;
  }
  /** Counts one that was asked for, and forgets what is older than a day; its id. */
  async function countAsked(
    tx: Queries,
    mobile: string,
    asker: Asker,
    what: Pick<typeof otpAskedTable.$inferInsert, 'purpose' | 'sent'>,
  ): Promise<number> {
    const at = clock.now();
    await removeOld(tx, new Date(at.getTime() - DAY_MS));
    const [row] = await tx
      .insert(otpAskedTable)
      .values({ ...what, mobileHash: mobileOf(mobile, asker), addressHash: digest(asker.network), at })
      .returning({ id: otpAskedTable.id });
    return row!.id;
  }
  const discount = async (tx: Queries, id: number) => {
    await tx.delete(otpAskedTable).where(eq(otpAskedTable.id, id));
  };
  /** False where a code is not looked at any more on this day. */
  async function mayTry(tx: Queries, mobile: string, asker: Asker): Promise<boolean> {
    const recent = and(
      eq(otpTriedTable.mobileHash, mobileOf(mobile, asker)),
      gt(otpTriedTable.at, new Date(clock.now().getTime() - DAY_MS)),
    );
    const here = and(recent, eq(otpTriedTable.addressHash, digest(asker.network)));
    return (
      (await tx.$count(otpTriedTable, recent)) < TRIES_A_DAY &&
      (await tx.$count(otpTriedTable, here)) < TRIES_A_NETWORK
    );
  }
  const countTried = async (tx: Queries, mobile: string, asker: Asker) => {
    await tx.insert(otpTriedTable).values({
      mobileHash: mobileOf(mobile, asker),
      addressHash: digest(asker.network),
      at: clock.now(),
    });
  };
  return { wait, countAsked, discount, mayTry, countTried, removeOld };
}
