import { cartAnswers } from '@doorstep/contract/cart-request.messages.en';
import { cartAnswersHi } from '@doorstep/contract/cart-request.messages.hi';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs, Work } from '../platform/jobs.ts';
import type { Message, Sender } from '../platform/sender.ts';
import { cartRequestTable, prescriptionTable } from './schema.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    cart_answer: true;
  }
}

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
  sender: Pick<Sender, 'send'>;
  accounts: Pick<AccountService, 'reach'>;
}
/** Later than this nobody is helped by it. */
const STALE_MS = 24 * 3_600_000;
const textsIn = { en: cartAnswers, hi: cartAnswersHi };

/** The job that tells a patient what a pharmacist answered, by the channels that they chose for orders: keys '<request> proposed', and for a channel '<request> proposed sms'. */
export const tellCartAnswer =
  ({ db, clock, jobs, sender, accounts }: Needs): Work =>
  async (key) => {
    const [id, status, channel] = key.split(' ') as [string, keyof typeof cartAnswers, Message['channel']?];
    const [found] = await db
      .select({ request: cartRequestTable, accountId: prescriptionTable.accountId })
      .from(cartRequestTable)
      .innerJoin(prescriptionTable, eq(prescriptionTable.id, cartRequestTable.prescriptionId))
      .where(eq(cartRequestTable.id, id));
    // Answered by the patient meanwhile, or too old: it needs no telling any more.
    if (found?.request.status !== status) return;
    if (clock.now().getTime() - found.request.answeredAt!.getTime() > STALE_MS) return;
    const { language, to } = await accounts.reach(found.accountId);
    if (channel === undefined) {
      for (const way of to.keys()) await jobs.add(db, 'cart_answer', `${key} ${way}`);
      return;
    }
    const address = to.get(channel);
    if (address === undefined) return;
    const by = found.request.expiresAt?.toLocaleDateString(language === 'hi' ? 'hi-IN' : 'en-IN', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Asia/Kolkata',
    });
    const says = textsIn[language][status];
    await sender.send({
      to: address,
      channel,
      text: typeof says === 'string' ? says : says({ by: by ?? '' }),
    });
  };
