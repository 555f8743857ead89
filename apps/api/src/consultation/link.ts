import { consultationTexts } from '@doorstep/contract/consultation-texts.messages.en';
import { consultationTextsHi } from '@doorstep/contract/consultation-texts.messages.hi';
import { videoDetails } from '@doorstep/contract/consultation.schema';
import { promiseText } from '@doorstep/contract/promise-text';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderService } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs, Work } from '../platform/jobs.ts';
import type { Sender } from '../platform/sender.ts';
import { consultationTable } from './schema.ts';
import type { Video } from './video.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    video_link: true;
    video_link_send: true;
  }
}
interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add' | 'drop' | 'kick'>;
  sender: Pick<Sender, 'send' | 'has'>;
  accounts: Pick<AccountService, 'reach'>;
  orders: Pick<OrderService, 'rows'>;
  video: Pick<Video, 'linkAt'>;
  /** The shop's own address, without a slash at its end. */
  site: string;
}

/**
 * The jobs that send the link of a video consultation to its WhatsApp number, a quarter of an hour before it; by SMS where no WhatsApp is set up.
 * One waits for its time, and makes room for the other in one transaction: however often it is woken, the link is sent once.
 */
export function createLinkJobs({ db, clock, jobs, sender, accounts, orders, video, site }: Needs) {
  const openRow = async (queries: Queries, id: string) => {
    const [row] = await queries.select().from(consultationTable).where(eq(consultationTable.id, id));
    return row?.status === 'open' && row.startsAt && row.endsAt && row.endsAt >= clock.now()
      ? { ...row, startsAt: row.startsAt, endsAt: row.endsAt }
      : undefined;
  };
  const dueOf = (row: { startsAt: Date }) => {
    const due = video.linkAt(row.startsAt);
    return due.getTime() > Date.now() + 1 ? due : undefined;
  };
  const wait: Work = async (id) => {
    await db.transaction(async (tx) => {
      const row = await openRow(tx, id),
        due = row && dueOf(row);
      if (due) return jobs.add(tx, 'video_link', id, due);
      if ((await jobs.drop(tx, 'video_link', id)) && row) await jobs.add(tx, 'video_link_send', id);
    });
    jobs.kick();
  };
  const send: Work = async (id) => {
    const row = await openRow(db, id);
    // Moved meanwhile: it waits for its new time.
    if (!row || dueOf(row)) return;
    const [order] = await orders.rows(db, [id]),
      { success, data: details } = videoDetails.safeParse(order?.details);
    // Forgotten with its person.
    if (!success) return;
    const { language } = await accounts.reach(row.accountId),
      says = language === 'hi' ? consultationTextsHi : consultationTexts;
    await sender.send({
      to: details.patient_whatsapp,
      channel: sender.has('whatsapp') ? 'whatsapp' : 'sms',
      text: says.link({
        time: promiseText[language].span(row.startsAt, row.endsAt),
        link: `${site}/consultation/${id}`,
      }),
    });
  };
  return { video_link: wait, video_link_send: send };
}
