import { promiseText } from '@doorstep/contract/promise-text';
import { refillTexts } from '@doorstep/contract/refill.messages.en';
import { refillTextsHi } from '@doorstep/contract/refill.messages.hi';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { indianDay, indianMidnight, indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Message, Sender } from '../platform/sender.ts';
import type { Calendar, Entry } from './calendar.ts';
import { refillTable } from './schema.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    refill_reminder: true;
    refill_tell: true;
  }
}

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add' | 'drop' | 'kick' | 'wake'>;
  sender: Pick<Sender, 'send'>;
  accounts: Pick<AccountService, 'reach'>;
  calendar: Calendar;
}
const HOUR_MS = 3_600_000,
  DAY_MS = 24 * HOUR_MS;
/** From and until when anybody is told, in India: nobody is woken. */
const FROM_HOUR = 10,
  UNTIL_HOUR = 20;
const textsIn = { en: refillTexts, hi: refillTextsHi };

/** When a reminder of that day goes out. */
const momentOf = (day: string) => new Date(indianMidnight(day).getTime() + FROM_HOUR * HOUR_MS);
export const isOver = ({ said, boughtOn }: Pick<Entry, 'said' | 'boughtOn'>): boolean =>
  (said?.remindedFor ?? '') >= boughtOn;

/** Who agreed to it is told once of each purchase that it runs out, five days before. */
export function createReminders({ db, clock, jobs, sender, accounts, calendar }: Needs) {
  const isPast = ({ remindOn }: Pick<Entry, 'remindOn'>): boolean =>
    remindOn !== null && momentOf(remindOn) <= clock.now();
  /** Each morning: orders are made, cancelled and given back, and doses change meanwhile. */
  async function begin(tx: Queries, accountId: number): Promise<void> {
    const now = clock.now(),
      today = momentOf(indianDay(now)).getTime(),
      next = today > now.getTime() ? today : today + DAY_MS;
    // By the machine's time, as jobs are.
    await jobs.add(tx, 'refill_reminder', String(accountId), new Date(Date.now() + next - now.getTime()));
  }
  const isDaytime = (): boolean => {
    const hour = Number(indianTime(clock.now()).slice(11, 13));
    return hour >= FROM_HOUR && hour < UNTIL_HOUR;
  };
  /** What is to be told now: of what has run out nobody needs to hear. */
  const toTell = (entries: readonly Entry[]): Entry[] =>
    entries.filter(
      (one) => one.said?.remind && isPast(one) && !isOver(one) && one.runsOutOn! >= calendar.today(),
    );
  async function carryOut(key: string): Promise<void> {
    const accountId = Number(key),
      due = isDaytime() ? toTell(await calendar.all(accountId)) : [];
    await db.transaction(async (tx) => {
      const told: Entry[] = [];
      for (const one of due) {
        const { boughtOn, row } = one;
        // Of two servers that look at once one finds it told already.
        const marked = await tx
          .update(refillTable)
          .set({ remindedFor: boughtOn })
          .where(
            and(
              eq(refillTable.accountId, accountId),
              eq(refillTable.medicineId, row.id),
              eq(refillTable.remind, true),
              or(isNull(refillTable.remindedFor), lt(refillTable.remindedFor, boughtOn)),
            ),
          )
          .returning();
        if (marked.length > 0) told.push(one);
      }
      const first = told.map(({ runsOutOn }) => runsOutOn!).toSorted()[0];
      if (first) await jobs.add(tx, 'refill_tell', `${key} ${told.length} ${first}`);
      if (await isAgreed(tx, accountId)) await begin(tx, accountId);
      else await jobs.drop(tx, 'refill_reminder', key);
    });
    jobs.kick();
  }
  const isAgreed = async (queries: Queries, accountId: number): Promise<boolean> =>
    (await queries.$count(
      refillTable,
      and(eq(refillTable.accountId, accountId), eq(refillTable.remind, true)),
    )) > 0;
  /** Keys: '<account> <medicines> <first day>', and for a channel '… sms'. */
  async function tell(key: string): Promise<void> {
    const [account, medicines, day, channel] = key.split(' ') as [
        string,
        string,
        string,
        Message['channel']?,
      ],
      accountId = Number(account);
    // Run out, or ended meanwhile: it needs no telling any more.
    if (day < calendar.today() || !(await isAgreed(db, accountId))) return;
    const { language, to } = await accounts.reach(accountId);
    if (channel === undefined) {
      for (const way of to.keys()) await jobs.add(db, 'refill_tell', `${key} ${way}`);
      return;
    }
    const address = to.get(channel);
    if (address === undefined) return;
    const texts = textsIn[language];
    await sender.send({
      to: address,
      channel,
      text: texts.due({
        medicines: Number(medicines),
        day: promiseText[language].day(indianMidnight(day)),
      }),
      ...(channel === 'email' && { subject: texts.subject }),
    });
  }
  return {
    begin,
    carryOut,
    tell,
    isPast,
    wake: () => jobs.wake('refill_reminder'),
    end: (tx: Queries, accountId: number) => jobs.drop(tx, 'refill_reminder', String(accountId)),
  };
}
export type Reminders = ReturnType<typeof createReminders>;
