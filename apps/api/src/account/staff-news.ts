import type { Role, StaffRole } from '@doorstep/contract/account';
import { accountTexts } from '@doorstep/contract/account.messages.en';
import { accountTextsHi } from '@doorstep/contract/account.messages.hi';
import type { Preferences } from '@doorstep/contract/account.schema';
import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs, Work } from '../platform/jobs.ts';
import type { Sender } from '../platform/sender.ts';
import { accountTable } from './schema.ts';

/** Changes of a staff account that its owner is notified of. */
export type StaffEvent =
  | 'role_given'
  | 'role_changed'
  | 'role_removed'
  | 'role_restored'
  | 'second_step_on'
  | 'second_step_reset'
  | 'recovery_renewed';
interface Needs {
  db: Database;
  clock: Clock;
  sender: Pick<Sender, 'send' | 'has'>;
  preferences: (accountId: number) => Promise<Pick<Preferences, 'language'>>;
}
/** After this a message explains nothing any more. */
const STALE_MS = 24 * 3_600_000;
const textsIn = { en: accountTexts, hi: accountTextsHi };

/** Adds the notification in the transaction of the change. */
export const notifyStaff = async (
  tx: Queries,
  { jobs, clock }: { jobs: Pick<Jobs, 'add'>; clock: Clock },
  event: { what: StaffEvent; accountId: number; role?: Role },
): Promise<void> =>
  jobs.add(
    tx,
    'staff_news',
    `${event.what} ${event.accountId} ${event.role ?? '-'} ${clock.now().getTime()}`,
  );

/** Job 'staff_news'. Keys: 'role_given 12 pharmacist <ms>'. By SMS, or by e-mail where no SMS can be sent, whatever the person chose for their orders. */
export const tellStaff =
  ({ db, clock, sender, preferences }: Needs): Work =>
  async (key) => {
    const [what, id, role, at] = key.split(' ') as [StaffEvent, string, StaffRole | '-', string];
    if (clock.now().getTime() - Number(at) > STALE_MS) return;
    const [person] = await db
      .select()
      .from(accountTable)
      .where(eq(accountTable.id, Number(id)));
    if (!person || person.deletedAt !== null) return;
    const { language } = await preferences(person.id),
      texts = textsIn[language],
      message = texts[`${what}_sms`],
      text =
        typeof message === 'string'
          ? message
          : message({ role: role === '-' ? '' : texts.staff_roles[role] });
    if (sender.has('sms')) await sender.send({ to: person.mobile, channel: 'sms', text });
    else if (person.email !== null && sender.has('email'))
      await sender.send({ to: person.email, channel: 'email', subject: texts.staff_subject, text });
  };
