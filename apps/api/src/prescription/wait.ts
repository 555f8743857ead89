import { REFUND_DAYS } from '@doorstep/contract/order';
import { REMIND_HOURS, WAIT_DAYS } from '@doorstep/contract/prescription';
import { prescriptionReminders } from '@doorstep/contract/prescription-reminder.messages.en';
import { prescriptionRemindersHi } from '@doorstep/contract/prescription-reminder.messages.hi';
import type { OrderRow, OrderService, ReadNews } from '../order/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { OrderLines } from './order-lines.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    unprescribed: true;
  }
}

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add' | 'drop' | 'kick' | 'wake'>;
  orders: OrderService;
  lines: OrderLines;
}
const HOUR_MS = 3_600_000;
/** From the order on. */
const STEPS = { ...REMIND_HOURS, over: WAIT_DAYS * 24 };
type Step = keyof typeof STEPS;
const dueOf = ({ createdAt }: Pick<OrderRow, 'createdAt'>, step: Step) =>
  new Date(createdAt.getTime() + STEPS[step] * HOUR_MS);
const textsIn = { en: prescriptionReminders, hi: prescriptionRemindersHi };

/** Orders that were paid without a prescription: their patients are reminded twice, then the money of what needs one goes back (decision S9). */
export function createWaits({ db, clock, jobs, orders, lines }: Needs) {
  /** By the machine's time, as jobs are. */
  const runAt = (row: Pick<OrderRow, 'createdAt'>, step: Step) =>
    new Date(Date.now() + dueOf(row, step).getTime() - clock.now().getTime());
  /** In the transaction that makes the order. */
  async function begin(tx: Queries, row: Pick<OrderRow, 'id' | 'createdAt'>): Promise<void> {
    for (const step of Object.keys(STEPS) as Step[])
      await jobs.add(tx, 'unprescribed', `${row.id} ${step}`, runAt(row, step));
  }
  /** A step's job goes in the transaction that does it: done by two servers, or again after a crash, it is done once. */
  async function carryOut(key: string): Promise<void> {
    const [orderId, step] = key.split(' ') as [string, Step];
    await db.transaction(async (tx) => {
      const row = await orders.transitions.locked(tx, orderId);
      if (row && dueOf(row, step) > clock.now()) return jobs.add(tx, 'unprescribed', key, runAt(row, step));
      if (!(await jobs.drop(tx, 'unprescribed', key)) || row?.status !== 'pending') return;
      const positions = await lines.unprescribed(tx, orderId);
      if (positions.length === 0) return;
      if (step !== 'over') return jobs.add(tx, 'tell', `${step} ${orderId}`);
      const names = (await orders.items(tx, [orderId]))
        .filter(({ position }) => positions.includes(position))
        .map(({ title }) => title);
      await orders.giveBack(tx, row, {
        positions,
        byAccountId: null,
        reason: { code: 'no_prescription', params: { names: names.join(', '), days: String(WAIT_DAYS) } },
      });
      await jobs.add(tx, 'tell', `over ${orderId}`);
    });
    jobs.kick();
  }
  /** What an earlier release made knows no steps: its money goes back all the same. */
  async function recover(): Promise<void> {
    const ids = (await lines.withUnprescribed()).map(({ id }) => id);
    for (const row of await orders.rows(db, ids))
      await jobs.add(db, 'unprescribed', `${row.id} over`, runAt(row, 'over'));
  }
  /** Undefined where one was given meanwhile, or the order is open no more. */
  const reminder =
    (step: keyof typeof REMIND_HOURS): ReadNews =>
    async (orderId) => {
      const [row] = await orders.rows(db, [orderId]);
      if (row?.status !== 'pending' || (await lines.unprescribed(db, orderId)).length === 0) return undefined;
      const by = dueOf(row, 'over');
      return {
        orderId,
        text: (language) =>
          textsIn[language][step]({
            order: orderId,
            day: by.toLocaleDateString(language === 'hi' ? 'hi-IN' : 'en-IN', {
              day: 'numeric',
              month: 'long',
              timeZone: 'Asia/Kolkata',
            }),
            time: indianTime(by).slice(11, 16),
          }),
        at: dueOf(row, step),
      };
    };
  const news: Record<Step, ReadNews> = {
    soon: reminder('soon'),
    still: reminder('still'),
    /** One that was cancelled with it is told by itself. */
    async over(orderId) {
      const [row] = await orders.rows(db, [orderId]);
      return row && row.status !== 'cancelled'
        ? {
            orderId,
            text: (language) => textsIn[language].over({ order: orderId, days: REFUND_DAYS }),
            at: dueOf(row, 'over'),
          }
        : undefined;
    },
  };
  return { begin, carryOut, recover, news, wake: () => jobs.wake('unprescribed') };
}
