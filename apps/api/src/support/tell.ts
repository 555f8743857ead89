import { promiseText } from '@doorstep/contract/promise-text';
import { supportTexts } from '@doorstep/contract/support.messages.en';
import { supportTextsHi } from '@doorstep/contract/support.messages.hi';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Work } from '../platform/jobs.ts';
import type { Sender } from '../platform/sender.ts';
import { ticketAnswerTable, ticketTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  sender: Pick<Sender, 'send' | 'has'>;
  accounts: Pick<AccountService, 'reach'>;
}
/** Later than this nobody is helped by it. */
const STALE_MS = 24 * 3_600_000;
const textsIn = { en: supportTexts, hi: supportTextsHi };

/** The job that tells somebody of what they asked. Keys: 'received SP-…', and of an answer 'answer 12 sms' and 'answer 12 email'. */
export function tellOfTickets({ db, clock, sender, accounts }: Needs): Work {
  const isStale = (at: Date) => clock.now().getTime() - at.getTime() > STALE_MS;

  async function received(id: string) {
    const [ticket] = await db.select().from(ticketTable).where(eq(ticketTable.id, id));
    if (!ticket || isStale(ticket.createdAt) || !sender.has('sms')) return;
    const { kind, language, mobile, dueAt } = ticket;
    await sender.send({
      to: mobile,
      channel: 'sms',
      text: textsIn[language][kind]({ id, by: promiseText[language].by(dueAt) }),
    });
  }
  /** By SMS to the number that was given; by e-mail to an account that wants its news there. */
  async function answered(answerId: number, channel: 'sms' | 'email') {
    const [found] = await db
      .select({ answer: ticketAnswerTable, ticket: ticketTable })
      .from(ticketAnswerTable)
      .innerJoin(ticketTable, eq(ticketTable.id, ticketAnswerTable.ticketId))
      .where(eq(ticketAnswerTable.id, answerId));
    if (!found || isStale(found.answer.at) || !sender.has(channel)) return;
    const { id, accountId, language, mobile } = found.ticket;
    const to =
      channel === 'sms'
        ? mobile
        : accountId === null
          ? undefined
          : (await accounts.reach(accountId)).to.get('email');
    if (to === undefined) return;
    const says = textsIn[language];
    await sender.send({
      to,
      channel,
      text: says.answer({ id, text: found.answer.text }),
      ...(channel === 'email' && { subject: says.subject({ id }) }),
    });
  }
  return async (key) => {
    const [what, id, channel] = key.split(' ') as [string, string, ('sms' | 'email')?];
    await (what === 'received' ? received(id) : answered(Number(id), channel!));
  };
}
