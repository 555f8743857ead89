import { promiseText } from '@doorstep/contract/promise-text';
import { bookingTexts } from '@doorstep/contract/booking.messages.en';
import { bookingTextsHi } from '@doorstep/contract/booking.messages.hi';
import { eq } from 'drizzle-orm';
import type { ReadNews } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { isAhead, type BookingRow } from './booking-rules.ts';
import { bookingTable } from './schema.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    booking_reminder: true;
  }
}

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add' | 'drop' | 'kick' | 'wake'>;
}
const HOUR_MS = 3_600_000;
/** Before it begins. */
const STEPS = { day: 24, soon: 2 } as const;
type Step = keyof typeof STEPS;
const textsIn = { en: bookingTexts, hi: bookingTextsHi };

/** Patients are reminded a day and two hours before a booking, where they asked for reminders. */
export function createReminders({ db, clock, jobs }: Needs) {
  const dueOf = ({ startsAt }: BookingRow, step: Step) =>
    new Date(startsAt.getTime() - STEPS[step] * HOUR_MS);
  /** By the machine's time, as jobs are. */
  const runAt = (row: BookingRow, step: Step) =>
    new Date(Date.now() + dueOf(row, step).getTime() - clock.now().getTime());
  const rowOf = async (queries: Queries, orderId: string): Promise<BookingRow | undefined> =>
    (await queries.select().from(bookingTable).where(eq(bookingTable.orderId, orderId)))[0];

  /**
   * In the transaction that gives it its time, the first or another one. What would be due already is not sent: who books for today knows.
   */
  async function begin(tx: Queries, row: BookingRow): Promise<void> {
    for (const step of Object.keys(STEPS) as Step[]) {
      const key = `${row.orderId} ${step}`;
      if (dueOf(row, step) > clock.now()) await jobs.add(tx, 'booking_reminder', key, runAt(row, step));
      else await jobs.drop(tx, 'booking_reminder', key);
    }
  }
  async function carryOut(key: string): Promise<void> {
    const [orderId, step] = key.split(' ') as [string, Step];
    await db.transaction(async (tx) => {
      const row = await rowOf(tx, orderId);
      if (row && dueOf(row, step) > clock.now())
        return jobs.add(tx, 'booking_reminder', key, runAt(row, step));
      if (!(await jobs.drop(tx, 'booking_reminder', key))) return;
      if (row && isAhead(row, clock.now())) await jobs.add(tx, 'tell', `remind_${step} ${orderId}`);
    });
    jobs.kick();
  }
  /** Undefined where it was cancelled, or moved past its reminder, meanwhile. */
  const reminder =
    (step: Step): ReadNews =>
    async (orderId) => {
      const row = await rowOf(db, orderId),
        now = clock.now();
      return row && isAhead(row, now) && dueOf(row, step) <= now
        ? {
            orderId,
            text: (language) =>
              textsIn[language][`remind_${step}`]({
                order: orderId,
                time: promiseText[language].span(row.startsAt, row.endsAt),
              }),
            at: dueOf(row, step),
            isReminder: true,
          }
        : undefined;
    };
  const timed =
    (says: 'booked' | 'moved'): ReadNews =>
    async (orderId) => {
      const row = await rowOf(db, orderId);
      if (!row || row.status === 'cancelled') return undefined;
      const text = row.status === 'checking' && says === 'booked' ? 'checking' : says;
      return {
        orderId,
        text: (language) =>
          textsIn[language][text]({
            order: orderId,
            time: promiseText[language].span(row.startsAt, row.endsAt),
          }),
        at: clock.now(),
      };
    };
  const news: Record<string, ReadNews> = {
    booked: timed('booked'),
    moved: timed('moved'),
    remind_day: reminder('day'),
    remind_soon: reminder('soon'),
  };
  return { begin, carryOut, news, wake: () => jobs.wake('booking_reminder') };
}
