import { consultationTexts } from '@doorstep/contract/consultation-texts.messages.en';
import { consultationTextsHi } from '@doorstep/contract/consultation-texts.messages.hi';
import { videoDetails } from '@doorstep/contract/consultation.schema';
import { promiseText } from '@doorstep/contract/promise-text';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderService } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs, Work } from '../platform/jobs.ts';
import type { Sender } from '../platform/sender.ts';
import { consultationTable } from './schema.ts';
import type { Video } from './video.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    video_link: true;
  }
}
interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
  sender: Pick<Sender, 'send' | 'has'>;
  accounts: Pick<AccountService, 'reach'>;
  orders: Pick<OrderService, 'rows'>;
  video: Pick<Video, 'linkAt'>;
  /** The shop's own address, without a slash at its end. */
  site: string;
}

/** The job that sends the link of a video consultation to its WhatsApp number, a quarter of an hour before it; by SMS where no WhatsApp is set up. */
export const sendLink =
  ({ db, clock, jobs, sender, accounts, orders, video, site }: Needs): Work =>
  async (id) => {
    const [row] = await db.select().from(consultationTable).where(eq(consultationTable.id, id));
    if (row?.status !== 'open' || !row.startsAt || row.endsAt! < clock.now()) return;
    const due = video.linkAt(row.startsAt);
    if (due.getTime() > Date.now() + 1) {
      await jobs.add(db, 'video_link', id, due);
      return;
    }
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
        time: promiseText[language].span(row.startsAt, row.endsAt!),
        link: `${site}/consultation/${id}`,
      }),
    });
  };
