import { consultationTexts } from '@doorstep/contract/consultation-texts.messages.en';
import { consultationTextsHi } from '@doorstep/contract/consultation-texts.messages.hi';
import {
  ESCALATION_LONGEST_MINUTES,
  ESCALATION_MINUTES,
  ESCALATION_REPEAT_MINUTES,
  type DangerSign,
  type DangerWord,
} from '@doorstep/contract/consultation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { AppointmentService } from '../appointment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs, Work } from '../platform/jobs.ts';
import type { Sender } from '../platform/sender.ts';
import { dangerWordsIn, type DangerLexicon } from './danger-words.ts';
import type { ConsultationRow } from './party.ts';
import { consultationTable } from './schema.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    danger_unanswered: true;
    danger_notify: true;
  }
}
interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
  sender: Pick<Sender, 'send' | 'has'>;
  accounts: Pick<AccountService, 'people' | 'reach' | 'adminIds'>;
  doctors: Pick<AppointmentService['doctors'], 'all' | 'serialize'>;
  lexicon: DangerLexicon;
  /** The shop's own address, without a slash at its end. */
  site: string;
}
const MINUTE_MS = 60_000;
/** Whether an answer or words show danger. */
export const hasDanger = ({
  dangerSigns,
  dangerWords,
}: Pick<ConsultationRow, 'dangerSigns' | 'dangerWords'>) =>
  (dangerSigns?.length ?? 0) > 0 || (dangerWords?.length ?? 0) > 0;
/** `hasDanger` in SQL. */
export const isDanger = sql`(jsonb_array_length(coalesce(${consultationTable.dangerSigns}, '[]')) > 0 or jsonb_array_length(coalesce(${consultationTable.dangerWords}, '[]')) > 0)`;
/** Whether danger is unanswered. */
export const isDangerWaiting = sql`(${consultationTable.dangerSince} is not null or (${consultationTable.waitingSince} is not null and ${isDanger}))`;

/** Danger signs of patients: sorted first until a doctor answers, and escalated when unanswered. */
export function createDanger({ db, clock, jobs, sender, accounts, doctors, lexicon, site }: Needs) {
  const wordsIn = (text: string): DangerWord[] => dangerWordsIn(text, lexicon);
  /** Maps clock time to machine time. */
  const runAt = (at: Date): Date => new Date(Date.now() + at.getTime() - clock.now().getTime());

  /** Marks the consultation as waiting and schedules its escalation, in the caller's transaction. */
  async function begin(
    tx: Queries,
    id: string,
    { signs = [], words = [] }: { signs?: readonly DangerSign[]; words?: readonly DangerWord[] },
  ): Promise<void> {
    if (signs.length === 0 && words.length === 0) return;
    const now = clock.now();
    if (words.length > 0)
      await tx
        .update(consultationTable)
        .set({
          dangerWords: sql`(select jsonb_agg(distinct w) from jsonb_array_elements(coalesce(${consultationTable.dangerWords}, '[]') || ${JSON.stringify(words)}::jsonb) w)`,
        })
        .where(eq(consultationTable.id, id));
    const [begun] = await tx
      .update(consultationTable)
      .set({ dangerSince: now, escalatedAt: null })
      .where(
        and(
          eq(consultationTable.id, id),
          eq(consultationTable.status, 'open'),
          isNull(consultationTable.dangerSince),
        ),
      )
      .returning({ id: consultationTable.id });
    if (begun)
      await jobs.add(
        tx,
        'danger_unanswered',
        id,
        runAt(new Date(now.getTime() + ESCALATION_MINUTES * MINUTE_MS)),
      );
  }
  /** Accounts of the doctors on duty and of the admins. */
  async function recipients(): Promise<number[]> {
    const all = await doctors.all(),
      shown = await doctors.serialize(all),
      onDuty = all.flatMap(({ accountId }, i) =>
        shown[i]!.available && accountId !== null ? [accountId] : [],
      );
    return [...new Set([...onDuty, ...(await accounts.adminIds())])];
  }
  /** Marks a consultation as escalated and adds a job per recipient; repeats until somebody answers. */
  const escalate: Work = async (id) => {
    const told = await recipients();
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(consultationTable)
        .where(eq(consultationTable.id, id))
        .for('update');
      if (row?.status !== 'open' || !row.dangerSince) return;
      const now = clock.now(),
        due = row.escalatedAt
          ? row.escalatedAt.getTime() + ESCALATION_REPEAT_MINUTES * MINUTE_MS
          : row.dangerSince.getTime() + ESCALATION_MINUTES * MINUTE_MS;
      if (due > now.getTime()) return jobs.add(tx, 'danger_unanswered', id, runAt(new Date(due)));
      await tx.update(consultationTable).set({ escalatedAt: now }).where(eq(consultationTable.id, id));
      for (const accountId of told) await jobs.add(tx, 'danger_notify', `${id} ${accountId}`);
      if (now.getTime() - row.dangerSince.getTime() < ESCALATION_LONGEST_MINUTES * MINUTE_MS)
        await jobs.add(
          tx,
          'danger_unanswered',
          id,
          runAt(new Date(now.getTime() + ESCALATION_REPEAT_MINUTES * MINUTE_MS)),
        );
    });
  };
  /** Sends an SMS without medical terms: others may see the screen. */
  const notify: Work = async (key) => {
    const [id, account] = key.split(' ') as [string, string],
      accountId = Number(account),
      [row] = await db.select().from(consultationTable).where(eq(consultationTable.id, id));
    if (row?.status !== 'open' || !row.dangerSince) return;
    const person = (await accounts.people([accountId])).get(accountId);
    if (person?.role !== 'doctor' && person?.role !== 'admin') return;
    const { language } = await accounts.reach(accountId),
      says = language === 'hi' ? consultationTextsHi : consultationTexts;
    await sender.send({
      to: person.mobile,
      channel: 'sms',
      text: says.danger({
        minutes: Math.max(
          ESCALATION_MINUTES,
          Math.floor((clock.now().getTime() - row.dangerSince.getTime()) / MINUTE_MS),
        ),
        link: person.role === 'doctor' ? `${site}/staff/inbox` : `${site}/admin`,
      }),
    });
  };
  return { wordsIn, begin, jobs: { danger_unanswered: escalate, danger_notify: notify } };
}
export type Danger = ReturnType<typeof createDanger>;
